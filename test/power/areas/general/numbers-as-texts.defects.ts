/** Attributes that are read wrongly if they are texts, in a form or in the query. Spec: document 1, "Request conventions" 3. */
import type { OperationId } from '../../../../generated/operations.ts'
import type { RuleId } from '../../../../generated/rules.ts'
import { valueOf, type Call } from '../../message.ts'
import { mutant, type Fault, type Mutant } from '../../mutant.ts'
import { when } from '../../vocabulary/conditions.ts'
import { rejects } from '../../vocabulary/effects.ts'
import { altersParameter, altersRequest, ignores, withoutField } from '../../vocabulary/requests.ts'

const isText =
  (name: string, type = '') =>
  (call: Call): boolean =>
    (call.headers['content-type'] ?? '').includes(type) && typeof valueOf(call, name) === 'string'

const inForm = 'x-www-form-urlencoded'
const settings = 'update-application-settings/settings-are-kept'

const faults: readonly (readonly [OperationId, RuleId, string, Fault])[] = [
  [
    'createCommitStatus',
    'general/parameters-as-form-fields',
    'rejects coverage as text',
    when(isText('coverage'), rejects(400)),
  ],
  [
    'createGroup',
    'general/parameters-in-query',
    'ignores parent_id as text',
    when(isText('parent_id'), ignores('parent_id')),
  ],
  [
    'updateMergeRequest',
    'general/parameters-as-form-fields',
    'ignores milestone_id in a form',
    when(isText('milestone_id', inForm), ignores('milestone_id')),
  ],
  [
    'createMergeRequest',
    'general/parameters-in-query',
    'rejects target_project_id as text',
    when(isText('target_project_id'), rejects(400)),
  ],
  [
    'updateApplicationSettings',
    settings,
    'cuts off the decimals of polling_interval_multiplier as text',
    when(
      isText('polling_interval_multiplier'),
      altersParameter('polling_interval_multiplier', (value) => Math.trunc(Number(value))),
    ),
  ],
  [
    'updateApplicationSettings',
    settings,
    'ignores max_attachment_size in a form',
    when(isText('max_attachment_size', inForm), ignores('max_attachment_size')),
  ],
  [
    'deleteUser',
    'delete-user/hard-delete-removes-contributions',
    'ignores hard_delete in a form',
    altersRequest((call) => withoutField(call, 'hard_delete')),
  ],
  [
    'deleteFile',
    'general/parameters-as-form-fields',
    'ignores branch in a form',
    altersRequest((call) => withoutField(call, 'branch')),
  ],
]

export const numbersAsTexts: readonly Mutant[] = faults.map(([operation, rule, description, fault]) =>
  mutant('ENC-02', operation, rule, description, fault),
)
