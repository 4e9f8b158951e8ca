// The first file of Digests.
