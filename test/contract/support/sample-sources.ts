import type { Components } from '../../../scripts/pipeline/contract.ts'
import type { SourceFile } from '../../../scripts/pipeline/sources.ts'

const folders: Readonly<Record<string, string>> = {
  requestBodies: 'request-bodies',
  securitySchemes: 'security-schemes',
}

/** Files that the sample could have been bundled from. */
export function sampleSources(components: Components): SourceFile[] {
  const files = Object.entries(components).flatMap(([kind, entries]: [string, object]) =>
    Object.keys(entries).map((name) => {
      const folder = folders[kind] ?? kind
      const group = folder === 'headers' || folder === 'security-schemes' ? '' : 'projects/'
      return { path: `components/${folder}/${group}${name}.yaml`, text: 'description: A part.\n' }
    }),
  )
  const index = [
    'paths:',
    '  /projects:',
    '    $ref: paths/projects/projects.yaml',
    '  /projects/{id}:',
    '    $ref: paths/projects/project.yaml',
  ]
  const references = files.map(({ path }) => `- $ref: ../../${path}`)
  return [
    { path: 'openapi.yaml', text: `${index.join('\n')}\n` },
    { path: 'paths/projects/projects.yaml', text: `${references.join('\n')}\n` },
    { path: 'paths/projects/project.yaml', text: `${references.join('\n')}\n` },
    ...files,
  ]
}
