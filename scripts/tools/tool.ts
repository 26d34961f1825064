import type { Contract } from '../pipeline/contract.ts'
import type { ToolFolders } from './run.ts'

/** What a tool made of the document. */
export interface Verdict {
  /** Whether it accepted the document as far as it is expected to. */
  ok: boolean
  /** Whether it accepted the document with known exceptions. */
  partly?: boolean
  /** One sentence, the same in every run. */
  result: string
}

/** A tool of others that is tried with the published document. */
export interface Tool {
  /** Name of the npm package. */
  name: string
  /** What is run, for the page. */
  what: string
  run(folders: ToolFolders, contract: Contract): Promise<Verdict>
}
