import type { Io } from '../command-line/io.ts'
import type { PlainFile } from './objects.ts'
import { commitIds, treeId } from './objects.ts'
import type { Entry, Original } from './original.ts'
import { submodule } from './original.ts'
import type { Recreated, Stage } from './story.ts'

/** What the comparison with the original came to. */
export interface Proof {
  /** Files whose content has the same name at the server as in the original. */
  blobs: { equal: number; of: number; different: string[] }
  /** Commits whose name can only be theirs if they hold the original's tree. */
  commits: { proven: number; of: number }
  /** Tree of the last commit as the API can say it, and whether that is the original's own. */
  tree: { id: string; same: boolean; left: string[] }
}

/** Compares a ref of the project with the commit of the original that it stands for, and each commit on the way. */
export async function prove(
  stage: Stage,
  ref: string,
  head: string,
  recreated: readonly Recreated[],
): Promise<Proof> {
  const { original } = stage
  const entries = original.entries(head)
  const id = treeId(plainFiles(entries))
  return {
    blobs: await compareBlobs(stage, ref, plainFiles(entries)),
    commits: { proven: recreated.filter((each) => isProven(original, each)).length, of: recreated.length },
    tree: { id, same: id === original.revParse(`${head}^{tree}`), left: whatIsLeft(entries) },
  }
}

/** Files of which the API can say everything but their mode. */
function plainFiles(entries: readonly Entry[]): PlainFile[] {
  return entries.flatMap(({ path, mode, id }) =>
    path === undefined || mode === submodule ? [] : [{ path, id }],
  )
}

function isProven(original: Original, { original: { id }, commit }: Recreated): boolean {
  return commitIds(treeId(plainFiles(original.entries(id))), commit).includes(commit.id)
}

async function compareBlobs(
  { client, id, io }: Stage,
  ref: string,
  files: readonly PlainFile[],
): Promise<Proof['blobs']> {
  const different: string[] = []
  let done = 0
  const waiting = files.values()
  // Several at once, from one queue.
  const worker = async () => {
    for (const file of waiting) {
      const answer = await client.getFile({ path: { id, file_path: file.path }, query: { ref } })
      if (!answer.ok || answer.data.blob_id !== file.id) different.push(file.path)
      done += 1
      io.progress?.(`   ${done} of ${files.length} files compared`)
    }
  }
  await Promise.all(Array.from({ length: 8 }, worker))
  io.progress?.('')
  return { equal: files.length - different.length, of: files.length, different }
}

const names: Record<string, string> = {
  '100755': 'executable',
  '120000': 'symbolic link',
  [submodule]: 'submodule',
}

/** What the API cannot say, counted by kind. */
function whatIsLeft(entries: readonly Entry[]): string[] {
  const kinds = Map.groupBy(entries, ({ path, mode }) =>
    path === undefined ? 'name that is no UTF-8' : names[mode],
  )
  return [...kinds].flatMap(([kind, found]) => (kind === undefined ? [] : [`${found.length} ${kind}`]))
}

/** Tells the proof; answers with whether everything was as it should be. */
export function report({ blobs, commits, tree }: Proof, io: Io): boolean {
  io.out(`   files    ${blobs.equal} of ${blobs.of} have the blob id that git rev-parse says`)
  for (const path of blobs.different.slice(0, 5)) io.out(`            differs: ${path}`)
  const plain = `the original with plain modes (it has ${tree.left.join(', ')})`
  io.out(`   tree     ${tree.id} is that of ${tree.same ? 'the original, says git rev-parse' : plain}`)
  io.out(`   commits  ${commits.proven} of ${commits.of} have an id that only the right tree gives`)
  return blobs.equal === blobs.of && commits.proven === commits.of && (tree.same || tree.left.length > 0)
}
