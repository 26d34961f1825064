import { execute } from '../../scripts/command-line/execute.ts'
import type { Verb } from '../../scripts/command-line/verb.ts'
import { conformance } from '../../scripts/commands/conformance.ts'
import { docs } from '../../scripts/commands/docs.ts'
import { mock } from '../../scripts/commands/mock.ts'
import { serve } from '../../scripts/commands/serve.ts'

export const verbs: readonly Verb[] = [serve, mock, docs, conformance]

/** What a run of the command left behind. */
export interface Captured {
  code: number
  out: string
  err: string
}

/** How a run is watched, and ended where it would go on. */
export interface Watching {
  environment?: Record<string, string>
  columns?: number
  /** Called with everything that was printed so far, each time something is. */
  onOutput?: (out: string, stop: () => void) => void
}

/** Runs the command in this process, with its output kept. */
export async function run(
  args: readonly string[],
  { environment = {}, columns, onOutput }: Watching = {},
): Promise<Captured> {
  const stopping = new AbortController()
  let [out, err] = ['', '']
  const code = await execute(verbs, args, {
    out: (text) => {
      out += `${text}\n`
      onOutput?.(out, () => stopping.abort())
    },
    err: (text) => {
      err += `${text}\n`
    },
    environment,
    ...(columns === undefined ? {} : { columns }),
    colour: false,
    stop: stopping.signal,
  })
  return { code, out, err }
}
