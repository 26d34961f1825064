/** One validation error: the location (`/body/title`, `/query/page`), the keyword, and the library's message. */
export interface Problem {
  path: string
  keyword: string
  message: string
}

/** A request that violates the contract. */
export class ContractProblems extends Error {
  override readonly name = 'ContractProblems'
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ path, message }) => `${path} ${message}`).join('; '))
    this.problems = problems
  }
}
