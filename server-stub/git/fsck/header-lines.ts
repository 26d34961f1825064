/** The header lines of commits and tags. */
import type { FsckProblem } from './problem.ts'

/** Reads the header of a commit or tag line by line, in the order that Git requires. */
export class HeaderLines {
  readonly #lines: readonly string[]
  #next = 0

  constructor(body: Buffer) {
    const end = body.indexOf('\n\n')
    this.#lines = body.toString('latin1', 0, end < 0 ? body.length : end).split('\n')
  }

  /** The value of the next line if it has this key; undefined else. */
  take(key: string): string | undefined {
    const line = this.#lines[this.#next]
    if (line === undefined || !line.startsWith(`${key} `)) return undefined
    this.#next += 1
    return line.slice(key.length + 1)
  }
}

const oid = /^[0-9a-f]{40}$/

/** What is wrong with a name of an object. */
export function oidProblem(value: string | undefined, key: string): FsckProblem | undefined {
  const id = key.charAt(0).toUpperCase() + key.slice(1)
  if (value === undefined) return { id: `missing${id}`, text: `the line "${key}" is missing or misplaced` }
  return oid.test(value) ? undefined : { id: `bad${id}Sha1`, text: `the line "${key}" names no object` }
}

/** The last second of the year 9999: later dates cannot be written as RFC 3339 timestamps. */
const lastSecond = 253_402_300_799

/** The defect of a name, email address, date and time zone: `Ada <ada@example.com> 1767225600 +0100`. */
export function identProblem(value: string | undefined, key: string): FsckProblem | undefined {
  const id = key.charAt(0).toUpperCase() + key.slice(1)
  if (value === undefined) return { id: `missing${id}`, text: `the line "${key}" is missing or misplaced` }
  const [, name, email, rest] = /^([^<>]*)<([^<>]*)>(.*)$/s.exec(value) ?? []
  if (name === undefined || email === undefined)
    return { id: 'missingEmail', text: `the line "${key}" has no e-mail address in angle brackets` }
  if (name !== '' && !name.endsWith(' '))
    return { id: 'missingSpaceBeforeEmail', text: `the line "${key}" has no space before the e-mail address` }
  const [, date = '', zone = ''] = /^ (\S*)(.*)$/s.exec(rest ?? '') ?? []
  if (!/^\d+$/.test(date)) return { id: 'badDate', text: `the date of "${key}" is no number of seconds` }
  if (/^0\d/.test(date)) return { id: 'zeroPaddedDate', text: `the date of "${key}" begins with 0` }
  if (Number(date) > lastSecond)
    return { id: 'badDateOverflow', text: `the date of "${key}" is after the year 9999` }
  if (!/^ [+-]\d{4}$/.test(zone)) return { id: 'badTimezone', text: `the time zone of "${key}" is not ±hhmm` }
  return undefined
}
