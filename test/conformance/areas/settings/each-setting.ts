/** Each setting has the value that an administrator sets. Spec: document 2, "Application settings". */
import { isRecord, type Json } from '../../protocol/exchange.ts'
import { check, idPart, type Check } from '../../fixtures/check.ts'
import { NotProvisionable } from '../../protocol/signals.ts'
import { orUnsupported } from '../../fixtures/repository.ts'
import { valuesOfSettings } from '../../fixtures/values-of-settings.ts'

/** The setting of the request changes, and no other setting does. */
const stored: readonly Check[] = valuesOfSettings.map(([name, one, other]) =>
  check(
    idPart(name),
    `\`${name}\` is stored, and no other setting changes.`,
    async ({ admin, given, act }) => {
      await given.keepsSettings(...Object.keys(one))
      const before = await admin.call('getApplicationSettings')
      for (const change of [one, other]) {
        const updated = await act(admin, 'updateApplicationSettings', { body: change })
        updated.expectStatus(200).expectMatch(change)
        const response = await admin.observe('getApplicationSettings')
        response.expectMatch(change)
        const changed = changedNames(before.json, response.json)
        const others = changed.filter((name) => !(name in change) && name !== 'updated_at')
        if (others.length > 0)
          response.fail('All other settings as they were.', `Changed: ${others.join(', ')}.`)
      }
    },
  ),
)

/** The storages and sign-in sources of an instance differ: the present ones are set again. */
const setAgain: readonly Check[] = (['repository_storages', 'disabled_oauth_sign_in_sources'] as const).map(
  (name) =>
    check(idPart(name), `The present value of \`${name}\` can be set again.`, async ({ admin, act }) => {
      const { body } = await admin.call('getApplicationSettings')
      const updated = await act(admin, 'updateApplicationSettings', { body: { [name]: body[name] } })
      updated.expectStatus(200).expectMatch({ [name]: body[name] })
    }),
)

/** Which sources exist is not specified: a server may reject these. */
const severalSources = check(
  'several-sign-in-sources',
  'Several sources of `disabled_oauth_sign_in_sources` are stored, unless the server rejects them.',
  async ({ admin, given }) => {
    const name = 'disabled_oauth_sign_in_sources'
    await given.keepsSettings(name)
    const sources = ['loom', 'shuttle']
    const request = { operation: 'updateApplicationSettings', body: { [name]: sources } } as const
    const updated = orUnsupported(await admin.sendUnchecked(request), sources.join(' and '))
    updated.expectStatus(200)
    const response = await admin.observe('getApplicationSettings')
    response.expectMatch({ [name]: sources })
  },
)

/** In a form and in the query, a number is a text. */
const numbersAsTexts: readonly Check[] = (['form', 'query'] as const).map((encoding) =>
  check(
    `numbers-in-a-${encoding}`,
    `Settings that are numbers are stored if they are sent in a ${encoding}.`,
    async ({ admin, given }) => {
      const numbers = Object.fromEntries(
        valuesOfSettings.flatMap(([, one]) =>
          Object.entries(one).filter(([, value]) => typeof value === 'number'),
        ),
      )
      await given.keepsSettings(...Object.keys(numbers))
      const request = { operation: 'updateApplicationSettings', body: numbers, encoding } as const
      const updated = await admin.sendUnchecked(request)
      updated.expectStatus(200).expectMatch(numbers)
      const response = await admin.observe('getApplicationSettings')
      response.expectMatch(numbers)
    },
  ),
)

export const settingsAreStored: readonly Check[] = [...stored, ...setAgain, severalSources, ...numbersAsTexts]

/** A setting that requires another one cannot be enabled without it. */
export function requires(
  flag: 'domain_blacklist_enabled' | 'devenv_enabled' | 'diagram_enabled',
  required: 'domain_blacklist' | 'devenv_url' | 'diagram_url',
): Check {
  return check(async ({ admin, given, act }) => {
    await given.settings({ [flag]: false })
    const before = await admin.call('getApplicationSettings')
    // Whether a value of an earlier request is sufficient is not specified.
    const value: unknown = before.body[required] ?? []
    const isSet = (typeof value === 'string' || Array.isArray(value)) && value.length > 0
    if (isSet) throw new NotProvisionable(`\`${required}\` is set on this instance already.`)
    const rejected = await act(admin, 'updateApplicationSettings', { body: { [flag]: true } })
    rejected.expectStatus(400)
    const response = await admin.observe('getApplicationSettings')
    response.expectMatch({ [flag]: false })
  })
}

/** Names of the properties in which two records differ. */
function changedNames(before: Json | undefined, after: Json | undefined): readonly string[] {
  if (!isRecord(before) || !isRecord(after)) return []
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
}
