@testable import ContentChecks

/// Rows of OurAirports (public domain), as they stood in February 2026, and two made up.
enum KnownAerodromes {
  static let all = HazardReference.made(airports: airports, runways: runways)

  private static let airports = [
    "3875,KSEA,large_airport,Seattle–Tacoma International Airport,47.447943,-122.310276",
    "3401,KBFI,medium_airport,Boeing Field King County International Airport,47.529999,-122.302002",
    "3673,KMDW,large_airport,Chicago Midway International Airport,41.785999,-87.752403",
    "27223,ZSPD,large_airport,Shanghai Pudong International Airport,31.1434,121.805",
    "27225,ZSSS,large_airport,Shanghai Hongqiao International Airport,31.198104,121.33426",
    "28112,HK-0099,closed,Hong Kong International Airport Kai Tak,22.320304,114.198074",
    "44247,CN-0169,medium_airport,Shanghai Dachang Air Base,31.324438,121.409508",
    "44249,CN-0171,closed,Shanghai Longhua Airport,31.166901,121.454002",
    "2215,DE-0456,closed,Berlin Tempelhof Airport,52.473,13.4039",
    "2477,EGSU,small_airport,Duxford Aerodrome,52.090801,0.131944",
    "1,HELI,heliport,A heliport made up,31.2390,121.4900",
    "2,LANE,seaplane_base,A seaplane base made up,47.629002,-122.338997",
  ]

  private static let runways = [
    "3875,KSEA,11900,150,ASP,0,16L,47.46379852294922,-122.30799865722656,34R,47.43119812011719,-122.30799865722656",
    "3875,KSEA,,,,1,lower,,,high,,",
    "3401,KBFI,10007,200,ASP,0,14R,47.54050064086914,-122.31099700927734,32L,47.51679992675781,-122.29100036621094",
    "3673,KMDW,5141,150,ASP,1,13L,41.792301,-87.757896,31R,41.7826,-87.744301",
    "27223,ZSPD,11155,197,CONC,0,15,,,33,,",
    "27223,ZSPD,13123,197,CON,0,17L,31.161300659179688,121.78600311279297,35R,31.12700080871582,121.79900360107422",
    "27225,ZSSS,11154,148,ASP,0,18L,31.213199615478516,121.33499908447266,36R,31.1825008392334,121.33699798583984",
    "28112,HK-0099,11122,200,Asphalt,1,13,22.321800231933594,114.19599914550781,31,22.305299758911133,114.21499633789062",
    "2215,DE-0456,6870,197,concrete,1,09L,52.4759,13.4028,27R,52.4763,13.4256",
    "2477,EGSU,4750,148,ASP,0,06,52.086899,0.123611,24,52.093601,0.142222",
    "1,HELI,60,60,CONC,0,H1,31.2390,121.4900,H1,31.2391,121.4901",
    "2,LANE,5000,500,WATER,0,16,47.6358,-122.3390,34,47.6222,-122.3390",
  ]
}
