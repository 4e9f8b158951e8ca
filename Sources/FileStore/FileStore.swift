// The first file of FileStore.
