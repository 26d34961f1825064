import type { Documents } from '../../../scripts/pipeline/inventory/documents.ts'

/** A specification that says nothing but what the sample contract carries. */
export const sampleDocuments: Documents = {
  1: {
    'What the service does': { rows: 0, notShown: 0 },
    Authentication: { rows: 1, notShown: 0 },
  },
  2: {
    Endpoints: { rows: 0, notShown: 0 },
    'Endpoints / Projects': { rows: 3, notShown: 2 },
  },
}

/** The files that its inventory is written in. */
export const sampleInventory: readonly { path: string; text: string }[] = [
  {
    path: 'inventory/1-all.yaml',
    text: `document: 1
headings:
  What the service does:
    sentences:
      json:
        says: everything is JSON
        schemas: Failure
        fields:
          Failure: message
        rules:
          general: json
  Authentication:
    rows:
      token:
        says: a token or a cookie, perhaps of somebody else
        security: Token Cookie
        parameters: SudoQuery SudoHeader
`,
  },
  {
    path: 'inventory/2-all.yaml',
    text: `document: 2
headings:
  Endpoints / Projects:
    rows:
      get-projects:
        says: those that can be seen
        operations: listProjects
        parameters: Page PerPage Ids
        headers: Count
        schemas: Visibility
        fields:
          ProjectFields: id name visibility
        rules:
          list-projects: visible-only
      post-projects:
        says: creates one
        operations: createProject
        fields:
          CreateProject: name tags
        rules:
          create-project: name-required
      delete-project:
        says: removes one
        operations: deleteProject
        parameters: ProjectId
        rules:
          delete-project: route-exists
    notShown:
      body:
        says: what creating answers
        open: projects/body
      deletion:
        says: what a deletion takes and answers
        open: projects/body
        absent:
          - PUT /projects/{id}
        loose:
          - deleteProject parameters
          - deleteProject response
          - CreateProject.name
`,
  },
]
