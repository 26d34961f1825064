import type { BodyOf } from '../../generated/client.ts'
import type { Change } from './original.ts'

/** One change of one file, as the API takes it. */
export type Action = BodyOf<'createCommit'>['actions'][number]

/** What has to go comes first, so that what comes finds its place free. */
const order: readonly Change['kind'][] = ['delete', 'move', 'create', 'update']

/** The actions of a commit that makes the same changes. */
export function toActions(changes: readonly Change[], blobs: ReadonlyMap<string, Buffer>): Action[] {
  return order.flatMap((kind) =>
    changes.filter((change) => change.kind === kind).map((change) => toAction(change, blobs)),
  )
}

/** Names of the blobs that the changes need. */
export function neededBlobs(changes: readonly Change[]): string[] {
  return changes.flatMap((change) => (needsContent(change) ? [change.id] : []))
}

function needsContent(change: Change): change is Exclude<Change, { kind: 'delete' }> {
  return change.kind !== 'delete' && (change.kind !== 'move' || change.edited)
}

function toAction(change: Change, blobs: ReadonlyMap<string, Buffer>): Action {
  const { kind, path: file_path } = change
  if (kind === 'delete') return { action: kind, file_path }
  const content = needsContent(change) ? encoded(blobs.get(change.id) ?? Buffer.alloc(0)) : {}
  if (kind === 'move') return { action: kind, file_path, previous_path: change.from, ...content }
  return { action: kind, file_path, content: '', ...content }
}

/** Text as it is; what is no UTF-8 as Base64. */
function encoded(content: Buffer): { content: string; encoding?: 'base64' } {
  try {
    return { content: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content) }
  } catch {
    return { content: content.toString('base64'), encoding: 'base64' }
  }
}
