import type { TestResponse } from './forge.ts'

/** Sends requests concurrently and returns their statuses, the lowest first. */
export async function statusesAtOnce(
  ...requests: readonly (() => Promise<TestResponse>)[]
): Promise<number[]> {
  const responses = await Promise.all(requests.map((request) => request()))
  return responses.map(({ status }) => status).toSorted((one, other) => one - other)
}
