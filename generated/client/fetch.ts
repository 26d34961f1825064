// Copied from scripts/pipeline/client/ by `npm run build`; do not edit.

import createClient from 'openapi-fetch'
import type { Client } from 'openapi-fetch'
import type { paths } from '../types.ts'
import type { ForgeClientOptions } from './options.ts'
import { settingsOf } from './settings.ts'

/**
 * Creates a client of openapi-fetch with the credentials and encodings of the API.
 *
 * @example
 * const forge = createFetchClient({ baseUrl: 'https://forge.example.com/api/v4', token: 'a private token' })
 * const { data } = await forge.GET('/projects/{id}', { params: { path: { id: 'atelier/loom' } } })
 */
export function createFetchClient(options: ForgeClientOptions): Client<paths> {
  return createClient<paths>(settingsOf(options))
}
