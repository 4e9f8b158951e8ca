import CitypackCommands

await CitypackTool.main()
