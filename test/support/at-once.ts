import type { Answer } from './forge.ts'

/** Sends requests at once and gives their statuses, the lowest first. */
export async function statusesAtOnce(...requests: readonly (() => Promise<Answer>)[]): Promise<number[]> {
  const answers = await Promise.all(requests.map((request) => request()))
  return answers.map(({ status }) => status).toSorted((one, other) => one - other)
}
