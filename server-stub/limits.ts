/**
 * How much one request may send, and how much work it may cause. All limits are here, and docs/server-behaviour.md lists
 * them in a table. Limits on single fields that platforms of this kind share (a title of 255 characters) are with the
 * field.
 */

export interface Limit {
  max: number
  /** What is counted. */
  counts: string
  /** What the server does beyond the limit. */
  beyond: string
}

const mebibyte = 1024 * 1024
const pushRejected = 'the push is rejected, and the message names the limit'

export const limits = {
  headerBytes: { max: 16_384, counts: 'bytes of the header of a request', beyond: '431' },
  headerSeconds: { max: 60, counts: 'seconds until the header of a request has arrived', beyond: '408' },
  receivingSeconds: { max: 300, counts: 'seconds until a request has arrived', beyond: '408' },
  // Longer than proxies and clients keep an unused connection: otherwise the server closes it while they send a request.
  idleSeconds: {
    max: 65,
    counts: 'seconds without a request on a connection',
    beyond: 'the connection ends',
  },
  rejectedSeconds: {
    max: 5,
    counts: 'seconds in which the rest of a rejected request is read',
    beyond: 'the connection ends',
  },
  handlingSeconds: {
    max: 60,
    counts: 'seconds until an operation has a response (`--request-timeout`)',
    beyond: '503',
  },
  readinessMilliseconds: {
    max: 2000,
    counts: 'milliseconds that the readiness check waits for the database',
    beyond: '503',
  },
  signInAttemptsOfAccount: {
    max: 10,
    counts: 'failed attempts to sign in to one account within 10 minutes',
    beyond: '429',
  },
  signInAttemptsOfAddress: {
    max: 50,
    counts: 'failed attempts to sign in from one IP address within 10 minutes',
    beyond: '429',
  },
  formBytes: { max: 20_000, counts: 'bytes of a form of the web pages', beyond: '400' },
  provisioningBytes: { max: 100 * mebibyte, counts: 'bytes of a request to `/provisioning`', beyond: '413' },
  bodyBytes: { max: 50 * mebibyte, counts: 'bytes of a request body', beyond: '413' },
  parameters: { max: 20_000, counts: 'parameters of a query string or form', beyond: '413' },
  listUrlCharacters: {
    max: 3000,
    counts: 'characters of the URL of a list, which `Link` repeats up to four times',
    beyond: '414',
  },
  // Larger numbers are rounded, and would be sent back as others, as in `X-Page`.
  queryNumber: {
    max: Number.MAX_SAFE_INTEGER,
    counts: 'a whole number in a query string, such as `page`',
    beyond: '400',
  },
  jsonValues: {
    max: 200_000,
    counts: 'values in a JSON body, nested ones included',
    beyond: '413',
  },
  jsonDepth: { max: 32, counts: 'levels of nesting in a JSON body', beyond: '400' },
  arrayItems: { max: 20_000, counts: 'items of an array', beyond: '400' },
  fullyValidatedValues: {
    max: 1000,
    counts: 'values of a request whose errors are all reported',
    beyond: 'only the first error is reported',
  },
  reportedErrors: { max: 100, counts: 'errors in a response', beyond: 'the others are omitted' },
  textCharacters: { max: 1_000_000, counts: 'characters of a description, note or message', beyond: '400' },
  searchCharacters: { max: 255, counts: 'characters of a search text', beyond: '400' },
  nameCharacters: { max: 255, counts: "characters of an author's name or email", beyond: '400' },
  pathCharacters: { max: 4096, counts: 'characters of a file path', beyond: '400' },
  pathNameBytes: { max: 255, counts: 'bytes of one name in a file path', beyond: '400' },
  pathDepth: { max: 128, counts: 'directories in a file path', beyond: '400' },
  commitDirectories: { max: 20_000, counts: 'directories that one commit creates', beyond: '400' },
  listedFiles: {
    max: 50_000,
    counts: 'files and directories in a recursive tree (256 characters of a path count as another)',
    beyond: '400',
  },
  comparedFiles: {
    max: 50_000,
    counts: 'files and directories in a diff (256 characters of a path count as another)',
    beyond: 'the diff and its statistics omit the others',
  },
  mergedFiles: {
    max: 200_000,
    counts: 'files and directories that one side of a merge changed (likewise)',
    beyond: 'the branches cannot be merged',
  },
  mergedBases: {
    max: 200,
    counts: 'common ancestors of two branches, and of these ancestors, that a merge has to merge first',
    beyond: 'as above',
  },
  comparedLines: {
    max: 500_000,
    counts: 'lines of both versions of a file in a diff or merge',
    beyond: 'the diff is empty and counts the file as rewritten; a merge of both versions is a conflict',
  },
  comparedBytes: {
    max: 16 * mebibyte,
    counts: 'bytes of both versions of a file in a diff or merge',
    beyond: 'as above',
  },
  lineComparisons: {
    max: 1_500_000,
    counts: 'comparisons of two lines within one file',
    beyond: 'the stretch between the first and the last difference counts as rewritten',
  },
  fileDiffCharacters: {
    max: 2 * mebibyte,
    counts: 'characters of the diff of one file',
    beyond: 'the diff is empty',
  },
  diffCharacters: {
    max: 10 * mebibyte,
    counts: 'characters of all diffs in a response',
    beyond: 'further diffs are empty',
  },
  renamePairs: {
    max: 400 * 400,
    counts: 'pairs of a deleted and an added file that are compared to find renames',
    beyond: 'only files that were moved unchanged count as renamed',
  },
  renamePieces: {
    max: 5_000_000,
    counts: 'lines that are looked up to find renames',
    beyond: 'as above',
  },
  renameBytes: {
    max: mebibyte,
    counts: 'bytes of a file that is compared with others to find renames',
    beyond: 'the file counts as renamed only if it was moved unchanged',
  },
  listCharacters: {
    max: 32 * mebibyte,
    counts: 'characters of the JSON of a list with several items',
    beyond: '400; request fewer items with `per_page`',
  },
  packBytes: { max: 512 * mebibyte, counts: 'bytes of a pushed pack', beyond: pushRejected },
  packObjects: { max: 1_000_000, counts: 'objects in a pushed pack', beyond: pushRejected },
  packLinks: {
    max: 4_000_000,
    counts: 'different objects that the objects of a pushed pack refer to',
    beyond: pushRejected,
  },
  pushedObjectBytes: { max: 256 * mebibyte, counts: 'bytes of a pushed file', beyond: pushRejected },
  pushedTreeBytes: {
    max: 4 * mebibyte,
    counts: 'bytes of a pushed commit, directory or tag',
    beyond: pushRejected,
  },
  unpackedBytes: {
    max: 4096 * mebibyte,
    counts: 'bytes of all objects of a pushed pack, unpacked',
    beyond: pushRejected,
  },
  refNameBytes: {
    max: 1024,
    counts: 'bytes of the name of a pushed branch or tag',
    beyond: 'the ref is rejected',
  },
  pushedRefs: { max: 50_000, counts: 'refs in one push', beyond: '400' },
  pushCommandBytes: {
    max: 16 * mebibyte,
    counts: 'bytes of the names and commits of the refs in one push',
    beyond: '400',
  },
  refPrefixes: {
    max: 100,
    counts: 'prefixes of refs that a client requests',
    beyond: 'all refs are sent',
  },
  fetchBytes: {
    max: 64 * mebibyte,
    counts: 'bytes of what a client wants and has in one round of a fetch',
    beyond: '413',
  },
  recordedCharacters: {
    max: 200,
    counts: 'characters of a name or value in `requests()`',
    beyond: 'the text is cut',
  },
  recordedItems: {
    max: 100,
    counts: 'properties, items or violations in one record of `requests()`',
    beyond: 'the others are omitted',
  },
} as const satisfies Record<string, Limit>
