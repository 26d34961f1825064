/** Operations that the target file declares as missing are not checked. Their read operations are called to verify the declaration. */
import { operations } from '../../../../generated/operations.ts'
import type { PlannedCheck } from '../result.ts'
import { Unsupported } from '../../protocol/signals.ts'

export interface Declared {
  readonly checks: readonly PlannedCheck[]
  /** A sentence for each declaration that a successful operation contradicts; complete after the run. */
  readonly notes: () => readonly string[]
}

/** The same checks, those of `lacks` as unsupported; valid requests that read are sent all the same. */
export function withDeclared(checks: readonly PlannedCheck[], lacks: readonly string[]): Declared {
  const working = new Map(lacks.map((name) => [name, new Set<string>()]))
  const note = (name: string, operation: string) => working.get(name)?.add(operation)
  return {
    notes: () =>
      [...working].flatMap(([name, found]) => (found.size === 0 ? [] : [contradiction(name, found)])),
    checks: checks.map((planned) => {
      const name = lacks.find((each) => isAbout(planned, each))
      return name === undefined ? planned : unsupported(planned, name, note)
    }),
  }
}

/** In alphabetical order, since the order of the checks differs between runs. */
function contradiction(name: string, operations: ReadonlySet<string>): string {
  const names = [...operations].toSorted()
  return `${name} is declared missing, but ${names.join(', ')} ${names.length === 1 ? 'works' : 'work'}.`
}

function isAbout({ area, operations: involved }: PlannedCheck, name: string): boolean {
  return area === name || involved.some((operation) => operation === name)
}

function unsupported(
  planned: PlannedCheck,
  name: string,
  note: (name: string, operation: string) => unknown,
): PlannedCheck {
  const { check } = planned
  const [operation] = check.operations
  const isProbe =
    check.topic === 'success' && operation !== undefined && operations[operation].method === 'GET'
  return {
    ...planned,
    check: {
      ...check,
      async run(context) {
        const works = isProbe && operation !== undefined && (await succeeds(() => check.run(context)))
        if (works) note(name, operation)
        throw new Unsupported(`Declared: the server does not have ${name}.`)
      },
    },
  }
}

/** However it fails, it does not work. */
async function succeeds(probe: () => Promise<void>): Promise<boolean> {
  try {
    await probe()
    return true
  } catch {
    return false
  }
}
