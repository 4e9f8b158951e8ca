// The first file of StrictJSON.
