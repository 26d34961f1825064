import {
  minutes,
  optionalNumber,
  optionalOneOf,
  oneOf,
  seed,
  wholeNumber,
} from '../../scripts/command-line/options.ts'
import { printProgress } from '../../scripts/command-line/progress.ts'
import { readArguments } from '../../scripts/command-line/script.ts'
import type { Campaign } from './campaign.ts'
import { phases, type DatabaseKind, type Phase } from './plan.ts'

const { values } = readArguments({
  name: 'kills',
  summary: 'kill the server and its database, and look for lost writes',
  description:
    'Kills the reference server with SIGKILL while clients write through the API and push with Git, and while it starts, ' +
    'migrates and shuts down; kills PostgreSQL as well, and ends its connections. After each kill, a new server must contain ' +
    'every acknowledged write and no half-done one, and `git fsck --strict` must report nothing. Each problem is printed with ' +
    'the seed of its round.',
  exitCodes: { 0: 'no lost write', 1: 'lost or half-done writes' },
  options: {
    database: oneOf(['both', 'sqlite', 'postgres'], 'both', 'Databases; PostgreSQL requires initdb.'),
    kills: { ...optionalNumber('Kills per database.'), fallback: '500 of SQLite, 100 of PostgreSQL' },
    minutes: minutes('Start no round after N minutes.'),
    seed: seed('Seed of the first round.'),
    round: wholeNumber(10, 'Kills per round; a round has a database of its own.'),
    phase: optionalOneOf(phases, 'Only kills of this kind.'),
  },
  examples: [
    {
      command: 'npm run kills -- --database sqlite --seed 4711 --kills 10',
      does: 'Repeats the round with that seed.',
    },
  ],
})
// Loaded after the arguments are read: the help and errors in them appear at once.
const { runCampaign } = await import('./campaign.ts')

const defaultKills: Readonly<Record<DatabaseKind, number>> = { sqlite: 500, postgres: 100 }

async function main(): Promise<number> {
  const { phase, seed, round: killsPerRound, minutes } = values
  const databases = values.database === 'both' ? (['sqlite', 'postgres'] as const) : [values.database]
  let isClean = true
  for (const database of databases) {
    const kills = values.kills ?? defaultKills[database]
    console.log(`${database}: ${kills} kills, seed ${seed}`)
    const limits = { kills, killsPerRound, minutes }
    const campaign = await runCampaign({ ...limits, database, seed, phase, onProgress })
    console.log(summary(database, campaign))
    isClean &&= campaign.problems.length === 0
  }
  return isClean ? 0 : 1
}

function onProgress({ kills, problems }: Campaign): void {
  printProgress(`${kills} kills  ${problems.length} problems`)
}

function summary(database: DatabaseKind, { kills, acknowledged, byPhase, problems }: Campaign): string {
  const rows = [...byPhase].map(([phase, count]: [Phase, number]) => `  ${phase.padEnd(12)} ${count}`)
  const repeat = (seed: number): string => `npm run kills -- --database ${database} --seed ${seed} --kills 10`
  return [
    `\nKills                ${kills}`,
    ...rows,
    `Acknowledged writes  ${acknowledged}`,
    `Problems             ${problems.length}`,
    ...problems.map(({ seed, text }) => `  ${text}\n    repeat: ${repeat(seed)}`),
  ].join('\n')
}

process.exitCode = await main()
