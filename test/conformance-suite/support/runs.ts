/** Runs of the suite as a program or the command would start them. */
import { conform, runConformance, type Report, type Settings } from '../../conformance/index.ts'

/** Runs a part of the suite against a server. */
export function runSuite(
  server: { readonly baseUrl: string; readonly adminToken: string },
  narrowing: Partial<Settings>,
  hooks?: Parameters<typeof runConformance>[1],
): Promise<Report> {
  const settings = {
    areas: [],
    operations: [],
    rules: [],
    workers: 8,
    timeout: 30_000,
    seed: 1,
    reference: null,
    baseUrl: server.baseUrl,
    adminToken: server.adminToken,
    ...narrowing,
  }
  return runConformance(settings, hooks)
}

/** Runs the command with options as in a shell, and collects its output. */
export async function command(
  options: Readonly<Record<string, string>>,
  columns?: number,
): Promise<{ readonly exit: number; readonly out: string; readonly err: string }> {
  const [out, err]: [string[], string[]] = [[], []]
  const exit = await conform(options, {
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    colour: false,
    ...(columns === undefined ? {} : { columns }),
  })
  return { exit, out: out.join('\n'), err: err.join('\n') }
}

/** The verdict of each check, for comparisons of runs. */
export function verdicts({ checks }: Report): readonly string[] {
  return checks.map(({ id, verdict }) => `${id}: ${verdict}`)
}
