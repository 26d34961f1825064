/** What other resources do to branches by commits. */
export { commitTo, commitWith, findTarget, signatureOf, type MakeChange } from './commit.ts'
