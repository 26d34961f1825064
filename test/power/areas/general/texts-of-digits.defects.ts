/** Texts of digits are returned as numbers. The schema of the response states the type; no rule does. */
import { type Mutant, mutant } from '../../mutant.ts'
import { altersProperty } from '../../vocabulary/responses.ts'

export const textOfDigitsMutants: readonly Mutant[] = (
  [
    ['createIssue', 'title'],
    ['createTrigger', 'description'],
    ['updateVariable', 'value'],
  ] as const
).map(([operation, name]) =>
  mutant(
    'SCH-02',
    operation,
    [],
    'returns digits as a number',
    altersProperty(name, (text) => (/^\d+$/.test(String(text)) ? Number(text) : text)),
  ),
)
