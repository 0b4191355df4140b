/** Answers of `api/ApiStart`: the guided start of a new business, and its sample data. */
import type { FunctionId, RightFlag } from '#model/right.ts'

export const startSteps = [
  'company',
  'paper',
  'tax',
  'stores',
  'goods',
  'partners',
  'stock',
  'funds',
  'users',
  'bill',
] as const
export type StartStep = (typeof startSteps)[number]

/** What doing a step demands. */
export const rightOfStep: Readonly<Record<StartStep, readonly [FunctionId, RightFlag]>> = {
  company: ['Config', 'U'],
  paper: ['PrintTemplate', 'U'],
  tax: ['Config', 'U'],
  stores: ['Store', 'U'],
  goods: ['Product', 'A'],
  partners: ['Customer', 'A'],
  stock: ['ProductBegin', 'A'],
  funds: ['Category', 'U'],
  users: ['User', 'A'],
  bill: ['Order', 'A'],
}
export const startRights = Object.values(rightOfStep)

export const isStartStep = (text: unknown): text is StartStep => (startSteps as readonly unknown[]).includes(text)

export interface StepAnswer {
  step: StartStep
  /** Done: there is something of one's own. Only what is not done can be skipped. */
  state: 'done' | 'skipped' | 'open'
  /** The user may do it himself. */
  allowed: boolean
  /** How many there are, without the sample; counting stops at 1000. Null for who may not do the step, or sees a part of the business. */
  count: number | null
}
export interface StartAnswer {
  steps: readonly StepAnswer[]
  /**
   * Whether the start page shows the guide to this user: until nothing he may do is left, or until it was dismissed. Who
   * may not change the settings is guided to the first bill only.
   */
  guide: 'open' | 'done' | 'dismissed'
  sample: {
    /** How many records and documents of the sample are there. */
    count: number
    /** The user may load and remove it. */
    allowed: boolean
    /** There are posted documents of one's own, beside which no sample is loaded. */
    hasOwn: boolean
  }
  /** The usual store and cash fund, which every business begins with; null for who may not change them. */
  first: { store: string | null; fund: string | null }
  /** The day before the first one: opening stock, debts and funds are proposed for it. */
  /** The documents whose paper is chosen: what their prints are called, and the type of their forms. */
  printed: { kind: string; xType: number }
  openingDate: string | null
  lockDate: string | null
}

export interface SampleAnswer {
  Description: string
  /** How many records and documents were made or removed. */
  TotalCount: number
  /** What stays, because something of one's own uses it. */
  ListItem: readonly { s_ID: string; kindName: string; NumberID: string; Description: string }[]
}
