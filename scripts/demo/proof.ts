/** Compares a fresh clone of the project with the original. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { credentials, gitIn } from './git.ts'
import { feature, type DemoContext } from './story.ts'

/** Clones the project, checks the clone and prints the comparison. Returns whether everything is equal. */
export async function compareClone(context: DemoContext, token: string, merged: string): Promise<boolean> {
  const { git, remote, io, history } = context
  const parent = await mkdtemp(join(tmpdir(), 'forge-demo-'))
  try {
    await gitIn(parent, io.stop, credentials(token))('clone', '--quiet', '--mirror', remote, 'clone')
    const clone = gitIn(join(parent, 'clone'), io.stop)
    await clone('fsck', '--full', '--strict', '--no-dangling')
    io.out('   git fsck --full --strict finds nothing wrong with the clone')
    const [ours, theirs] = await Promise.all([
      git('rev-list', history.head),
      clone('rev-list', `refs/heads/${feature}`),
    ])
    const count = ours.split('\n').length
    io.out(`   commits  ${ours === theirs ? 'all' : 'not all'} of the ${count} have the ids of the original`)
    const [wanted, tree] = await Promise.all([
      git('rev-parse', `${history.head}^{tree}`),
      clone('rev-parse', `${merged}^{tree}`),
    ])
    io.out(
      `   tree     ${tree} after the merge; that of the original is ${wanted === tree ? 'the same' : wanted}`,
    )
    return ours === theirs && wanted === tree
  } finally {
    await rm(parent, { recursive: true, maxRetries: 10 })
  }
}
