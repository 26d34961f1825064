/** A pack or one of its objects that is not accepted; the client of the user who pushed it prints the message. */
export class PackError extends Error {
  override readonly name = 'PackError'
}
