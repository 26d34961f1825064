/** Defects of createVariable, by the rule that each violates. */
import { type Call, isSuccess, valueOf, isForm } from '../../message.ts'
import { defectsOf, type Defect } from '../../mutant.ts'
import { when } from '../../vocabulary/conditions.ts'
import { jsonResponse, rejects, undoesEffect } from '../../vocabulary/effects.ts'
import { listedAt } from '../../vocabulary/lookups.ts'
import { altersParameter, defaultsParameter } from '../../vocabulary/requests.ts'
import { altersProperty } from '../../vocabulary/responses.ts'
import { lowered, trimmed } from '../../vocabulary/values.ts'
import { listOf } from './shared.ts'

/** A key of so many characters. */
const long = (length: number) => (call: Call) => String(valueOf(call, 'key')).length === length

export const createVariable = defectsOf('createVariable', {
  'create-variable/key-required': [
    ['STT-03', 'creates a variable without a key', defaultsParameter('key', 'UNNAMED')],
  ],
  'create-variable/value-required': [
    ['SEM-05', 'uses an empty default value', defaultsParameter('value', '')],
  ],
  'create-variable/key-length': [
    ['SEM-07', 'rejects a key of 255 characters', when(long(255), rejects(400, 'key is too long'))],
    [
      'SEM-07',
      'truncates a key of 256 characters',
      altersParameter('key', (key) => String(key).slice(0, 255)),
    ],
  ],
  'create-variable/key-characters': [
    ['ENC-01', 'stores keys in capitals', altersParameter('key', (key) => String(key).toUpperCase())],
    [
      'STA-03',
      'rejects keys that differ in case alone',
      {
        async around(call, upstream) {
          const keys = (await listedAt(listOf(call), call, upstream)).map(({ key }) => lowered(key))
          const isTaken = keys.includes(lowered(valueOf(call, 'key')))
          return isTaken ? jsonResponse(409, { message: 'key is taken' }) : upstream.pass(call)
        },
      },
    ],
    ['STT-03', 'trims keys', altersParameter('key', trimmed)],
    [
      'STA-03',
      'rejects keys that begin with a digit',
      when((call) => /^\d/.test(String(valueOf(call, 'key'))), rejects(400)),
    ],
    [
      'STT-03',
      'removes a line break at the end of a key',
      altersParameter('key', (key) => String(key).replace(/\n$/, '')),
    ],
    ...(
      [
        ['a dash', '-'],
        ['a space', ' '],
        ['a dot', '.'],
        ['a letter beyond ASCII', 'Ä'],
        ['a line break', '\n'],
      ] as const
    ).map(([description, sign]): Defect => [
      'STT-03',
      `replaces ${description} in a key`,
      altersParameter('key', (key) => String(key).replaceAll(sign, '_')),
    ]),
    ...(
      [
        ['digits', /\d/],
        ['lower-case letters', /[a-z]/],
        ['a leading underscore', /^_/],
      ] as const
    ).map(([description, pattern]): Defect => [
      'STA-03',
      `rejects ${description} in a key`,
      when((call) => pattern.test(String(valueOf(call, 'key'))), rejects(400, 'key is invalid')),
    ]),
  ],
  'create-variable/creates': [
    [
      'SFX-02',
      'replaces the value of an existing key and rejects the request',
      {
        async around(call, upstream) {
          const response = await upstream.pass(call)
          const key = encodeURIComponent(String(valueOf(call, 'key')))
          if (!isSuccess(response))
            await upstream.pass({ ...call, method: 'PUT', path: `${call.path}/${key}` })
          return response
        },
      },
    ],
    [
      'SCH-02',
      'returns digits as a number',
      altersProperty('value', (value) => (/^\d+$/.test(String(value)) ? Number(value) : value)),
    ],
    ['STT-01', 'does not store the variable', undoesEffect],
    ['ENC-01', 'trims the value', altersParameter('value', trimmed)],
    [
      'ENC-01',
      'stores only the first line of the value',
      altersParameter('value', (value) => String(value).split('\n')[0]),
    ],
    [
      'ENC-01',
      'escapes the value',
      altersParameter('value', (value) => String(value).replaceAll('&', '&amp;')),
    ],
    [
      'ENC-01',
      'removes quotes from the value',
      altersParameter('value', (value) => String(value).replaceAll('"', '')),
    ],
  ],
  'general/parameters-as-form-fields': [
    [
      'ENC-02',
      'reads plus signs in forms as spaces',
      when(
        isForm,
        altersParameter('value', (value) => String(value).replaceAll('+', ' ')),
      ),
    ],
  ],
})
