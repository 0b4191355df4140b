/** The rows of lists of parcels: their documents, with what their carriers handed over and were paid. */
import {
  hasOpenSql,
  isInStateSql,
  isMadeSql,
  openEntryJoin,
  openOfEntry,
  postedSql,
  stateSql,
  type ParcelMoney,
} from '#documents/_shared/parcels/shipment-state.server.ts'
import { codDiffersSql, hasOpenClaimSql, isLateSql } from '#documents/_shared/parcels/shipment-todo.server.ts'
import { shipment } from '#documents/shipment/index.ts'
import { isToTakeBackSql } from '#documents/shipment/taken-back.server.ts'
import { isStoredId } from '#engine/columns.ts'
import { listRows, type ListResult } from '#engine/listing/listing.ts'
import type { RowSource } from '#engine/listing/rows.ts'
import type { SearchPlaces } from '#engine/listing/search.ts'
import type { ListSource } from '#engine/listing/source.ts'
import { wholeScope, type Scope } from '#engine/scope.ts'
import { choiceOrder, type SourceColumn } from '#engine/source-column.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { inTextOrder } from '#engine/text-order.ts'
import type { Day } from '#kernel/day.ts'
import { toNumber, zero, type Decimal } from '#kernel/decimal.ts'
import { Unreadable } from '#kernel/problem.ts'
import type { ListQuery } from '#model/query.ts'
import { id, integer, number } from '#model/schema.ts'
import { shipmentStateOf } from '#model/shipment-state.ts'
import { todoFilters, withoutEffect, type TodoFilter } from './parcel-columns.ts'

const column = (value: Sql, kind: SourceColumn['kind'], more: Partial<SourceColumn> = {}): SourceColumn => ({
  sql: value,
  kind,
  ...more,
})
const state = stateSql(sql`s`)
const entries: Readonly<Record<ParcelMoney, Sql>> = { cod: sql`k`, fee: sql`f` }
const openOf = (money: ParcelMoney): Sql => openOfEntry(entries[money])
/** What the carrier handed over, or was paid. Of most nothing is open, and nothing is calculated. */
export const paidOf = (money: ParcelMoney): Sql => {
  const posted = postedSql(sql`s`, money)
  return sql`(case when ${entries[money]}.amount is null then ${posted} else ${posted} - ${openOf(money)} end)`
}

export const parcelValues: readonly [string, SourceColumn][] = [
  ['shipNumber', column(sql`d.number`, 'code', { sort: sql`d.number ${inTextOrder}`, present: true })],
  ['trackingCode', column(sql`s.tracking_code`, 'code')],
  ['billNumber', column(sql`b.number`, 'code', { joins: ['bill'] })],
  ['billDate', column(sql`b.day`, 'day', { joins: ['bill'] })],
  ['partnerCode', column(sql`p.code`, 'code', { joins: ['partner'] })],
  ['partnerName', column(sql`p.name`, 'text', { joins: ['partner'] })],
  ['receiverName', column(sql`s.receiver_name`, 'text')],
  ['receiverPhone', column(sql`s.receiver_phone`, 'text')],
  ['carrierName', column(sql`c.name`, 'text', { joins: ['carrier'] })],
  ['handDate', column(sql`d.day`, 'day', { present: true })],
  ['deliveredDate', column(sql`s.delivered_date`, 'day')],
  ['codAmount', column(sql`s.cod_amount`, 'money')],
  ['codPaid', column(paidOf('cod'), 'money', { joins: ['cod'] })],
  ['carrierFee', column(sql`s.carrier_fee`, 'money')],
  ['feePaid', column(paidOf('fee'), 'money', { joins: ['fee'] })],
  ['shipStatusName', column(state, 'choice', choiceOrder([]))],
]

const extras: ReadonlyMap<string, SourceColumn> = new Map([
  ['version', column(sql`d.version`, 'integer')],
  ['shipStatus', column(state, 'integer')],
  ['billId', column(sql`s.bill_id`, 'text')],
  ['carrierId', column(sql`s.carrier_id`, 'text')],
  // What can be settled now; a parcel on its way has nothing of it yet.
  ['codOpen', column(openOf('cod'), 'money', { joins: ['cod'] })],
  ['feeOpen', column(openOf('fee'), 'money', { joins: ['fee'] })],
])

export const parcelJoins: ReadonlyMap<string, Sql> = new Map([
  ['bill', sql`left join document b on b.tenant_id = s.tenant_id and b.id = s.bill_id`],
  ['partner', sql`left join partner p on p.tenant_id = d.tenant_id and p.id = d.partner_id`],
  ['carrier', sql`join carrier c on c.tenant_id = s.tenant_id and c.id = s.carrier_id`],
  ['cod', openEntryJoin(sql`s`, entries.cod, 'cod')],
  ['fee', openEntryJoin(sql`s`, entries.fee, 'fee')],
])

export const stateFilter = ({ narrow = {} }: ListQuery): Sql[] => {
  const asked = (narrow['iStat'] ?? '').trim()
  if (asked === '' || asked === '0') return []
  if (!/^\d{1,3}$/.test(asked)) throw new Unreadable('invalid', { label: 'iStat' })
  return [shipmentStateOf(Number(asked)) ? isInStateSql(sql`s`, Number(asked)) : sql`false`]
}

const { filter, value: voided } = withoutEffect
const asksForVoid = ({ narrow = {} }: ListQuery): boolean => narrow[filter]?.trim() === String(voided)

/** Of which money is open: what was collected, or the fee. */
const openSides: Readonly<Record<string, ParcelMoney>> = { '1': 'cod', '2': 'fee' }
const openTerms = ({ narrow = {} }: ListQuery): Sql[] => {
  const asked = (narrow['open'] ?? '').trim()
  if (asked === '' || asked === '0') return []
  const side = openSides[asked]
  if (!side) throw new Unreadable('invalid', { label: 'open' })
  return [hasOpenSql(sql`s`, side)]
}

const todoAsked = ({ narrow = {} }: ListQuery): TodoFilter | undefined => {
  const asked = (narrow['todo'] ?? '').trim()
  if (asked === '' || asked === '0') return undefined
  const name = todoFilters.find(({ value }) => value === asked)?.name
  if (!name) throw new Unreadable('invalid', { label: 'todo' })
  return name
}
/** These follow from receipts and returns, which not everybody sees who sees the parcel: it is to be done for all or none. */
const followsFromOthers: readonly TodoFilter[] = ['takeBack', 'openClaim']
const todoTerms = async (scope: Scope, query: ListQuery): Promise<Sql[]> => {
  const name = todoAsked(query)
  if (!name) return []
  const term = todoTerm[name](scope.today)
  const whole = wholeScope(scope)
  if (whole === scope || !followsFromOthers.includes(name)) return [term]
  const rows = await whole.tx.query<{ id: string }>(
    sql`select s.document_id as id from shipment s where ${sql.ours('s')} and ${isMadeSql(sql`s`)} and ${term}`,
  )
  return [sql`s.document_id = any(${rows.map(({ id: one }) => one)}::uuid[])`]
}
const todoTerm: Readonly<Record<TodoFilter, (today: Day) => Sql>> = {
  late: (today) => isLateSql(sql`s`, sql`d`, today),
  codDiffers: () => codDiffersSql(sql`s`),
  takeBack: () => isToTakeBackSql(sql`s`),
  openClaim: () => hasOpenClaimSql(sql`s`),
}

/** Handed over in the range, to the carrier that was asked for. */
export const parcelTerms = ({ from, to, narrow = {} }: ListQuery): Sql[] => {
  const carrier = (narrow['NVC_ID'] ?? '').trim()
  return [
    ...(from ? [sql`d.day >= ${from}::date`] : []),
    ...(to ? [sql`d.day <= ${to}::date`] : []),
    ...(carrier === '' ? [] : [isStoredId(carrier) ? sql`s.carrier_id = ${carrier}::uuid` : sql`false`]),
  ]
}

export const parcelSearch: SearchPlaces = {
  text: sql`d.search`,
  owners: [
    {
      key: sql`d.partner_id`,
      like: (pattern) => sql`select o.id from partner o where ${sql.ours('o')} and o.search like ${pattern}`,
    },
  ],
}

interface Listed {
  further?: readonly [string, SourceColumn][]
  where: (query: ListQuery) => readonly Sql[]
  /** Joins that the conditions need. */
  always?: readonly string[]
  sums: readonly string[]
}

const source = (
  { further = [], where, always = [], sums }: Listed,
  query: ListQuery,
  todo: readonly Sql[],
): ListSource => ({
  from: sql`shipment s join document d on d.tenant_id = s.tenant_id and d.id = s.document_id ${sql.join(
    always.map((name) => parcelJoins.get(name)!),
    ' ',
  )}`,
  ours: sql`${sql.ours('s')} and ${sql.ours('d')} and d.kind = ${shipment.name}`,
  key: sql`s.document_id`,
  joins: new Map([...parcelJoins].filter(([name]) => !always.includes(name))),
  columns: new Map([...parcelValues, ...further]),
  extras,
  where: [isMadeSql(sql`s`), ...parcelTerms(query), ...openTerms(query), ...todo, ...where(query)],
  search: parcelSearch,
  defaultSort: [
    { key: 'handDate', ascending: false },
    { key: 'shipNumber', ascending: false },
  ],
  tieBreak: [{ sql: sql`d.seq`, ascending: false }],
  sums,
  ...(asksForVoid(query) ? {} : { summed: sql`s.ship_status <> ${voided}` }),
})

export const parcelRows = (listed: Listed): RowSource => ({
  rows: async (scope: Scope, query: ListQuery): Promise<ListResult> => {
    const { sums, ...result } = await listRows(scope, source(listed, query, await todoTerms(scope, query)), query)
    return { ...result, sums: Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, sum ?? zero])) }
  },
  extraSchema: {
    s_ID: id,
    version: integer,
    shipStatus: integer,
    billId: id,
    NVC_ID: id,
    codOpen: number,
    feeOpen: number,
  },
  extra: (row) => ({
    s_ID: row['id'] as string,
    version: row['version'] as number,
    shipStatus: row['shipStatus'] as number,
    billId: row['billId'] as string,
    NVC_ID: row['carrierId'] as string,
    codOpen: toNumber(row['codOpen'] as Decimal),
    feeOpen: toNumber(row['feeOpen'] as Decimal),
  }),
})
