import { parse } from 'yaml'
import { pointer } from '../contract.ts'
import type { ContractRule } from './rule.ts'

/** A new endpoint has placeholders, which its reference would contain. */
export const noPlaceholders: ContractRule = {
  id: 'no-placeholders',
  requirement: 'no text is a placeholder of `npm run new`',
  check: ({ sources }) =>
    sources
      .filter(({ path, text }) => path.endsWith('.yaml') && placeholder.test(text))
      .flatMap(({ path, text }) =>
        placeholdersIn(parse(text)).map(({ steps, task }) => ({
          where: `${path}${pointer(...steps)}`,
          problem: `A placeholder remains: ${task}`,
          remedy: 'Write the text that it describes.',
        })),
      ),
}

const placeholder = /\bTODO\b/

interface Placeholder {
  steps: string[]
  task: string
}

function placeholdersIn(value: unknown, steps: string[] = []): Placeholder[] {
  if (typeof value === 'string') return placeholder.test(value) ? [{ steps, task: value }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => placeholdersIn(child, [...steps, key]))
}
