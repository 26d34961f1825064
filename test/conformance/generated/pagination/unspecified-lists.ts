/** Lists that the specification only names: if they are arrays, they are paginated as all arrays are. */
import { isDeepStrictEqual } from 'node:util'
import type { OperationId, operations } from '../../../../generated/operations.ts'
import { generatedCheck, type Check } from '../../fixtures/check.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import type { ApiResponse } from '../../fixtures/response.ts'
import type { Parameters } from '../../protocol/encode.ts'
import { greatest } from '../effects/reads.ts'
import { inProject } from '../paths/route-exists.ts'
import { parseLinks } from './links.ts'
import { pageHeaderNames } from './rules.ts'

type Facts = typeof operations
type Paged = {
  [Op in OperationId]: 'page' extends Facts[Op]['parameters']['query'][number] ? Op : never
}[OperationId]
type UnspecifiedList = Extract<Paged, { [Op in Paged]: Facts[Op]['list'] extends true ? never : Op }[Paged]>

const noParameters = async (): Promise<Parameters> => ({})

/** The path parameters of each. */
const paths: Record<UnspecifiedList, (context: CheckContext) => Promise<Parameters>> = {
  getRepositoryTree: inProject(),
  listCiYmlTemplates: noParameters,
  listDeployKeys: inProject(),
  listDockerfileTemplates: noParameters,
  listGitignoreTemplates: noParameters,
  listLicenceTemplates: noParameters,
  listPipelines: inProject(),
}

const size = 1

type Read = (query: Parameters) => Promise<ApiResponse<OperationId>>

/** The pages are parts of the whole list, and the first one links to a page of the same size. */
async function expectPages(read: Read, first: ApiResponse<OperationId>): Promise<void> {
  const whole = await read({ per_page: greatest })
  const items = whole.status === 200 && Array.isArray(whole.json) ? whole.json : []
  const total = items.length
  if (total <= size || total === greatest) return
  const stated = first.header('X-Total')
  if (Number(stated) !== total)
    first.fail(`\`X-Total\` is ${total}, as the whole list has items.`, `It is ${stated}.`, {
      kind: 'header',
      name: 'X-Total',
    })
  const next = parseLinks(first.header('Link')).get('next')
  if (next !== undefined && new URL(next, 'http://server').searchParams.get('per_page') !== String(size))
    first.fail(`A link to the next page with per_page=${size}.`, next, { kind: 'header', name: 'Link' })
  const last = await read({ page: total, per_page: size })
  if (!isDeepStrictEqual(last.json, items.slice(-size)))
    last.fail(`The last item of the list on page ${total}, which is the last one.`)
}

/** Any other response is permitted as well, since the specification does not state it. */
export const headersOfUnspecifiedLists: readonly Check[] = Object.keys(paths)
  .filter(isUnspecifiedList)
  .map((operation) =>
    generatedCheck(
      'page-headers',
      operation,
      `${operation} returns every pagination header if it returns an array.`,
      async (context) => {
        const path = await paths[operation](context)
        const read: Read = (query) => context.admin.sendUnchecked({ operation, path, query })
        const response = await read({ page: 1, per_page: size })
        const { json } = response
        if (response.status !== 200 || !Array.isArray(json)) return
        const missing = pageHeaderNames.filter((header) => response.header(header) === null)
        if (missing.length > 0)
          response.fail(`The headers ${pageHeaderNames.join(', ')}.`, `Missing: ${missing.join(', ')}.`)
        if (json.length > size)
          response.fail(`At most ${size} item with per_page=${size}.`, `${json.length} items.`)
        await expectPages(read, response)
      },
    ),
  )

function isUnspecifiedList(name: string): name is UnspecifiedList {
  return name in paths
}
