import { createHash } from 'node:crypto'

/** A file in its place, without what the API cannot say: every file is a plain one. */
export interface PlainFile {
  path: string
  /** Name of the blob. */
  id: string
}

/** A commit as the API shows it. */
export interface ShownCommit {
  parent_ids: readonly string[]
  author_name: string
  author_email: string
  authored_date: string
  committer_name: string
  committer_email: string
  committed_date: string
  message: string
}

/** The name that Git gives to a tree of plain files. */
export function treeId(files: readonly PlainFile[]): string {
  const folders = Map.groupBy(files, ({ path }) => path.slice(0, path.indexOf('/') + 1))
  const rows = [...folders].flatMap(([folder, inside]) =>
    folder === ''
      ? inside.map(({ path, id }) => ({ name: path, key: path, mode: '100644', id }))
      : [
          {
            name: folder.slice(0, -1),
            key: folder,
            mode: '40000',
            id: treeId(inside.map((file) => within(folder, file))),
          },
        ],
  )
  // Git sorts by bytes, and a directory as if its name ended in a slash.
  rows.sort((one, other) => Buffer.compare(Buffer.from(one.key), Buffer.from(other.key)))
  const parts = rows.flatMap(({ mode, name, id }) => [
    Buffer.from(`${mode} ${name}\0`),
    Buffer.from(id, 'hex'),
  ])
  return objectId('tree', Buffer.concat(parts))
}

function within(folder: string, { path, id }: PlainFile): PlainFile {
  return { path: path.slice(folder.length), id }
}

/**
 * The names that Git would give to a commit of this tree that is otherwise as shown. A commit's name covers its tree, so
 * one of them being the commit's own proves that it holds exactly this tree.
 */
export function commitIds(tree: string, commit: ShownCommit): string[] {
  const parents = commit.parent_ids.map((id) => `parent ${id}\n`).join('')
  const author = `author ${commit.author_name} <${commit.author_email}> ${instant(commit.authored_date)}\n`
  const committer = `committer ${commit.committer_name} <${commit.committer_email}> ${instant(commit.committed_date)}\n`
  const head = `tree ${tree}\n${parents}${author}${committer}\n`
  // The API does not say whether the final line feed, which Git usually stores, is part of what it shows.
  const messages = [commit.message, `${commit.message}\n`]
  return messages.map((message) => objectId('commit', Buffer.from(head + message)))
}

/** A timestamp as Git writes it: seconds and offset. */
function instant(timestamp: string): string {
  const [, sign = '+', hours = '00', minutes = '00'] = /([+-])(\d\d):?(\d\d)$/.exec(timestamp) ?? []
  return `${Math.floor(Date.parse(timestamp) / 1000)} ${sign}${hours}${minutes}`
}

function objectId(type: string, content: Uint8Array): string {
  return createHash('sha1').update(`${type} ${content.length}\0`).update(content).digest('hex')
}
