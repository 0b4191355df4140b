/**
 * What not everybody who reads a record may read of it. Fields, columns and facts carry one of these marks, and every
 * reader of a definition asks here who sees them: nothing else decides it.
 */
import type { Field, Fields } from './field.ts'
import type { FunctionId, RightFlag } from './right.ts'

/** The right each mark asks for. */
const secrets = {
  /** Unit costs, values and averages of stock, buying prices, what is earned (contract README §12.1). */
  cost: ['CostView', 'R'],
  /** Wages (contract master-data §7). */
  wage: ['Employee', 'U'],
} as const satisfies Readonly<Record<string, readonly [FunctionId, RightFlag]>>

type Secret = keyof typeof secrets
const names = Object.keys(secrets) as Secret[]

/** Carried by fields, columns and facts. */
export interface Marks {
  /** Only for people with CostView; null for everyone else. */
  cost?: boolean
  /** Only for people who may change employees; null for everyone else. */
  wage?: boolean
}

/** Which secrets a person sees; one that is not named is not seen. */
export type Sight = Readonly<Partial<Record<Secret, boolean>>>
export const fullSight: Sight = { cost: true, wage: true }

export const sightOf = (may: (id: FunctionId, flag: RightFlag) => boolean): Sight =>
  Object.fromEntries(names.map((name) => [name, may(secrets[name][0], secrets[name][1])]))

export const isHidden = (marks: Marks, sight: Sight): boolean =>
  names.some((name) => marks[name] === true && sight[name] !== true)

/** The marks alone, for what is described by another field. */
export const marksOf = (marks: Marks): Marks =>
  Object.fromEntries(names.flatMap((name) => (marks[name] ? [[name, true]] : [])))

/** Those of the fields' names that a person sees. */
export const visibleNames = (fields: Fields, among: readonly string[], sight: Sight): string[] =>
  among.filter((name) => !isHidden((fields[name] ?? {}) as Field, sight))

type Values = Readonly<Record<string, unknown>>

/**
 * What a person sent of an existing record or row without what he cannot see: he was shown nothing there, and what he
 * sends back must not take the place of what stands.
 */
export const withoutHidden = <V extends Values>(fields: Fields, values: V, sight: Sight): V =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !isHidden((fields[name] ?? {}) as Field, sight))) as V

/** The record as a person sees it: nothing where a secret stands, in the rows it owns as well. */
export const seenBy = (sight: Sight, fields: Fields, record: Values): Record<string, unknown> => ({
  ...record,
  ...Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
      if (isHidden(field, sight)) return [[name, null]]
      const value = record[name]
      return field.kind === 'records' && Array.isArray(value)
        ? [[name, value.map((row) => seenBy(sight, field.fields ?? {}, row as Values))]]
        : []
    }),
  ),
})
