/**
 * What not everybody who reads a record may read of it. Fields, columns and facts carry one of these marks, and every
 * reader of a definition asks here who sees them: nothing else decides it.
 */
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
