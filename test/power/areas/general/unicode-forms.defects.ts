/** Texts are stored in another Unicode normalization form. */
import { type Fault, type Mutant, mutant } from '../../mutant.ts'
import { altersParameter } from '../../vocabulary/requests.ts'

const inForm = (name: string, form: 'NFC' | 'NFKC'): Fault =>
  altersParameter(name, (value) => (typeof value === 'string' ? value.normalize(form) : value))

export const unicodeFormMutants: readonly Mutant[] = [
  mutant('ENC-03', 'createUser', [], 'changes names to compatible forms', inForm('name', 'NFKC')),
  mutant('ENC-03', 'createMergeRequest', [], 'composes letters of the title', inForm('title', 'NFC')),
  mutant('ENC-03', 'updateSnippetNote', [], 'composes letters of the body', inForm('body', 'NFC')),
]
