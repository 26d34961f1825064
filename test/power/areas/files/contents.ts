/** Contents that are damaged on their way into a repository, and authors who are not named. */

const looksEncoded = (text: string) => /^[A-Za-z0-9+/]{4,}={0,2}$/.test(text) && text.length % 4 === 0

/** What careless servers make of text. */
export const damagedTexts: Readonly<Record<string, (text: string) => string>> = {
  'what looks like Base64 is decoded': (text) =>
    looksEncoded(text) ? Buffer.from(text, 'base64').toString('utf8') : text,
  'blanks around the text are lost': (text) => text.trim(),
  'a last line feed is added': (text) => (text.endsWith('\n') ? text : `${text}\n`),
  'line ends are made alike': (text) => text.replaceAll('\r\n', '\n'),
  'signs beyond ASCII are lost': (text) => text.replaceAll(/[^\n\r -~]/g, '?'),
}

/** What careless servers make of Base64: text to be written as it is. */
export const damagedBase64: Readonly<Record<string, (content: string) => string>> = {
  'Base64 is written as it stands': (content) => content,
  'decoded bytes are taken for text': (content) => Buffer.from(content, 'base64').toString('utf8'),
}
