/** A request that Git's protocol does not allow; the message is shown to the user of the client. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError'
}
