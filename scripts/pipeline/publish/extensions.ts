import type { Contract } from '../contract.ts'
import { extensionsIn } from '../extensions/find.ts'

/** The only extension of the published document: tools other than this project's read it as well. */
const publishedExtension = 'x-codeSamples'

/** A copy of the document that has no extensions but code samples. */
export function withoutExtensions(contract: Contract): Contract {
  const copy = structuredClone(contract)
  for (const { keyword, owner } of extensionsIn(copy))
    if (keyword !== publishedExtension) Reflect.deleteProperty(owner, keyword)
  return copy
}
