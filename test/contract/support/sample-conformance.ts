import type { Outline } from '../../../scripts/pipeline/conformance/outline.ts'
import type { SourceFile } from '../../../scripts/pipeline/sources.ts'

/** A specification that states nothing but what the sample expresses. */
export const sampleOutline: Outline = {
  1: {
    'What the service does': { rows: 0, notSpecified: 0 },
    Authentication: { rows: 1, notSpecified: 0 },
  },
  2: {
    Endpoints: { rows: 0, notSpecified: 0 },
    'Endpoints / Projects': { rows: 3, notSpecified: 2 },
  },
}

/** The conformance annotations of the sample. */
export const sampleConformance: readonly SourceFile[] = [
  {
    path: 'conformance/general.yaml',
    text: `rows:
  1 § What the service does / json:
    kind: sentence
    summary: all data is JSON
    schemas: Failure
    properties:
      Failure: message
    rules:
      json: All data is JSON.
  1 § Authentication / token:
    summary: a token or a cookie, or the credentials of another user
    security: Token Cookie
    parameters: SudoQuery SudoHeader
`,
  },
  {
    path: 'conformance/projects.yaml',
    text: `operations:
  listProjects:
    access: { permission: list-projects, callers: anyone, source: 1 § Authentication }
    specification:
      2 § Endpoints / Projects / get-projects:
        summary: visible projects
        parameters: Page PerPage Ids
        headers: Count
        schemas: Visibility
        properties:
          ProjectFields: id name visibility
        rules:
          visible-only: Only visible projects are listed.
  createProject:
    access: { permission: create-project, callers: authenticated, source: 1 § Authentication }
    specification:
      2 § Endpoints / Projects / post-projects:
        summary: creates a project
        properties:
          CreateProject: name tags
        rules:
          name-required: A missing name yields 400.
      2 § Endpoints / Projects / body:
        kind: not-specified
        summary: the response of a creation
        unspecified:
          projects/body:
            what: The body is not specified.
            also: [2 § Endpoints / Projects / deletion]
  deleteProject:
    specified: name-only
    access: { permission: delete-project, callers: permitted, source: 2 § Endpoints / Projects }
    specification:
      2 § Endpoints / Projects / delete-project:
        summary: deletes a project
        parameters: ProjectId
        rules:
          route-exists: The route is known.
rows:
  2 § Endpoints / Projects / deletion:
    kind: not-specified
    summary: parameters and response of a deletion
    undeclared:
      - PUT /projects/{id}
    unconstrained:
      - deleteProject parameters
      - deleteProject response
      - CreateProject.name
`,
  },
]
