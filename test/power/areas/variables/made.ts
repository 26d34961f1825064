/** Mutants of creating build variables. */
import { valueOf, type Call } from '../../message.ts'
import { defectsOf, mutant, type Mutant } from '../../mutant.ts'
import { when } from '../../vocabulary/conditions.ts'
import { undoesEffect, rejects } from '../../vocabulary/effects.ts'
import { lagsBehind } from '../../vocabulary/lookups.ts'
import { defaultsParameter, altersParameter } from '../../vocabulary/requests.ts'

/** A key of so many characters. */
const long = (length: number) => (call: Call) => String(valueOf(call, 'key')).length === length

export const variableCreationMutants: readonly Mutant[] = [
  ...defectsOf('createVariable', {
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
    ],
    'create-variable/creates': [
      ['STT-01', 'does not store the variable', undoesEffect],
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
  }),
  ...(
    [
      ['a dash', '-'],
      ['a space', ' '],
      ['a dot', '.'],
      ['a letter beyond ASCII', 'Ä'],
      ['a line break', '\n'],
    ] as const
  ).map(([words, sign]) =>
    mutant(
      'STT-03',
      'createVariable',
      'create-variable/key-characters',
      `replaces ${words} in a key`,
      altersParameter('key', (key) => String(key).replaceAll(sign, '_')),
    ),
  ),
  ...(
    [
      ['digits', /\d/],
      ['lower-case letters', /[a-z]/],
      ['a leading underscore', /^_/],
    ] as const
  ).map(([words, pattern]) =>
    mutant(
      'STA-03',
      'createVariable',
      'create-variable/key-characters',
      `rejects ${words} in a key`,
      when((call) => pattern.test(String(valueOf(call, 'key'))), rejects(400, 'key is invalid')),
    ),
  ),
  mutant(
    'STT-04',
    'listVariables',
    ['create-variable/creates', 'delete-variable/deletes'],
    'returns the list before the last write',
    lagsBehind(/^\/api\/v4\/projects\/\d+\/variables/),
  ),
]
