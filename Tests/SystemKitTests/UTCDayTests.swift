import SystemKit
import TestSupport
import Testing

struct UTCDayTests {
  @Test(
    "a day reads and writes as YYYY-MM-DD",
    arguments: [
      ("1970-01-01", 0), ("1969-12-31", -1), ("2000-02-29", 11_016), ("2026-11-30", 20_787), ("0001-01-01", -719_162),
      ("9999-12-31", 2_932_896),
    ])
  func known(text: String, number: Int) {
    #expect(UTCDay(text)?.number == number)
    #expect(UTCDay(number: number).description == text)
  }

  @Test(
    "what is no day is none",
    arguments: [
      "", "2026-1-01", "2026-02-29", "1900-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "2026-04-00", "20260401",
      "2026-04-01 ", "+026-04-01", "２０２６-04-01", "0000-01-01", "2026-04-01-",
    ])
  func impossible(text: String) {
    #expect(UTCDay(text) == nil)
  }

  @Test(
    "a moment lies in the day it is in, before 1970 too",
    arguments: [
      (0, 0), (86_399, 0), (86_400, 1), (-1, -1), (-86_400, -1), (-86_401, -2),
    ] as [(Int64, Int)])
  func moments(seconds: Int64, number: Int) {
    #expect(UTCDay(secondsSince1970: seconds).number == number)
  }

  @Test func `days follow one another by the plain rules of the calendar`() {
    var (year, month, day) = (1890, 1, 1)
    var number = UTCDay(year: 1890, month: 1, day: 1)?.number ?? .min
    for _ in 0..<90_000 {
      #expect(UTCDay(number: number).date == (year, month, day))
      #expect(UTCDay(year: year, month: month, day: day)?.number == number)
      (year, month, day) = next(year, month, day)
      number += 1
    }
  }

  private func next(_ year: Int, _ month: Int, _ day: Int) -> (Int, Int, Int) {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    if day < lengths[month - 1] { return (year, month, day + 1) }
    return month < 12 ? (year, month + 1, 1) : (year + 1, 1, 1)
  }

  @Test func `SOURCE_DATE_EPOCH stands for now`() {
    let clock = WallClock.current(in: Environment(["SOURCE_DATE_EPOCH": "951782400"]))
    #expect(clock.today.description == "2000-02-29")
    #expect(WallClock.current(in: Environment(["SOURCE_DATE_EPOCH": "soon"])).today > UTCDay(number: 20_000))
  }
}
