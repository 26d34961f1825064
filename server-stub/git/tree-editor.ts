import { encodeObject, type NewObject } from './stored-object.ts'
import { emptyTree, type ObjectStore } from './object-store.ts'
import { limits } from '../limits.ts'
import { TimeSlices } from './time-slices.ts'
import { renderTree, type TreeLine } from './tree-format.ts'
import { GitError } from './types.ts'

/** What it costs to store an entry of a directory, in units of `TimeSlices`. */
const directoryWork = 2000

/** A directory that is being edited: its lines by name, and the subdirectories opened so far. */
interface Directory {
  lines: Map<string, TreeLine>
  opened: Map<string, Directory>
  /** Hash of the unchanged tree; undefined once changed. */
  oid: string | undefined
}

/** Edits a tree in memory, path by path; opens only the directories on the way. Nothing is stored before `finish`. */
export class TreeEditor {
  readonly #store: ObjectStore
  readonly #root: Promise<Directory>
  #added = 0

  constructor(store: ObjectStore, tree: string | null) {
    this.#store = store
    this.#root = this.#open(tree ?? emptyTree)
    // The first reader gets the error; until then it must not count as unhandled.
    this.#root.catch(() => undefined)
  }

  /** What is at a path: a file, a directory, or nothing. */
  async get(path: string): Promise<TreeLine | undefined> {
    const { parents, name } = splitPath(path)
    let directory: Directory | undefined = await this.#root
    for (const parent of parents) directory = directory && (await this.#child(directory, parent))
    return directory?.lines.get(name)
  }

  /** Writes a file at a path and creates its directories; fails if a file would become a directory or the reverse. */
  async set(path: string, { mode, oid }: Omit<TreeLine, 'name'>): Promise<void> {
    const { parents, name } = splitPath(path)
    let directory = await this.#root
    const openDirectories = [directory]
    for (const parent of parents) {
      directory = (await this.#child(directory, parent)) ?? this.#addChild(directory, parent, path)
      openDirectories.push(directory)
    }
    if (directory.lines.get(name)?.mode === '040000')
      throw new GitError('path-clash', `${path} is a directory`, path)
    directory.lines.set(name, { name, mode, oid })
    for (const changed of openDirectories) changed.oid = undefined
  }

  /** Removes a file, and directories that become empty. */
  async remove(path: string): Promise<void> {
    const { parents, name } = splitPath(path)
    const openDirectories = [await this.#root]
    for (const parent of parents) {
      const last = openDirectories.at(-1)
      const next = last && (await this.#child(last, parent))
      if (!next) return
      openDirectories.push(next)
    }
    const names = [...parents, name]
    for (const [depth, directory] of [...openDirectories.entries()].toReversed()) {
      const gone = names[depth] ?? ''
      const emptied = depth === names.length - 1 || directory.opened.get(gone)?.lines.size === 0
      if (emptied) {
        directory.lines.delete(gone)
        directory.opened.delete(gone)
      }
      directory.oid = undefined
    }
  }

  /** Name of the resulting tree, and the tree objects that are new, children first. */
  async finish(): Promise<{ tree: string; objects: NewObject[] }> {
    const objects: NewObject[] = []
    const tree = await finishDirectory(await this.#root, objects, new TimeSlices())
    return { tree, objects }
  }

  async #open(oid: string): Promise<Directory> {
    const lines = await this.#store.tree(oid)
    return { lines: new Map(lines.map((line) => [line.name, line])), opened: new Map(), oid }
  }

  async #child(directory: Directory, name: string): Promise<Directory | undefined> {
    const opened = directory.opened.get(name)
    if (opened) return opened
    const line = directory.lines.get(name)
    if (line?.mode !== '040000') return undefined
    const child = await this.#open(line.oid)
    directory.opened.set(name, child)
    return child
  }

  #addChild(directory: Directory, name: string, path: string): Directory {
    if (directory.lines.has(name))
      throw new GitError('path-clash', `${path} would be inside ${name}, which is a file`, path)
    if (++this.#added > limits.commitDirectories.max)
      throw new GitError('too-large', `More than ${limits.commitDirectories.max} new directories`, path)
    const child: Directory = { lines: new Map(), opened: new Map(), oid: undefined }
    directory.lines.set(name, { name, mode: '040000', oid: emptyTree })
    directory.opened.set(name, child)
    return child
  }
}

async function finishDirectory(
  directory: Directory,
  objects: NewObject[],
  slices: TimeSlices,
): Promise<string> {
  if (directory.oid !== undefined) return directory.oid
  for (const [name, child] of directory.opened) {
    const line = directory.lines.get(name)
    if (line) directory.lines.set(name, { ...line, oid: await finishDirectory(child, objects, slices) })
  }
  const stored = await encodeObject({ type: 'tree', body: renderTree([...directory.lines.values()]) })
  await slices.spend(directoryWork * (1 + directory.lines.size))
  objects.push(stored)
  directory.oid = stored.oid
  return stored.oid
}

function splitPath(path: string): { parents: string[]; name: string } {
  const names = path.split('/')
  const name = names.pop() ?? ''
  return { parents: names, name }
}
