import { expect } from 'vitest'
import { test } from '../../support/forge.ts'
import { exported } from '../../support/git.ts'
import { seeded } from '../../support/random.ts'
import { commit, create, headOf } from '../../support/repository.ts'
import { sampleOf } from '../../support/sample.ts'
import { newProject, newTeam } from '../../support/team.ts'
import { workRandomly } from './random-work.ts'
import { noGit, remoteOf, workspace } from './workspace.ts'

test.skipIf(noGit).for(sampleOf([1, 2], 2))(
  'keeps random histories to the byte, interleaved with commits through the API (%i)',
  async (seed, { forge }) => {
    const random = seeded(seed)
    const team = await newTeam(forge)
    const project = await newProject(team)
    await using work = await workspace()
    const remote = await remoteOf(team.owner, project, team.master.token)
    await work.git('.', 'clone', '--quiet', remote, 'clone')
    for (let round = 0; round < 4; round += 1) {
      await workRandomly(work, 'clone', random, 4)
      if (round === 2) await work.git('clone', 'repack', '-a', '-d', '-f', '--quiet', '--depth=20')
      await work.git('clone', 'tag', '--annotate', '--message', `Round ${round}`, `round-${round}`)
      await work.git('clone', 'push', '--quiet', '--all', 'origin')
      await work.git('clone', 'push', '--quiet', '--tags', 'origin')
      const made = await commit(team.master, project, 'master', [create(`api/${round}.txt`)])
      await work.git('clone', 'pull', '--quiet', '--ff-only', 'origin', 'master')
      expect((await work.git('clone', 'rev-parse', 'HEAD')).trim()).toBe(made)
    }
    expect(await headOf(team.owner, project, 'master')).toMatchObject({
      id: (await work.git('clone', 'rev-parse', 'HEAD')).trim(),
    })
    await work.git('.', 'clone', '--quiet', '--mirror', remote, 'mirror')
    expect(await work.tried('mirror', 'fsck', '--strict', '--full')).toEqual({ status: 0, output: '' })
    const refs = ['for-each-ref', '--format=%(objectname) %(refname)', 'refs/heads', 'refs/tags']
    expect(await work.git('mirror', ...refs)).toBe(await work.git('clone', ...refs))
    const objects = ['rev-list', '--objects', '--no-object-names', '--branches', '--tags']
    expect(sorted(await work.git('mirror', ...objects))).toEqual(sorted(await work.git('clone', ...objects)))
    await using stored = await exported(forge.appContext.db, project)
    expect(await stored.git('fsck', '--full', '--strict', '--no-dangling')).toBe('')
  },
)

const sorted = (names: string): string[] => names.trim().split('\n').sort()
