/** Defects of createVariable, by the rule that each violates. */
import { type Call, valueOf } from '../../message.ts'
import { defectsOf, type Defect } from '../../mutant.ts'
import { when } from '../../vocabulary/conditions.ts'
import { rejects, undoesEffect } from '../../vocabulary/effects.ts'
import { altersParameter, defaultsParameter } from '../../vocabulary/requests.ts'
import { altersProperty } from '../../vocabulary/responses.ts'
import { trimmed } from '../../vocabulary/values.ts'

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
})
