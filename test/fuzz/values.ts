/** Values that a parameter may have, and values that no client sends by accident. */
import * as fc from 'fast-check'
import type { Value } from './value.ts'

/** Texts that some part of a server may interpret as something other than text. */
const odd = [
  '',
  ' ',
  '0',
  '-1',
  '01',
  '1e0',
  '0x1',
  '0b1',
  '1.0',
  ' 1',
  '1\n',
  '1e400',
  '-1e400',
  'Infinity',
  '-Infinity',
  'NaN',
  '99999999999999999999',
  '2147483648',
  '9007199254740993',
  'null',
  'true',
  '[]',
  '{}',
  'a\0b',
  'a\rb',
  'a\r\nb',
  'a\u2028b',
  'a\u2029b',
  'a\u202eb',
  '\ud800',
  '\u{1F600}',
  'é',
  'e\u0301',
  'İ',
  '../../etc/passwd',
  'a/b',
  'a//b',
  '/',
  '.',
  '..',
  '.git',
  '.git/config',
  'HEAD',
  'refs/heads/master',
  '-x',
  'a.lock',
  'a..b',
  '@{0}',
  '%',
  '%00',
  '%2e%2e',
  '%ff',
  '+',
  '&=',
  '#',
  '?',
  "' or 1=1 --",
  '\\',
  '"',
  '<script>alert(1)</script>',
  '${7*7}',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '2016-12-31T23:59:60Z',
  '0000-01-01',
  '9999-12-31T23:59:59Z',
  '+275760-09-13T00:00:00Z',
  '2026-02-30',
  'http://',
  'javascript:alert(1)',
  'a@b',
  'a@b@c',
  '@root',
  ':heart:',
] as const

/** Pieces that are worth repeating. */
const units = [
  'a',
  '.',
  ' ',
  '\n',
  '\r\n',
  '\t',
  ',',
  '/',
  'a/',
  '-',
  '@a ',
  '`',
  '```',
  '\0',
  'é',
  '\u{1F600}',
  '(',
  '[',
  '{',
  '<',
  '>',
  '1',
  '0\n',
  '%',
  '_',
  '=',
  '&',
  ';',
  '"',
  '\\',
  ':',
  '*.',
] as const

const ends = ['', 'a', 'x\n', '.', ' '] as const

/** Counts from none to very many: small ones are frequent, large ones rare, because they are slow. */
export const count: fc.Arbitrary<number> = fc.oneof(
  { arbitrary: fc.integer({ min: 0, max: 40 }), weight: 100 },
  { arbitrary: fc.integer({ min: 200, max: 1100 }), weight: 30 },
  { arbitrary: fc.integer({ min: 4000, max: 50_000 }), weight: 6 },
  { arbitrary: fc.integer({ min: 100_000, max: 2_000_000 }), weight: 1 },
)

const repeated: fc.Arbitrary<Value> = fc.record({
  unit: fc.constantFrom(...units),
  times: count,
  before: fc.constantFrom(...ends),
  after: fc.constantFrom(...ends),
})

const scalar: fc.Arbitrary<Value> = fc.oneof(
  { arbitrary: fc.constantFrom<Value>(...odd), weight: 6 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 20 }), weight: 2 },
  { arbitrary: fc.constantFrom<Value>(null, true, false, 0, -1, 1, 1.5, 2 ** 31, 2 ** 53, 1e300), weight: 3 },
  { arbitrary: repeated, weight: 3 },
)

const list: fc.Arbitrary<Value> = fc.oneof(
  fc.array(scalar, { maxLength: 4 }),
  fc.record({ item: fc.constantFrom<Value>(0, '', 'x', null, [], { fields: {} }), times: count }),
  fc.record({ nested: count }),
)

const record: fc.Arbitrary<Value> = fc.record({
  fields: fc.dictionary(fc.constantFrom('id', 'name', '__proto__', 'constructor', 'action', 'x'), scalar, {
    maxKeys: 3,
  }),
})

/** A value that may be wrong in any way: type, length, characters, number. */
export const hostile: fc.Arbitrary<Value> = fc.oneof(
  { arbitrary: scalar, weight: 8 },
  { arbitrary: list, weight: 2 },
  { arbitrary: record, weight: 1 },
)

/** A text for a path or header, short enough for both. */
export const hostileText: fc.Arbitrary<Value> = fc.oneof(
  { arbitrary: fc.constantFrom<Value>(...odd), weight: 5 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 20 }), weight: 1 },
  {
    arbitrary: fc.record({
      unit: fc.constantFrom(...units),
      times: fc.integer({ min: 0, max: 2000 }),
      before: fc.constantFrom(...ends),
      after: fc.constantFrom(...ends),
    }),
    weight: 2,
  },
)
