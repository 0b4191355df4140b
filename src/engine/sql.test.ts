import { describe, expect, it } from 'vitest'
import { ourTenant, sql } from './sql.ts'

const plain = ({ text, values }: { text: string; values: readonly unknown[] }) => ({ text, values })

describe('sql', () => {
  it.each([
    ['a text without values', sql`select 1`, { text: 'select 1', values: [] }],
    ['values as parameters', sql`select ${1}, ${'a'}`, { text: 'select $1, $2', values: [1, 'a'] }],
    ['null as a parameter', sql`select ${null}`, { text: 'select $1', values: [null] }],
    ['an array as one parameter', sql`= any(${[1, 2]})`, { text: '= any($1)', values: [[1, 2]] }],
    ['a nested piece', sql`a ${sql`b ${1} c`} d ${2}`, { text: 'a b $1 c d $2', values: [1, 2] }],
    ['pieces side by side', sql`${sql`${1}`}${sql`${2}`}`, { text: '$1$2', values: [1, 2] }],
    ['a list', sql`(${sql.join([1, sql`now()`, 3])})`, { text: '($1, now(), $2)', values: [1, 3] }],
    [
      'a list with a separator',
      sql.join([sql`a = ${1}`, sql`b = ${2}`], ' and '),
      { text: 'a = $1 and b = $2', values: [1, 2] },
    ],
    ['an empty list', sql`[${sql.join([])}]`, { text: '[]', values: [] }],
    ['a name', sql`from ${sql.ident('sales_bill')}`, { text: 'from "sales_bill"', values: [] }],
    ['raw text', sql`order by ${sql.raw('day desc')} limit ${5}`, { text: 'order by day desc limit $1', values: [5] }],
  ])('makes %s', (_, made, expected) => {
    expect(plain(made)).toEqual(expected)
  })

  it.each([
    [
      'a condition of one',
      sql`select ${'a'} from unit u where ${sql.ours('u')} and u.id = ${1}`,
      'select $1 from unit u where u.id = $2',
      'select $1 from unit u where u.tenant_id = $2 and u.id = $3',
      ['a', ourTenant, 1],
    ],
    [
      'a condition alone',
      sql`select from unit u where ${sql.ours('u')} order by 1`,
      'select from unit u where true order by 1',
      'select from unit u where u.tenant_id = $1 order by 1',
      [ourTenant],
    ],
    [
      'many with one value',
      sql`insert into unit (tenant_id) select ${sql.tenant} from unit u where ${sql.join([sql.ours('u'), sql`u.id = ${1}`], ' and ')}`,
      'insert into unit (tenant_id) select $1::uuid from unit u where u.id = $2',
      'insert into unit (tenant_id) select $1::uuid from unit u where u.tenant_id = $1 and u.id = $2',
      [ourTenant, 1],
    ],
    [
      'a row that is selected from no table',
      sql`insert into unit (tenant_id, code) select ${sql.home.tenant}, ${'a'} from ${sql.home.row} where ${sql.tenant} is not null`,
      'insert into unit (tenant_id, code) select $1::uuid, $2 from (select) home where $1::uuid is not null',
      'insert into unit (tenant_id, code) select home.tenant_id, $1 from (select h.tenant_id from setting h where h.tenant_id = $2) home where $2::uuid is not null',
      ['a', ourTenant],
    ],
  ])('names the tenant where it is asked to: %s', (_, made, text, named, values) => {
    expect(made.text).toBe(text)
    expect(made.named).toEqual({ text: named, values })
  })

  it('numbers from ten on', () => {
    const many = sql.join(Array.from({ length: 11 }, (_, index) => index))
    expect(many.text).toBe('$1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11')
  })

  it('never makes text of a value', () => {
    expect(sql`select ${"'; drop table tenant; --"}`.text).toBe('select $1')
  })

  it.each(['Name', 'a"b', '', '1a', 'a.b'])('refuses the name %j', (name) => {
    expect(() => sql.ident(name)).toThrow('Not a name')
  })

  it('refuses a forgotten value', () => {
    expect(() => sql`where id = ${undefined}`).toThrow('Undefined value in SQL after: where id = ')
  })
})
