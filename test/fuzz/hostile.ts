/** Values nobody should send, and what can be done to a record that is right. */
import type { RandomSource } from '../../scripts/demo/random.ts'

const nested = (depth: number): unknown => {
  let value: unknown = 1
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value }
  return value
}

const markup = [
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '"><svg onload=alert(1)>',
  '</td></tr></table><h1>x',
  'javascript:alert(1)',
  '{{ constructor.constructor("return 1")() }}',
  '{% for a in b %}',
  '${7*7}#{7*7}<%= 7*7 %>',
  '&lt;b&gt;&amp;&#x3c;',
]
const statements = [
  "'; drop table document; --",
  "' or '1'='1",
  "x'); select set_config('app.tenant_id', '00000000-0000-0000-0000-000000000000', false); --",
  '1; select pg_sleep(5)',
  '$1 $2 ${x} ? :name',
  '\\',
  "\\'; --",
  '%_%\\%',
]
const formulas = ["=cmd|' /C calc'!A0", '+1+1', '@SUM(1+1)', '-2+3', '\t=1', '\r=1', '=HYPERLINK("http://x","y")']
const signs = [
  '\u202Eevil',
  '\u200Bzero\u200Dwidth\uFEFF',
  '\uD800',
  '\uDC00x',
  'a\0b',
  '\u0007\u001B[31m',
  'e\u0301',
  '\u{1F4A3}'.repeat(60),
  'ﷺ'.repeat(40),
  '\uFFFF\uFFFE',
]
const sizes = [
  '',
  ' ',
  '\n\r\t',
  'x'.repeat(251),
  'ế'.repeat(1001),
  'x'.repeat(70_000),
  ','.repeat(3000),
  '/'.repeat(500),
]
const paths = ['../../../etc/passwd', '..\\..\\windows', '%2e%2e%2f', '/dev/null', 'file:///etc/passwd', 'con', '.']
export const texts: readonly string[] = [...markup, ...statements, ...formulas, ...signs, ...sizes, ...paths]

const numbers: readonly unknown[] = [
  0,
  -0,
  -1,
  0.1,
  1e-7,
  1.00001,
  12345.67891,
  1e15,
  2 ** 53 + 2,
  1e21,
  1e308,
  -1e308,
  5e-324,
  2147483648,
  -2147483649,
  '1e5',
  '0x10',
  'NaN',
  'Infinity',
  '-',
  '.',
  '1,5',
  '1.000.000',
  '٣',
  '9'.repeat(400),
  `0.${'1'.repeat(400)}`,
  `-${'9'.repeat(40)}`,
  '９９',
  '1 000',
  '+5',
  '--5',
]
const days: readonly unknown[] = [
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '-0001-01-01',
  '2026-13-01',
  '1899-12-31',
  '2050-01-02',
  '31/12/2026',
  '2026-1-1',
  '2026-01-01T99:99:99Z',
  '2026-01-01T00:00:00+99:99',
  '2026-01-01T00:00:00.000000000Z',
  'infinity',
  'now',
  'epoch',
  1e18,
  '275760-09-13',
]
const shapes: readonly unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  [{}],
  { a: 1 },
  { id: 'x' },
  nested(31),
  nested(40),
  Array.from({ length: 1001 }, () => ({})),
  { length: 1e9 },
  { toString: 'x', valueOf: 'y', hasOwnProperty: 1, toJSON: 'x' },
]

/** A copy: what is put into a record may be changed there. */
export const hostile = (dice: RandomSource): unknown =>
  structuredClone(dice.pick(dice.pick([texts, texts, numbers, days, shapes])))

type Place = { put(value: unknown): void; drop(): void }

/** Every value of a record, at any depth. */
const placesOf = (value: unknown): Place[] => {
  if (typeof value !== 'object' || value === null) return []
  const record = value as Record<string, unknown>
  return Object.keys(record).flatMap((key): Place[] => [
    {
      put: (other) => void (record[key] = other),
      drop: () => void (Array.isArray(record) ? record.splice(Number(key), 1) : delete record[key]),
    },
    ...placesOf(record[key]),
  ])
}

/** A copy with one to three of its values changed for hostile ones, left out, doubled or put beside what was there. */
export const mutated = (dice: RandomSource, value: unknown): unknown => {
  const holder = { body: structuredClone(value) }
  for (let turn = dice.between(1, 3); turn > 0; turn -= 1) {
    const places = placesOf(holder)
    if (places.length === 0) return null
    // The record as a whole is one place of many.
    const place = dice.pick(places.length > 1 && dice.percent(90) ? places.slice(1) : places)
    if (dice.percent(12)) place.drop()
    else place.put(hostile(dice))
  }
  return holder.body ?? null
}

/** What only a text of JSON can say. */
export const misspelt = (dice: RandomSource, json: string): string => {
  const at = dice.between(0, json.length)
  const literal = dice.pick([
    '1e400',
    '-0',
    'NaN',
    '9'.repeat(400),
    `0.${'3'.repeat(100)}`,
    '01',
    '1.',
    '"\\ud800"',
    '"\\u0000"',
    "'x'",
    'undefined',
    '/*x*/1',
  ])
  return dice.pick([
    () => json.replace(/:("[^"]*"|[\d.]+|null|true|false)/, `:${literal}`),
    () => json.replace('{', '{"__proto__":{"isAdmin":true},'),
    () => json.replace('{', '{"constructor":{"prototype":{"x":1}},'),
    () => json.replace('{', '{"s_ID":"x","s_ID":"y","lines":1,"lines":[],'),
    () => json.replace('{', `{${Array.from({ length: 2000 }, (_, key) => `"k${key}":1`).join()},`),
    () => json.slice(0, at),
    () => json.slice(0, at) + dice.pick(['\0', '"', '}', ']', '\\', '\uFEFF', ',,']) + json.slice(at),
    () => `${json}${json}`,
    () => `\uFEFF${json}`,
    () => `${'['.repeat(100_000)}${json}`,
    () => '{"a":'.repeat(50_000),
    () => `[${`${literal},`.repeat(500)}${literal}]`,
  ])()
}
