/** Files to start with, for one use of the package. */
export interface Template {
  summary: string
  /** The test runner that it needs in addition to this package. */
  runner?: string
  /** The command that runs it. */
  run: string
  /** Whether another machine runs it, with what the repository contains. */
  isRunFromRepository?: true
  /** Contents by path. */
  files: Readonly<Record<string, string>>
}
