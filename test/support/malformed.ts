/** Invalid values, and where they can be inserted into requests. */
import type { Problem } from '#kernel/problem.ts'
import { wireName, type Field, type Fields } from '#model/field.ts'
import { readValue } from '#wire/values.ts'
import type { Answer, TestApp } from './app.ts'

export const unknownId = '01900000-0000-7000-8000-000000000000'

/** Valid for some kinds of fields, refused by the others. */
export const values: readonly unknown[] = [
  null,
  '',
  ' ',
  true,
  false,
  0,
  -1,
  1.5,
  1e300,
  -1e300,
  99_999_999_999,
  '12,5',
  '1e5',
  '0x10',
  'NaN',
  '-',
  '.',
  '9'.repeat(400),
  `0.${'1'.repeat(40)}`,
  'x'.repeat(5000),
  'a\0b',
  'constructor',
  '__proto__',
  'toString',
  '\uD800',
  "'; drop table document; --",
  '%_\\',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '2026-01-01T99:99:99Z',
  '2026-01-01T00:00:00+99:99',
  unknownId,
  unknownId.toUpperCase(),
  'not-an-id',
  [],
  [null],
  [[]],
  [{}],
  ['x'],
  [unknownId],
  {},
  { a: 1 },
  { id: unknownId },
  [{ lineId: unknownId }],
  [{ lineId: 5 }],
]

export const shown = (value: unknown): string => JSON.stringify(value)?.slice(0, 60) ?? 'undefined'

/** Describes what is wrong with a response; empty if it conforms to the contract. */
export const wrongIn = ({ faults }: TestApp, label: string, answer: Answer): string[] => {
  const { status, body } = answer
  const isRight =
    status < 500 && typeof body.ErrorCode === 'number' && (body.ErrorCode === 0 || body.ErrorMessage !== '')
  return isRight ? [] : [`${label}: ${status} ${answer.raw.slice(0, 100)} ${faults.at(-1)?.slice(0, 400) ?? ''}`]
}

const isRefused = (field: Field, value: unknown): boolean => {
  const problems: Problem[] = []
  readValue(field, value, { path: '', problems, timeZone: 'Asia/Ho_Chi_Minh' })
  return problems.length > 0
}

interface Spot {
  place: string
  field: Field
  put: (value: unknown) => object
}

/** Fields, and the fields of owned rows. */
const spotsOf = (fields: Fields): Spot[] =>
  Object.entries(fields).flatMap(([name, field]): Spot[] => {
    const wire = wireName(name, field)
    const inner = Object.entries(field.fields ?? {}).map(([own, described]): Spot => {
      const key = wireName(own, described)
      const put = (value: unknown) => ({ [wire]: field.kind === 'object' ? { [key]: value } : [{ [key]: value }] })
      return { place: `${wire}.${key}`, field: described, put }
    })
    return [{ place: wire, field, put: (value) => ({ [wire]: value }) }, ...inner]
  })

export type Body = readonly [place: string, body: object]

const together = (spots: readonly Spot[], value: unknown): Body[] =>
  spots.length === 0 ? [] : [['all', Object.assign({}, ...spots.map(({ put }) => put(value))) as object]]

/**
 * Values that the codec refuses are all sent in one body; those it accepts are sent one by one, because each may fail
 * later.
 */
export const bodiesWith = (fields: Fields, value: unknown): Body[] => {
  const spots = spotsOf(fields)
  const refused = spots.filter(({ field }) => isRefused(field, value))
  const read = spots.filter((spot) => !refused.includes(spot))
  const isEmpty = value === null || (typeof value === 'string' && value.trim() === '')
  return [
    ...together(refused, value),
    ...(isEmpty ? together(read, value) : read.map(({ place, put }): Body => [place, put(value)])),
  ]
}

/** The value under each key separately, and under all of them. */
export const bodiesOf = (keys: readonly string[], value: unknown): Body[] => [
  ...keys.map((key): Body => [key, { [key]: value }]),
  ['all', Object.fromEntries(keys.map((key) => [key, value]))],
]
