/**
 * A defect for each convention that otherwise only generated mutants violate: a run without generated mutants tries these
 * as well. Spec: document 1, "Status codes" and "Limits".
 */
import { mutant, type Mutant } from '../../mutant.ts'
import { altersRequest } from '../../vocabulary/requests.ts'
import { isNormal, when } from '../../vocabulary/conditions.ts'
import { ignoresPermissions } from '../../vocabulary/effects.ts'
import { altersProperty, replacesStatus } from '../../vocabulary/responses.ts'
import { listMutants } from '../../enumerate/lists.ts'

const ofPaging = listMutants.filter(({ operation, rules }) => operation === 'listTags' && rules.length > 0)

const withoutJson = altersRequest((call) =>
  call.headers['content-type']?.includes('json') === true ? { ...call, body: Buffer.from('{}') } : call,
)

export const inEachRun: readonly Mutant[] = [
  ...ofPaging,
  mutant('ENC-02', 'updateVariable', 'general/json-bodies', 'reads no JSON', withoutJson),
  mutant(
    'AUT-02',
    'getBroadcastMessage',
    ['general/administrator-operations', 'general/not-allowed-is-403'],
    'accepts callers who are not administrators',
    when(isNormal, ignoresPermissions),
  ),
  mutant(
    'STA-01',
    'markAllTodosAsDone',
    'general/no-content-is-204',
    'returns 200 and a body for 204',
    replacesStatus(204, 200, {}),
  ),
  mutant(
    'STA-02',
    'createVariable',
    'general/invalid-attribute-is-400',
    'returns 422 for every invalid attribute',
    replacesStatus(400, 422),
  ),
  mutant(
    'SEM-05',
    'getProject',
    'create-project-for-user/master-by-default',
    'returns main as the default branch',
    altersProperty('default_branch', (branch) => (branch === 'master' ? 'main' : branch)),
  ),
]
