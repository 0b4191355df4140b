/**
 * Confidential values that not every reader of a record may see. Fields, columns and facts carry one of these marks.
 * All code that reads definitions asks this file who may see them.
 */
import type { FunctionId, RightFlag } from './right.ts'

/** The rights of which each mark requires one. */
const secrets = {
  /** Unit costs, stock values, averages, purchase prices, profit (contract README §12.1). */
  cost: [['CostView', 'R']],
  /** Wages (contract master-data §7). */
  wage: [['Employee', 'U']],
  /** What customers owe, for who sees it in reports, or collects it. */
  receivable: [
    ['ReportReceivable', 'R'],
    ['Income', 'R'],
    ['Order', 'R'],
  ],
  /** What suppliers are owed, for who sees it in reports, or pays it. */
  payable: [
    ['ReportPayable', 'R'],
    ['Outcome', 'R'],
    ['Import', 'R'],
  ],
  /** What lies in tills and bank accounts. */
  cash: [['CashFlow', 'R']],
} as const satisfies Readonly<Record<string, readonly (readonly [FunctionId, RightFlag])[]>>

type Secret = keyof typeof secrets
const names = Object.keys(secrets) as Secret[]

/** The marks that fields, columns and facts can have. */
export interface Marks {
  /** Visible only with right CostView; null for everyone else. */
  cost?: boolean
  /** Visible only to users who may change employees; null for everyone else. */
  wage?: boolean
  /** Visible only to users who may read the receivable reports, receipts or bills; null for everyone else. */
  receivable?: boolean
  /** Visible only to users who may read the payable reports, payments or purchase receipts; null for everyone else. */
  payable?: boolean
  /** Visible only to users who may read the cash book; null for everyone else. */
  cash?: boolean
}

/** Which confidential values a user may see; one that is missing is hidden. */
export type Sight = Readonly<Partial<Record<Secret, boolean>>>
export const fullSight: Sight = Object.fromEntries(names.map((name) => [name, true]))

export const sightOf = (may: (id: FunctionId, flag: RightFlag) => boolean): Sight =>
  Object.fromEntries(names.map((name) => [name, secrets[name].some(([id, flag]) => may(id, flag))]))

export const isHidden = (marks: Marks, sight: Sight): boolean =>
  names.some((name) => marks[name] === true && sight[name] !== true)

/** Only the marks of a field, column or fact, to copy them to another one. */
export const marksOf = (marks: Marks): Marks =>
  Object.fromEntries(names.flatMap((name) => (marks[name] ? [[name, true]] : [])))
