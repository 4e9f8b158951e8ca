import SystemKit
import Testing

@Suite struct WallClockTests {
  @Test func `an old date stands for today, but revives nothing that has expired`() {
    let told = WallClock.current(in: Environment(["SOURCE_DATE_EPOCH": "1500000000"]))
    #expect(told.today.description == "2017-07-14")
    #expect(told.expiryDay.description == WallClock.current(in: Environment()).today.description)
  }

  @Test func `a date to come counts for both`() {
    let told = WallClock.current(in: Environment(["SOURCE_DATE_EPOCH": "253402300799"]))
    #expect(told.today.description == "9999-12-31")
    #expect(told.expiryDay.description == "9999-12-31")
  }
}
