import type { Verb } from '../command-line/command.ts'

/** The commands with the values of their options, also of those that have many. */
export function withLoadedValues(verbs: readonly Verb[]): Promise<readonly Verb[]> {
  return Promise.all(verbs.map(withValues))
}

async function withValues(verb: Verb): Promise<Verb> {
  const options = await Promise.all(
    Object.entries(verb.options).map(async ([name, option]) => {
      const values = await option.complete?.()
      return [name, values === undefined ? option : { ...option, values }] as const
    }),
  )
  const subcommands = await withLoadedValues(verb.subcommands ?? [])
  return { ...verb, options: Object.fromEntries(options), subcommands }
}
