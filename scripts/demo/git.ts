/** The Git of this machine. */
import { execFile } from 'node:child_process'
import { CommandError } from '../command-line/io.ts'

/** Runs Git and returns what it prints on standard output. Throws `CommandError` with its last message when it fails. */
export type Git = (...args: string[]) => Promise<string>

/** Hooks of the user's configuration, such as checks before a push, are not meant for the demo. */
const withoutHooks = ['-c', 'core.hooksPath=/dev/null']

/**
 * Git in a folder, until the command is stopped. The environment may contain credentials, which are then on no command line.
 */
export function gitIn(
  directory: string,
  stop: AbortSignal,
  environment: Readonly<Record<string, string>> = {},
): Git {
  const options = {
    maxBuffer: 2 ** 28,
    env: {
      ...process.env,
      GIT_OPTIONAL_LOCKS: '0',
      GIT_TERMINAL_PROMPT: '0',
      LC_ALL: 'C',
      ...environment,
    },
  }
  return (...args) =>
    new Promise((resolve, reject) => {
      stop.throwIfAborted()
      const end = (): void => {
        child.kill()
        // Processes that Git started have these streams as well and may end later.
        child.stdout?.destroy()
        child.stderr?.destroy()
      }
      // Not the `signal` of `execFile`, which would not wait for the end of Git: its folder is removed next.
      const child = execFile(
        'git',
        ['-C', directory, ...withoutHooks, ...args],
        options,
        (error, out, err) => {
          stop.removeEventListener('abort', end)
          if (stop.aborted) reject(stop.reason)
          else if (error === null) resolve(out.trimEnd())
          else if (error.code === 'ENOENT')
            reject(new CommandError('needs Git to read a repository, and there is none on this machine'))
          else reject(new CommandError(`git ${args[0]}: ${reasonIn(err)}`))
        },
      )
      stop.addEventListener('abort', end)
    })
}

/** The environment in which Git sends a token as the password of any user name. */
export function credentials(token: string): Record<string, string> {
  const basic = Buffer.from(`demo:${token}`).toString('base64')
  return {
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: 'http.extraHeader',
    GIT_CONFIG_VALUE_0: `Authorization: Basic ${basic}`,
  }
}

/** The rejection of a ref, or else the last line. */
function reasonIn(output: string): string {
  const lines = output.trim().split('\n')
  return (lines.find((line) => /rejected|fatal: /.test(line)) ?? lines.at(-1) ?? '').trim()
}
