/** Contents that a careless server damages, and claims on what a file holds. */
import type { Actor } from '../../fixtures/actor.ts'

/** Text as it is: no final newline, both kinds of line ends, signs beyond ASCII, and what looks like Base64. */
export const texts = [
  'dGV4dA==',
  'no newline at the end',
  'two\r\nline ends\n',
  'Größe: 5 µm ✓\n',
  '  blanks  \n\n',
]

/** Bytes that are no text. */
export const bytes = Buffer.from([0, 1, 2, 0xff, 0xfe, 0x0d, 0x0a, 0x80, 0x00])

/** Names of which every sign has to be encoded in a path. */
export const names = [
  'lib/a b.txt',
  'lib/100%.txt',
  'lib/50%20.txt',
  'a#b?c.txt',
  'Übung/ä&ö.txt',
  'plus+equals=.txt',
]

/** Claims that a file holds these bytes on a ref. */
export async function claimsContent(
  actor: Actor,
  project: number,
  file_path: string,
  ref: string,
  content: string | Uint8Array,
): Promise<void> {
  const response = await actor.observe('getFile', { path: { id: project, file_path }, query: { ref } })
  const expected = Buffer.from(content)
  const actual = Buffer.from(response.body.content, 'base64')
  if (!actual.equals(expected)) {
    response.fail(
      `The file holds ${expected.toString('base64')} (Base64).`,
      `It holds ${actual.toString('base64')}.`,
    )
  }
}
