/** A request that Git's protocol does not allow; the client prints the message. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError'
}
