import type { Json } from '../../pipeline/contract.ts'
import { isObject, type SampleRequest } from '../../pipeline/samples/request.ts'
import { literalIn, python } from './literals.ts'
import { pythonGitlabCalls } from './python-gitlab-calls.ts'
import { bodyOf } from './sample.ts'

/** The call by the library python-gitlab; undefined where the library has no call for the operation. */
export function pythonGitlabOf(operationId: string, request: SampleRequest): string | undefined {
  const call = pythonGitlabCalls[operationId]
  if (call === undefined) return undefined
  const [variable = ''] = call.split('.')
  const token = request.token === null ? '' : `, private_token=${JSON.stringify(request.token)}`
  return [
    'import gitlab',
    '',
    `gl = gitlab.Gitlab(${JSON.stringify(request.origin)}${token})`,
    ...preparation(variable, request),
    ...using(filled(call, request)),
  ].join('\n')
}

/** Objects that no request is needed for, and the current user, for whom one is. */
function preparation(variable: string, { pathValues }: SampleRequest): string[] {
  const id = literalIn(python, pathValues['id'] ?? null)
  if (variable === 'project') return [`project = gl.projects.get(${id}, lazy=True)`]
  if (variable === 'group') return [`group = gl.groups.get(${id}, lazy=True)`]
  return variable === 'user' ? ['gl.auth()', 'user = gl.user'] : []
}

function filled(call: string, request: SampleRequest): string {
  const body = bodyOf(request) ?? {}
  return call
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => literalIn(python, request.pathValues[name] ?? null))
    .replace('$query', () => keywords(Object.fromEntries([['iterator', true], ...request.query])))
    .replace('$keywords', () => keywords(body))
    .replace('$body', () => literalIn(python, body))
}

function keywords(values: Json): string {
  if (!isObject(values)) return ''
  const written = Object.entries(values).map(([name, value]) => `${name}=${literalIn(python, value, '    ')}`)
  const line = written.join(', ')
  return line.length <= 60 ? line : `\n    ${written.join(',\n    ')},\n`
}

/** Lists are walked through; what else is returned is printed. */
function using(call: string): string[] {
  return call.includes('iterator=True') ? [`for item in ${call}:`, '    print(item)'] : [`print(${call})`]
}
