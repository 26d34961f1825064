import { corrupt, type ObjectType } from './stored-object.ts'
import type { Commit, NewCommit, Signature } from './types.ts'

const objectTypes: readonly ObjectType[] = ['blob', 'tree', 'commit', 'tag']

/** The content of an annotated tag. */
export interface TagObject {
  /** The object it points to, usually a commit. */
  object: string
  /** What that object is. */
  type: ObjectType
  message: string
}

/** Reads a commit object. */
export function parseCommit(oid: string, body: Buffer): Commit {
  const { headers, message } = split(body)
  const tree = headers.find(([key]) => key === 'tree')?.[1]
  const author = parseSignature(headers.find(([key]) => key === 'author')?.[1])
  const committer = parseSignature(headers.find(([key]) => key === 'committer')?.[1])
  if (!tree || !author || !committer) throw corrupt(oid)
  const parents = headers.filter(([key]) => key === 'parent').map(([, value]) => value)
  return { oid, tree, parents, message, author, committer }
}

/** Writes a commit object; the message is stored unchanged. */
export function renderCommit({ tree, parents, message, author, committer }: NewCommit): Buffer {
  const headers = [
    `tree ${tree}`,
    ...parents.map((parent) => `parent ${parent}`),
    `author ${renderSignature(author)}`,
    `committer ${renderSignature(committer)}`,
  ]
  return Buffer.from(`${headers.join('\n')}\n\n${message}`)
}

/** Reads an annotated tag. */
export function parseTag(oid: string, body: Buffer): TagObject {
  const { headers, message } = split(body)
  const object = headers.find(([key]) => key === 'object')?.[1]
  const type = objectTypes.find((each) => headers.some(([key, value]) => key === 'type' && value === each))
  if (!object || !type) throw corrupt(oid)
  return { object, type, message }
}

/** Writes an annotated tag of a commit. */
export function renderTag(tag: { name: string; commit: string; message: string; tagger: Signature }): Buffer {
  const headers = [
    `object ${tag.commit}`,
    'type commit',
    `tag ${tag.name}`,
    `tagger ${renderSignature(tag.tagger)}`,
  ]
  return Buffer.from(`${headers.join('\n')}\n\n${tag.message}`)
}

function split(body: Buffer): { headers: [string, string][]; message: string } {
  const end = body.indexOf('\n\n')
  const head = body.toString('utf8', 0, end < 0 ? body.length : end)
  const headers = head.split('\n').map((line): [string, string] => {
    const space = line.indexOf(' ')
    // Lines of a signature start with a blank: their key is empty, and is never read.
    return [line.slice(0, space), line.slice(space + 1)]
  })
  return { headers, message: end < 0 ? '' : body.toString('utf8', end + 2) }
}

function parseSignature(line: string | undefined): Signature | undefined {
  if (line === undefined) return undefined
  const [start, end, last] = [line.indexOf('<'), line.indexOf('>'), line.lastIndexOf('>')]
  if (start < 0 || end < start) return undefined
  const name = line[start - 1] === ' ' ? line.slice(0, start - 1) : line.slice(0, start)
  return { name, email: line.slice(start + 1, end), ...parseTime(line.slice(last + 1)) }
}

// The last second of the year 9999: later ones have no date in the usual notation.
const latest = 253_402_300_799

/** What is no time counts as the beginning of 1970, as it does for Git. */
function parseTime(text: string): Pick<Signature, 'at' | 'offset'> {
  const [, digits = '0', sign, hours = '0', minutes = '0'] =
    /^ (-?\d{1,20}) ([+-])(\d\d)(\d\d)$/.exec(text) ?? []
  const seconds = Number(digits)
  const offset = Number(hours) * 60 + Number(minutes)
  return {
    at: new Date(Math.abs(seconds) <= latest ? seconds * 1000 : 0),
    offset: sign === '-' ? -offset : offset,
  }
}

function renderSignature({ name, email, at, offset }: Signature): string {
  const seconds = Math.max(0, Math.floor(at.getTime() / 1000))
  const minutes = Math.abs(Math.trunc(offset))
  const zone = `${pad(Math.floor(minutes / 60))}${pad(minutes % 60)}`
  return `${clean(name) || clean(email) || 'unknown'} <${clean(email)}> ${seconds} ${offset < 0 ? '-' : '+'}${zone}`
}

const pad = (number: number): string => String(number).padStart(2, '0')

/** Git drops what would break its own line apart, and marks at the edges. */
const clean = (text: string): string => withoutEdges(text.replaceAll('\0', '').replace(/[\n<>]/g, ''))

const edge = /[\s.,:;"'\\]/

function withoutEdges(text: string): string {
  let [start, end] = [0, text.length]
  while (start < end && edge.test(text[start] ?? '')) start++
  while (end > start && edge.test(text[end - 1] ?? '')) end--
  return text.slice(start, end)
}
