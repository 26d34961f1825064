/** What this server offers in each version of the protocol. See gitprotocol-capabilities(5) and gitprotocol-v2(5). */

const agent = 'agent=forge-contract'
const objectFormat = 'object-format=sha1'

/** Of `git-upload-pack` before version 2; `headTarget` where HEAD exists. */
export function uploadPackCapabilities(headTarget: string | undefined): string[] {
  return [
    'multi_ack',
    'multi_ack_detailed',
    'side-band',
    'side-band-64k',
    'shallow',
    'deepen-since',
    'deepen-not',
    'deepen-relative',
    'no-progress',
    'include-tag',
    'allow-tip-sha1-in-want',
    'allow-reachable-sha1-in-want',
    'filter',
    ...(headTarget === undefined ? [] : [`symref=HEAD:${headTarget}`]),
    objectFormat,
    agent,
  ]
}

/** Of `git-upload-pack` in version 2. */
export const versionTwoCapabilities: readonly string[] = [
  agent,
  'ls-refs=unborn',
  'fetch=shallow wait-for-done filter',
  'server-option',
  objectFormat,
]

/** Of `git-receive-pack`, which has no version 2. */
export const receivePackCapabilities: readonly string[] = [
  'report-status',
  'report-status-v2',
  'delete-refs',
  'side-band-64k',
  'quiet',
  'atomic',
  'ofs-delta',
  objectFormat,
  agent,
]
