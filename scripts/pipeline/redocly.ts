import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Contract } from './contract.ts'
import type { Finding } from './rules/finding.ts'

/** The tool did not run, or its output is no report. */
export class ToolFailure extends Error {}

/** A finding of the lint, under the name of the rule that made it. */
export interface LintFinding extends Finding {
  rule: string
}

/** What to do about findings of the lint that can be intended. */
const remedies: Readonly<Record<string, string>> = {
  'no-ambiguous-paths':
    'Where the specification has both, add the pointer of the later one to openapi/.redocly.lint-ignore.yaml.',
}

const contractFile = 'openapi/openapi.yaml'

/** Lints a document below a folder by the settings of the contract, which are stricter than any preset. */
export async function lint(
  root: string,
  file = contractFile,
  skipped: readonly string[] = [],
): Promise<LintFinding[]> {
  const options = ['--config', 'openapi/redocly.yaml', '--format', 'json', '--max-problems', '1000']
  // The plugin runs this build.
  for (const rule of ['contract/rules', ...skipped]) options.push('--skip-rule', rule)
  const { status, stdout, output } = await redocly(root, ['lint', file, ...options])
  const report = parseReport(stdout)
  if (report === undefined)
    throw new ToolFailure(`The lint ended with status ${status} and no report.\n${output}`)
  return report.problems.map(({ ruleId, message, location: [located], suggest = [] }) => ({
    rule: `lint/${ruleId}`,
    where: located === undefined ? 'openapi/' : `${located.source.ref}:${located.start?.line ?? 1}`,
    problem: message.replaceAll(`${root}/`, ''),
    remedy: suggest.length === 0 ? (remedies[ruleId] ?? '') : `Did you mean ${suggest.join(' or ')}?`,
  }))
}

/** The contract in one document, or the errors of the bundler. */
export type Bundle = { contract: Contract } | { problem: string }

/** Bundles a document below a folder; two components of one name are an error, never renamed. */
export async function bundle(root: string, source = contractFile): Promise<Bundle> {
  const folder = await mkdtemp(join(tmpdir(), 'forge-contract-'))
  try {
    const file = join(folder, 'openapi.json')
    const options = ['--ext', 'json', '--component-renaming-conflicts-severity', 'error', '--output', file]
    const { status, output } = await redocly(root, ['bundle', source, ...options])
    if (status !== 0) return { problem: output.replaceAll(`${root}/`, '').trim() }
    return { contract: JSON.parse(await readFile(file, 'utf8')) }
  } finally {
    await rm(folder, { recursive: true })
  }
}

interface Report {
  problems: {
    ruleId: string
    message: string
    location: { source: { ref: string }; start?: { line: number } }[]
    suggest?: string[]
  }[]
}

function parseReport(text: string): Report | undefined {
  try {
    // The format is the tool's, of the one version that is installed.
    const report: Report = JSON.parse(text)
    return Array.isArray(report.problems) ? report : undefined
  } catch {
    return undefined
  }
}

/** What a run of the tool left behind. */
export interface ToolRun {
  status: number
  stdout: string
  /** Everything that it printed, errors included. */
  output: string
}

/** Runs the tool below a folder: as a child process, since it offers no programmatic interface. */
export function redocly(root: string, args: readonly string[]): Promise<ToolRun> {
  const env = {
    ...process.env,
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    NO_COLOR: '1',
    FORCE_COLOR: '0',
  }
  const options = { cwd: root, env, maxBuffer: 64 * 1024 * 1024 }
  return new Promise((fulfil, reject) => {
    execFile(process.execPath, [command(), ...args], options, (error, stdout, stderr) => {
      const status = error === null ? 0 : error.code
      if (typeof status === 'number') fulfil({ status, stdout, output: stdout + stderr })
      else reject(new ToolFailure(`The lint and bundle tool did not run: ${error?.message}`))
    })
  })
}

function command(): string {
  try {
    const manifest = createRequire(import.meta.url).resolve('@redocly/cli/package.json')
    return join(dirname(manifest), 'bin', 'cli.js')
  } catch {
    throw new ToolFailure('@redocly/cli is not installed; run `npm ci`.')
  }
}
