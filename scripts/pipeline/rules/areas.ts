import { areas } from '../areas.ts'
import type { Contract } from '../contract.ts'
import { operationsOf, pointer } from '../contract.ts'
import { pathFiles } from '../locate.ts'
import type { Finding } from './finding.ts'
import type { ContractRule, RuleInput } from './rule.ts'

/** The area is the tag, the folder, the handler's file and the chapter of the reference. */
export const oneAreaEach: ContractRule = {
  id: 'one-area-each',
  requirement: 'each operation has one tag, which is the area whose folder it is written in',
  check: (material) => [...tagFindings(material), ...orderFindings(material.contract)],
}

function tagFindings({ contract, sources }: RuleInput): Finding[] {
  const files = pathFiles(sources)
  return operationsOf(contract).flatMap(({ pointer: at, path, operation }) => {
    const [tag, ...others] = operation.tags ?? []
    const folder = files.get(path)?.split('/')[1]
    if (others.length === 0 && tag !== undefined && areas.includes(tag) && tag === (folder ?? tag)) return []
    return [
      {
        where: `${at}/tags`,
        problem: `The tags [${[...(tag === undefined ? [] : [tag]), ...others].join(', ')}] are not the one area of its folder, \`${folder ?? 'none'}\`.`,
        remedy: `Tag it with its area alone, and write it below paths/<area>/. Areas: ${areas.join(', ')}.`,
      },
    ]
  })
}

function orderFindings(contract: Contract): Finding[] {
  let furthest = 0
  const ofPaths = operationsOf(contract).flatMap(({ path, operation }) => {
    const index = areas.indexOf(operation.tags?.[0] ?? '')
    if (index < 0 || index >= furthest) {
      furthest = Math.max(furthest, index)
      return []
    }
    return [
      {
        where: pointer('paths', path),
        problem: `The path is after those of the area \`${areas[furthest]}\`, but belongs to \`${areas[index]}\`.`,
        remedy: 'Keep the paths of an area together, and the areas in their order.',
      },
    ]
  })
  const tags = (contract.tags ?? []).map((tag) => tag.name)
  const sorted = areas.filter((area) => tags.includes(area))
  if (tags.join() === sorted.join()) return ofPaths
  return [
    ...ofPaths,
    {
      where: '#/tags',
      problem: 'The tags are not the areas in their order.',
      remedy: `Write: ${sorted.join(', ')}.`,
    },
  ]
}
