const millisecondsBetweenLines = 30_000
let nextLineAt = 0

/**
 * Prints the progress of a command to standard error: on a terminal over the previous progress, elsewhere a line every 30
 * seconds. An empty line removes the progress from the terminal. A terminal without control sequences (`TERM=dumb`) is treated
 * as a file.
 */
export function printProgress(line: string): void {
  const { stderr } = process
  if (stderr.isTTY && process.env['TERM'] !== 'dumb')
    stderr.write(`\r\u001B[2K${line.slice(0, stderr.columns - 1)}`)
  else if (line !== '' && performance.now() >= nextLineAt) {
    nextLineAt = performance.now() + millisecondsBetweenLines
    stderr.write(`${line}\n`)
  }
}
