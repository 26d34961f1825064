/** Surviving mutants with the reason for each. */

export interface Survivor {
  /** `lawful`: the specification does not forbid the behaviour, so the mutant is not counted. `open`: a gap of the suite. */
  readonly kind: 'lawful' | 'open'
  readonly reason: string
}

const withoutImport: Survivor = {
  kind: 'open',
  reason: 'The result of an import is not specified, and a run has no repository to import.',
}

const ofStorages: Survivor = {
  kind: 'open',
  reason: 'The operator of an instance chooses the storages. A run sets only the present ones again.',
}

export const survivors: Readonly<Record<string, Survivor>> = {
  'SFX-04/updateApplicationSettings/resets-repository-storage-to-reset-if-it-is-not-sent': {
    kind: 'open',
    reason: 'The first change of the settings in a run resets it, before a check has read it.',
  },
  'SEM-01/updateProject/ignores-import-url': withoutImport,
  'SEM-01/createProject/ignores-import-url': withoutImport,
  'SEM-01/createProjectForUser/ignores-import-url': withoutImport,
  'SEM-01/createProjectForUser/ignores-default-branch': {
    kind: 'open',
    reason: 'A project without commits returns no default branch, and the first commit names its branch.',
  },
  'SEM-03/listProjectUsers/searches-only-the-beginning-of-the-text': {
    kind: 'lawful',
    reason: 'What a search of the users of a project matches is not specified.',
  },
  'SEM-09/listUserEvents/omits-items-whose-author-is-another-user': {
    kind: 'lawful',
    reason: 'Which contributions of a user other callers receive is not specified.',
  },
  'SEM-05/createUser/sets-confirm-to-false-by-default': {
    kind: 'lawful',
    reason: 'The effect of `confirm` is not specified.',
  },
  'SEM-01/createIssue/ignores-discussion-to-resolve': {
    kind: 'open',
    reason: 'No operation creates a discussion.',
  },
  'SEM-01/updateUser/ignores-password': {
    kind: 'open',
    reason: 'No operation signs a user in, so the suite cannot check a password.',
  },
  'SEM-05/createProjectForUser/uses-main-as-the-default-branch': {
    kind: 'open',
    reason: 'A project without commits returns no default branch, and the first commit names its branch.',
  },
  'SEM-01/updateApplicationSettings/ignores-repository-storage': ofStorages,
  'SEM-01/updateApplicationSettings/ignores-repository-storages': ofStorages,
  'STA-03/updateApplicationSettings/rejects-repository-storage': ofStorages,
  'STA-03/updateProject/rejects-import-url': withoutImport,
  'STA-03/createProject/rejects-import-url': withoutImport,
  'STA-03/createProjectForUser/rejects-import-url': withoutImport,
  'STA-03/createIssue/rejects-discussion-to-resolve': {
    kind: 'open',
    reason: 'No operation creates a discussion.',
  },
}
