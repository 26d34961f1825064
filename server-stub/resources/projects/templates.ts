/** The templates of licences, ignore files, CI and Docker: constant texts. */
import { onInstance } from '../../authorized.ts'
import { notFound } from '../../http/errors.ts'
import { list, ok, slice } from '../../http/handler.ts'
import type { PageRequest } from '../../page.ts'
import { ciYmls, dockerfiles, gitignores, licences, type Templates } from './template-texts.ts'

export const templates = {
  listLicenceTemplates: onInstance<'listLicenceTemplates'>(async ({ paging }) => page(licences, paging)),
  getLicenceTemplate: onInstance<'getLicenceTemplate'>(async ({ path }) => ok(template(licences, path))),
  listGitignoreTemplates: onInstance<'listGitignoreTemplates'>(async ({ paging }) =>
    page(gitignores, paging),
  ),
  getGitignoreTemplate: onInstance<'getGitignoreTemplate'>(async ({ path }) =>
    ok(template(gitignores, path)),
  ),
  listCiYmlTemplates: onInstance<'listCiYmlTemplates'>(async ({ paging }) => page(ciYmls, paging)),
  getCiYmlTemplate: onInstance<'getCiYmlTemplate'>(async ({ path }) => ok(template(ciYmls, path))),
  listDockerfileTemplates: onInstance<'listDockerfileTemplates'>(async ({ paging }) =>
    page(dockerfiles, paging),
  ),
  getDockerfileTemplate: onInstance<'getDockerfileTemplate'>(async ({ path }) =>
    ok(template(dockerfiles, path)),
  ),
}

function page(templatesByKey: Templates, paging: PageRequest) {
  return list(slice(Object.entries(templatesByKey), paging), ([key, { name }]) => ({ key, name }))
}

/** The template of this key, regardless of letter case. */
function template(templatesByKey: Templates, { key: wanted }: { key: string }) {
  const found = Object.entries(templatesByKey).find(([key]) => key.toLowerCase() === wanted.toLowerCase())
  if (found === undefined) throw notFound('Template')
  const [key, { name, content }] = found
  return { key, name, content }
}
