/** Plus signs and spaces in parameters are confused. */
import { type Fault, type Mutant, mutant } from '../../mutant.ts'
import { altersRequest, altersParameter } from '../../vocabulary/requests.ts'
import { isForm, withValue } from '../../message.ts'

/** A field of a form is decoded like a path. */
const keepsPlusSigns = (name: string): Fault =>
  altersRequest((call) => {
    if (!isForm(call)) return call
    const field = call.body
      .toString('utf8')
      .split('&')
      .find((each) => each.startsWith(`${name}=`))
    return field === undefined
      ? call
      : withValue(call, name, decodeURIComponent(field.slice(name.length + 1)))
  })

export const plusSignMutants: readonly Mutant[] = [
  ...(['createIssue', 'updateRelease', 'createMergeRequest'] as const).map((operation) =>
    mutant(
      'ENC-02',
      operation,
      'general/parameters-as-form-fields',
      'keeps plus signs in forms',
      keepsPlusSigns('description'),
    ),
  ),
  ...(
    [
      ['listProjects', 'list-projects/search-filter'],
      ['listGroups', 'list-groups/search-by-name'],
      ['listProjectIssues', 'list-project-issues/search-title'],
    ] as const
  ).map(([list, rule]) =>
    mutant(
      'ENC-02',
      list,
      rule,
      'searches plus signs in place of blanks',
      altersParameter('search', (text) => String(text).replaceAll(' ', '+')),
    ),
  ),
]
