import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** The folders of a run of the tools. */
export interface ToolFolders {
  /** The folder in which the tools are installed. */
  tools: string
  /** An empty folder with `openapi.json`, for what the tools write. */
  folder: string
}

/** How a tool ended: its exit status and what it printed, without colours. */
export interface Ended {
  status: number | null
  output: string
}

/** Runs the command of an installed package in the folder of the run. */
export function runTool(folders: ToolFolders, command: string, args: readonly string[]): Promise<Ended> {
  return runNode(folders, [join(folders.tools, 'node_modules', '.bin', command), ...args])
}

/** Runs Node in the folder of the run. */
export function runNode({ folder }: ToolFolders, args: readonly string[]): Promise<Ended> {
  const environment = {
    ...process.env,
    NO_COLOR: '1',
    FORCE_COLOR: '0',
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  }
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const parts: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => parts.push(part))
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (status) => resolve({ status, output: parts.join('') }))
  })
}
