/** What is found between promises of carriers and what came, parcel by parcel. */
import { claimSql, findingsFrom, isFindingSql } from '#documents/_shared/parcels/carrier-findings.server.ts'
import { listRows } from '#engine/listing/listing.ts'
import type { RowSource } from '#engine/listing/rows.ts'
import type { ListSource } from '#engine/listing/source.ts'
import type { Scope } from '#engine/scope.ts'
import { choiceOrder, type SourceColumn } from '#engine/source-column.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { zero } from '#kernel/decimal.ts'
import { Unreadable } from '#kernel/problem.ts'
import { findingKinds, isFindingKind } from '#model/carrier-finding.ts'
import type { ListQuery } from '#model/query.ts'
import { flag, id, text } from '#model/schema.ts'
import { parcelJoins, parcelSearch, parcelTerms, parcelValues } from '../_shared/parcels.server.ts'

const ofParcel = (...names: string[]): (readonly [string, SourceColumn])[] =>
  parcelValues.filter(([name]) => names.includes(name))

const kind: SourceColumn = {
  sql: sql`x.kind`,
  kind: 'choice',
  ...choiceOrder(findingKinds.map((value) => ({ value }))),
}

const columns = new Map<string, SourceColumn>([
  ...ofParcel('shipNumber', 'trackingCode', 'billNumber', 'partnerName', 'carrierName'),
  ...ofParcel('handDate', 'deliveredDate', 'shipStatusName'),
  ['finding', kind],
  ['unit', kind],
  ['advice', kind],
  ['expected', { sql: sql`x.expected`, kind: 'quantity', present: true }],
  ['found', { sql: sql`x.found`, kind: 'quantity', present: true }],
  ['difference', { sql: sql`(x.found - x.expected)`, kind: 'quantity', present: true }],
  ['claim', { sql: claimSql, kind: 'money', present: true }],
  ['settledNote', { sql: sql`m.note`, kind: 'text' }],
  ['settledAt', { sql: sql`m.settled_at`, kind: 'moment' }],
  ['settledBy', { sql: sql`m.user_name`, kind: 'text' }],
])
const extras = new Map<string, SourceColumn>([
  ['kindName', { sql: sql`x.kind`, kind: 'text' }],
  ['parcel', { sql: sql`s.document_id::text`, kind: 'text' }],
  ['carrierId', { sql: sql`s.carrier_id::text`, kind: 'text' }],
  ['isSettled', { sql: sql`m.kind is not null`, kind: 'flag' }],
])

const settled: Readonly<Record<string, readonly Sql[]>> = {
  '': [],
  '0': [],
  '1': [sql`m.kind is null`],
  '2': [sql`m.kind is not null`],
}

const terms = ({ narrow = {} }: ListQuery): Sql[] => {
  const [asked, of] = [(narrow['settled'] ?? '').trim(), (narrow['kind'] ?? '').trim()]
  const isSettled = settled[asked]
  if (!isSettled) throw new Unreadable('invalid', { label: 'settled' })
  return [...isSettled, ...(of === '' ? [] : [isFindingKind(of) ? sql`x.kind = ${of}` : sql`false`])]
}

/** A row is named by its parcel and its kind. */
export const keyOf = (parcel: string, of: string): string => `${parcel}:${of}`
const key = sql`(s.document_id::text || ':' || x.kind)`
const ours = sql`${sql.ours('s')} and ${sql.ours('d')} and ${isFindingSql}`

const source = (scope: Scope, query: ListQuery): ListSource => {
  const from = findingsFrom(scope.today, scope.settings.timeZone)
  return {
    from,
    near: (keys) => ({
      from,
      ours: sql`${ours} and s.document_id = any(${keys.map((one) => one.slice(0, one.indexOf(':')))}::uuid[])`,
      joins: parcelJoins,
    }),
    ours,
    key,
    joins: parcelJoins,
    columns,
    extras,
    where: [...parcelTerms(query), ...terms(query)],
    search: parcelSearch,
    defaultSort: [
      { key: 'handDate', ascending: false },
      { key: 'shipNumber', ascending: false },
    ],
    tieBreak: [
      { sql: sql`d.seq`, ascending: false },
      { sql: sql`x.kind`, ascending: true },
    ],
    sums: ['claim'],
  }
}

export const rows: RowSource = {
  rows: async (scope, query) => {
    const { sums, ...result } = await listRows(scope, source(scope, query), query)
    return { ...result, sums: { claim: sums['claim'] ?? zero } }
  },
  extraSchema: { s_ID: text, kind: text, shipmentId: id, NVC_ID: id, isSettled: flag },
  extra: (row) => ({
    s_ID: row['id'] as string,
    kind: row['kindName'] as string,
    shipmentId: row['parcel'] as string,
    NVC_ID: row['carrierId'] as string,
    isSettled: row['isSettled'] as boolean,
  }),
}
