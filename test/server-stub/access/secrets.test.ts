import { expect, test } from 'vitest'
import { createSecrets } from '../../../server-stub/access/secrets.ts'

test('creates no token that a command line takes for an option', () => {
  const bytes = Buffer.from('--------------------', 'base64url')
  expect(createSecrets(() => bytes).newToken()).toBe('_-------------------')
})
