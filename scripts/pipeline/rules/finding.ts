/** Something in the contract that a contract rule rejects. */
export interface Finding {
  /** JSON pointer into the bundle, or a file below `openapi/`. */
  where: string
  /** What is wrong, in one sentence. */
  problem: string
  /** What to do about it, in one sentence. */
  remedy: string
}
