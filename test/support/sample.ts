/** `npm test` runs a part of the long series of cases. With `FORGE_TEST_WHOLE=yes`, as in `npm run test:whole`, it runs all of them. */
export const isWhole = process.env['FORGE_TEST_WHOLE'] === 'yes'

/** With `FORGE_TEST_LONG=yes`, as in CI, `npm test` also runs the long tests: one run of both shares its workers. */
export const includesLongTests = isWhole || process.env['FORGE_TEST_LONG'] === 'yes'

/** Each `nth` of the cases, beginning with the one at `first`; all of them if the whole is tested. */
export function sampleOf<Case>(cases: readonly Case[], nth: number, first = 0): Case[] {
  return cases.filter((_, index) => isWhole || index % nth === first % nth)
}
