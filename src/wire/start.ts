/** The steps of the guided start of a new business, and what doing each demands. */
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
