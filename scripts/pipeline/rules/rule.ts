import type { Contract } from '../contract.ts'
import type { Documents } from '../inventory/documents.ts'
import type { Inventory } from '../inventory/read.ts'
import type { SourceFile } from '../sources.ts'

/** Something in the contract that a rule of the house refuses. */
export interface Finding {
  /** JSON pointer into the bundle, or a file below `openapi/`. */
  where: string
  /** What is wrong, in one sentence. */
  problem: string
  /** What to do about it, in one sentence. */
  remedy: string
}

/** What the rules look at. */
export interface Material {
  /** The bundled document. */
  contract: Contract
  /** The files that it was bundled from. */
  sources: readonly SourceFile[]
  /** What the specification says, in our own words, and what carries it. */
  inventory: Inventory
  /** How much the specification says under each heading. */
  documents: Documents
}

/** A rule of the house: a pure function of the contract and its files. */
export interface HouseRule {
  id: string
  /** What the rule demands, in one sentence. */
  demands: string
  check: (material: Material) => Finding[]
}
