/**
 * Bills become invoices along their days, because numbers must not run against days. One whose turn has not come waits
 * until the last of the days before it is done, which calls it: each is looked at twice at most, and by an index, however
 * many wait and in whatever order they were saved.
 */
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import type { Tx } from '#engine/tx.ts'
import { enqueue } from '#engine/work.ts'
import type { Day } from '#kernel/day.ts'
import type { PayloadOf } from '#model/work.ts'

type Asked = PayloadOf<'billInvoice'>

const soonMs = 1_000
/** Whoever of them is done last calls the next. */
const calledAtOnce = 50
/** Only if nobody calls, as after a fault: whoever is done calls the next ones. */
const atLatestMs = 60 * 60_000

interface Pending {
  id: string
  day: string
  waits: boolean
}
/**
 * The first of the others that are running, due, or called when their turn comes; of a day those that go on by themselves
 * before those that wait to be called. The index has these words: what is compared with a day would not be found by it,
 * because of the policies of the table.
 */
const firstPending = (tx: Tx, bill: string, most: number): Promise<Pending[]> =>
  tx.query<
    Pending & Record<string, unknown>
  >(sql`select w.id, w.payload ->> 'day' as day, w.payload ? 'waits' as waits from work w
where ${sql.ours('w')} and w.kind = 'billInvoice' and (w.state = 'running' or (w.state = 'waiting' and w.attempts = 0))
  and (w.state = 'running' or w.payload ? 'waits' or w.due_at <= ${new Date(tx.now.getTime() + soonMs)})
  and w.payload ? 'day' and w.key <> ${bill}
order by w.payload ->> 'day', w.payload ? 'waits' limit ${most}`)

/** Of whoever waits and whoever is done meanwhile, the second sees what the first has done. */
const inTurn = (tx: Tx): Promise<unknown> =>
  tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`bill turns ${tx.tenant}`}, 0))`)

const isEarlierPending = async (tx: Tx, bill: string, day: Day): Promise<boolean> => {
  const [first] = await firstPending(tx, bill, 1)
  return first !== undefined && first.day < day
}

/** Calls bills of the first day of all, unless others of that day go on by themselves and will call. */
const callNext = async (tx: Tx, bill: string): Promise<void> => {
  const [first] = await firstPending(tx, bill, 1)
  if (!first?.waits) return
  const called = (await firstPending(tx, bill, calledAtOnce)).filter(({ day }) => day === first.day)
  await tx.query(
    sql`update work w set payload = w.payload - 'waits', due_at = ${tx.now} where ${sql.ours('w')} and w.id = any(${called.map(({ id }) => id)}::bigint[]) and w.state = 'waiting'`,
  )
}

/** True if bills of earlier days come first; then this one is called later. */
export const waitsForEarlier = async (
  { tx, now }: Pick<Scope, 'tx' | 'now'>,
  bill: { id: string; number: string; date: Day },
  asked: Asked,
): Promise<boolean> => {
  if (!(await isEarlierPending(tx, bill.id, bill.date))) return false
  await inTurn(tx)
  if (!(await isEarlierPending(tx, bill.id, bill.date))) return false
  const payload: Asked = { ...asked, day: bill.date, waits: true }
  await enqueue(tx, {
    kind: 'billInvoice',
    key: bill.id,
    about: bill.number,
    payload,
    at: new Date(now.getTime() + atLatestMs),
  })
  return true
}

/** This bill is out of the way, whatever became of it, also where it waits: its day may have been changed. */
export const leaveTurn = async (tx: Tx, bill: string): Promise<void> => {
  await inTurn(tx)
  await callNext(tx, bill)
}
