/** The list of print templates: delivered forms are rows of it whether anything of them is stored or not. */
import { listRows } from '#engine/listing/listing.ts'
import type { RowSource } from '#engine/listing/rows.ts'
import type { ListSource } from '#engine/listing/source.ts'
import type { Scope } from '#engine/scope.ts'
import type { SourceColumn } from '#engine/source-column.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { Unreadable } from '#kernel/problem.ts'
import type { ListQuery } from '#model/query.ts'
import { id, nullable, text as words } from '#model/schema.ts'
import { loadTemplates, type PrintTemplate } from '../printing/templates.ts'

const column = (name: string, kind: SourceColumn['kind'] = 'text'): SourceColumn => ({
  sql: sql`r.${sql.ident(name)}`,
  kind,
})

/** For example `A5 landscape`, or its own lengths. */
const paperText = ({ size, pageWidth, pageHeight }: PrintTemplate): string =>
  pageWidth === null && pageHeight === null ? (size ?? '') : `${pageWidth ?? '…'} × ${pageHeight ?? '…'} mm`

const storeNames = async ({ tx }: Scope, templates: readonly PrintTemplate[]): Promise<Map<string, string>> => {
  const ids = templates.flatMap(({ defaultStores }) => defaultStores)
  if (ids.length === 0) return new Map()
  const rows = await tx.query<{ id: string; name: string }>(
    sql`select s.id, s.name from store s where ${sql.ours('s')} and s.id = any(${ids}::uuid[])`,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const filters = ({ narrow = {} }: ListQuery): Sql[] => {
  const { xType = '', active = '' } = narrow
  if (!/^\d{0,4}$/.test(xType)) throw new Unreadable('invalid', { label: 'template.type' })
  if (!['', '0', '1', 'true', 'false'].includes(active.toLowerCase()))
    throw new Unreadable('invalid', { label: 'template.active' })
  return [
    ...(xType === '' || xType === '0' ? [] : [sql`r.x_type = ${Number(xType)}`]),
    ...(active === '' ? [] : [sql`r.active = ${['1', 'true'].includes(active.toLowerCase())}::boolean`]),
  ]
}

const sourceOf = (rows: readonly object[], where: readonly Sql[]): ListSource => ({
  from: sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, place integer, code text, name text, x_type integer, paper text,
  is_default boolean, stores text, delivered boolean, changed boolean, active boolean, note text, version integer, base text, orientation text, size text)`,
  // The rows were read from what belongs to the tenant.
  ours: sql.raw('true'),
  key: sql`r.id`,
  joins: new Map(),
  columns: new Map([
    ['code', column('code', 'code')],
    ['name', column('name')],
    ['xType', column('x_type', 'integer')],
    ['paper', column('paper')],
    ['isDefault', column('is_default', 'flag')],
    ['storeNames', column('stores')],
    ['delivered', column('delivered', 'flag')],
    ['changed', column('changed', 'flag')],
    ['active', column('active', 'flag')],
    ['note', column('note')],
    ['place', column('place', 'integer')],
  ]),
  extras: new Map([
    ['version', column('version')],
    ['base', column('base')],
    ['orientation', column('orientation')],
    ['size', column('size')],
  ]),
  where,
  search: { text: sql`folded(r.code || ' ' || r.name)` },
  defaultSort: [{ key: 'place', ascending: true }],
  tieBreak: [{ sql: sql`r.id`, ascending: true }],
  sums: [],
})

const rows: RowSource['rows'] = async (scope, query) => {
  const where = filters(query)
  const templates = await loadTemplates(scope)
  const names = await storeNames(scope, templates)
  const listed = templates.map((one, place) => ({
    id: one.id,
    place,
    code: one.code,
    name: one.name,
    x_type: one.xType,
    paper: paperText(one),
    is_default: one.isDefault,
    stores: one.defaultStores.flatMap((id) => names.get(id) ?? []).join(', '),
    delivered: one.delivered,
    changed: one.changed,
    active: one.active,
    note: one.note,
    version: one.version,
    base: one.base,
    orientation: one.orientation,
    size: one.size,
  }))
  return listRows(scope, sourceOf(listed, where), query)
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

export const templateRows: RowSource = {
  rows,
  extraSchema: { Id: id, Note: words, base: nullable(words), size: nullable(words), orientation: nullable(words) },
  extra: (row) => ({
    Id: String(row['id']),
    Note: text(row['note']) ?? '',
    base: text(row['base']),
    size: text(row['size']),
    orientation: text(row['orientation']),
  }),
  limit: 1000,
}
