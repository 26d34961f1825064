/** Packs that are damaged, malformed or incomplete. */
import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import {
  commit,
  copy,
  copyMuch,
  delta,
  insert,
  noObject,
  ofsDelta,
  oidOf,
  packOf,
  refDelta,
  rendered,
  signed,
  tree,
  whole,
  type Entry,
  type Line,
} from './packs.ts'

const blob = 'content\n'
const blobOid = oidOf('blob', blob)
const file = (name: string, mode = '100644', oid = blobOid): Line => ({ mode, name, oid })

/** A pack with a commit of this tree. */
function withTree(body: Buffer, ...more: Entry[]): { pack: Buffer; tip: string } {
  const top = commit(oidOf('tree', body))
  return {
    pack: packOf([whole('blob', blob), ...more, whole('tree', body), whole('commit', top)]),
    tip: oidOf('commit', top),
  }
}

function withCommit(body: string): { pack: Buffer; tip: string } {
  const root = tree(file('a'))
  return {
    pack: packOf([whole('blob', blob), whole('tree', root), whole('commit', body)]),
    tip: oidOf('commit', body),
  }
}

/** A pack with one commit. */
export const fine = withTree(tree(file('a')))
const root = oidOf('tree', tree(file('a')))
const at = (date: string): { author: string } => ({ author: `Ada <ada@example.com> ${date}` })
const only = (...entries: Entry[]): { pack: Buffer; tip: string } => ({ pack: packOf(entries), tip: blobOid })
const damaged = (change: (pack: Buffer) => Buffer): { pack: Buffer; tip: string } => ({
  ...fine,
  pack: change(Buffer.from(fine.pack)),
})

/** The defect, the pack with the object of the new branch, and the error message. */
export const hostile: [string, { pack: Buffer; tip: string }, RegExp][] = [
  ['nothing', { ...fine, pack: Buffer.alloc(0) }, /truncated/],
  ['text', { ...fine, pack: Buffer.from('x'.repeat(100)) }, /not a pack/],
  ['half of a pack', damaged((pack) => pack.subarray(0, pack.length / 2)), /checksum/],
  ['a pack without its last byte', damaged((pack) => pack.subarray(0, -1)), /checksum/],
  ['a flipped bit', damaged((pack) => Buffer.from(pack.with(40, (pack[40] ?? 0) ^ 4))), /checksum/],
  ['bytes after the pack', damaged((pack) => Buffer.concat([pack, Buffer.from('more')])), /checksum/],
  [
    'bytes before the checksum',
    damaged((pack) => signed(Buffer.concat([pack.subarray(0, -20), Buffer.from('more')]))),
    /4 bytes after its last object/,
  ],
  [
    'more objects declared than sent',
    { ...fine, pack: packOf([whole('blob', blob)], { count: 2 }) },
    /has 1 objects/,
  ],
  [
    'fewer objects declared than sent',
    { ...fine, pack: packOf([whole('blob', blob), whole('blob', 'x')], { count: 1 }) },
    /after its last object/,
  ],
  [
    'four billion objects declared',
    { ...fine, pack: packOf([], { count: 0xffffffff }) },
    /at most \d+ are accepted/,
  ],
  ['version 4', { ...fine, pack: packOf([whole('blob', blob)], { version: 4 }) }, /version 4/],
  ['type 0', only({ type: 0, body: Buffer.from(blob) }), /unknown type 0/],
  ['type 5', only({ type: 5, body: Buffer.from(blob) }), /unknown type 5/],
  ['a size larger than the content', only({ ...whole('blob', blob), declared: 9 }), /8 bytes and declares 9/],
  ['a size smaller than the content', only({ ...whole('blob', blob), declared: 7 }), /more than the 7 bytes/],
  [
    'a size that no number holds',
    only({ ...whole('blob', blob), declared: 2 ** 60 }),
    /impossible size|at most/,
  ],
  ['a petabyte declared', only({ ...whole('blob', blob), declared: 2 ** 50 }), /at most \d+ are accepted/],
  [
    'a zip bomb',
    only({ ...whole('blob', blob), data: deflateSync(Buffer.alloc(50_000_000)) }),
    /more than the 8 bytes/,
  ],
  ['a zlib stream that is none', only({ ...whole('blob', blob), data: randomBytes(30) }), /zlib stream/],
  [
    'a zlib stream that is cut off',
    only({ ...whole('blob', blob), data: deflateSync(Buffer.from(blob)).subarray(0, 5) }),
    /zlib stream|has 1 objects/,
  ],
  [
    'a large zlib stream that is cut off',
    only({
      ...whole('blob', Buffer.alloc(2_000_000)),
      data: deflateSync(randomBytes(2_000_000)).subarray(0, 1_000_000),
    }),
    /zlib stream|declares/,
  ],
  [
    'a large blob of another size',
    only({ ...whole('blob', Buffer.alloc(2_000_000)), declared: 1_999_999 }),
    /more than the 1999999 bytes/,
  ],
  [
    'a delta without its base',
    only(refDelta('1'.repeat(40), delta(8, 1, insert('x')))),
    /1111111111.* neither in the pack nor in the repository/,
  ],
  [
    'deltas that are each other’s base',
    only(
      refDelta(oidOf('blob', 'x'), delta(1, 1, insert('y'))),
      refDelta(oidOf('blob', 'y'), delta(1, 1, insert('x'))),
    ),
    /neither in the pack nor in the repository/,
  ],
  [
    'a delta that is its own base',
    only(refDelta(oidOf('blob', 'x'), delta(1, 1, insert('x')))),
    /neither in the pack nor in the repository/,
  ],
  [
    'a delta whose base begins before the pack',
    only(ofsDelta(100, delta(8, 1, insert('x')))),
    /base outside of the pack/,
  ],
  [
    'a delta whose base is at distance 0',
    only(ofsDelta(0, delta(8, 1, insert('x')))),
    /base outside of the pack/,
  ],
  [
    'a delta whose base is no entry',
    only(whole('blob', blob), ofsDelta(3, delta(8, 1, insert('x')))),
    /no objects of the pack/,
  ],
  [
    'a delta for a base of another size',
    only(whole('blob', blob), refDelta(blobOid, delta(9, 1, insert('x')))),
    /base of 9 bytes/,
  ],
  [
    'a delta that copies what is not there',
    only(whole('blob', blob), refDelta(blobOid, delta(8, 9, copy(0, 9)))),
    /not there/,
  ],
  [
    'a delta that inserts what is not there',
    only(whole('blob', blob), refDelta(blobOid, delta(8, 9, Buffer.from([9, 65])))),
    /not there/,
  ],
  [
    'a delta that makes too much',
    only(whole('blob', blob), refDelta(blobOid, delta(8, 4, copy(0, 8)))),
    /more bytes than it declares/,
  ],
  [
    'a delta that makes too little',
    only(whole('blob', blob), refDelta(blobOid, delta(8, 9, copy(0, 8)))),
    /fewer bytes/,
  ],
  [
    'a delta with the reserved instruction',
    only(whole('blob', blob), refDelta(blobOid, delta(8, 8, Buffer.from([0])))),
    /reserved instruction/,
  ],
  [
    'a delta that ends in an instruction',
    only(whole('blob', blob), refDelta(blobOid, delta(8, 8, Buffer.from([0x91])))),
    /ends within an instruction/,
  ],
  [
    'a delta without a header',
    only(whole('blob', blob), refDelta(blobOid, Buffer.from([8]))),
    /ends within its header/,
  ],
  ['a delta bomb', bomb(), /at most \d+ are accepted/],
  ['a tree in the wrong order', withTree(tree(file('b'), file('a'))), /treeNotSorted/],
  [
    'a directory sorted like a file',
    withTree(tree(file('a', '40000', root), file('a.b')), whole('tree', tree(file('a')))),
    /treeNotSorted/,
  ],
  ['a name twice', withTree(tree(file('a'), file('a'))), /duplicateEntries/],
  [
    'a file and a directory of one name',
    withTree(tree(file('a'), file('a.b'), file('a', '40000', root)), whole('tree', tree(file('a')))),
    /duplicateEntries/,
  ],
  ['a name .git', withTree(tree(file('.git'))), /hasDotgit/],
  ['a name .GIT', withTree(tree(file('.GIT', '40000', root)), whole('tree', tree(file('a')))), /hasDotgit/],
  ['a name git~1', withTree(tree(file('git~1'))), /hasDotgit/],
  ['a name that some file system takes for .git', withTree(tree(file('.g\u200cit'))), /hasDotgit/],
  ['a name ..', withTree(tree(file('..'))), /hasDotdot/],
  ['a name .', withTree(tree(file('.'))), /hasDot:/],
  ['a name with a slash', withTree(tree(file('a/b'))), /fullPathname/],
  ['an empty name', withTree(tree(file(''))), /emptyName/],
  ['an unknown mode', withTree(tree(file('a', '100666'))), /badFilemode/],
  ['a padded mode', withTree(tree(file('a', '0100644'))), /zeroPaddedFilemode/],
  ['an entry that refers to nothing', withTree(tree(file('a', '100644', noObject))), /nullSha1/],
  ['a tree that is cut off', withTree(tree(file('a')).subarray(0, -3)), /badTree/],
  ['a tree whose blob is missing', withTree(tree(file('a', '100644', '2'.repeat(40)))), /missing blob 2222/],
  ['a tree that takes a blob for a tree', withTree(tree(file('a', '40000'))), /refers? to .* as/],
  ['a tree that takes a blob for both', withTree(tree(file('a', '40000'), file('b'))), /referred to as/],
  ['a commit whose tree is missing', withCommit(commit('3'.repeat(40))), /missing tree 3333/],
  [
    'a commit whose parent is missing',
    withCommit(commit(root, { parents: ['4'.repeat(40)] })),
    /missing commit 4444/,
  ],
  ['a commit whose parent is a tree', withCommit(commit(root, { parents: [root] })), /as/],
  ['a commit without a tree', withCommit(commit(root).replace(/^tree .*\n/, '')), /missingTree/],
  ['a commit without an author', withCommit(commit(root).replace(/author .*\n/, '')), /missingAuthor/],
  [
    'a commit without a committer',
    withCommit(commit(root).replace(/committer .*\n/, '')),
    /missingCommitter/,
  ],
  ['a commit with two authors', withCommit(commit(root).replace(/(author .*\n)/, '$1$1')), /multipleAuthors/],
  ['a commit with a bad name of a tree', withCommit(commit('nonsense')), /badTreeSha1/],
  [
    'a commit with no e-mail address',
    withCommit(commit(root, { author: 'Ada 1767225600 +0100' })),
    /missingEmail/,
  ],
  ['a commit with a date in words', withCommit(commit(root, at('yesterday +0100'))), /badDate/],
  ['a commit before the epoch', withCommit(commit(root, at('-1 +0100'))), /badDate/],
  [
    'a commit at the end of time',
    withCommit(commit(root, at('99999999999999999999 +0100'))),
    /badDateOverflow/,
  ],
  ['a commit with a padded date', withCommit(commit(root, at('01767225600 +0100'))), /zeroPaddedDate/],
  ['a commit with no time zone', withCommit(commit(root, at('1767225600'))), /badTimezone/],
  ['a commit with a NUL', withCommit(commit(root, { message: 'a\0b\n' })), /nulInCommit/],
  [
    'a commit without an end of its header',
    withCommit(commit(root, { message: '' }).trimEnd()),
    /unterminatedHeader/,
  ],
  [
    'a tag of nothing',
    only(whole('tag', `object ${'5'.repeat(40)}\ntype commit\ntag v1\n\nv1\n`)),
    /missing commit 5555/,
  ],
  [
    'a tag that takes a blob for a commit',
    only(whole('blob', blob), whole('tag', `object ${blobOid}\ntype commit\ntag v1\n\nv1\n`)),
    /as a commit/,
  ],
  [
    'a tag of an unknown type',
    only(whole('blob', blob), whole('tag', `object ${blobOid}\ntype file\ntag v1\n\nv1\n`)),
    /badType/,
  ],
]

/** Each level copies its base a thousand times. */
function bomb(): { pack: Buffer; tip: string } {
  const start = Buffer.alloc(0x10000)
  const levels = [rendered(whole('blob', start))]
  let length = start.length
  for (let level = 0; level < 2; level += 1) {
    const more = length * 10_000
    const body = delta(length, more, ...Array.from({ length: 10_000 }, () => copyMuch))
    const entry = { type: 6, body, base: distanceOf(levels.at(-1)?.length ?? 0) }
    levels.push(rendered(entry))
    length = more
  }
  const header = Buffer.alloc(12)
  header.write('PACK')
  header.writeUInt32BE(2, 4)
  header.writeUInt32BE(levels.length, 8)
  return { pack: signed(Buffer.concat([header, ...levels])), tip: blobOid }
}

/** The distance of an ofs-delta. */
function distanceOf(distance: number): Buffer {
  const bytes = [distance % 128]
  for (let rest = Math.floor(distance / 128); rest > 0; rest = Math.floor(rest / 128)) {
    rest -= 1
    bytes.unshift((rest % 128) | 0x80)
  }
  return Buffer.from(bytes)
}
