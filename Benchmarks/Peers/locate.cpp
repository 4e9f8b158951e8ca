// What S2 and GEOS take for the same look-ups: built and run by the suite `locate` where their headers are installed.
//
//   locate-peers RINGS POINTS ANSWERS LABEL
//
// RINGS: int32 region, hole (0 or 1), count, then count times x y, micro-degrees, not closed, shells counter-clockwise and
// followed by their holes. POINTS: int32 x y. ANSWERS: int32 region, 0 for nobody. Printed: peer, label, ns, wrong answers, MB.
#include <geos_c.h>
#include <s2/mutable_s2shape_index.h>
#include <s2/s2contains_point_query.h>
#include <s2/s2latlng.h>
#include <s2/s2lax_polygon_shape.h>

#include <cstdarg>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <map>
#include <memory>
#include <string>
#include <vector>

struct Ring {
  int region;
  bool isHole;
  std::vector<std::pair<int, int>> points;
};

static std::vector<int32_t> load(const char* path) {
  std::vector<int32_t> words;
  FILE* file = fopen(path, "rb");
  if (!file) return words;
  fseek(file, 0, SEEK_END);
  words.resize(ftell(file) / 4);
  rewind(file);
  if (fread(words.data(), 4, words.size(), file) != words.size()) words.clear();
  fclose(file);
  return words;
}

static double seconds() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec + time.tv_nsec * 1e-9;
}

template <class Query>
static void report(const char* peer, const char* label, size_t count, const std::vector<int32_t>& answers, double megabytes,
                   Query query) {
  double best = 1e9;
  size_t wrong = 0;
  for (int run = 0; run < 3; run++) {
    double start = seconds();
    wrong = 0;
    for (size_t i = 0; i < count; i++) wrong += query(i) != answers[i];
    best = std::min(best, seconds() - start);
  }
  printf("%s %s %.1f %zu %.1f\n", peer, label, best / count * 1e9, wrong, megabytes);
}

static void askS2(const std::vector<Ring>& rings, const std::vector<int32_t>& points, const std::vector<int32_t>& answers,
                  const char* label) {
  auto point = [](int x, int y) { return S2LatLng::FromDegrees(y * 1e-6, x * 1e-6).ToPoint(); };
  std::map<int, std::vector<std::vector<S2Point>>> loops;
  for (auto& ring : rings) {
    auto& loop = loops[ring.region].emplace_back();
    for (auto [x, y] : ring.points) loop.push_back(point(x, y));
  }
  MutableS2ShapeIndex index;
  std::vector<int> region;
  for (auto& [number, own] : loops) {
    index.Add(std::make_unique<S2LaxPolygonShape>(own));
    region.push_back(number);
  }
  index.ForceBuild();
  std::vector<S2Point> places;
  for (size_t i = 0; i + 1 < points.size(); i += 2) places.push_back(point(points[i], points[i + 1]));
  auto query = MakeS2ContainsPointQuery(&index, S2ContainsPointQueryOptions(S2VertexModel::SEMI_OPEN));
  report("S2", label, places.size(), answers, index.SpaceUsed() * 1e-6, [&](size_t i) {
    int found = 0;
    query.VisitContainingShapes(places[i], [&](S2Shape* shape) {
      found = region[shape->id()];
      return false;
    });
    return found;
  });
}

static void silent(const char*, ...) {}

static void askGEOS(const std::vector<Ring>& rings, const std::vector<int32_t>& points, const std::vector<int32_t>& answers,
                    const char* label) {
  initGEOS(silent, silent);
  auto ringOf = [](const Ring& ring) {
    GEOSCoordSequence* sequence = GEOSCoordSeq_create(ring.points.size() + 1, 2);
    for (size_t i = 0; i <= ring.points.size(); i++) {
      auto [x, y] = ring.points[i % ring.points.size()];
      GEOSCoordSeq_setXY(sequence, i, x, y);
    }
    return GEOSGeom_createLinearRing(sequence);
  };
  struct Part {
    const GEOSPreparedGeometry* prepared;
    int region;
  };
  std::vector<std::unique_ptr<Part>> parts;
  GEOSSTRtree* tree = GEOSSTRtree_create(10);
  for (size_t i = 0; i < rings.size();) {
    GEOSGeometry* shell = ringOf(rings[i]);
    std::vector<GEOSGeometry*> holes;
    size_t next = i + 1;
    while (next < rings.size() && rings[next].isHole) holes.push_back(ringOf(rings[next++]));
    GEOSGeometry* polygon = GEOSGeom_createPolygon(shell, holes.data(), holes.size());
    parts.push_back(std::make_unique<Part>(Part{GEOSPrepare(polygon), rings[i].region}));
    GEOSSTRtree_insert(tree, polygon, parts.back().get());
    i = next;
  }
  struct Search {
    GEOSGeometry* point;
    int found;
  };
  report("GEOS", label, points.size() / 2, answers, 0, [&](size_t i) {
    Search search{GEOSGeom_createPointFromXY(points[2 * i], points[2 * i + 1]), 0};
    GEOSSTRtree_query(tree, search.point, [](void* item, void* data) {
      auto part = static_cast<Part*>(item);
      auto search = static_cast<Search*>(data);
      if (!search->found && GEOSPreparedIntersects(part->prepared, search->point) == 1) search->found = part->region;
    }, &search);
    GEOSGeom_destroy(search.point);
    return search.found;
  });
}

int main(int count, char** words) {
  if (count != 5) return 2;
  auto raw = load(words[1]);
  std::vector<Ring> rings;
  for (size_t at = 0; at + 3 <= raw.size();) {
    Ring ring{raw[at], raw[at + 1] != 0, {}};
    int points = raw[at + 2];
    at += 3;
    for (int i = 0; i < points; i++, at += 2) ring.points.push_back({raw[at], raw[at + 1]});
    rings.push_back(ring);
  }
  auto points = load(words[2]);
  auto answers = load(words[3]);
  askS2(rings, points, answers, words[4]);
  askGEOS(rings, points, answers, words[4]);
}
