/** A repository under test, and short ways to fill it. */
import { openDatabase, type Db } from '../../../server-stub/database/connection.ts'
import { encodeObject, type ObjectType } from '../../../server-stub/git/stored-object.ts'
import { ObjectStore } from '../../../server-stub/git/object-store.ts'
import { moveRef } from '../../../server-stub/git/refs.ts'
import { createObjectCache, openRepository, type Repository } from '../../../server-stub/git/repository.ts'
import type { Action, Signature, TreeEntry } from '../../../server-stub/git/types.ts'
import { addProject, addUser } from '../../support/rows.ts'
import { whyNoGit, type RealGit } from '../../support/git.ts'

// Each comparison starts some dozens of processes.
export const noGit = await whyNoGit()

export interface Workbench extends AsyncDisposable {
  db: Db
  projectId: number
  otherProjectId: number
  repository: Repository
  /** Commits actions on top of the parents (on the tree of the first) and returns the commit. */
  commit(
    parents: string[],
    actions: Action[],
    details?: { second?: number; message?: string },
  ): Promise<string>
  /** Imports all objects of a real repository. */
  adopt(real: RealGit): Promise<void>
  /** Points a branch somewhere, wherever it was before. */
  branch(name: string, oid: string): Promise<void>
}

/** A signature so many seconds after the first one. */
export const signed = (second = 0, offset = 60): Signature => ({
  name: 'Ada Example',
  email: 'ada@example.com',
  at: new Date(Date.UTC(2026, 0, 1) + second * 1000),
  offset,
})

export const create = (path: string, content = `${path}\n`): Action => ({ action: 'create', path, content })
export const update = (path: string, content: string): Action => ({ action: 'update', path, content })
export const remove = (path: string): Action => ({ action: 'delete', path })
export const move = (previousPath: string, path: string, content?: string): Action => ({
  action: 'move',
  path,
  previousPath,
  ...(content === undefined ? {} : { content }),
})

/** Numbered lines, some of them replaced: `text(9, { 3: 'three' })`. */
export const text = (count: number, changes: Record<number, string> = {}): string =>
  Array.from({ length: count }, (_, index) => `${changes[index + 1] ?? `line ${index + 1}`}\n`).join('')

/** The files of a commit below a directory, in Git's order. */
export async function filesIn(repository: Repository, commit: string, path?: string): Promise<TreeEntry[]> {
  const entries = (await repository.tree(commit, path)) ?? []
  const files: TreeEntry[] = []
  for (const entry of entries)
    files.push(...(entry.type === 'tree' ? await filesIn(repository, commit, entry.path) : [entry]))
  return files
}

export async function workbench(): Promise<Workbench> {
  const { db, close } = await openMemory()
  const owner = await addUser(db, 'ada')
  const projectId = await addProject(db, owner, 'engine')
  const repository = openRepository(db, projectId, createObjectCache())
  return {
    db,
    projectId,
    otherProjectId: await addProject(db, owner, 'fork'),
    repository,
    async commit(parents, actions, { second = 0, message = 'Change something' } = {}) {
      const parent = parents[0] === undefined ? undefined : await repository.commit(parents[0])
      const { tree } = await repository.applyActions(parent?.tree ?? null, actions)
      const author = signed(second)
      return repository.writeCommit({ tree, parents, message, author, committer: author })
    },
    async adopt(real) {
      const store = new ObjectStore(db, projectId)
      for (const line of await real.lines('cat-file', '--batch-all-objects', '--batch-check')) {
        const [oid = '', kind = ''] = line.split(' ')
        const type = objectType(kind)
        const stored = await encodeObject({ type, body: await real.bytes('cat-file', kind, oid) })
        if (stored.oid !== oid) throw new Error(`${oid} became ${stored.oid}`)
        await store.writeAll([stored])
      }
    },
    async branch(name, oid) {
      const before = (await repository.branch(name)) ?? null
      const moved = await db
        .transaction()
        .execute((tx) => moveRef(tx, projectId, `refs/heads/${name}`, before, oid))
      if (!moved) throw new Error(`Branch ${name} did not move`)
    },
    [Symbol.asyncDispose]: close,
  }
}

function objectType(kind: string): ObjectType {
  if (kind === 'blob' || kind === 'tree' || kind === 'commit' || kind === 'tag') return kind
  throw new Error(`No object is of type ${kind}`)
}

async function openMemory(): Promise<{ db: Db; close: () => Promise<void> }> {
  const database = await openDatabase({ kind: 'memory' })
  return { db: database.db, close: () => database.close() }
}
