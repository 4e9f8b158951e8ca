#if canImport(CryptoKit)

  import CryptoKit

  /// Apple's implementation. Unverified on Apple.
  struct SHA256Engine: ~Copyable {
    private var state = SHA256()

    mutating func update(_ bytes: UnsafeRawBufferPointer) {
      state.update(bufferPointer: bytes)
    }

    consuming func finish() -> SHA256Digest {
      let value = state.finalize().withUnsafeBytes { Array($0) }
      guard let digest = SHA256Digest(bytes: value) else { preconditionFailure("SHA-256 yields 32 bytes") }
      return digest
    }
  }

#else

  internal import CCrypto

  /// OpenSSL's implementation.
  struct SHA256Engine: ~Copyable {
    private let context: OpaquePointer

    init() {
      // Both calls fail only when memory has run out.
      guard let context = EVP_MD_CTX_new(), EVP_DigestInit_ex(context, EVP_sha256(), nil) == 1 else {
        preconditionFailure("out of memory")
      }
      self.context = context
    }

    deinit { EVP_MD_CTX_free(context) }

    mutating func update(_ bytes: UnsafeRawBufferPointer) {
      let result = EVP_DigestUpdate(context, bytes.baseAddress, bytes.count)
      precondition(result == 1, "hashing memory cannot fail")
    }

    consuming func finish() -> SHA256Digest {
      let value = [UInt8](unsafeUninitializedCapacity: SHA256Digest.byteCount) { buffer, count in
        var written: UInt32 = 0
        let result = EVP_DigestFinal_ex(context, buffer.baseAddress, &written)
        precondition(result == 1, "hashing memory cannot fail")
        count = Int(written)
      }
      guard let digest = SHA256Digest(bytes: value) else { preconditionFailure("SHA-256 yields 32 bytes") }
      return digest
    }
  }

#endif
