/**
 * Names of files, which Git keeps as bytes. UTF-8 becomes text; each byte of 0x80 and more in a name that is not UTF-8
 * becomes a lone surrogate (U+DC80 to U+DCFF), so that writing the name restores the same bytes.
 */
export function decodeFileName(bytes: Buffer): string {
  const text = bytes.toString()
  if (!text.includes('\ufffd') || Buffer.from(text).equals(bytes)) return text
  return Array.from(bytes, (byte) => String.fromCharCode(byte < 0x80 ? byte : surrogates + byte)).join('')
}

/** The bytes of a name that `decodeFileName` has read, or of any other text. */
export function encodeFileName(name: string): Buffer {
  if (name.isWellFormed()) return Buffer.from(name)
  return Buffer.from(name.split('').map((unit) => unit.charCodeAt(0) & 0xff))
}

const surrogates = 0xdc00
