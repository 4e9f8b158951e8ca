// The first file of CitypackCommands.
