/**
 * Debts and what settles what (contract documents §8). Entries of a document are replaced as a whole;
 * its own allocations are freed first and made anew, those of other documents stay and must still fit.
 */
import { toLedger } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { Settlement } from '#model/move.ts'
import { sql } from '../sql.ts'
import type { Statement, Tx } from '../tx.ts'
import type { DebtEntry } from './wanted.ts'

export interface StoredDebt { document: string; side: string; partner: string; column: string; day: string; due: string; amount: bigint; settled: bigint; number: string }
export interface Allocation { credit: string; debt: string; side: string; document: string; day: string; amount: bigint; elastic: boolean; wanted: bigint }

export interface DebtState { entries: StoredDebt[]; allocations: Allocation[] }

const entryColumns = sql.raw('e.document_id, e.side, e.partner_id, e.column_name, e.day, e.due, e.amount, e.settled, d.number')
interface DebtRow { document_id: string; side: string; partner_id: string; column_name: string; day: string; due: string; amount: string; settled: string; number: string }
const fromRow = (row: unknown): StoredDebt => {
  const one = row as DebtRow
  return { document: one.document_id, side: one.side, partner: one.partner_id, column: one.column_name, day: one.day, due: one.due, amount: BigInt(one.amount), settled: BigInt(one.settled), number: one.number }
}

/** What the ledger holds for a document: its entries and every allocation it takes part in. */
export const debtStatements = (document: string): readonly [Statement, Statement] => [
  sql`select ${entryColumns} from debt_entry e join document d on d.tenant_id = e.tenant_id and d.id = e.document_id where e.document_id = ${document}`,
  sql`select credit_id, debt_id, side, document_id, day, amount, elastic, wanted from allocation where document_id = ${document}
      union select credit_id, debt_id, side, document_id, day, amount, elastic, wanted from allocation where credit_id = ${document}
      union select credit_id, debt_id, side, document_id, day, amount, elastic, wanted from allocation where debt_id = ${document}`,
]
export const debtStateFrom = ([entries, allocations]: readonly unknown[][]): DebtState => ({
  entries: entries!.map(fromRow),
  allocations: (allocations as { credit_id: string; debt_id: string; side: string; document_id: string; day: string; amount: string; elastic: boolean; wanted: string }[]).map((row) =>
    ({ credit: row.credit_id, debt: row.debt_id, side: row.side, document: row.document_id, day: row.day, amount: BigInt(row.amount), elastic: row.elastic, wanted: BigInt(row.wanted) })),
})
export const noDebts: DebtState = { entries: [], allocations: [] }

const vouchersOf = (documents: readonly string[]): Statement =>
  sql`select ${entryColumns} from debt_entry e join document d on d.tenant_id = e.tenant_id and d.id = e.document_id where e.document_id = any(${documents}::uuid[])`

const magnitude = (value: bigint) => (value < 0n ? -value : value)
const later = (a: string, b: string) => (a > b ? a : b)

export interface DebtChange { statements: Statement[]; problems: Problem[]; /** Still open of an incurred debt of the document, ledger units. */ open: bigint }

interface Change { document: string; stored: DebtState; wanted: readonly DebtEntry[]; settlements: readonly Settlement[]; /** Vouchers this document makes and keeps; their allocations follow it and never block. */ keeps: ReadonlySet<string>; /** Removing, not saving. */ removing: boolean; /** An amount for people. */ show: (units: bigint) => string }

/** Allocations made by others that the new state must still carry. */
const checkOthers = ({ document, stored, wanted, keeps, removing, show }: Change): Problem[] => {
  const others = stored.allocations.filter((one) => one.document !== document && !keeps.has(one.document))
  if (others.length === 0) return []
  if (removing) return [problem('', 'hasPayments')]
  const entry = wanted[0]
  const old = stored.entries[0]
  if (!entry || (old && (old.partner !== entry.partner || old.side !== entry.side))) return [problem('partner', 'hasPaymentsEdit')]
  const taken = others.filter((one) => !one.elastic).reduce((total, one) => total + one.amount, 0n)
  return magnitude(entry.amount) < taken ? [problem('', 'totalBelowPaid', { amount: show(taken) })] : []
}

interface Made { allocations: Allocation[]; problems: Problem[] }

const makeAllocations = (change: Change, vouchers: ReadonlyMap<string, StoredDebt>, freed: ReadonlyMap<string, bigint>): Made => {
  const problems: Problem[] = []
  const used = new Map<string, bigint>()
  const self = change.wanted[0]
  const allocations = change.settlements.flatMap((settlement, index): Allocation[] => {
    const voucher = vouchers.get(`${settlement.voucher}/${settlement.side}`)
    if (!voucher || !self || voucher.partner !== self.partner) {
      if (!settlement.upToOpen) problems.push(problem(`lines.${index}.voucher`, 'unknownRef'))
      return []
    }
    const open = magnitude(voucher.amount) - magnitude(voucher.settled) + (freed.get(voucher.document) ?? 0n) - (used.get(voucher.document) ?? 0n)
    const asked = toLedger(settlement.amount)
    if (asked > open && !settlement.upToOpen) problems.push(problem(`lines.${index}.amount`, 'allocatedTooMuch', { number: voucher.number }))
    if (asked <= 0n) return []
    // What an elastic one takes is worked out when everything else is written.
    const amount = settlement.upToOpen ? 0n : asked
    used.set(voucher.document, (used.get(voucher.document) ?? 0n) + amount)
    const [credit, debt] = settlement.refund ? [settlement.voucher, change.document] : [change.document, settlement.voucher]
    return [{ credit: credit!, debt: debt!, side: settlement.side, document: change.document, day: later(self.day, voucher.day), amount, elastic: settlement.upToOpen, wanted: asked }]
  })
  return { allocations, problems }
}

const settledBy = (allocations: readonly Allocation[], sign: bigint): Map<string, bigint> => {
  const totals = new Map<string, bigint>()
  for (const one of allocations) for (const end of [one.credit, one.debt]) totals.set(`${end}/${one.side}`, (totals.get(`${end}/${one.side}`) ?? 0n) + sign * one.amount)
  return totals
}

/** `settled` moves with the sign of the entry it belongs to. */
const settleStatement = (deltas: ReadonlyMap<string, bigint>): Statement => {
  const list = [...deltas].filter(([, amount]) => amount !== 0n).map(([place, amount]) => ({ document: place.split('/')[0]!, side: place.split('/')[1]!, amount }))
  return sql`update debt_entry e set settled = e.settled + sign(e.amount)::bigint * v.amount
    from unnest(${list.map((v) => v.document)}::uuid[], ${list.map((v) => v.side)}::text[], ${list.map((v) => v.amount.toString())}::bigint[]) as v (document_id, side, amount)
    where e.document_id = v.document_id and e.side = v.side`
}

const insertAllocations = (list: readonly Allocation[]): Statement => sql`
  insert into allocation (credit_id, debt_id, side, document_id, day, amount, elastic, wanted)
  select * from unnest(${list.map((a) => a.credit)}::uuid[], ${list.map((a) => a.debt)}::uuid[], ${list.map((a) => a.side)}::text[], ${list.map((a) => a.document)}::uuid[],
    ${list.map((a) => a.day)}::date[], ${list.map((a) => a.amount.toString())}::bigint[], ${list.map((a) => a.elastic)}::boolean[], ${list.map((a) => a.wanted.toString())}::bigint[])`

/** Spreads what payments leave open of the vouchers over their elastic allocations, in the order of the documents. */
const reflow = (vouchers: readonly string[]): Statement => sql`
  with spread as (
    select a.credit_id, a.debt_id, a.side, a.document_id, a.amount as before,
      greatest(0, least(a.wanted, abs(e.amount)
        - (select coalesce(sum(f.amount), 0) from allocation f where f.tenant_id = a.tenant_id and f.debt_id = a.debt_id and f.side = a.side and not f.elastic)
        - coalesce(sum(a.wanted) over (partition by a.debt_id, a.side order by c.seq rows between unbounded preceding and 1 preceding), 0)))::bigint as after
    from allocation a
    join debt_entry e on e.tenant_id = a.tenant_id and e.document_id = a.debt_id and e.side = a.side
    join document c on c.tenant_id = a.tenant_id and c.id = a.credit_id
    where a.elastic and a.debt_id = any(${vouchers}::uuid[])
  ), written as (
    update allocation a set amount = s.after from spread s
    where s.after <> s.before and (a.credit_id, a.debt_id, a.side, a.document_id) = (s.credit_id, s.debt_id, s.side, s.document_id)
  ), deltas as (
    select document_id, side, sum(delta)::bigint as delta from (
      select credit_id as document_id, side, after - before as delta from spread union all select debt_id, side, after - before from spread) both_ends
    group by document_id, side
  )
  update debt_entry e set settled = e.settled + sign(e.amount)::bigint * d.delta from deltas d where e.document_id = d.document_id and e.side = d.side and d.delta <> 0`

/** What documents show as open follows their entries. */
export const refreshOpen = (documents: readonly string[]): Statement => sql`
  update document d set open_amount = e.amount - e.settled from debt_entry e
  where e.document_id = d.id and e.tenant_id = d.tenant_id and e.column_name = 'incurred' and d.id = any(${documents}::uuid[]) and d.open_amount <> e.amount - e.settled`

const balanceStatement = (stored: DebtState, wanted: readonly DebtEntry[]): Statement[] => {
  const deltas = new Map<string, { partner: string; side: string; amount: bigint }>()
  const move = (partner: string, side: string, amount: bigint) => {
    const known = deltas.get(`${partner}/${side}`)
    deltas.set(`${partner}/${side}`, { partner, side, amount: (known?.amount ?? 0n) + amount })
  }
  for (const entry of stored.entries) move(entry.partner, entry.side, -entry.amount)
  for (const entry of wanted) move(entry.partner, entry.side, entry.amount)
  const list = [...deltas.values()].filter((one) => one.amount !== 0n)
  return list.length === 0 ? [] : [sql`
    insert into debt_balance (partner_id, side, amount) select * from unnest(${list.map((b) => b.partner)}::uuid[], ${list.map((b) => b.side)}::text[], ${list.map((b) => b.amount.toString())}::bigint[])
    on conflict (tenant_id, partner_id, side) do update set amount = debt_balance.amount + excluded.amount`]
}

const entryStatements = (document: string, stored: DebtState, wanted: readonly DebtEntry[], kept: bigint): Statement[] => [
  ...stored.entries.filter((old) => !wanted.some((entry) => entry.side === old.side && entry.column === old.column))
    .map((old) => sql`delete from debt_entry where document_id = ${document} and side = ${old.side} and column_name = ${old.column}`),
  ...wanted.map((entry) => sql`
    insert into debt_entry (document_id, side, partner_id, column_name, day, due, amount, settled)
    values (${document}, ${entry.side}, ${entry.partner}, ${entry.column}, ${entry.day}, ${entry.due}, ${entry.amount.toString()}, ${(entry.amount < 0n ? -kept : kept).toString()})
    on conflict (tenant_id, document_id, side, column_name) do update
      set partner_id = excluded.partner_id, day = excluded.day, due = excluded.due, amount = excluded.amount, settled = excluded.settled`),
]

/** Allocations bear the later of the two dates; when a document moves, those of others that touch it move too. */
const redate = (document: string, entry: DebtEntry | undefined): Statement[] => entry ? [sql`
  update allocation a set day = greatest(${entry.day}::date, o.day)
  from debt_entry o
  where (a.debt_id = ${document} or a.credit_id = ${document}) and o.document_id = case when a.debt_id = ${document} then a.credit_id else a.debt_id end
    and o.side = a.side and a.day <> greatest(${entry.day}::date, o.day)`] : []

/** The partners' locks must be held. */
export const changeDebts = async (tx: Tx, change: Change): Promise<DebtChange> => {
  if (change.wanted.length === 0 && change.stored.entries.length === 0) return { statements: [], problems: [], open: 0n }
  const own = change.stored.allocations.filter((one) => one.document === change.document)
  const kept = change.stored.allocations.filter((one) => one.document !== change.document)
  const others = checkOthers(change)
  if (others.length > 0) return { statements: [], problems: others, open: 0n }
  const wantedVouchers = [...new Set(change.settlements.map((one) => one.voucher))]
  const vouchers = wantedVouchers.length ? (await tx.query(vouchersOf(wantedVouchers))).map(fromRow) : []
  const freed = new Map<string, bigint>()
  for (const one of own) for (const end of [one.credit, one.debt]) if (end !== change.document) freed.set(end, (freed.get(end) ?? 0n) + one.amount)
  const made = makeAllocations(change, new Map(vouchers.map((voucher) => [`${voucher.document}/${voucher.side}`, voucher])), freed)
  if (made.problems.length > 0) return { statements: [], problems: made.problems, open: 0n }
  const deltas = settledBy(own, -1n)
  for (const [place, amount] of settledBy(made.allocations, 1n)) deltas.set(place, (deltas.get(place) ?? 0n) + amount)
  // The document's own entry is written with its final settled amount; only the other ends are moved.
  for (const place of deltas.keys()) if (place.startsWith(change.document)) deltas.delete(place)
  const elastic = new Set([...own, ...made.allocations].filter((one) => one.debt !== change.document).map((one) => one.debt))
  if (kept.some((one) => one.elastic && one.debt === change.document)) elastic.add(change.document)
  const settledHere = [...kept, ...made.allocations].reduce((total, one) => total + one.amount, 0n)
  const incurred = change.wanted.find((entry) => entry.column === 'incurred')
  const elsewhere = new Set([...[...deltas.keys()].map((place) => place.split('/')[0]!), ...elastic])
  return {
    problems: [],
    open: incurred ? incurred.amount - settledHere : 0n,
    statements: [
      ...(own.length ? [sql`delete from allocation where document_id = ${change.document}`] : []),
      ...entryStatements(change.document, change.stored, change.wanted, settledHere),
      ...([...deltas.values()].some((amount) => amount !== 0n) ? [settleStatement(deltas)] : []),
      ...(made.allocations.length ? [insertAllocations(made.allocations)] : []),
      ...(kept.length ? redate(change.document, change.wanted[0]) : []),
      ...(elastic.size ? [reflow([...elastic])] : []),
      ...(elsewhere.size ? [refreshOpen([...elsewhere])] : []),
      ...balanceStatement(change.stored, change.wanted),
    ],
  }
}
