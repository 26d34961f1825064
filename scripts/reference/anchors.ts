import type { Contract } from '../pipeline/contract.ts'
import { operationsOf } from '../pipeline/contract.ts'

/**
 * Where the renderer shows an operation, for links to `#operation/OPERATION_ID`: these stay the same whatever the renderer
 * makes of tags and ids.
 */
function sectionOf(operationId: string, tag: string): string {
  return `/${tag}/${operationId.toLowerCase()}`
}

/** A script that leads links to `#operation/…` to where the renderer shows the operation, before it looks itself. */
export function anchorScript(contract: Contract): string {
  const sections = Object.fromEntries(
    operationsOf(contract).map(({ operation }) => {
      const { operationId, tags } = operation
      return [operationId, sectionOf(operationId, tags?.[0] ?? '')]
    }),
  )
  return `<script>(() => {
const sections = ${JSON.stringify(sections)}
const section = () => sections[/^#operation\\/(\\w+)$/.exec(location.hash)?.[1]]
if (section()) history.replaceState(null, '', '#' + section())
addEventListener('hashchange', (event) => {
  if (!section()) return
  event.stopImmediatePropagation()
  location.replace('#' + section())
})
})()</script>`
}
