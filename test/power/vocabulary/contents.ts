/** Damaged contents of files. */

const looksEncoded = (text: string) => /^[A-Za-z0-9+/]{4,}={0,2}$/.test(text) && text.length % 4 === 0

/** What careless servers make of text. */
export const damagedTexts: Readonly<Record<string, (text: string) => string>> = {
  'decodes text that looks like Base64': (text) =>
    looksEncoded(text) ? Buffer.from(text, 'base64').toString('utf8') : text,
  'trims the content': (text) => text.trim(),
  'adds a final line feed': (text) => (text.endsWith('\n') ? text : `${text}\n`),
  'normalizes line ends': (text) => text.replaceAll('\r\n', '\n'),
  'removes characters outside ASCII': (text) => text.replaceAll(/[^\n\r -~]/g, '?'),
}

/** Stores Base64 as text without decoding it. */
export const damagedBase64: Readonly<Record<string, (content: string) => string>> = {
  'writes Base64 without decoding': (content) => content,
  'decodes bytes as text': (content) => Buffer.from(content, 'base64').toString('utf8'),
}
