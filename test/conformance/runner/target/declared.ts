/** Operations that the target file declares as missing are not checked. Their read operations are called to verify the declaration. */
import { operations } from '../../../../generated/operations.ts'
import type { PlannedCheck } from '../result.ts'
import { Unsupported } from '../../protocol/signals.ts'

export interface Declared {
  readonly checks: readonly PlannedCheck[]
  /** Filled during the run: what is declared not to be there and works all the same, each as a sentence. */
  readonly notes: readonly string[]
}

/** The same checks, those of `lacks` as unsupported; valid requests that read are sent all the same. */
export function withDeclared(checks: readonly PlannedCheck[], lacks: readonly string[]): Declared {
  const notes: string[] = []
  const note = (name: string, operation: string) => {
    if (notes.some((each) => each.startsWith(`${name} `))) return
    notes.push(`${name} is declared not to be there, and ${operation} works.`)
  }
  return {
    notes,
    checks: checks.map((planned) => {
      const name = lacks.find((each) => isAbout(planned, each))
      return name === undefined ? planned : unsupported(planned, name, note)
    }),
  }
}

function isAbout({ area, operations: involved }: PlannedCheck, name: string): boolean {
  return area === name || involved.some((operation) => operation === name)
}

function unsupported(
  planned: PlannedCheck,
  name: string,
  note: (name: string, operation: string) => void,
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
