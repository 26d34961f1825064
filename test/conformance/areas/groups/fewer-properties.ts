import type { OperationId } from '../../../../generated/operations.ts'
import type { ApiResponse } from '../../fixtures/response.ts'
import type { JsonRecord } from '../../generated/effects/reads.ts'

/** Projects in the list of a group have fewer properties. Spec: document 2, "Project". */
export function expectFewerProperties(response: ApiResponse<OperationId>, project: JsonRecord): void {
  const present = ['owner', 'permissions', 'statistics'].filter((name) => name in project)
  if (present.length > 0) response.fail(`Projects without \`${present.join('`, `')}\`.`)
}
