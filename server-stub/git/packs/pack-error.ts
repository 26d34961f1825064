/** A pack or one of its objects that is not accepted; the message is shown to the user who pushed it. */
export class PackError extends Error {
  override readonly name = 'PackError'
}
