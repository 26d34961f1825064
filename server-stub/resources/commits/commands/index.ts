/** What other resources do to branches by commits. */
export { commitTo, findTarget, signatureOf, type MakeChange } from './commit.ts'
