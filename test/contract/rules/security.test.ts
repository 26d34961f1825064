import { describe, expect, it } from 'vitest'
import { accessComplete, securityStated, sudoEverywhere } from '../../../scripts/pipeline/rules/security.ts'
import { findingsOf } from '../support/sample.ts'

describe('sudo-everywhere', () => {
  it('reports a missing parameter and header', () => {
    const found = findingsOf(sudoEverywhere, ({ contract }) => delete contract.paths['/projects']?.parameters)
    expect(found).toEqual([
      '#/paths/~1projects/get: listProjects lacks query sudo and header SUDO.',
      '#/paths/~1projects/post: createProject lacks query sudo and header SUDO.',
    ])
  })
})

describe('security-stated', () => {
  it('reports a missing empty alternative if anonymous calls are allowed', () => {
    expect(findingsOf(securityStated, ({ list }) => delete list.security)).toEqual([
      '#/paths/~1projects/get/security: x-access allows anonymous callers, but security requires credentials.',
    ])
  })

  it('rejects the empty alternative if the access statement requires credentials', () => {
    const found = findingsOf(securityStated, ({ list }) => {
      list['x-access'] = { ...list['x-access'], callers: 'authenticated' }
    })
    expect(found).toEqual([
      '#/paths/~1projects/get/security: The operation repeats the security of the document.',
    ])
  })

  it('rejects a missing scheme', () => {
    const found = findingsOf(securityStated, ({ list }) => (list.security = [{}, { Token: [] }]))
    expect(found).toEqual([
      '#/paths/~1projects/get/security: The alternatives are not those of the document.',
    ])
  })

  it('rejects schemes that are required together', () => {
    const found = findingsOf(securityStated, ({ list }) => (list.security = [{}, { Token: [], Cookie: [] }]))
    expect(found).toEqual([
      '#/paths/~1projects/get/security: The alternatives are not those of the document.',
    ])
  })
})

describe('access-complete', () => {
  const where = '#/paths/~1projects/get/x-access'

  it('reports everything as missing if nothing is declared', () => {
    expect(findingsOf(accessComplete, ({ list }) => delete list['x-access'])).toEqual([
      `${where}: The permission \`\` is no verb-noun.`,
      `${where}: \`\` is not a value of \`callers\`.`,
      `${where}: The source is missing.`,
    ])
  })

  it('rejects unknown schemes', () => {
    const access = { permission: 'list_projects', callers: 'everybody', source: '1 § Nowhere', roles: [] }
    expect(findingsOf(accessComplete, ({ list }) => (list['x-access'] = access))).toEqual([
      `${where}: The permission \`list_projects\` is no verb-noun.`,
      `${where}: \`everybody\` is not a value of \`callers\`.`,
      `${where}: Document 1 has no heading \`Nowhere\`.`,
      `${where}: The property \`roles\` is unknown.`,
    ])
  })
})
