/** A defect on purpose, and the rule that has to be reported. */
import type { OperationId } from '../../../generated/operations.ts'
import type { RuleId } from '../../../generated/rules.ts'
import type { Services } from '../../../server-stub/services.ts'
import type { Altered } from '../support/ground.ts'
import type { Passing } from '../support/proxy.ts'

interface Defect {
  /** What is wrong, as the title of the test. */
  readonly name: string
  readonly operation: OperationId
  /** The rule that it breaks; null where only the shape of an answer is wrong, which the judge tells. */
  readonly rule: RuleId | null
  /** What the script's last answer shows on the broken server and not on the sound one. */
  readonly shows: RegExp
}

/** Handlers that behave otherwise. */
export interface BehaviourMutant extends Defect {
  readonly handlers: (administrator: Services) => Altered
}

/** Answers that are altered on their way. */
export interface WireMutant extends Defect {
  readonly alter: (answer: Passing) => void
}
