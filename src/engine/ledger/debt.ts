/**
 * The debt ledger: who owes what, and what settles what (contract documents §8). All entries of a document (one per
 * side and partner) are replaced; its own allocations are removed and made again; those of other documents stay and
 * must still be covered.
 */
import { sql } from '../sql.ts'
import type { Statement, Tx } from '../tx.ts'
import { checkKept, checkOthers } from './debt-check.ts'
import type { Change } from './debt-claims.ts'
import {
  debtFromRow,
  entryKey,
  entryStatements,
  insertAllocations,
  keptByCredits,
  keptFromRow,
  keptStatements,
  redate,
  redistribute,
  refreshOpen,
  settleStatement,
  vouchersOf,
  type Allocation,
  type DebtState,
} from './debt-rows.ts'
import { makeAllocations, magnitude, type Made, type OtherDebts } from './debt-claims.ts'
import type { Problem } from '#kernel/problem.ts'
import type { DebtEntry } from './wanted.ts'

export interface DebtChange {
  statements: Statement[]
  problems: Problem[]
  /** The open amount of the debt the document incurred, in ledger units. */ open: bigint
}

/** The sum of allocations for the entries at both ends, by entry key. */
const settledBy = (allocations: readonly Allocation[], sign = 1n): Map<string, bigint> => {
  const totals = new Map<string, bigint>()
  for (const one of allocations)
    for (const end of [one.credit, one.debt]) {
      const key = entryKey(end, one.side, one.partner)
      totals.set(key, (totals.get(key) ?? 0n) + sign * one.amount)
    }
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
    insert into debt_balance (tenant_id, partner_id, side, amount) select ${sql.tenant}, * from unnest(${list.map((b) => b.partner)}::uuid[], ${list.map((b) => b.side)}::text[], ${list.map((b) => b.amount.toString())}::bigint[])
    on conflict (tenant_id, partner_id, side) do update set amount = debt_balance.amount + excluded.amount`,
      ]
}

/** Loads the other ends of the claims and, for used credits, what they keep for orders. */
const otherDebtsOf = async (tx: Tx, { document, stored, wanted }: Change): Promise<OtherDebts> => {
  const own = stored.allocations.filter((one) => one.document === document)
  const { claims } = wanted
  const ends = claims.flatMap((one) => [one.credit, one.debt]).filter((end) => end !== document)
  const credits = claims.filter((one) => one.credit !== document).map((one) => one.credit)
  const [vouchers, kept] =
    ends.length === 0
      ? [[], []]
      : await tx.batch([
          vouchersOf([...new Set(ends)]),
          ...(credits.length ? [keptByCredits([...new Set(credits)], document)] : []),
        ])
  return {
    vouchers: new Map(
      vouchers!.map(debtFromRow).map((one) => [entryKey(one.document, one.side, one.partner), one] as const),
    ),
    kept: (kept ?? []).map(keptFromRow),
    freed: settledBy(own),
  }
}

/** Entries to redistribute: debts, and credits that elastic allocations use, including those of this document. */
const elasticEnds = ({ document, stored }: Change, own: readonly Allocation[], made: Made): string[] => {
  const touched = [...own, ...made.allocations]
  const kept = stored.allocations.filter((one) => one.document !== document && one.elastic)
  return [
    ...new Set([
      ...touched.filter((one) => one.debt !== document).map((one) => one.debt),
      ...touched.filter((one) => one.credit !== document).map((one) => one.credit),
      ...(kept.length > 0 ? [document] : []),
    ]),
  ]
}

const isNothing = ({ stored, wanted }: Change): boolean =>
  [stored.entries, stored.allocations, stored.kept, wanted.debts, wanted.claims].every((list) => list.length === 0)

/** The caller must hold the locks of the partners. */
export const changeDebts = async (tx: Tx, change: Change): Promise<DebtChange> => {
  if (isNothing(change)) return { statements: [], problems: [], open: 0n }
  const { document, stored, wanted } = change
  const refused = [...checkKept(change), ...checkOthers(change)].slice(0, 1)
  if (refused.length > 0) return { statements: [], problems: refused, open: 0n }
  const made = makeAllocations(change, await otherDebtsOf(tx, change))
  if (made.problems.length > 0) return { statements: [], problems: made.problems, open: 0n }

  const own = stored.allocations.filter((one) => one.document === document)
  const others = stored.allocations.filter((one) => one.document !== document)
  const deltas = settledBy(own, -1n)
  for (const [key, amount] of settledBy(made.allocations)) deltas.set(key, (deltas.get(key) ?? 0n) + amount)
  // The document's own entries are written with their final settled amounts, so only the other ends are updated.
  for (const key of deltas.keys()) if (key.startsWith(document)) deltas.delete(key)
  const elastic = elasticEnds(change, own, made)
  const settled = settledBy([...others, ...made.allocations])
  const incurred = wanted.debts.find((entry) => entry.column === 'incurred')
  const settledHere = incurred && settled.get(entryKey(document, incurred.side, incurred.partner))
  const elsewhere = new Set([...deltas.keys()].map((key) => key.split('/')[0]!))
  for (const end of elastic) elsewhere.add(end)
  return {
    problems: [],
    open: incurred ? incurred.amount - (settledHere ?? 0n) : 0n,
    statements: [
      ...(own.length ? [sql`delete from allocation a where ${sql.ours('a')} and document_id = ${document}`] : []),
      ...entryStatements(document, stored, wanted.debts, settled),
      ...keptStatements(
        document,
        stored.kept.filter((one) => one.document === document),
        wanted.kept,
      ),
      ...([...deltas.values()].some((amount) => magnitude(amount) !== 0n) ? [settleStatement(deltas)] : []),
      ...(made.allocations.length ? [insertAllocations(made.allocations)] : []),
      ...(others.length ? wanted.debts.map((entry) => redate(document, entry)) : []),
      ...(elastic.length ? [redistribute(elastic)] : []),
      ...(elsewhere.size ? [refreshOpen([...elsewhere])] : []),
      ...balanceStatement(stored, wanted.debts),
    ],
  }
}
