// The first file of PackFormat.
