/** Defects of createBranch, by the rule that each violates. */
import { type Call, isRecord, isSuccess, segmentsOf, valueOf, isHash, withValue } from '../../message.ts'
import { defectsOf, type Fault } from '../../mutant.ts'
import { defaultsParameter, altersParameter, readsParameterAs } from '../../vocabulary/requests.ts'
import { returnsErrorBody } from '../../vocabulary/responses.ts'
import { when, namesCommit } from '../../vocabulary/conditions.ts'
import { alsoDoes, byAdministrator, otherCall, rejects } from '../../vocabulary/effects.ts'
import { alsoDoesAll, shownAt } from '../../vocabulary/lookups.ts'
import { lowered } from '../../vocabulary/values.ts'
import { branchesOf } from './shared.ts'
import { tagsOf } from '../tags/shared.ts'

const namesBranch = (call: Call) => valueOf(call, 'ref') !== undefined && !isHash(valueOf(call, 'ref'))

const branchesFromMaster: Fault = {
  async around(call, upstream) {
    const response = await upstream.pass(call)
    const isUnknown = response.status === 400 && valueOf(call, 'ref') !== undefined
    return isUnknown ? upstream.pass(withValue(call, 'ref', 'master')) : response
  },
}

export const createBranch = defectsOf('createBranch', {
  'create-branch/branch-required': [
    ['STT-03', 'creates a branch without a name', defaultsParameter('branch', 'new-branch')],
  ],
  'general/created-is-201': [
    [
      'SFX-04',
      'makes the branch the default branch',
      alsoDoesAll(async (call, upstream) => {
        const project = `/projects/${segmentsOf(call)[1]}`
        const before = await shownAt(project, call, upstream)
        const name = isRecord(before) ? before['name'] : undefined
        return [otherCall(call, 'PUT', project, { name, default_branch: valueOf(call, 'branch') })]
      }),
    ],
  ],
  'create-branch/ref-required': [
    ['SEM-05', 'uses master as the default ref', defaultsParameter('ref', 'master')],
  ],
  'general/missing-attribute-body': [
    [
      'STA-04',
      'returns an error that does not name the missing attribute',
      returnsErrorBody(400, { message: 'Something is missing' }),
    ],
  ],
  'create-branch/from-branch': [
    ['ENC-01', 'stores names in lower case', altersParameter('branch', lowered)],
    [
      'SFX-02',
      'moves an existing branch and rejects the request',
      {
        async around(call, upstream) {
          const branch = `${branchesOf(call)}/${encodeURIComponent(String(valueOf(call, 'branch')))}`
          const response = await upstream.pass(call)
          if (isSuccess(response) || !isRecord(await shownAt(branch, call, upstream))) return response
          await upstream.pass(byAdministrator(otherCall(call, 'DELETE', branch), upstream))
          await upstream.pass(call)
          return response
        },
      },
    ],
    [
      'SFX-02',
      'creates a tag of the same name',
      alsoDoes((call) =>
        otherCall(call, 'POST', tagsOf(call), {
          tag_name: valueOf(call, 'branch'),
          ref: valueOf(call, 'ref'),
        }),
      ),
    ],
    [
      'SEM-02',
      'creates every branch from master',
      when(
        namesBranch,
        altersParameter('ref', () => 'master'),
      ),
    ],
    [
      'ENC-02',
      'reads only the name after the last slash',
      altersParameter('branch', (name) => String(name).split('/').at(-1)),
    ],
  ],
  'create-branch/from-commit': [
    [
      'SEM-02',
      'uses the head of the branch instead of the commit',
      when(
        namesCommit,
        altersParameter('ref', () => 'master'),
      ),
    ],
    ['STA-03', 'rejects a commit as ref', when(namesCommit, rejects(400, 'Invalid reference name'))],
    ['STT-03', 'creates a branch from an unknown ref', branchesFromMaster],
  ],
  'create-branch/branch-not-branch-name': [
    ['ENC-02', 'accepts the v3 name of the attribute', readsParameterAs('branch_name', 'branch')],
  ],
})
