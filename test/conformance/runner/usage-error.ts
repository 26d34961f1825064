/** An option that cannot be, told in one line with what to do. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
