/** Mutants that the suite lets live, each with the reason. */

export interface Survivor {
  /** `lawful`: no sentence forbids what it does, so that it counts for nothing. `open`: a gap of the suite. */
  readonly kind: 'lawful' | 'open'
  readonly reason: string
}

const cannotBeFilled =
  'No operation adds an email address, so that the list never has a second page, and the provisioning makes none.'

export const survivors: Readonly<Record<string, Survivor>> = {
  'HDR-03/listUserEmails/no-prev': { kind: 'open', reason: cannotBeFilled },
  'HDR-03/listCurrentUserEmails/next-is-the-page-itself': { kind: 'open', reason: cannotBeFilled },
  'SEM-06/listUserEmails/pages-overlap-by-one': { kind: 'open', reason: cannotBeFilled },
  'AUT-04/listUserEvents/sudo-in-its-query-is-ignored': {
    kind: 'open',
    reason:
      'An administrator and every other user see the same events of a user who works in public projects.',
  },
  'SEM-01/updateProject/import-url-is-ignored': {
    kind: 'open',
    reason: 'What comes of an import is not shown, and a run has nothing to import from.',
  },
  'SEM-01/updateUser/password-is-ignored': {
    kind: 'open',
    reason: 'No operation signs anybody in, so that a password cannot be tried.',
  },
  'SEM-05/createProjectForUser/main-by-default': {
    kind: 'open',
    reason: 'A project without commits shows no default branch, and the first commit names its own.',
  },
  'ENC-02/acceptMergeRequest/form-fields-are-not-read': {
    kind: 'open',
    reason: 'Everything is optional, and nothing that is given shows in the answer.',
  },
  'ENC-02/forkProject/form-fields-are-not-read': {
    kind: 'open',
    reason: 'The one attribute names the namespace, and a run forks into its own.',
  },
}
