/** The actions of a commit, the paths of commits, and the states of a status. */
import type { Fault } from '../../mutant.ts'
import { altersRequest } from '../../vocabulary/requests.ts'
import {
  jsonOf,
  isRecord,
  withJson,
  type Call,
  segmentsOf,
  isSuccess,
  valueOf,
  withValue,
} from '../../message.ts'

export type Action = Readonly<Record<string, unknown>>

/** The list of actions is another one. */
export function actionsAs(alter: (actions: readonly Action[]) => readonly unknown[]): Fault {
  return altersRequest((call) => {
    const json = jsonOf(call)
    if (!isRecord(json) || !Array.isArray(json['actions'])) return call
    const actions: readonly unknown[] = json['actions']
    return withJson(call, { ...json, actions: alter(actions.filter((each) => isRecord(each))) })
  })
}

/** Each action is another one. */
export function eachAction(alter: (action: Action) => Action): Fault {
  return actionsAs((actions) => actions.map((action) => alter(action)))
}

/** Each action of a kind is another one. */
export function ofKind(kind: string, alter: (action: Action) => Action): Fault {
  return eachAction((action) => (action['action'] === kind ? alter(action) : action))
}

export function without(action: Action, name: string): Action {
  return Object.fromEntries(Object.entries(action).filter(([each]) => each !== name))
}

export const commitsOf = (call: Call) => `/projects/${segmentsOf(call)[1] ?? ''}/repository/commits`

export const states = ['pending', 'running', 'success', 'failed', 'canceled'] as const

/** What is committed to another branch is committed to master as well. */
export const masterAsWell: Fault = {
  async around(call, upstream) {
    const response = await upstream.pass(call)
    if (isSuccess(response) && valueOf(call, 'branch') !== 'master')
      await upstream.pass(withValue(call, 'branch', 'master'))
    return response
  },
}
