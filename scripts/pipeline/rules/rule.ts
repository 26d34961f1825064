import type { Contract } from '../contract.ts'
import type { Outline } from '../conformance/outline.ts'
import type { Conformance } from '../conformance/files.ts'
import type { SourceFile } from '../sources.ts'
import type { Finding } from './finding.ts'

/** What the rules check. */
export interface RuleInput {
  /** The bundled API description with its conformance annotations. */
  contract: Contract
  /** The files that it was bundled from. */
  sources: readonly SourceFile[]
  /** The rows of the specification with their rules, access and unspecified points. */
  conformance: Conformance
  /** Number of rows below each heading of the specification. */
  outline: Outline
}

/** A rule for the contract: a pure function of the contract and its files. */
export interface ContractRule {
  id: string
  /** What the rule requires, in one sentence. */
  requirement: string
  check: (input: RuleInput) => Finding[]
}
