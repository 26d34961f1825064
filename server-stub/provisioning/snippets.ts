/** Snippets of a project. */
import type { Schema } from '../../generated/provisioning/schemas.ts'
import { settingsOf } from '../resources/settings/index.ts'
import { addSnippet } from '../resources/snippets/index.ts'
import type { Services } from '../services.ts'

/** Creates a snippet of a project, with the visibility of the settings if none is given. */
export async function createSnippet(
  { find, currentUser, now, transaction }: Services,
  { author_id = currentUser().id, title, content = '', ...given }: Schema<'NewSnippet'>,
): Promise<Schema<'Snippet'>> {
  const { id: project_id } = await find.project(given.project_id)
  const { id: author } = await find.user(author_id)
  const at = now().toISOString()
  const file_name = given.file_name ?? null
  const row = { project_id, author_id: author, title, file_name, content, created_at: at, updated_at: at }
  return transaction(async ({ db }) => {
    const visibility = given.visibility ?? (await settingsOf(db)).default_snippet_visibility
    return addSnippet(db, { ...row, visibility })
  })
}
