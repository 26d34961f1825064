import { posix } from 'node:path'
import { parse } from 'yaml'
import { conformanceFolder, generalArea } from './conformance/files.ts'
import type { Contract } from './contract.ts'
import { operationsOf, pointer, stepsOf } from './contract.ts'
import type { SourceFile } from './sources.ts'
import { componentFolders } from './sources.ts'

/** The file that each path of the entry document is written in, relative to `openapi/`. */
export function pathFiles(sources: readonly SourceFile[]): Map<string, string> {
  const entry = sources.find((source) => source.path === 'openapi.yaml')
  const document: unknown = entry === undefined ? undefined : parse(entry.text)
  const paths: unknown =
    typeof document === 'object' && document !== null ? Reflect.get(document, 'paths') : undefined
  return new Map(
    Object.entries(paths ?? {}).flatMap(([path, item]: [string, unknown]) => {
      const file: unknown = typeof item === 'object' && item !== null ? Reflect.get(item, '$ref') : undefined
      return typeof file === 'string' ? [[path, posix.normalize(file)] as const] : []
    }),
  )
}

/** Turns places in the bundle into the source files: `openapi/paths/users/user.yaml#/get`. */
export function locator(sources: readonly SourceFile[], contract: Contract): (where: string) => string {
  const byPath = pathFiles(sources)
  const byComponent = new Map(sources.map((source) => [componentKey(source.path), source.path]))
  return (where) => {
    if (!where.startsWith('#/')) return `openapi/${where}`
    const [section = '', first = '', second = '', ...rest] = stepsOf(where)
    if (annotations.has(section)) return `openapi/${conformanceFolder}${generalArea}.yaml`
    const annotated = rest.some((step) => annotations.has(step))
    if (section === 'paths' && annotated) return annotationOf(contract, first, second)
    if (section === 'paths')
      return within(byPath.get(first) ?? 'openapi.yaml', second === '' ? [] : [second, ...rest])
    const file =
      section === 'components' ? byComponent.get(`${componentFolders[first]}/${second}`) : undefined
    return file === undefined ? `openapi/openapi.yaml${where}` : within(file, rest)
  }
}

/** Keywords that the bundle has from `openapi/conformance/`. */
const annotations: ReadonlySet<string> = new Set(['x-access', 'x-rules', 'x-specified', 'x-unspecified'])

function annotationOf(contract: Contract, path: string, method: string): string {
  const located = operationsOf(contract).find((each) => each.path === path && each.method === method)
  const operation = located?.operation
  const file = `openapi/${conformanceFolder}${operation?.tags?.[0] ?? generalArea}.yaml`
  return `${file}${pointer('operations', operation?.operationId ?? '')}`
}

/** `components/schemas/shared/Id.yaml` as `schemas/Id`. */
function componentKey(path: string): string {
  const [root, kind] = path.split('/')
  return root === 'components' ? `${kind}/${posix.basename(path, '.yaml')}` : path
}

function within(file: string, steps: string[]): string {
  return `openapi/${file}${steps.length === 0 ? '' : pointer(...steps)}`
}
