/** What clients that lack capabilities of today's Git get from a fetch, in version 0 of the protocol. */
import { expect } from 'vitest'
import { textAt } from '../../support/forge.ts'
import { test } from '../../support/test.ts'
import { commit, create } from '../../support/repository.ts'
import type { Team } from '../../support/team.ts'
import { send } from './by-hand.ts'
import { remoteOf } from './workspace.ts'

const unknown = 'c0ffee'.padEnd(40, '0')

/** A line with its length in front. */
const line = (text: string): string => `${(text.length + 4).toString(16).padStart(4, '0')}${text}`

/** One round: what the client wants with its capabilities, then what it has. */
const round = (want: string, capabilities: string, haves: readonly string[], end: string): Buffer =>
  Buffer.from(
    [
      line(`want ${want} ${capabilities}\n`),
      '0000',
      ...haves.map((have) => line(`have ${have}\n`)),
      end,
    ].join(''),
  )

test.for([
  {
    capabilities: '',
    negotiating: (base: string) => line(`ACK ${base}\n`),
    last: (base: string) => line(`ACK ${base}\n`),
  },
  {
    capabilities: 'multi_ack',
    negotiating: (base: string) => line(`ACK ${base} continue\n`) + line('NAK\n'),
    last: (base: string) => line(`ACK ${base} continue\n`) + line(`ACK ${base}\n`),
  },
  {
    capabilities: 'multi_ack_detailed',
    negotiating: (base: string) => line(`ACK ${base} common\n`) + line(`ACK ${base} ready\n`) + line('NAK\n'),
    last: (base: string) => line(`ACK ${base} common\n`) + line(`ACK ${base}\n`),
  },
])(
  'acknowledges with the capabilities "$capabilities"',
  async ({ capabilities, negotiating, last }, { team, repository: project }) => {
    const base = await headOfMaster(team, project)
    const head = await commit(team.owner, project, 'master', [create('later.txt')])
    const remote = await remoteOf(team.owner, project)
    const fetch = (haves: readonly string[], end: string): Promise<string> =>
      send(remote, team.developer, 'git-upload-pack', round(head, capabilities, haves, end))

    expect(await fetch([unknown], '0000')).toBe(line('NAK\n'))
    expect(await fetch([unknown, base], '0000')).toBe(negotiating(base))
    const [acknowledgments, pack] = parts(await fetch([base], line('done\n')))
    expect(acknowledgments).toBe(last(base))
    // The new commit, its tree and the new file, and nothing that the client has.
    expect(pack.slice(0, 12)).toBe('PACK\0\0\0\u0002\0\0\0\u0003')
    const [nothing, whole] = parts(await fetch([], line('done\n')))
    expect(nothing).toBe(line('NAK\n'))
    expect(whole.charCodeAt(11)).toBeGreaterThan(3)
  },
)

test('sends progress with side-band only, unless the client disables it', async ({
  team,
  repository: project,
}) => {
  const id = await headOfMaster(team, project)
  const remote = await remoteOf(team.owner, project)
  const fetch = (capabilities: string): Promise<string> =>
    send(remote, team.developer, 'git-upload-pack', round(id, capabilities, [], line('done\n')))
  expect(await fetch('')).toMatch(/^0008NAK\nPACK/)
  expect(firstPacket(await fetch('side-band-64k'))).toEqual({ band: 2, begins: 'Send' })
  expect(firstPacket(await fetch('side-band-64k no-progress'))).toEqual({ band: 1, begins: 'PACK' })
  expect(firstPacket(await fetch('side-band no-progress'))).toEqual({ band: 1, begins: 'PACK' })
})

/** The first packet behind the acknowledgment `0008NAK`. */
function firstPacket(response: string): { band: number; begins: string } {
  return { band: response.charCodeAt(12), begins: response.slice(13, 17) }
}

function parts(response: string): [string, string] {
  const at = response.indexOf('PACK')
  return [response.slice(0, at), response.slice(at)]
}

async function headOfMaster({ owner }: Team, project: number): Promise<string> {
  return textAt(await owner.get(`/projects/${project}/repository/commits/master`), 'id')
}
