import Digests
public import FileStore
public import SystemKit

/// The world a command runs in, as a value.
public struct Host: Sendable {
  /// The environment variables.
  public var environment: Environment
  /// What `-` reads.
  public var input: any InputStream
  /// Where answers go.
  public var output: any OutputStream
  /// Where messages and progress go.
  public var messages: any OutputStream
  /// What answers are shown on.
  public var outputTerminal: Terminal
  /// What messages are shown on.
  public var messageTerminal: Terminal
  /// The clock.
  public var clock: WallClock
  /// The files.
  public var files: any FileSystem
  /// Processors to use where nothing else is said.
  public var processorCount: Int
  /// Opens a file in the program a person has chosen for it; false where there is none.
  public var openFile: @Sendable (_ path: String) -> Bool = { _ in false }
  /// Names this very program, so that nothing another one made is taken for its own.
  public var toolFingerprint: @Sendable () -> String

  /// A host made up for a test.
  public init(
    environment: Environment, input: any InputStream, output: any OutputStream, messages: any OutputStream,
    outputTerminal: Terminal, messageTerminal: Terminal, clock: WallClock, files: any FileSystem, processorCount: Int,
    toolFingerprint: @escaping @Sendable () -> String
  ) {
    self.environment = environment
    self.input = input
    self.output = output
    self.messages = messages
    self.outputTerminal = outputTerminal
    self.messageTerminal = messageTerminal
    self.clock = clock
    self.files = files
    self.processorCount = processorCount
    self.toolFingerprint = toolFingerprint
  }

  /// This process and its machine.
  public static func thisProcess() -> Host {
    let environment = Environment.ofThisProcess()
    var host = Host(
      environment: environment, input: DescriptorInput(descriptor: 0),
      output: DescriptorOutput(descriptor: 1, isBuffered: true),
      messages: DescriptorOutput(descriptor: 2, isBuffered: false), outputTerminal: Terminal(descriptor: 1),
      messageTerminal: Terminal(descriptor: 2), clock: .current(in: environment), files: LocalFileSystem(),
      processorCount: ThisProcess.processorCount, toolFingerprint: { fingerprintOfThisProgram() })
    host.openFile = { Launcher.open($0) }
    return host
  }

  /// The digest of the program's file; its version where the file cannot be read.
  private static func fingerprintOfThisProgram() -> String {
    guard let path = ThisProcess.executablePath, let file = try? LocalFileSystem().map(path) else {
      return ToolDescription.version
    }
    return file.withBytes { SHA256Digest(of: $0) }.hex
  }
}
