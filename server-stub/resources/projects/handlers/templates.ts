import { notFound } from '../../../http/errors.ts'
import { ok, type Area } from '../../../http/handler.ts'
import type { Services } from '../../../services.ts'
import { ciYmls, dockerfiles, gitignores, licences, type Templates } from '../template-texts.ts'

const [licence, gitignore, ciYml, dockerfile] = [
  templatesOf(licences),
  templatesOf(gitignores),
  templatesOf(ciYmls),
  templatesOf(dockerfiles),
]

export const templates = {
  listLicenceTemplates: licence.list,
  getLicenceTemplate: licence.get,
  listGitignoreTemplates: gitignore.list,
  getGitignoreTemplate: gitignore.get,
  listCiYmlTemplates: ciYml.list,
  getCiYmlTemplate: ciYml.get,
  listDockerfileTemplates: dockerfile.list,
  getDockerfileTemplate: dockerfile.get,
} satisfies Partial<Area<'projects', Services>>

/** The same operations on every kind; letter case of keys does not count. */
function templatesOf(all: Templates) {
  const records = Object.entries(all).map(([key, { name, content }]) => ({ key, name, content }))
  return {
    list: async (_request: object, { authorize }: Services) => {
      authorize('read-template')
      return ok(records.map(({ key, name }) => ({ key, name })))
    },

    get: async ({ path }: { path: { key: string } }, { authorize }: Services) => {
      authorize('read-template')
      const found = records.find(({ key }) => key.toLowerCase() === path.key.toLowerCase())
      if (found === undefined) throw notFound('Template')
      return ok(found)
    },
  }
}
