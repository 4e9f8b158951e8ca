// The first file of SystemKit.
