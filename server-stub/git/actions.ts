import { decodeBase64 } from './base64.ts'
import { encodeObject, type NewObject } from './stored-object.ts'
import type { ObjectStore } from './object-store.ts'
import { isValidPath } from './path.ts'
import { TimeSlices } from './time-slices.ts'
import { TreeEditor } from './tree-editor.ts'
import type { TreeLine } from './tree-format.ts'
import { GitError, type Action } from './types.ts'

/** What it costs to apply an action to an empty file, in units of `TimeSlices`. */
const actionWork = 5000

/**
 * Applies actions one after another, each to what the ones before it left, and stores the result.
 * Throws `GitError` at the first that does not fit; nothing is stored then.
 */
export async function applyActions(
  store: ObjectStore,
  baseTree: string | null,
  actions: readonly Action[],
): Promise<{ tree: string }> {
  const editor = new TreeEditor(store, baseTree)
  const blobs: NewObject[] = []
  const slices = new TimeSlices()
  for (const action of actions) {
    await applyAction(editor, blobs, action)
    await slices.spend(actionWork + 2 * (('content' in action ? action.content?.length : 0) ?? 0))
  }
  const { tree, objects } = await editor.finish()
  await store.writeNew([...blobs, ...objects])
  return { tree }
}

async function applyAction(editor: TreeEditor, blobs: NewObject[], action: Action): Promise<void> {
  const { path } = action
  rejectInvalid(path)
  if (action.action === 'create') {
    await rejectExisting(editor, path)
    return editor.set(path, { mode: '100644', oid: await addBlob(blobs, action, action.content) })
  }
  if (action.action === 'update') {
    const file = await existing(editor, path)
    return editor.set(path, { ...file, oid: await addBlob(blobs, action, action.content) })
  }
  if (action.action === 'delete') {
    await existing(editor, path)
    return editor.remove(path)
  }
  rejectInvalid(action.previousPath)
  const file = await existing(editor, action.previousPath)
  await rejectExisting(editor, path)
  await editor.remove(action.previousPath)
  const oid = action.content === undefined ? file.oid : await addBlob(blobs, action, action.content)
  return editor.set(path, { ...file, oid })
}

async function addBlob(
  blobs: NewObject[],
  { path, encoding }: { path: string; encoding?: 'text' | 'base64' },
  content: string,
): Promise<string> {
  const body = encoding === 'base64' ? decoded(content, path) : Buffer.from(content)
  const blob = await encodeObject({ type: 'blob', body })
  blobs.push(blob)
  return blob.oid
}

function decoded(content: string, path: string): Buffer {
  const bytes = decodeBase64(content)
  if (bytes === undefined)
    throw new GitError('invalid-base64', `The content of ${path} is not valid Base64`, path)
  return bytes
}

function rejectInvalid(path: string): void {
  if (!isValidPath(path))
    throw new GitError('invalid-path', `Git does not allow the path ${JSON.stringify(path)}`, path)
}

async function rejectExisting(editor: TreeEditor, path: string): Promise<void> {
  const line = await editor.get(path)
  if (line?.mode === '040000') throw new GitError('path-clash', `${path} is a directory`, path)
  if (line) throw new GitError('file-exists', `The file ${path} already exists`, path)
}

async function existing(editor: TreeEditor, path: string): Promise<TreeLine> {
  const line = await editor.get(path)
  if (line && line.mode !== '040000') return line
  throw new GitError('file-missing', `The file ${path} does not exist`, path)
}
