// The first file of GeometryFiles.
