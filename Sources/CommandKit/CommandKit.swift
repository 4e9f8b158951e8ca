// The first file of CommandKit.
