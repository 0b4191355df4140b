/**
 * Steps that every draft goes through before its own `compute`: values are copied from the records it refers to. The
 * form and the save run the same code.
 */
import type { Draft, AnyDocument } from './document.ts'
import type { Refs, RuleContext } from './rule-context.ts'
import { remembered } from '#kernel/remembered.ts'
import type { Field, Fields } from './field.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * The fields filled from a referenced record, computed once per definition because forms process every line on every
 * change.
 */
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

/** For each list: the columns of its records that the fields of a document copy or show. */
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

/** Returns the same object if nothing has to be filled in, because callers detect changes by identity. */
const copied = <R extends Values>(fields: Fields, record: R, refs: Refs): R => {
  let filled = record
  for (const source of copiesOf(fields)) {
    if ((record[source.name] ?? null) !== null) continue
    const value = columnOf(refs, record, source)
    if (value !== undefined && value !== record[source.name]) filled = { ...filled, [source.name]: value }
  }
  return filled
}

/** The values of facts that show a column of a referenced record. */
export const shown = (fields: Fields, record: Values, refs: Refs): Record<string, unknown> =>
  Object.fromEntries(showsOf(fields).map((source) => [source.name, columnOf(refs, record, source) ?? null]))

const withShown = <R extends Values>(fields: Fields, record: R, refs: Refs): R => {
  const isSame = showsOf(fields).every((source) => record[source.name] === (columnOf(refs, record, source) ?? null))
  return isSame ? record : { ...record, ...shown(fields, record, refs) }
}

/** A field of the head, or with `inner` one of an object of the head. */
export interface FieldAt {
  name: string
  inner?: string
}
interface Proposed extends FieldAt, Pick<Required<Field>, 'proposed'> {}

/** The fields with proposals, of the head and of its objects. */
export const proposedFields = remembered(new WeakMap<Fields, readonly Proposed[]>(), (fields) =>
  Object.entries(fields).flatMap(([name, field]): Proposed[] => [
    ...(field.proposed ? [{ name, proposed: field.proposed }] : []),
    ...(field.kind === 'object'
      ? proposedFields(field.fields ?? {}).map((one) => ({ name, inner: one.name, proposed: one.proposed }))
      : []),
  ]),
)

export const valueAt = (values: Values, { name, inner }: FieldAt): unknown => {
  const value = values[name] ?? null
  return inner === undefined || value === null ? value : ((value as Values)[inner] ?? null)
}

export const withValueAt = <R extends Values>(values: R, { name, inner }: FieldAt, value: unknown): R => ({
  ...values,
  [name]: inner === undefined ? value : { ...(values[name] as Values | null), [inner]: value },
})

/** An object without any value is not made for a proposal that is empty. */
const withProposals = <R extends Values>(fields: Fields, record: R, context: RuleContext): R => {
  const filled: Record<string, unknown> = { ...record }
  for (const one of proposedFields(fields)) {
    const { name, inner } = one
    if (valueAt(filled, one) !== null) continue
    const value = one.proposed.value(filled, context)
    if (inner === undefined) filled[name] = value
    else if ((value ?? null) !== null) filled[name] = { ...(filled[name] as Values | null), [inner]: value }
  }
  return filled as R
}

/** Fills in copies and proposals, then runs the definition's own `compute`. Idempotent. */
export const complete = <D extends Draft>(definition: AnyDocument, draft: D, context: RuleContext): D => {
  const { fields, lines } = definition.shape
  const filled = {
    ...copied(fields, draft, context.refs),
    lines: draft.lines.map((line) => {
      const whole = copied(lines, line, context.refs)
      return withShown(lines, whole, context.refs)
    }),
  }
  const computed = definition.compute(withProposals(fields, filled, context), context) as D
  return { ...computed, ...shown(fields, computed, context.refs) }
}
