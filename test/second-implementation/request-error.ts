/** All error responses. Spec: document 1, "Errors" and "Authentication". */

/** Thrown to end a request with an error response. */
export class RequestError extends Error {
  override readonly name = 'RequestError'
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
  /** Whether the specification states the text of the message; if not, the implementation chooses it. */
  readonly stated: boolean

  constructor(status: number, body: Readonly<Record<string, unknown>>, stated = false) {
    super(`${status} ${JSON.stringify(body)}`)
    this.status = status
    this.body = body
    this.stated = stated
  }
}

export const unknownRoute = () => new RequestError(404, { error: '404 Not Found' }, true)
export const unauthenticated = () => new RequestError(401, { message: '401 Unauthorized' }, true)
export const noSudo = () =>
  new RequestError(403, { message: '403 Forbidden - Must be admin to use sudo' }, true)
export const noSudoUser = (name: string) =>
  new RequestError(404, { message: `404 Not Found: No user id or username for: ${name}` }, true)

export const failure = () => new RequestError(500, { message: '500 Internal Server Error' })
export const forbidden = () => new RequestError(403, { message: '403 Forbidden' })
export const notFound = (what: string) => new RequestError(404, { message: `404 ${what} Not Found` })
export const conflict = (message: string) => new RequestError(409, { message })
export const unreadable = (message: string) => new RequestError(400, { message })
export const missing = (attribute: string) => unreadable(`400 Bad Request: "${attribute}" is missing`)
/** A failed validation with a message for the property. */
export const invalid = (property: string, text: string) =>
  new RequestError(400, { message: { [property]: [text] } })
