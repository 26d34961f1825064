/** One thing that is wrong: where (`/body/title`, `/query/page`), after which keyword, in the library's words. */
export interface Problem {
  path: string
  keyword: string
  message: string
}

/** Thrown when a request is not as the contract says. */
export class ContractProblems extends Error {
  override readonly name = 'ContractProblems'
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ path, message }) => `${path} ${message}`).join('; '))
    this.problems = problems
  }
}
