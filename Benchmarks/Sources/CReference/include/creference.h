#ifndef CREFERENCE_H
#define CREFERENCE_H

#include <stddef.h>

/// The public WGS-84 to GCJ-02 formula as libraries write it: twelve sines of the C library a point.
void reference_gcj02_forward(const double *latitudes, const double *longitudes, double *out_latitudes,
                             double *out_longitudes, size_t count);

/// The "exact" inverse by bisection, as libraries of the EvilTransform family do it: halving a box of 0.02 degrees
/// around the place until it is smaller than 1e-6 degrees, 30 rounds at most.
void reference_gcj02_inverse(const double *latitudes, const double *longitudes, double *out_latitudes,
                             double *out_longitudes, size_t count);

#endif
