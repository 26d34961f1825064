import { execute } from '../../scripts/command-line/execute.ts'
import { verbs } from '../../scripts/commands/index.ts'

export { verbs }

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
  /** Called with the text of the progress line. */
  onProgress?: (line: string) => void
  /** Called with everything that was printed so far, each time something is. */
  onOutput?: (out: string, stop: () => void) => void
  /** The same for what was printed to standard error. */
  onError?: (err: string, stop: () => void) => void
}

/** Runs the command in this process, with its output kept. */
export async function run(
  args: readonly string[],
  { environment = {}, columns, onProgress, onOutput, onError }: Watching = {},
): Promise<Captured> {
  const stopping = new AbortController()
  let [out, err] = ['', '']
  const printError = (text: string): void => {
    err += `${text}\n`
    onError?.(err, () => stopping.abort())
  }
  const code = await execute(verbs, args, {
    out: (text) => {
      out += `${text}\n`
      onOutput?.(out, () => stopping.abort())
    },
    err: printError,
    log: printError,
    environment,
    ...(columns === undefined ? {} : { columns }),
    ...(onProgress === undefined ? {} : { progress: onProgress }),
    colour: false,
    stop: stopping.signal,
  })
  return { code, out, err }
}
