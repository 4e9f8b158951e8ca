// The first file of PackBuilder.
