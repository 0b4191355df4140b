/** What a list was asked, in words: row 2 of its workbook. */
import { isStoredId } from '#engine/columns.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { showDay } from '#kernel/day.ts'
import type { Choice } from '#model/field.ts'
import { termsOf, type ListQuery, type Where } from '#model/query.ts'
import type { Column } from '#model/table.ts'
import { columnWire } from '#wire/report.ts'
import { conditionFields, fieldNamed, whereText, type ConditionField } from '#wire/where-text.ts'
import type { WireWhere } from '#wire/where.ts'
import { translatorFor } from '../call/call.ts'
import { groupingText } from './groups.ts'

/** A filter of the list, as described in row 2 of the sheet. */
export interface FilterText {
  wire: string
  label: string
  of?: string | undefined
  choices?: readonly Choice[] | undefined
}

const valueText = async (scope: Scope, { of, choices }: FilterText, value: string): Promise<string> => {
  const choice = choices?.find((one) => String(one.value) === value)
  if (choice) return translatorFor(scope.language)(choice.label)
  const table = of ? scope.registry.lists.get(of)?.table : undefined
  if (!table || !isStoredId(value)) return value
  const rows = await scope.tx.query<{ name: string }>(
    sql`select r.name from ${sql.ident(table)} r where ${sql.ours('r')} and r.id = ${value}`,
  )
  return rows[0]?.name ?? value
}

/** The names of the records that the conditions name, by list and id. */
const recordNames = async (scope: Scope, fields: readonly ConditionField[], where: WireWhere) => {
  const names = new Map<string, string>()
  for (const { field, value } of termsOf(where)) {
    const { of, wire } = fieldNamed(fields, field) ?? {}
    const table = of && wire === field ? scope.registry.lists.get(of)?.table : undefined
    const ids = Array.isArray(value) ? value.filter(isStoredId) : []
    if (!table || ids.length === 0) continue
    const rows = await scope.tx.query<{ id: string; name: string }>(
      sql`select r.id, r.name from ${sql.ident(table)} r where ${sql.ours('r')} and r.id = any(${ids}::uuid[])`,
    )
    for (const { id, name } of rows) names.set(`${of} ${id}`, name)
  }
  return names
}

/** The conditions of `where` in words; as they were sent, because the sheet tells them by their columns. */
const whereInWords = async (
  scope: Scope,
  { where, columns, filters }: { where: WireWhere; columns: readonly Column[]; filters: readonly FilterText[] },
): Promise<string> => {
  const fields = conditionFields(columns, filters)
  const names = await recordNames(scope, fields, where)
  return whereText(where, fields, {
    language: scope.language,
    label: translatorFor(scope.language),
    nameOf: (list, id) => names.get(`${list} ${id}`),
  })
}

/** As it was sent: columns by their wire names. */
const sentWhere = (where: Where, columns: readonly Column[]): WireWhere => {
  const wires = new Map(columns.map((column) => [column.key, columnWire(column)]))
  return {
    join: where.join,
    groups: where.groups.map((group) =>
      group.map(({ on, key, op, value }) => ({ field: on === 'column' ? (wires.get(key) ?? key) : key, op, value })),
    ),
  }
}

/** Describes range, search, filters and conditions in words. */
export const conditionsText = async (
  scope: Scope,
  query: ListQuery,
  { filters: filterTexts, columns }: { filters: readonly FilterText[]; columns: readonly Column[] },
): Promise<string> => {
  const translate = translatorFor(scope.language)
  const parts: string[] = []
  if (query.from || query.to)
    parts.push(translate('export.range', { from: showDay(query.from) || '…', to: showDay(query.to) || '…' }))
  if (query.search) parts.push(translate('export.search', { text: query.search }))
  for (const one of filterTexts) {
    const value = query.narrow?.[one.wire] ?? ''
    if (value !== '' && value !== '0') parts.push(`${translate(one.label)}: ${await valueText(scope, one, value)}`)
  }
  if (query.where) {
    const asked = { where: sentWhere(query.where, columns), columns, filters: filterTexts }
    parts.push(await whereInWords(scope, asked))
  }
  if (query.groupBy && (query.group ?? null) === null)
    parts.push(translate('group.chip', { name: groupingText(translate, query.groupBy) }))
  return parts.join('; ')
}
