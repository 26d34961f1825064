/** `npm run kills`: kills the server and its database, and looks for lost or half-done writes. */
import { parseArgs } from 'node:util'
import { runCampaign, type Campaign } from './campaign.ts'
import { phases, type DatabaseKind, type Phase } from './plan.ts'

const help = `npm run kills -- [options]

Kills the reference server with SIGKILL while clients write through the API and
push with Git, while it starts, migrates and shuts down; kills PostgreSQL as
well, and ends its connections. After each kill, a new server must contain every
acknowledged write and no half-done one, and \`git fsck --strict\` must be clean.

  --database D   sqlite, postgres (needs initdb), or both. (both)
  --kills N      Kills per database. (500 of SQLite, 100 of PostgreSQL)
  --minutes N    Start no round after N minutes. (no limit)
  --seed N       Seed of the first round. (random)
  --round N      Kills per round; a round has a database of its own. (10)
  --phase P      Only load, start, shutdown, migration, postgres or connections.
  --help         Print this.

Each problem is printed with the seed of its round. To repeat the round:
  npm run kills -- --database sqlite --seed 4711 --kills 10

Exit status: 0 if nothing was lost, 1 if something was, 2 on wrong options.`

const options = {
  database: { type: 'string', default: 'both' },
  kills: { type: 'string' },
  minutes: { type: 'string', default: 'Infinity' },
  seed: { type: 'string' },
  round: { type: 'string', default: '10' },
  phase: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

const defaultKills: Readonly<Record<DatabaseKind, number>> = { sqlite: 500, postgres: 100 }

async function main(): Promise<number> {
  const { values } = parseArgs({ options })
  if (values.help) {
    console.log(help)
    return 0
  }
  const databases = (['sqlite', 'postgres'] as const).filter((kind) =>
    ['both', kind].includes(values.database),
  )
  const phase = phases.find((each) => each === values.phase)
  const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 30))
  const killsPerRound = Number(values.round)
  const numbers = [seed, killsPerRound, Number(values.kills ?? 1)]
  const isWrong = databases.length === 0 || (values.phase !== undefined && phase === undefined)
  const minutes = Number(values.minutes)
  if (isWrong || !(minutes >= 0) || numbers.some((number) => !Number.isSafeInteger(number) || number < 0)) {
    console.error(help)
    return 2
  }
  let isClean = true
  for (const database of databases) {
    const kills = Number(values.kills ?? defaultKills[database])
    console.log(`${database}: ${kills} kills, seed ${seed}`)
    const limits = { kills, killsPerRound, minutes }
    const campaign = await runCampaign({ ...limits, database, seed, phase, onProgress })
    console.log(summary(database, campaign))
    isClean &&= campaign.problems.length === 0
  }
  return isClean ? 0 : 1
}

/** One line that is written over on a terminal; elsewhere a line now and then. */
function onProgress({ kills, problems }: Campaign): void {
  const text = `${kills} kills  ${problems.length} problems`
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`)
  else if (kills % 25 === 0) process.stderr.write(`${text}\n`)
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
