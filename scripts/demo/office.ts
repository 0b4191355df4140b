/** A working day of the demo company: who saves what, and at which time. */
import type { DocumentInput } from '#engine/document/input.ts'
import { merge } from '#engine/document/input.ts'
import { ruleContext } from '#engine/store/context.ts'
import { withSourceFacts } from '#engine/links/facts.ts'
import { loadLinks } from '#engine/links/load.ts'
import { saveDocument, type Saved } from '#engine/document/save.ts'
import type { Scope } from '#engine/scope.ts'
import type { Stored } from '#engine/stored.ts'
import { sql } from '#engine/sql.ts'
import type { Tx } from '#engine/tx.ts'
import type { Day } from '#kernel/day.ts'
import { toNumber, fromLedger, type Decimal } from '#kernel/decimal.ts'
import { complete } from '#model/complete.ts'
import type { RandomSource } from './random.ts'
import type { UserName } from './people.ts'
import type { DemoRecords } from './world.ts'

export interface WorkDay {
  world: DemoRecords
  dice: RandomSource
  day: Day
  /** The scope of a user, some minutes after the previous action of the day. */
  readonly as: (who: UserName) => Scope
}

type Values = Readonly<Record<string, unknown>>

/** The same transaction with a different current time for everything saved in it. */
const movedTo = (tx: Tx, now: Date): Tx => ({
  query: (statement) => tx.query(statement),
  batch: (statements) => tx.batch(statements),
  alongside: (statement) => tx.alongside(statement),
  pieces: (statement) => tx.pieces(statement),
  note: (statements) => tx.note(statements),
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

/** Starts the day at eight in the morning, Vietnamese time, and never uses a time in the future. */
export const startWorkDay = (scope: Scope, { world, dice }: Pick<WorkDay, 'world' | 'dice'>, day: Day): WorkDay => {
  let moment = Date.parse(`${day}T08:00:00+07:00`)
  return {
    world,
    dice,
    day,
    as: (who) => {
      moment = Math.min(moment + dice.between(4, 26) * 60_000 + dice.between(0, 59) * 1000, scope.tx.now.getTime())
      const now = new Date(moment)
      return { ...scope, tx: movedTo(scope.tx, now), user: world.users[who], now, today: day }
    },
  }
}

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

export const save = (scope: Scope, kind: string, input: DocumentInput): Promise<Saved> =>
  saveDocument(scope, scope.registry.documents.get(kind)!, input)

/** The total the document would have. */
export const totalOf = async (scope: Scope, kind: string, input: DocumentInput): Promise<number> => {
  const definition = scope.registry.documents.get(kind)!
  const { draft } = await merge(scope, definition, { before: null, revived: null, transition: null }, input)
  const links = await loadLinks(scope, definition, { before: null, after: draft })
  const linked = withSourceFacts(definition, draft, links)
  const prepared = ((await scope.registry.slots[kind]?.prepare?.(scope, linked)) ?? linked) as Stored
  const computed = complete(definition, prepared as never, await ruleContext(scope, definition, prepared))
  return toNumber((computed as unknown as { total: Decimal }).total)
}

/** Base quantities in a store, by product id. */
export const onHand = async ({ tx }: Scope, store: string): Promise<Map<string, number>> => {
  const rows = await tx.query<{ product_id: string; quantity: string }>(
    sql`select product_id, quantity from stock_balance where store_id = ${store}`,
  )
  return new Map(rows.map((row) => [row.product_id, toNumber(fromLedger(row.quantity))]))
}

/** The balance of a fund. */
export const balanceOf = async ({ tx }: Scope, fund: string): Promise<number> => {
  const [row] = await tx.query<{ balance: string }>(sql`
    select (f.opening_balance * 10000)::bigint + coalesce((select amount from cash_balance b where b.fund_id = f.id), 0) as balance from fund f where f.id = ${fund}`)
  return toNumber(fromLedger(row!.balance))
}
