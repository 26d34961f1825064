/** The bytes of a text in Base64, in which white space is ignored; undefined if it is not valid. */
export function decodeBase64(text: string): Buffer | undefined {
  const digits = text.replace(/\s+/g, '')
  if (digits.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(digits)) return undefined
  return Buffer.from(digits, 'base64')
}
