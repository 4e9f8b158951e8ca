#include "creference.h"

#include <math.h>

#ifndef M_PI
#define M_PI 3.14159265358979323846
#endif

static const double semi_major = 6378245.0;
static const double eccentricity = 0.00669342162296594323;

static void shift(double latitude, double longitude, double *north, double *east) {
  double x = longitude - 105.0, y = latitude - 35.0;
  double xy = x * y, root = sqrt(fabs(x));
  double common = 20.0 * sin(6.0 * x * M_PI) + 20.0 * sin(2.0 * x * M_PI);
  double d_lat = common + 20.0 * sin(y * M_PI) + 40.0 * sin(y / 3.0 * M_PI);
  double d_lon = common + 20.0 * sin(x * M_PI) + 40.0 * sin(x / 3.0 * M_PI);
  d_lat += 160.0 * sin(y / 12.0 * M_PI) + 320.0 * sin(y / 30.0 * M_PI);
  d_lon += 150.0 * sin(x / 12.0 * M_PI) + 300.0 * sin(x / 30.0 * M_PI);
  d_lat = d_lat * 2.0 / 3.0 - 100.0 + 2.0 * x + 3.0 * y + 0.2 * y * y + 0.1 * xy + 0.2 * root;
  d_lon = d_lon * 2.0 / 3.0 + 300.0 + x + 2.0 * y + 0.1 * x * x + 0.1 * xy + 0.1 * root;
  double radians = latitude / 180.0 * M_PI;
  double w2 = 1.0 - eccentricity * sin(radians) * sin(radians);
  double w = sqrt(w2);
  *north = d_lat * 180.0 / ((semi_major * (1.0 - eccentricity)) / (w2 * w) * M_PI);
  *east = d_lon * 180.0 / (semi_major / w * cos(radians) * M_PI);
}

void reference_gcj02_forward(const double *latitudes, const double *longitudes, double *out_latitudes,
                             double *out_longitudes, size_t count) {
  for (size_t i = 0; i < count; i++) {
    double north, east;
    shift(latitudes[i], longitudes[i], &north, &east);
    out_latitudes[i] = latitudes[i] + north;
    out_longitudes[i] = longitudes[i] + east;
  }
}

void reference_gcj02_inverse(const double *latitudes, const double *longitudes, double *out_latitudes,
                             double *out_longitudes, size_t count) {
  const double start = 0.01, enough = 0.000001;
  for (size_t i = 0; i < count; i++) {
    double low_lat = latitudes[i] - start, high_lat = latitudes[i] + start;
    double low_lon = longitudes[i] - start, high_lon = longitudes[i] + start;
    double lat = latitudes[i], lon = longitudes[i];
    for (int round = 0; round < 30; round++) {
      lat = (low_lat + high_lat) / 2;
      lon = (low_lon + high_lon) / 2;
      double north, east;
      shift(lat, lon, &north, &east);
      double off_lat = lat + north - latitudes[i], off_lon = lon + east - longitudes[i];
      if (fabs(off_lat) < enough && fabs(off_lon) < enough) break;
      if (off_lat > 0) high_lat = lat; else low_lat = lat;
      if (off_lon > 0) high_lon = lon; else low_lon = lon;
    }
    out_latitudes[i] = lat;
    out_longitudes[i] = lon;
  }
}
