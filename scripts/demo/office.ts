/** A working day of the demo company: who saves what, and at which time. */
import type { DocumentInput } from '#engine/document/input.ts'
import type { Scope } from '#engine/scope.ts'
import type { Tx } from '#engine/tx.ts'
import type { Day } from '#kernel/day.ts'
import type { Desk } from './desk.ts'
import type { Carried } from './parcels.ts'
import { createDice, type RandomSource } from './random.ts'
import type { stores, UserName } from './people.ts'
import type { DemoRecords } from './world.ts'

export interface Company {
  world: DemoRecords
  desk: Desk
  /** Pieces of each product that are kept in the main store for customers who ordered them. */
  promised: Map<string, number>
  carried: Carried
}

export interface WorkDay extends Company {
  dice: RandomSource
  day: Day
  /** The scope of a user, some minutes after the previous action of the day. */
  readonly as: (who: UserName) => Scope
}

export type StoreCode = (typeof stores)[number]['code']
export const mainStore: StoreCode = 'KHO01'

type Values = Readonly<Record<string, unknown>>

/** The same transaction with a different current time for everything saved in it. */
const movedTo = (tx: Tx, now: Date): Tx => ({
  query: (statement) => tx.query(statement),
  batch: (statements) => tx.batch(statements),
  alongside: (statement) => tx.alongside(statement),
  pieces: (statement) => tx.pieces(statement),
  note: (statements) => tx.note(statements),
  send: (statements, explain) => tx.send(statements, explain),
  limit: (limits) => tx.limit(limits),
  limits: tx.limits,
  get whole() {
    return movedTo(tx.whole, now)
  },
  savepoint: (work) => tx.savepoint(work),
  tenant: tx.tenant,
  user: tx.user,
  today: tx.today,
  now,
  statistics: tx.statistics,
})

/**
 * Starts the day at eight in the morning, Vietnamese time, and never uses a time in the future. Dice of its own decide
 * how long things take, so that one more or less changes nothing else.
 */
export const startWorkDay = (scope: Scope, company: Company, { day, seed }: { day: Day; seed: number }): WorkDay => {
  const minutes = createDice(8000 + seed)
  let moment = Date.parse(`${day}T08:00:00+07:00`)
  return {
    ...company,
    dice: createDice(20_260_701 + seed),
    day,
    as: (who) => {
      moment += minutes.between(4, 26) * 60_000 + minutes.between(0, 59) * 1000
      moment = Math.min(moment, scope.tx.now.getTime())
      const now = new Date(moment)
      return { ...scope, tx: movedTo(scope.tx, now), user: company.world.users[who], now, today: day }
    },
  }
}

/** The pieces of a product that may leave a store: all but those that are promised. */
export const freeIn = async (
  { desk, promised, world }: WorkDay,
  scope: Scope,
  code: StoreCode,
): Promise<(product: string) => number> => {
  const there = await desk.onHand(scope, world.stores[code]!)
  const keptOf = (product: string): number => (code === mainStore ? (promised.get(product) ?? 0) : 0)
  return (product) => (there.get(product) ?? 0) - keptOf(product)
}

/** True if a fund has that much: nothing is paid that is not there. */
export const canPay = async ({ desk, world }: WorkDay, scope: Scope, fund: string, amount: number): Promise<boolean> =>
  (await desk.balanceOf(scope, world.funds[fund]!)) >= amount

export const inputOf = (values: Values, lines: readonly Values[], isDraft = false): DocumentInput => ({
  id: null,
  version: undefined,
  saveAsDraft: isDraft,
  confirm: ['creditLimit'],
  clientTotal: undefined,
  problems: [],
  values,
  lines: lines.map((line) => ({ lineId: null, ...line })),
})
