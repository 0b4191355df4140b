/** A document in its tables: the common head, its own fields, its lines. */
import { isDraft } from '#model/state.ts'
import type { Day } from '#kernel/day.ts'
import { decimal, multiply, type Decimal } from '#kernel/decimal.ts'
import { remembered } from '#kernel/remembered.ts'
import type { AnyDocument } from '#model/document.ts'
import type { Field, Fields, Values } from '#model/field.ts'
import type { BaseCurrency } from '../base-currency.ts'
import { columnOf, columnType, fieldsFromRow, fromColumn, storedFields, toColumn } from '../columns.ts'
import { locksToChange } from '../locks.ts'
import type { NumberSql } from '../number-sql.ts'
import { searchOf } from './search.ts'
import { sql, type Sql } from '../sql.ts'
import type { Stored } from '../stored.ts'
import type { Statement, Tx } from '../tx.ts'

/** Fields stored in the common head, where all lists, ledgers and reports can use them. */
const shared: Readonly<Record<string, string>> = {
  partner: 'partner_id',
  store: 'store_id',
  employee: 'employee_id',
  currency: 'currency_id',
  exchangeRate: 'exchange_rate',
  total: 'total',
}
export const isShared = (name: string): boolean => name in shared
export const sharedColumn = (name: string): string => shared[name]!

const own = remembered(new WeakMap<Fields, readonly [string, Field][]>(), (fields) =>
  storedFields(fields).filter(([name]) => !isShared(name)),
)
/** `, "name", …`: the columns of these fields in an insert. */
const columnList = remembered(new WeakMap<readonly [string, Field][], Sql>(), (fields) =>
  sql.join(
    fields.map(([name, field]) => sql`, ${sql.ident(columnOf(name, field))}`),
    '',
  ),
)
const sharedFields = (fields: Fields): readonly [string, Field][] =>
  storedFields(fields).filter(([name]) => isShared(name))

const headSelect = sql.raw(
  'd.id, d.kind, d.number, d.day, d.description, d.status, d.seq, d.version, d.made_by_id, d.attachments, d.created_by, d.created_at, d.updated_by, d.updated_at, d.partner_id, d.store_id, d.employee_id, d.currency_id, d.exchange_rate, d.total',
)
const columnsOf = (alias: string, fields: readonly [string, Field][]): Sql =>
  sql.join(
    fields.map(([name, field]) => sql`, ${sql.raw(alias)}.${sql.ident(columnOf(name, field))}`),
    '',
  )

const loadStatements = (definition: AnyDocument, id: string): readonly [Statement, Statement] => [
  sql`select ${headSelect}${columnsOf('h', own(definition.shape.fields))} from document d
      join ${sql.ident(definition.table)} h on h.tenant_id = d.tenant_id and h.document_id = d.id
      where ${sql.ours('d')} and d.id = ${id} and d.kind = ${definition.name}`,
  sql`select l.id${columnsOf('l', storedFields(definition.shape.lines))} from ${sql.ident(`${definition.table}_line`)} l where ${sql.ours('l')} and l.document_id = ${id} order by l.ordinal`,
]

const storedDocument = (
  definition: AnyDocument,
  row: Readonly<Record<string, unknown>>,
  lines: readonly Record<string, unknown>[],
): Stored => {
  const { fields, lines: lineFields } = definition.shape
  return {
    ...fieldsFromRow(Object.fromEntries(own(fields)), row),
    ...Object.fromEntries(
      sharedFields(fields).map(([name, field]) => [name, fromColumn(field, row[sharedColumn(name)])]),
    ),
    id: row['id'] as string,
    kind: row['kind'] as string,
    number: row['number'] as string,
    date: row['day'] as Day,
    description: row['description'] as string | null,
    status: row['status'] as number,
    seq: String(row['seq']),
    version: row['version'] as number,
    draft: isDraft(definition.lifecycle, { status: row['status'] as number }),
    madeBy: row['made_by_id'] as string | null,
    attachments: (row['attachments'] ?? []) as string[],
    createdBy: row['created_by'] as string,
    createdAt: row['created_at'] as Date,
    updatedBy: row['updated_by'] as string | null,
    updatedAt: row['updated_at'] as Date | null,
    lines: lines.map((line) => ({ ...fieldsFromRow(lineFields, line), lineId: line['id'] as string })),
  }
}

const storedFrom = (definition: AnyDocument, [heads, lines]: readonly unknown[][]): Stored | null => {
  const row = heads![0] as Record<string, unknown> | undefined
  return row ? storedDocument(definition, row, lines as Record<string, unknown>[]) : null
}

/** Loads the document; null if the tenant has no such document of this kind. */
export const loadDocument = async (tx: Tx, definition: AnyDocument, id: string): Promise<Stored | null> =>
  storedFrom(definition, await tx.batch(loadStatements(definition, id)))

/** Loads the document and locks its row until the end of the transaction. */
export const loadToChange = async (tx: Tx, definition: AnyDocument, id: string): Promise<Stored | null> => {
  const [, ...answers] = await tx.batch([locksToChange(definition, [id]), ...loadStatements(definition, id)])
  return storedFrom(definition, answers)
}

/** Loads documents of a kind, in no particular order; other ids are ignored. */
export const loadDocuments = async (tx: Tx, definition: AnyDocument, ids: readonly string[]): Promise<Stored[]> => {
  const heads = await tx.query<Record<string, unknown>>(
    sql`select ${headSelect}${columnsOf('h', own(definition.shape.fields))} from document d
      join ${sql.ident(definition.table)} h on h.tenant_id = d.tenant_id and h.document_id = d.id
      where ${sql.ours('d')} and d.id = any(${ids}::uuid[]) and d.kind = ${definition.name}`,
  )
  const lines = await tx.query<Record<string, unknown>>(
    sql`select l.document_id, l.id${columnsOf('l', storedFields(definition.shape.lines))} from ${sql.ident(`${definition.table}_line`)} l
      where ${sql.ours('l')} and l.document_id = any(${ids}::uuid[]) order by l.document_id, l.ordinal`,
  )
  const linesOf = Map.groupBy(lines, (line) => line['document_id'])
  return heads.map((row) => storedDocument(definition, row, linesOf.get(row['id']) ?? []))
}

export interface HeadExtras {
  number: NumberSql
  /** The user who saves, and the user who created it. */
  savedBy: string
  createdById: string | null
  now: Date
  /** Open amount in the debt ledger, in ledger units. */ open: bigint
  base: BaseCurrency | null
}

/**
 * The list sums of own fields, in the order of the definition; money in base currency if the kind allows other
 * currencies.
 */
const sumsOf = ({ list, shape }: AnyDocument, document: Stored, base: BaseCurrency | null): (string | null)[] => {
  const { currency, exchangeRate } = document as Values<Fields>
  const isForeign = base !== null && Boolean(currency) && currency !== base.id
  return list.sums.map((name) => {
    const value = document[name]
    if (typeof value !== 'bigint') return null
    const counted =
      isForeign && (shape.fields as Fields)[name]?.kind === 'money'
        ? multiply(value as Decimal, (exchangeRate as Decimal | null) ?? decimal(1), base.decimals)
        : value
    return toColumn({ kind: 'money' }, counted) as string
  })
}

const valuesOf = (fields: readonly [string, Field][], record: Readonly<Record<string, unknown>>): Sql =>
  sql.join(
    fields.map(([name, field]) => sql`, ${toColumn(field, record[name])}`),
    '',
  )

const headOf = (document: Stored) => ({
  partner: (document['partner'] ?? null) as string | null,
  store: (document['store'] ?? null) as string | null,
  employee: (document['employee'] ?? null) as string | null,
  currency: (document['currency'] ?? null) as string | null,
  rate: toColumn({ kind: 'price' }, document['exchangeRate'] ?? decimal(1)),
  total: toColumn({ kind: 'money' }, document['total'] ?? document['amount'] ?? decimal(0)),
})

const insertHead = (definition: AnyDocument, document: Stored, extras: HeadExtras): Statement => {
  const head = headOf(document)
  const { number } = extras
  const rest = sql`${document.id}, ${definition.name}, ${number.number}, ${document.date}, ${document.description}, ${document.status}, ${head.partner}, ${head.store}, ${head.employee}, ${head.currency},
      ${head.rate}, ${head.total}, ${sumsOf(definition, document, extras.base)}::numeric[], ${extras.open.toString()}, ${document.seq}, ${document.madeBy}, ${number.search(searchOf(definition, document))}, ${JSON.stringify(document.attachments)}, ${document.version}, ${document.createdBy}, ${extras.createdById}, ${document.createdAt}, ${document.updatedBy}, ${document.updatedAt}`
  return sql`insert into document as d (tenant_id, id, kind, number, day, description, status, partner_id, store_id, employee_id, currency_id, exchange_rate, total, sums, open_amount, seq, made_by_id, search, attachments, version, created_by, created_by_id, created_at, updated_by, updated_at)
      ${number.rows(rest)} returning d.number`
}

const insertOwn = (definition: AnyDocument, document: Stored): Statement => {
  const fields = own(definition.shape.fields)
  return sql`insert into ${sql.ident(definition.table)} (tenant_id, document_id${columnList(fields)}) values (${sql.tenant}, ${document.id}${valuesOf(fields, document)})`
}

const updateHead = (definition: AnyDocument, document: Stored, extras: HeadExtras): Statement => {
  const head = headOf(document)
  const { number } = extras
  return sql`update document d set number = ${number.number}, day = ${document.date}, description = ${document.description}, status = ${document.status}, partner_id = ${head.partner}, store_id = ${head.store},
      employee_id = ${head.employee}, currency_id = ${head.currency}, exchange_rate = ${head.rate}, total = ${head.total}, sums = ${sumsOf(definition, document, extras.base)}::numeric[], open_amount = ${extras.open.toString()}, search = ${number.search(searchOf(definition, document))}, attachments = ${JSON.stringify(document.attachments)},
      version = ${document.version}, updated_by = ${extras.savedBy}, updated_at = ${extras.now}${number.from ? sql` from ${number.from}` : sql.empty}
      where ${sql.ours('d')} and d.id = ${document.id}${number.from ? sql` and ${number.where}` : sql.empty} returning d.number`
}

const updateOwn = (definition: AnyDocument, document: Stored): Statement =>
  sql`update ${sql.ident(definition.table)} set ${sql.join(
    own(definition.shape.fields).map(
      ([name, field]) => sql`${sql.ident(columnOf(name, field))} = ${toColumn(field, document[name])}`,
    ),
    ', ',
  )} where ${sql.ours(definition.table)} and document_id = ${document.id}`

const lineArrays = (fields: readonly [string, Field][], lines: readonly Readonly<Record<string, unknown>>[]): Sql =>
  sql.join(
    fields.map(
      ([name, field]) =>
        sql`, unnest(${lines.map((line) => toColumn(field, line[name]))}${sql.raw(`::${columnType(field)}[]`)})`,
    ),
    '',
  )

type LineRow = Stored['lines'][number]

/** The lines to write with their ordinals: all of a new document, otherwise those that differ from the stored ones. */
const differing = (fields: readonly [string, Field][], before: Stored | null, after: Stored): [LineRow, number][] => {
  const stored = new Map(before?.lines.map((line, index) => [line.lineId, { line, ordinal: index + 1 }]))
  const isSame = (line: LineRow, ordinal: number): boolean => {
    const old = stored.get(line.lineId)
    return (
      old?.ordinal === ordinal &&
      (old.line === line ||
        fields.every(([name, field]) => toColumn(field, old.line[name]) === toColumn(field, line[name])))
    )
  }
  return after.lines.flatMap((line, index) => (isSame(line, index + 1) ? [] : [[line, index + 1] as [LineRow, number]]))
}

/** Writes lines with one statement. In a new document (`isNew`), none is there yet. */
const insertLines = (
  definition: AnyDocument,
  { id }: Stored,
  rows: readonly (readonly [LineRow, number])[],
  isNew: boolean,
): Statement => {
  const lines = rows.map(([line]) => line)
  const all = storedFields(definition.shape.lines)
  const changed = sql`
    on conflict (tenant_id, id) do update set ordinal = excluded.ordinal${sql.join(
      all.map(
        ([name, field]) => sql`, ${sql.ident(columnOf(name, field))} = excluded.${sql.ident(columnOf(name, field))}`,
      ),
      '',
    )}`
  return sql`insert into ${sql.ident(`${definition.table}_line`)} (tenant_id, document_id, id, ordinal${columnList(all)})
    values (${sql.tenant}, ${id}, unnest(${lines.map((line) => line.lineId)}::uuid[]), unnest(${rows.map(([, ordinal]) => ordinal)}::integer[])${lineArrays(all, lines)})${isNew ? sql.empty : changed}`
}

/** Writes the row in the common head; returns the number. */
export const headStatement = (
  definition: AnyDocument,
  before: Stored | null,
  after: Stored,
  extras: HeadExtras,
): Statement => (before ? updateHead(definition, after, extras) : insertHead(definition, after, extras))

/**
 * Writes own fields and lines: all of a new document, otherwise what differs from the stored ones. May run before the
 * head is written.
 */
export const ownStatements = (definition: AnyDocument, before: Stored | null, after: Stored): Statement[] => {
  const kept = new Set(after.lines.map((line) => line.lineId))
  const gone = before?.lines.filter((line) => !kept.has(line.lineId)).map((line) => line.lineId) ?? []
  const rows = differing(storedFields(definition.shape.lines), before, after)
  return [
    before ? updateOwn(definition, after) : insertOwn(definition, after),
    ...(gone.length
      ? [
          sql`delete from ${sql.ident(`${definition.table}_line`)} l where ${sql.ours('l')} and l.id = any(${gone}::uuid[])`,
        ]
      : []),
    ...(rows.length ? [insertLines(definition, after, rows, before === null)] : []),
  ]
}

/** Own rows are deleted by cascade. */
export const deleteStatement = (id: string): Statement =>
  sql`delete from document where ${sql.ours('document')} and id = ${id}`
