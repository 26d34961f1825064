/** One page to take screenshots of. */
export interface Shot {
  /** Name of the files. */
  readonly name: string
  /** A path of the server, or the conformance report. */
  readonly page: 'report' | `/${string}`
  /** Signs in with the password of this demo user first. */
  readonly signedInAs?: 'mira'
  /** Typed into the search field before the screenshot. */
  readonly search?: string
  readonly isInReadme?: true
  /** Whether it is printed as well. */
  readonly isOnPaper?: true
}

const project = '/atelier/loom'

/** Every kind of page. */
export const shots: readonly Shot[] = [
  { name: 'landing', page: '/' },
  { name: 'reference', page: '/docs/operations/createMergeRequest', isInReadme: true, isOnPaper: true },
  { name: 'reference-home', page: '/docs' },
  { name: 'search', page: '/docs', search: 'protected branch' },
  { name: 'schema', page: '/docs/schemas/Project' },
  { name: 'errors', page: '/docs/errors' },
  { name: 'report', page: 'report', isInReadme: true },
  { name: 'sign-in', page: '/users/sign_in' },
  { name: 'account', page: '/profile/account', signedInAs: 'mira' },
  { name: 'not-found', page: `${project}/issues/99` },
  { name: 'project', page: project, signedInAs: 'mira' },
  { name: 'group', page: '/groups/atelier', signedInAs: 'mira' },
  { name: 'user', page: '/mira', signedInAs: 'mira' },
  { name: 'issue', page: `${project}/issues/1`, signedInAs: 'mira' },
  { name: 'merge-request', page: `${project}/merge_requests/1`, signedInAs: 'mira' },
  { name: 'commit', page: `${project}/commit/master`, signedInAs: 'mira' },
  { name: 'file', page: `${project}/blob/master/lib/shuttle.rb`, signedInAs: 'mira' },
  { name: 'job', page: `${project}/builds/1`, signedInAs: 'mira' },
]
