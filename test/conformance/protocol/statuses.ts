/** What the status of a response says about the request. */

export function isSuccess(status: number | null): boolean {
  return status !== null && status >= 200 && status < 300
}

/** The statuses by which a server rejects a caller, not the request. */
export const callerRejections: readonly number[] = [401, 403, 404]

export function isCallerRejected(status: number | null): boolean {
  return status !== null && callerRejections.includes(status)
}
