/** An invalid option; the message contains the remedy. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
