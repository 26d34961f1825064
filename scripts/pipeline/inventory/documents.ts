import counted from './documents.json' with { type: 'json' }

/** What stands below a heading of the specification, as counted in its text. */
export interface Counts {
  /** Rows of tables, their heads left out. */
  rows: number
  /** Sentences that leave something open by the words "not shown". */
  notShown: number
}

/** The documents of the specification: by number, then by heading and, after a slash, the one below it. */
export type Documents = Readonly<Record<string, Readonly<Record<string, Counts>>>>

export const documents: Documents = counted
