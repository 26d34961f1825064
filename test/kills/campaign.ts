/** Rounds until there were enough kills. */
import { startPostgres, type PostgresServer } from '../support/postgres.ts'
import type { DatabaseKind, Phase } from './plan.ts'
import { runRound } from './round.ts'

export interface CampaignOptions {
  readonly database: DatabaseKind
  readonly kills: number
  /** Starts no round after so many minutes. */
  readonly minutes?: number
  readonly seed: number
  /** Kills of one round, which share a database. */
  readonly killsPerRound: number
  readonly phase?: Phase | undefined
  readonly onProgress?: (state: Campaign) => void
}

export interface Campaign {
  readonly kills: number
  readonly acknowledged: number
  readonly byPhase: ReadonlyMap<Phase, number>
  /** Problems, with the seed of their round. */
  readonly problems: readonly { readonly seed: number; readonly text: string }[]
}

// Every so many rounds, an older database is brought up to date.
const migrationRounds = 5

/** Kills so often, or until the minutes have passed. The seed of a round is the first seed plus its number. */
export async function runCampaign(options: CampaignOptions): Promise<Campaign> {
  const cluster = options.database === 'postgres' ? await startPostgres() : undefined
  try {
    return await runRounds(options, cluster)
  } finally {
    await cluster?.stop()
  }
}

async function runRounds(options: CampaignOptions, cluster: PostgresServer | undefined): Promise<Campaign> {
  const { database, killsPerRound } = options
  const byPhase = new Map<Phase, number>()
  const problems: { seed: number; text: string }[] = []
  let kills = 0
  let acknowledged = 0
  const report = (): Campaign => ({ kills, acknowledged, byPhase, problems })
  const onKill = (phase: Phase): void => {
    kills++
    byPhase.set(phase, (byPhase.get(phase) ?? 0) + 1)
    options.onProgress?.(report())
  }
  const end = performance.now() + (options.minutes ?? Infinity) * 60_000
  for (let seed = options.seed; kills < options.kills && performance.now() < end; seed++) {
    const phase = options.phase ?? (seed % migrationRounds === 0 ? 'migration' : undefined)
    const round = { database, cluster, seed, phase, onKill }
    const result = await runRound({ ...round, kills: Math.min(killsPerRound, options.kills - kills) })
    acknowledged += result.acknowledged
    problems.push(...result.problems.map((text) => ({ seed, text })))
  }
  return report()
}
