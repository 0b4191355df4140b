import { describe, expect, it } from 'vitest'
import type { Problem } from '#kernel/problem.ts'
import { moment, refs, secret, type Field } from '#model/field.ts'
import { fullSight } from '#model/marks.ts'
import { readFields, readValue, writeFields, writeValue } from './values.ts'

const read = (field: Field, raw: unknown) => {
  const problems: Problem[] = []
  return { value: readValue(field, raw, { path: 'x', problems, timeZone: 'Asia/Ho_Chi_Minh' }), problems }
}

describe('a secret', () => {
  const password = secret({ label: 'user.password' })
  it('is never written, except by the form that sends it', () => {
    expect(writeValue(password, 'bimat', { may: fullSight })).toBe('••••')
    expect(writeFields({ password }, { password: 'bimat' }, { may: fullSight, sends: true })).toEqual({
      password: 'bimat',
    })
    expect(writeValue(password, null, { may: fullSight })).toBe(null)
  })
  it.each([null, '', '••••'])('stays as it is when %j is sent', (raw) => {
    const place = { path: '', problems: [], timeZone: 'Asia/Ho_Chi_Minh' }
    expect(readFields({ password }, { password: raw }, place)).toEqual({})
    expect(place.problems).toEqual([])
  })
  it('keeps its blanks', () => expect(read(password, ' a b ').value).toBe(' a b '))
  it('is a text of limited length', () => {
    expect(read(password, 12).problems).toMatchObject([{ message: 'invalid' }])
    expect(read(password, 'x'.repeat(201)).problems).toMatchObject([{ message: 'tooLong' }])
  })
})

describe('several records', () => {
  const stores = refs('store')({ label: 'report.stores' })
  it('are ids, each once', () => expect(read(stores, ['a', 'b', 'a']).value).toEqual(['a', 'b']))
  it('are none when nothing is sent', () => {
    expect(read(stores, null).value).toEqual([])
    expect(writeValue(stores, null, { may: fullSight })).toEqual([])
  })
  it('are nothing else', () => expect(read(stores, [1, {}]).problems).toMatchObject([{ message: 'invalid' }]))
})

describe('a moment', () => {
  const at = moment({ label: 'event.at' })
  it('is written in the time zone of the tenant', () =>
    expect(writeValue(at, new Date('2026-11-22T02:30:00Z'), { may: fullSight, timeZone: 'Asia/Ho_Chi_Minh' })).toBe(
      '2026-11-22T09:30:00+07:00',
    ))
  it('is not read from outside', () =>
    expect(readFields({ at }, { at: '2026-11-22' }, { path: '', problems: [], timeZone: 'UTC' })).toEqual({}))
})
