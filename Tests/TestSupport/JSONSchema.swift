import Foundation
import StrictJSON

/// The part of JSON Schema that our published schemas use. A keyword it does not know is a fault, never ignored.
public struct JSONSchema {
  private let root: JSONNode

  /// Reads a schema from `docs/schemas/<name>`, found from the folder of the test that asks.
  public init(named name: String, from testFile: String = #filePath) throws {
    var folder = URL(fileURLWithPath: testFile).deletingLastPathComponent()
    while folder.path != "/",
      !FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
    {
      folder.deleteLastPathComponent()
    }
    let file = folder.appendingPathComponent("docs/schemas").appendingPathComponent(name)
    try self.init(Array(Data(contentsOf: file)))
  }

  /// A schema as text.
  public init(_ bytes: [UInt8]) throws { root = try JSONDocument(bytes).root }

  /// What is wrong with a text, each with the path of the value; empty where it conforms.
  public func faults(in bytes: [UInt8]) throws -> [String] {
    faults(of: try JSONDocument(bytes).root, against: root, at: "$")
  }

  private func faults(of value: JSONNode, against schema: JSONNode, at path: String) -> [String] {
    (schema.members ?? []).flatMap { keyword -> [String] in
      let rule = keyword.value
      switch keyword.key {
      case "$schema", "$id", "$defs", "$comment", "title", "description", "examples": return []
      case "$ref":
        return reference(rule).map { faults(of: value, against: $0, at: path) } ?? ["\(path): \(rule) is no schema"]
      case "type": return isOfType(value, rule) ? [] : ["\(path): not of type \(words(rule))"]
      case "const": return words(value) == words(rule) ? [] : ["\(path): not \(words(rule))"]
      case "enum":
        return (rule.elements ?? []).contains { words($0) == words(value) } ? [] : ["\(path): not one of the values"]
      case "minimum", "maximum": return bound(keyword.key, rule, value, path)
      case "pattern": return pattern(rule, value, path)
      case "items":
        return (value.elements ?? []).enumerated().flatMap { faults(of: $1, against: rule, at: "\(path)[\($0)]") }
      case "required": return required(rule, value, path)
      case "properties": return properties(rule, value, path)
      case "additionalProperties": return additional(rule, schema["properties"], value, path)
      default: return ["\(path): the checker does not know the keyword \(keyword.key)"]
      }
    }
  }

  private func reference(_ node: JSONNode) -> JSONNode? {
    let parts = (node.string ?? "").split(separator: "/")
    guard parts.first == "#" else { return nil }
    return parts.dropFirst().reduce(JSONNode?.some(root)) { $0?[String($1)] }
  }

  private func isOfType(_ value: JSONNode, _ rule: JSONNode) -> Bool {
    let names = rule.elements.map { $0.compactMap(\.string) } ?? [rule.string ?? ""]
    return names.contains { name in
      switch name {
      case "object": value.members != nil
      case "array": value.elements != nil
      case "string": value.string != nil
      case "integer": value.integer != nil
      case "number": value.number != nil
      case "boolean": value.boolean != nil
      case "null": value.isNull
      default: false
      }
    }
  }

  private func bound(_ keyword: String, _ rule: JSONNode, _ value: JSONNode, _ path: String) -> [String] {
    guard let limit = rule.number?.value, let number = value.number?.value else { return [] }
    let isWithin = keyword == "minimum" ? number >= limit : number <= limit
    return isWithin ? [] : ["\(path): \(number) is beyond the \(keyword) \(limit)"]
  }

  private func pattern(_ rule: JSONNode, _ value: JSONNode, _ path: String) -> [String] {
    guard let pattern = rule.string, let text = value.string else { return [] }
    return text.range(of: pattern, options: .regularExpression) == nil
      ? ["\(path): ‘\(text)’ is not like \(pattern)"] : []
  }

  private func required(_ rule: JSONNode, _ value: JSONNode, _ path: String) -> [String] {
    guard value.members != nil else { return [] }
    return (rule.elements ?? []).compactMap(\.string).filter { value[$0] == nil }.map { "\(path): lacks \($0)" }
  }

  private func properties(_ rule: JSONNode, _ value: JSONNode, _ path: String) -> [String] {
    (value.members ?? []).flatMap { member in
      rule[member.key].map { faults(of: member.value, against: $0, at: "\(path).\(member.key)") } ?? []
    }
  }

  private func additional(_ rule: JSONNode, _ named: JSONNode?, _ value: JSONNode, _ path: String) -> [String] {
    let others = (value.members ?? []).filter { named?[$0.key] == nil }
    if rule.boolean == true { return [] }
    if rule.boolean == false { return others.map { "\(path): \($0.key) is not in the schema" } }
    return others.flatMap { faults(of: $0.value, against: rule, at: "\(path).\($0.key)") }
  }

  private func words(_ node: JSONNode) -> String {
    switch node.value {
    case .null: "null"
    case .boolean(let truth): "\(truth)"
    case .number(let number): number.text
    case .string(let text): "\"\(text)\""
    case .array(let elements): "[\(elements.map(words).joined(separator: ", "))]"
    case .object(let members): "{\(members.map { "\"\($0.key)\": \(words($0.value))" }.joined(separator: ", "))}"
    }
  }
}
