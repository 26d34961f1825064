/** The id of a run, and what carries it: nothing else is ever removed. */

/** Eight characters, of which the first is a letter. `hex` are random hexadecimal digits. */
export function newRunId(hex: string): string {
  return hex.slice(0, 8).replace(/^\d/, (digit) => 'ghijklmnop'.charAt(Number(digit)))
}

const shape = '[a-p][0-9a-f]{7}'

export function isRunId(text: string): boolean {
  return new RegExp(`^${shape}$`).test(text)
}

/** Whether a name, a path or a text carries a run's id as a word of its own. */
export function carries(text: string, run: string): boolean {
  return new RegExp(`(?<![a-z0-9])${run}(?![a-z0-9])`, 'i').test(text)
}

/** Whether a name is one that some run gave, such as `project-k3x9q2ab-1-f3k9a1`. */
export function isOfSomeRun(name: string): boolean {
  return new RegExp(`(?<![a-z0-9])${shape}-\\d+(?![a-z0-9])`).test(name)
}

/** The names in a text that carry a run's id. */
export function namesIn(text: string, run: string): readonly string[] {
  const names = text.match(new RegExp(`[\\w.-]*(?<![a-z0-9])${run}(?![a-z0-9])[\\w.-]*`, 'gi')) ?? []
  return [...new Set(names)]
}
