/** Required values of records and documents. Forms and saves use the same checks. */
import { problem, type Problem } from '#kernel/problem.ts'
import { remembered } from '#kernel/remembered.ts'
import type { Draft } from './document.ts'
import type { Shape } from './field.ts'
import type { Field, Fields, When } from './field.ts'
import type { AnyList } from './list.ts'

type Values = Readonly<Record<string, unknown>>

export const holds = (when: When | undefined, values: Values): boolean =>
  when !== undefined && [when.is].flat().includes(values[when.field])

/** `values` are those of the record the field belongs to. */
export const isRequired = (field: Field, values: Values): boolean =>
  !field.derived && !field.fact && (field.required || holds(field.requiredWhen, values))

export const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === ''

/** Fields that can be required, cached per definition because forms check every line on every change. */
const requirable = remembered(new WeakMap<Fields, [string, Field][]>(), (fields) =>
  Object.entries(fields).filter(
    ([, field]) =>
      !field.fact && (field.kind === 'records' || (!field.derived && (field.required || field.requiredWhen))),
  ),
)

/** A problem for each missing required value, including those in owned rows. `at` is the path of the record. */
export const missing = (fields: Fields, values: Values, at = ''): Problem[] =>
  requirable(fields).flatMap(([name, field]) => [
    ...(isRequired(field, values) && isEmpty(values[name])
      ? [problem(at + name, field.missing ?? 'required', { label: field.label })]
      : []),
    ...(field.kind === 'records' && !field.fact
      ? ((values[name] ?? []) as Values[]).flatMap((row, index) =>
          missing(field.fields ?? {}, row, `${at}${name}.${index}.`),
        )
      : []),
  ])

/** The same for a list record, including its name, and its code if codes are not generated. */
export const missingInRecord = (list: AnyList, values: Values): Problem[] => {
  const fields = list.fields as Fields
  return [
    ...(!list.withoutCode && !list.codePrefix && isEmpty(values['code']) ? [problem('code', 'noCode')] : []),
    ...(!fields['name']?.required && isEmpty(values['name']) ? [problem('name', 'noName')] : []),
    ...missing(fields, values),
  ]
}

/** The same for a document, including its date and at least one line. `shape` restricts which fields are checked. */
export const missingInDocument = ({ fields, lines }: Shape, draft: Draft): Problem[] => {
  const first = Object.values(lines).find((field) => field.required && field.kind === 'ref')
  return [
    ...(draft.date ? [] : [problem('date', 'required.date')]),
    ...missing(fields, draft),
    ...(draft.lines.length === 0 && first
      ? [problem('lines', first.missing ?? 'required', { label: first.label })]
      : []),
    ...draft.lines.flatMap((line, index) => missing(lines, line, `lines.${index}.`)),
  ]
}
