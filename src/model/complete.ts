/** What every draft gets before its own rules: copies of what it refers to. The same in the form and on save. */
import type { Draft, Refs, RuleContext, AnyDocument } from './document.ts'
import type { Fields } from './field.ts'

const copied = (fields: Fields, record: Readonly<Record<string, unknown>>, refs: Refs): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      if (!field.copies || (record[name] !== null && record[name] !== undefined)) return []
      const source = fields[field.copies.ref]
      const row = source?.of ? refs.get(source.of, record[field.copies.ref] as string | null) : undefined
      const value = row?.[field.copies.column]
      return value === undefined ? [] : [[name, value]]
    }),
  )

/** Facts that show a column of a referred record. */
export const shown = (fields: Fields, record: Readonly<Record<string, unknown>>, refs: Refs): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      if (!field.show) return []
      const source = fields[field.show.ref]
      const row = source?.of ? refs.get(source.of, record[field.show.ref] as string | null) : undefined
      return [[name, row?.[field.show.column] ?? null]]
    }),
  )

const proposals = (fields: Fields, record: Readonly<Record<string, unknown>>, context: RuleContext) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { proposed }]) =>
      proposed && (record[name] ?? null) === null ? [[name, proposed.value(record, context)]] : [],
    ),
  )

/** Copies and proposals, then the definition's own compute; idempotent. */
export const complete = <D extends Draft>(definition: AnyDocument, draft: D, context: RuleContext): D => {
  const { fields, lines } = definition.shape
  const filled = {
    ...draft,
    ...copied(fields, draft, context.refs),
    lines: draft.lines.map((line) => ({
      ...line,
      ...copied(lines, line, context.refs),
      ...shown(lines, line, context.refs),
    })),
  }
  const proposed = { ...filled, ...proposals(fields, filled, context) }
  const computed = definition.compute(proposed, context) as D
  return { ...computed, ...shown(fields, computed, context.refs) }
}
