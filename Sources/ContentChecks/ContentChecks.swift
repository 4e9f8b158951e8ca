// The first file of ContentChecks.
