/** What every draft gets before its own rules: copies of what it refers to. The same in the form and on save. */
import type { Draft, AnyDocument } from './document.ts'
import type { Refs, RuleContext } from './rule-context.ts'
import { remembered } from '#kernel/remembered.ts'
import type { Field, Fields } from './field.ts'

type Values = Readonly<Record<string, unknown>>

/** Fields filled from a record another field refers to, found once for each definition: forms look at every line on every change. */
interface Source {
  name: string
  ref: string
  list: string
  column: string
}
const sourcesOf = (fields: Fields, of: (field: Field) => { ref: string; column: string } | undefined): Source[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const from = of(field)
    const list = from && fields[from.ref]?.of
    return from && list ? [{ name, list, ...from }] : []
  })
const copiesOf = remembered(new WeakMap<Fields, Source[]>(), (fields) => sourcesOf(fields, ({ copies }) => copies))
const showsOf = remembered(new WeakMap<Fields, Source[]>(), (fields) => sourcesOf(fields, ({ show }) => show))

/** Columns of records the fields of a document are filled with or show, by list. */
export const sourceColumns = ({ shape }: Pick<AnyDocument, 'shape'>): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    [
      ...Map.groupBy(
        [shape.fields, shape.lines].flatMap((fields: Fields) => [...copiesOf(fields), ...showsOf(fields)]),
        ({ list }) => list,
      ),
    ].map(([list, sources]) => [list, new Set(sources.map(({ column }) => column))]),
  )

const columnOf = (refs: Refs, record: Values, { list, ref, column }: Source): unknown =>
  refs.get(list, record[ref] as string | null)?.[column]

/** The record itself where nothing is to be filled in: what did not change is known by that. */
const copied = <R extends Values>(fields: Fields, record: R, refs: Refs): R => {
  let filled = record
  for (const source of copiesOf(fields)) {
    if ((record[source.name] ?? null) !== null) continue
    const value = columnOf(refs, record, source)
    if (value !== undefined && value !== record[source.name]) filled = { ...filled, [source.name]: value }
  }
  return filled
}

/** Facts that show a column of a referred record. */
export const shown = (fields: Fields, record: Values, refs: Refs): Record<string, unknown> =>
  Object.fromEntries(showsOf(fields).map((source) => [source.name, columnOf(refs, record, source) ?? null]))

const withShown = <R extends Values>(fields: Fields, record: R, refs: Refs): R => {
  const isSame = showsOf(fields).every((source) => record[source.name] === (columnOf(refs, record, source) ?? null))
  return isSame ? record : { ...record, ...shown(fields, record, refs) }
}

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
    ...copied(fields, draft, context.refs),
    lines: draft.lines.map((line) => {
      const whole = copied(lines, line, context.refs)
      return withShown(lines, whole, context.refs)
    }),
  }
  const proposed = { ...filled, ...proposals(fields, filled, context) }
  const computed = definition.compute(proposed, context) as D
  return { ...computed, ...shown(fields, computed, context.refs) }
}
