// The first file of Deflate.
