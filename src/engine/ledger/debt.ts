/**
 * Debts and what settles what (contract documents §8). Entries of a document are replaced as a whole;
 * its own allocations are freed first and made anew, those of other documents stay and must still fit.
 */
import { toLedger } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { Settlement } from '#model/move.ts'
import { sql } from '../sql.ts'
import type { Statement, Tx } from '../tx.ts'
import {
  debtFromRow,
  entryStatements,
  insertAllocations,
  redate,
  reflow,
  refreshOpen,
  settleStatement,
  vouchersOf,
  type Allocation,
  type DebtState,
  type StoredDebt,
} from './debt-rows.ts'
import type { DebtEntry } from './wanted.ts'

const magnitude = (value: bigint) => (value < 0n ? -value : value)
const earlier = (a: string, b: string) => (a < b ? a : b)
const later = (a: string, b: string) => (a > b ? a : b)

export interface DebtChange {
  statements: Statement[]
  problems: Problem[]
  /** Still open of an incurred debt of the document, ledger units. */ open: bigint
}

interface Change {
  document: string
  stored: DebtState
  wanted: readonly DebtEntry[]
  settlements: readonly Settlement[]
  /** Vouchers this document makes and keeps; their allocations follow it and never block. */ keeps: ReadonlySet<string>
  /** Removing, not saving. */ removing: boolean
  /** An amount for people. */ show: (units: bigint) => string
}

/** Allocations made by others that the new state must still carry. */
const checkOthers = ({ document, stored, wanted, keeps, removing, show }: Change): Problem[] => {
  const others = stored.allocations.filter((one) => one.document !== document && !keeps.has(one.document))
  if (others.length === 0) return []
  if (removing) return [problem('', 'hasPayments')]
  const entry = wanted[0]
  const old = stored.entries[0]
  if (!entry || (old && (old.partner !== entry.partner || old.side !== entry.side)))
    return [problem('partner', 'hasPaymentsEdit')]
  const taken = others.filter((one) => !one.elastic).reduce((total, one) => total + one.amount, 0n)
  return magnitude(entry.amount) < taken ? [problem('', 'totalBelowPaid', { amount: show(taken) })] : []
}

interface Made {
  allocations: Allocation[]
  problems: Problem[]
}

const makeAllocations = (
  change: Change,
  vouchers: ReadonlyMap<string, StoredDebt>,
  freed: ReadonlyMap<string, bigint>,
): Made => {
  const problems: Problem[] = []
  const used = new Map<string, bigint>()
  const self = change.wanted[0]
  const allocations = change.settlements.flatMap((settlement, index): Allocation[] => {
    const voucher = vouchers.get(`${settlement.voucher}/${settlement.side}`)
    if (!voucher || !self || voucher.partner !== self.partner) {
      if (!settlement.upToOpen) problems.push(problem(`lines.${index}.voucher`, 'unknownRef'))
      return []
    }
    const open =
      magnitude(voucher.amount) -
      magnitude(voucher.settled) +
      (freed.get(voucher.document) ?? 0n) -
      (used.get(voucher.document) ?? 0n)
    const asked = toLedger(settlement.amount)
    if (asked > open && !settlement.upToOpen)
      problems.push(
        problem(`lines.${index}.amount`, voucher.number ? 'allocatedTooMuch' : 'allocatedTooMuch.opening', {
          number: voucher.number,
        }),
      )
    if (asked <= 0n) return []
    // What an elastic one takes is worked out when everything else is written.
    const amount = settlement.upToOpen ? 0n : asked
    used.set(voucher.document, (used.get(voucher.document) ?? 0n) + amount)
    const [credit, debt] = settlement.refund
      ? [settlement.voucher, change.document]
      : [change.document, settlement.voucher]
    return [
      {
        credit: credit!,
        debt: debt!,
        side: settlement.side,
        document: change.document,
        day: later(self.day, voucher.day),
        since: earlier(self.day, voucher.day),
        amount,
        elastic: settlement.upToOpen,
        wanted: asked,
      },
    ]
  })
  return { allocations, problems }
}

const settledBy = (allocations: readonly Allocation[], sign: bigint): Map<string, bigint> => {
  const totals = new Map<string, bigint>()
  for (const one of allocations)
    for (const end of [one.credit, one.debt])
      totals.set(`${end}/${one.side}`, (totals.get(`${end}/${one.side}`) ?? 0n) + sign * one.amount)
  return totals
}

const balanceStatement = (stored: DebtState, wanted: readonly DebtEntry[]): Statement[] => {
  const deltas = new Map<string, { partner: string; side: string; amount: bigint }>()
  const move = (partner: string, side: string, amount: bigint) => {
    const known = deltas.get(`${partner}/${side}`)
    deltas.set(`${partner}/${side}`, { partner, side, amount: (known?.amount ?? 0n) + amount })
  }
  for (const entry of stored.entries) move(entry.partner, entry.side, -entry.amount)
  for (const entry of wanted) move(entry.partner, entry.side, entry.amount)
  const list = [...deltas.values()].filter((one) => one.amount !== 0n)
  return list.length === 0
    ? []
    : [
        sql`
    insert into debt_balance (partner_id, side, amount) select * from unnest(${list.map((b) => b.partner)}::uuid[], ${list.map((b) => b.side)}::text[], ${list.map((b) => b.amount.toString())}::bigint[])
    on conflict (tenant_id, partner_id, side) do update set amount = debt_balance.amount + excluded.amount`,
      ]
}

/** The partners' locks must be held. */
export const changeDebts = async (tx: Tx, change: Change): Promise<DebtChange> => {
  if (change.wanted.length === 0 && change.stored.entries.length === 0)
    return { statements: [], problems: [], open: 0n }
  const own = change.stored.allocations.filter((one) => one.document === change.document)
  const kept = change.stored.allocations.filter((one) => one.document !== change.document)
  const others = checkOthers(change)
  if (others.length > 0) return { statements: [], problems: others, open: 0n }
  const wantedVouchers = [...new Set(change.settlements.map((one) => one.voucher))]
  const vouchers = wantedVouchers.length ? (await tx.query(vouchersOf(wantedVouchers))).map(debtFromRow) : []
  const freed = new Map<string, bigint>()
  for (const one of own)
    for (const end of [one.credit, one.debt])
      if (end !== change.document) freed.set(end, (freed.get(end) ?? 0n) + one.amount)
  const made = makeAllocations(
    change,
    new Map(vouchers.map((voucher) => [`${voucher.document}/${voucher.side}`, voucher])),
    freed,
  )
  if (made.problems.length > 0) return { statements: [], problems: made.problems, open: 0n }
  const deltas = settledBy(own, -1n)
  for (const [place, amount] of settledBy(made.allocations, 1n)) deltas.set(place, (deltas.get(place) ?? 0n) + amount)
  // The document's own entry is written with its final settled amount; only the other ends are moved.
  for (const place of deltas.keys()) if (place.startsWith(change.document)) deltas.delete(place)
  const elastic = new Set(
    [...own, ...made.allocations].filter((one) => one.debt !== change.document).map((one) => one.debt),
  )
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
