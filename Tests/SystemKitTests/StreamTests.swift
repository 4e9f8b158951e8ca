import Foundation
import SystemKit
import TestSupport
import Testing

struct StreamTests {
  @Test func `what is written comes back, in order, through a buffer smaller than it`() throws {
    let folder = try TemporaryFolder()
    let text = (0..<30_000).map { "line \($0)\n" }.joined()
    try withDescriptor(folder.path("out"), O_WRONLY | O_CREAT) { descriptor in
      let output = DescriptorOutput(descriptor: descriptor, isBuffered: true)
      for line in text.split(separator: "\n") { try output.write("\(line)\n") }
      try output.flush()
    }
    var read: [UInt8] = []
    try withDescriptor(folder.path("out"), O_RDONLY) { descriptor in
      let input = DescriptorInput(descriptor: descriptor)
      while case let bytes = try input.read(atMost: 4096), !bytes.isEmpty { read += bytes }
    }
    #expect(String(decoding: read, as: UTF8.self) == text)
  }

  @Test func `nothing goes out before the buffer is full or flushed, and everything at once without one`() throws {
    let folder = try TemporaryFolder()
    try withDescriptor(folder.path("out"), O_WRONLY | O_CREAT) { descriptor in
      let buffered = DescriptorOutput(descriptor: descriptor, isBuffered: true)
      try buffered.write("later")
      #expect(size(folder.path("out")) == 0)
      try DescriptorOutput(descriptor: descriptor, isBuffered: false).write("now")
      #expect(size(folder.path("out")) == 3)
      try buffered.flush()
      #expect(size(folder.path("out")) == 8)
    }
  }

  @Test func `a stream that cannot be written says so, and again until the end`() throws {
    try withDescriptor("/dev/null", O_RDONLY) { descriptor in
      let output = DescriptorOutput(descriptor: descriptor, isBuffered: true)
      try output.write("lost")
      #expect(throws: StreamError(code: EBADF)) { try output.flush() }
      #expect(throws: StreamError(code: EBADF)) { try output.flush() }
    }
  }

  private func size(_ path: String) -> Int? {
    var record = stat()
    return stat(path, &record) == 0 ? Int(record.st_size) : nil
  }

  private func withDescriptor(_ path: String, _ flags: Int32, _ body: (Int32) throws -> Void) throws {
    let descriptor = open(path, flags, 0o600)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    try body(descriptor)
  }
}
