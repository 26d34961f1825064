/** Build variables that are created otherwise than asked. */
import { valueOf, type Call } from '../../message.ts'
import { mutant, type Mutant } from '../../mutant.ts'
import { when } from '../../vocabulary/conditions.ts'
import { forgets, refuses } from '../../vocabulary/effects.ts'
import { lagsBehind } from '../../vocabulary/lookups.ts'
import { byDefault, takes } from '../../vocabulary/requests.ts'

/** A key of so many characters. */
const long = (length: number) => (call: Call) => String(valueOf(call, 'key')).length === length

export const variableCreationMutants: readonly Mutant[] = [
  mutant(
    'STT-03',
    'createVariable',
    'create-variable/key-required',
    'a variable without a key gets one',
    byDefault('key', 'UNNAMED'),
  ),
  mutant(
    'SEM-05',
    'createVariable',
    'create-variable/value-required',
    'a variable without a value is empty',
    byDefault('value', ''),
  ),
  mutant(
    'SEM-07',
    'createVariable',
    'create-variable/key-length',
    '255 characters are too many',
    when(long(255), refuses(400, 'key is too long')),
  ),
  mutant(
    'SEM-07',
    'createVariable',
    'create-variable/key-length',
    '256 characters are cut off',
    takes('key', (key) => String(key).slice(0, 255)),
  ),
  ...(
    [
      ['a dash', '-'],
      ['a blank', ' '],
      ['a dot', '.'],
      ['a letter beyond ASCII', 'Ä'],
      ['a line break', '\n'],
    ] as const
  ).map(([words, sign]) =>
    mutant(
      'STT-03',
      'createVariable',
      'create-variable/key-characters',
      `${words} is made fit for a key`,
      takes('key', (key) => String(key).replaceAll(sign, '_')),
    ),
  ),
  ...(
    [
      ['digits', /\d/],
      ['small letters', /[a-z]/],
      ['a line at the beginning', /^_/],
    ] as const
  ).map(([words, pattern]) =>
    mutant(
      'STA-03',
      'createVariable',
      'create-variable/key-characters',
      `${words} are not for keys`,
      when((call) => pattern.test(String(valueOf(call, 'key'))), refuses(400, 'key is invalid')),
    ),
  ),
  mutant(
    'ENC-01',
    'createVariable',
    'create-variable/key-characters',
    'keys are in capitals',
    takes('key', (key) => String(key).toUpperCase()),
  ),
  mutant('STT-01', 'createVariable', 'create-variable/creates', 'the variable is not kept', forgets),
  mutant(
    'ENC-01',
    'createVariable',
    'create-variable/creates',
    'the first line of the value is kept',
    takes('value', (value) => String(value).split('\n')[0]),
  ),
  mutant(
    'ENC-01',
    'createVariable',
    'create-variable/creates',
    'the value is escaped',
    takes('value', (value) => String(value).replaceAll('&', '&amp;')),
  ),
  mutant(
    'ENC-01',
    'createVariable',
    'create-variable/creates',
    'quotes are taken off the value',
    takes('value', (value) => String(value).replaceAll('"', '')),
  ),
  mutant(
    'STT-04',
    'listVariables',
    ['create-variable/creates', 'delete-variable/deletes'],
    'the list is one write behind',
    lagsBehind(/^\/api\/v4\/projects\/\d+\/variables/),
  ),
]
