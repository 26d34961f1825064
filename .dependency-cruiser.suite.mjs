/** Import boundaries of the conformance suite, a part of .dependency-cruiser.mjs. */
const suite = 'test/conformance'

/** The layers of the conformance suite: each imports those below it only. */
export const suiteLayers = [
  { layer: 'protocol', mayImport: [], reason: 'HTTP and the contract come before any check.' },
  { layer: 'fixtures', mayImport: ['protocol'], reason: 'A fixture imports no area and no run.' },
  {
    layer: 'generated',
    mayImport: ['protocol', 'fixtures', 'areas/requests.ts', 'areas/filled-lists.ts'],
    reason: 'Generated checks vary the valid requests and filled lists, and import nothing else of an area.',
  },
  {
    layer: 'areas',
    mayImport: ['protocol', 'fixtures', 'generated'],
    reason: 'The checks of an area import no run.',
  },
  {
    layer: 'runner',
    mayImport: ['protocol', 'fixtures', 'generated', 'areas'],
    reason: 'A run imports no report.',
  },
  {
    layer: 'report',
    mayImport: ['protocol', 'fixtures', 'generated', 'areas', 'runner'],
    reason: 'A report imports no command.',
  },
].map(({ layer, mayImport, reason }) => ({
  module: `${suite}/${layer}`,
  mayImport: ['generated', ...mayImport.map((each) => `${suite}/${each}`)],
  reason,
}))
export const suiteRules = [
  {
    name: 'requests-and-filled-lists-use-fixtures-only',
    comment: 'The generated checks are made of them.',
    from: { path: `^${suite}/areas/[^/]+/(requests|filled-lists)\\.ts$` },
    to: { path: `^${suite}/`, pathNot: `^${suite}/(protocol|fixtures)/` },
  },
  {
    name: 'areas-of-the-suite-do-not-import-each-other',
    comment: 'What two areas share is a fixture or a generated check.',
    from: { path: `^${suite}/areas/([^/.]+)/` },
    to: { path: `^${suite}/areas/[^/]+/`, pathNot: `^${suite}/areas/$1/` },
  },
]
