/** Files to start with, for one use of the package. */
export interface Template {
  summary: string
  /** Arguments of `npm install` for what it needs in addition to this package. */
  install?: string
  /** The command that runs it. */
  run: string
  /** Contents by path. */
  files: Readonly<Record<string, string>>
}
