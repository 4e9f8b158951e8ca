import Foundation

let arguments = CommandLine.arguments.dropFirst()
let unknown = arguments.filter { name in !Suite.all.contains { $0.name == name } }
guard unknown.isEmpty else {
  let names = Suite.all.map(\.name).joined(separator: ", ")
  print("no such suite: \(unknown.joined(separator: ", ")); there are: \(names)")
  exit(2)
}
for suite in Suite.all where arguments.isEmpty || arguments.contains(suite.name) { suite.run() }
