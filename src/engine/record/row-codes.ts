/**
 * Codes of owned rows (`codes` of a child): they are found wherever the codes of records are, so no two of a list are
 * the same, ignoring case.
 */
import type { Problem } from '#kernel/problem.ts'
import type { AnyList, Child } from '#model/list.ts'
import { columnOf } from '../columns.ts'
import type { ChildRow, StoredRecord } from '../stored.ts'
import { sql, type Sql } from '../sql.ts'
import { duplicateProblem } from './check.ts'
import { loadedChildren } from './record.ts'
import { ownerColumn } from './owner.ts'
import type { ListScope } from './value.ts'

interface WithCodes {
  name: string
  child: Child
  codes: string
}

const childrenWithCodes = ({ children = {} }: AnyList): WithCodes[] =>
  Object.entries(children).flatMap(([name, child]) =>
    child.codes === undefined ? [] : [{ name, child, codes: child.codes }],
  )

const keyColumn = (field: string): Sql => sql.ident(`${columnOf(field, { kind: 'text' })}_key`)

/** The codes of rows among these, of other records. */
const rowsWith = (definition: AnyList, { child, codes }: WithCodes, { texts, not }: Wanted): Sql =>
  sql`select c.${keyColumn(codes)} as code from ${sql.ident(child.table)} c where ${sql.ours('c')} and c.${keyColumn(codes)} in (select lower(t.text) from unnest(${texts}::text[]) t (text))${not === null ? sql.empty : sql` and c.${ownerColumn(definition)} <> ${not}`}`

interface Wanted {
  texts: readonly string[]
  /** The record whose own rows do not count. */
  not: string | null
}

/** Selects which of these texts, in lower case, are codes of rows. Null for a list without such rows. */
export const rowCodesSql = (definition: AnyList, wanted: Wanted): Sql | null => {
  const parts = childrenWithCodes(definition).map((one) => rowsWith(definition, one, wanted))
  return parts.length === 0 ? null : sql.join(parts, ' union ')
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The codes of the rows that were given or changed, with their places. */
const givenCodes = (definition: AnyList, before: StoredRecord | null, draft: StoredRecord) =>
  childrenWithCodes(definition)
    .filter(({ name }) => loadedChildren(definition, draft).some(([loaded]) => loaded === name))
    .flatMap(({ name, codes }) => {
      const known = new Set(((before?.[name] ?? []) as ChildRow[]).map((row) => textOf(row[codes])))
      return ((draft[name] ?? []) as ChildRow[]).flatMap((row, index) => {
        const code = textOf(row[codes])
        return code === '' || known.has(code) ? [] : [{ at: `${name}.${index}.${codes}`, code }]
      })
    })

/** Codes of rows against those of other records and their rows, and the code of the record against those of rows. */
export const rowCodeProblems = async (
  { scope, definition }: ListScope,
  before: StoredRecord | null,
  draft: StoredRecord,
): Promise<Problem[]> => {
  const given = givenCodes(definition, before, draft)
  const own = draft.code !== '' && draft.code !== before?.code ? [{ at: 'code', code: draft.code }] : []
  const wanted = { texts: [...given, ...own].map(({ code }) => code), not: draft.id }
  const ofRows = rowCodesSql(definition, wanted)
  if (ofRows === null || wanted.texts.length === 0) return []
  const ofRecords = sql`select r.code_key as code from ${sql.ident(definition.table)} r where ${sql.ours('r')} and r.id <> ${draft.id} and r.code_key in (select lower(t.text) from unnest(${given.map(({ code }) => code)}::text[]) t (text))`
  const [rows = [], records = []] = (await scope.tx.batch([ofRows, ofRecords])) as { code: string }[][]
  const inRows = new Set(rows.map(({ code }) => code))
  const inRecords = new Set(records.map(({ code }) => code))
  return [
    ...given
      .filter(({ code }) => inRows.has(code.toLowerCase()) || inRecords.has(code.toLowerCase()))
      .map(({ at, code }) => ({ ...duplicateProblem('code', code), at })),
    ...own.filter(({ code }) => inRows.has(code.toLowerCase())).map(({ code }) => duplicateProblem('code', code)),
  ]
}

/** The codes that a save lost to another one at the same time, which took them first. */
export const lostRowCodes = (definition: AnyList, constraint: string, draft: StoredRecord): Problem[] =>
  childrenWithCodes(definition)
    .filter(({ child, codes }) => constraint === `${child.table}_${codes}_unique`)
    .map(({ name, codes }) => {
      const all = ((draft[name] ?? []) as ChildRow[]).map((row) => textOf(row[codes])).filter(Boolean)
      return { ...duplicateProblem('code', all.join(', ')), at: name }
    })
