/// A tiny atlas beside toy content: two provinces side by side, the western one of two cities.
enum ToyAtlas {
  static let files = [
    "content/boundaries/china/atlas.json": #"""
    {"datum": "gcj02", "names": {"en": "China", "zh": "中国"}, "licence": "CC0-1.0", "provenance": "made up"}
    """#,
    "content/boundaries/china/borders.topojson": topology(),
  ]

  /// Squares of one degree at 30° N: city 420100 from 114° E, city 420200 from 115° E, province 430000 from 116° E.
  static func topology(secondCity: String = "420200") -> String {
    #"""
    {"type":"Topology","transform":{"scale":[0.000001,0.000001],"translate":[114,30]},"objects":{
    "cities":{"type":"GeometryCollection","geometries":[
    {"type":"Polygon","properties":{"adcode":420100,"name-zh":"甲市","name-en":"Jia"},"arcs":[[0,1]]},
    {"type":"Polygon","properties":{"adcode":"\#(secondCity)","name-zh":"乙市","name-en":"Yi"},"arcs":[[2,3,4,-2]]},
    {"type":"Polygon","properties":{"adcode":430000,"name-zh":"丙省","name-en":"Bing"},"arcs":[[5,-4]]}]},
    "provinces":{"type":"GeometryCollection","geometries":[
    {"type":null,"properties":{"adcode":420000,"name-zh":"丁省","name-en":"Ding"}},
    {"type":null,"properties":{"adcode":430000,"name-zh":"丙省","name-en":"Bing"}}]}},
    "arcs":[[[1000000,1000000],[-1000000,0],[0,-1000000],[1000000,0]],[[1000000,0],[0,1000000]],
    [[1000000,0],[1000000,0]],[[2000000,0],[0,1000000]],[[2000000,1000000],[-1000000,0]],
    [[2000000,0],[1000000,0],[0,1000000],[-1000000,0]]]}
    """#
  }
}
