import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import '#test/support/properties.ts'
import {
  fieldOf,
  listPathFrom,
  listWithin,
  pathFrom,
  readCondition,
  readToken,
  tokenFrom,
  usualToken,
  writeCondition,
  writeToken,
} from './tokens.ts'

describe('a token', () => {
  it('is taken apart and put together', () => {
    expect(readToken('{{ createdAt | moment|or:dtDate}}')).toEqual({
      path: 'createdAt',
      filters: [
        { name: 'moment', argument: null },
        { name: 'or', argument: 'dtDate' },
      ],
    })
    expect(writeToken({ path: 'a', filters: [{ name: 'else', argument: 'x}|y' }] })).toBe('{{a|else:xy}}')
    expect(usualToken('Total', { filter: 'money' })).toBe('{{Total|money}}')
    expect(usualToken('ObjName', {})).toBe('{{ObjName}}')
  })
  const word = fc.stringMatching(/^[a-zA-Z.]{1,8}$/)
  it('is written as it was read', () =>
    fc.assert(
      fc.property(word, fc.array(fc.tuple(word, fc.option(fc.stringMatching(/^[^{}|]{0,8}$/)))), (path, calls) => {
        const token = { path, filters: calls.map(([name, argument]) => ({ name, argument })) }
        expect(readToken(writeToken(token))).toEqual(token)
      }),
    ))
})

it.each(['ObjID', '!ObjID', 'iStat=3', 'iStat!=3', '/company.MST'])(
  'the condition %s is written as it was read',
  (text) => expect(writeCondition(readCondition(text))).toBe(text),
)
it('a condition is read as printing reads it', () =>
  expect(readCondition(' ! iStat = a b ')).toEqual({ path: 'iStat', test: 'is', value: 'a b' }))

describe('a field', () => {
  const fields = [
    { path: 'Total', label: 'Tổng', kind: 'money' },
    { path: 'Total', label: 'Thành tiền', kind: 'money', each: 'lines' },
    { path: 'Qty', label: 'Số lượng', kind: 'quantity', each: 'lines' },
  ]
  it('is found by where the path stands', () => {
    expect(fieldOf(fields, 'Total', 'lines')?.label).toBe('Thành tiền')
    expect(fieldOf(fields, '/Total', 'lines')?.label).toBe('Tổng')
    expect(fieldOf(fields, 'Total', undefined)?.label).toBe('Tổng')
    expect(fieldOf(fields, 'Qty', undefined)).toBeUndefined()
  })
  it('is addressed from where it is inserted', () => {
    expect(pathFrom(fields[0]!, 'lines')).toBe('/Total')
    expect(pathFrom(fields[1]!, 'lines')).toBe('Total')
    expect(pathFrom(fields[2]!, undefined)).toBeNull()
  })
  it('is written anew where its token is moved to', () => {
    const move = (text: string, from?: string, to?: string) => tokenFrom(text, { fields, from, to })
    expect(move('{{Total|money}}')).toBe('{{Total|money}}')
    expect(move('{{Total|money}}', undefined, 'lines')).toBe('{{/Total|money}}')
    expect(move('{{/Total}}', 'lines')).toBe('{{Total}}')
    expect(move('{{Total}}', 'lines')).toBeNull()
    expect(move('{{nothing|upper}}', 'lines')).toBe('{{nothing|upper}}')
  })
})

describe('a list within the items of another', () => {
  const lists = ['letters', 'letters.lines', 'lines']
  it('is found by where it is repeated', () => {
    expect(listWithin(lists, 'lines', 'letters')).toBe('letters.lines')
    expect(listWithin(lists, 'lines', undefined)).toBe('lines')
    expect(listWithin(lists, '/lines', 'letters')).toBe('lines')
  })
  it('is named from there', () => {
    expect(listPathFrom('letters.lines', lists, 'letters')).toBe('lines')
    expect(listPathFrom('letters.lines', lists, undefined)).toBeNull()
    expect(listPathFrom('lines', lists, 'letters')).toBe('/lines')
    expect(listPathFrom('lines', lists, undefined)).toBe('lines')
  })
})
