/** The shifts, the latest first; of an open one, what lies in its till is told by its page. */
import { isStoredId } from '#engine/columns.ts'
import { listRows } from '#engine/listing/listing.ts'
import type { RowSource } from '#engine/listing/rows.ts'
import type { ListSource } from '#engine/listing/source.ts'
import type { Scope } from '#engine/scope.ts'
import { choiceOrder, type SourceColumn } from '#engine/source-column.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { zero } from '#kernel/decimal.ts'
import { Unreadable } from '#kernel/problem.ts'
import type { ListQuery } from '#model/query.ts'
import { id, nullable } from '#model/schema.ts'
import { shiftStates } from './index.ts'

const state = sql`case when s.closed_at is null then '1' else '2' end`

const columns = new Map<string, SourceColumn>([
  ['number', { sql: sql`s.number`, kind: 'code', present: true }],
  ['fundName', { sql: sql`f.name`, kind: 'text', joins: ['fund'] }],
  ['cashier', { sql: sql`s.cashier`, kind: 'text' }],
  ['openedAt', { sql: sql`s.opened_at`, kind: 'moment', present: true }],
  ['closedAt', { sql: sql`s.closed_at`, kind: 'moment' }],
  ['opening', { sql: sql`s.opening_counted`, kind: 'money', present: true }],
  ['expected', { sql: sql`s.expected`, kind: 'money' }],
  ['counted', { sql: sql`s.counted`, kind: 'money' }],
  ['difference', { sql: sql`s.difference`, kind: 'money' }],
  ['reason', { sql: sql`s.reason`, kind: 'text' }],
  ['state', { sql: state, kind: 'choice', ...choiceOrder(shiftStates) }],
  ['storeName', { sql: sql`w.name`, kind: 'text', joins: ['store'] }],
  ['openedBy', { sql: sql`s.opened_by`, kind: 'text' }],
  ['closedBy', { sql: sql`s.closed_by`, kind: 'text' }],
  ['note', { sql: sql`s.note`, kind: 'text' }],
])

const choices: Readonly<Record<string, Readonly<Record<string, readonly Sql[]>>>> = {
  state: { '': [], '0': [], '1': [sql`s.closed_at is null`], '2': [sql`s.closed_at is not null`] },
  differs: { '': [], '0': [], '1': [sql`s.difference <> 0`], '2': [sql`s.difference = 0`] },
}
const chosen = ({ narrow = {} }: ListQuery): Sql[] =>
  Object.entries(choices).flatMap(([wire, known]) => {
    const terms = known[(narrow[wire] ?? '').trim()]
    if (!terms) throw new Unreadable('invalid', { label: wire })
    return terms
  })

const refs = { fundId: sql`s.fund_id`, storeId: sql`s.store_id`, employeeId: sql`s.employee_id` }
const referred = ({ narrow = {} }: ListQuery): Sql[] =>
  Object.entries(refs).flatMap(([wire, column]) => {
    const value = (narrow[wire] ?? '').trim()
    if (value === '') return []
    return [isStoredId(value) ? sql`${column} = ${value}::uuid` : sql`false`]
  })

/** By the day on which they were opened. */
const days = ({ from, to }: ListQuery): Sql[] => [
  ...(from ? [sql`s.opened_day >= ${from}::date`] : []),
  ...(to ? [sql`s.opened_day <= ${to}::date`] : []),
]

const source = (query: ListQuery): ListSource => ({
  from: sql`shift s`,
  ours: sql.ours('s'),
  key: sql`s.id`,
  joins: new Map([
    ['fund', sql`join fund f on f.tenant_id = s.tenant_id and f.id = s.fund_id`],
    ['store', sql`left join store w on w.tenant_id = s.tenant_id and w.id = s.store_id`],
  ]),
  columns,
  extras: new Map([['fundId', { sql: sql`s.fund_id::text`, kind: 'text' } satisfies SourceColumn]]),
  where: [...days(query), ...chosen(query), ...referred(query)],
  search: {
    text: sql`s.search`,
    owners: [
      {
        key: sql`s.fund_id`,
        like: (pattern) => sql`select o.id from fund o where ${sql.ours('o')} and o.search like ${pattern}`,
      },
    ],
  },
  defaultSort: [{ key: 'openedAt', ascending: false }],
  tieBreak: [{ sql: sql`s.opened_seq`, ascending: false }],
  sums: ['difference'],
})

export const rows: RowSource = {
  rows: async (scope: Scope, query) => {
    const { sums, ...result } = await listRows(scope, source(query), query)
    return { ...result, sums: { difference: sums['difference'] ?? zero } }
  },
  extraSchema: { s_ID: id, fundId: nullable(id) },
  extra: (row) => ({ s_ID: row['id'] as string, fundId: row['fundId'] as string }),
}
