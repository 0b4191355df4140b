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
  entryStatements,
  insertAllocations,
  keptStatements,
  redate,
  redistribute,
  refreshOpen,
  settleStatement,
  type SettledAmounts,
} from './debt-rows.ts'
import { debtFromRow, entryKey, keptByCredits, keptFromRow, vouchersOf, type Allocation } from './debt-state.ts'
import { makeAllocations, magnitude, type ClaimResult, type OtherDebts } from './debt-claims.ts'
import { changeForeign } from './foreign-debts.ts'
import type { Problem } from '#kernel/problem.ts'
import type { DebtEntry } from './wanted.ts'

export interface DebtChange {
  statements: Statement[]
  problems: Problem[]
  /** The open amount of the debt the document incurred, in ledger units. */ open: bigint
}

/** The sum of allocations for the entries at both ends, by entry key; of foreign entries in their own currency. */
const settledBy = (
  allocations: readonly Allocation[],
  sign = 1n,
  isForeign: (key: string) => boolean = () => false,
): Map<string, bigint> => {
  const totals = new Map<string, bigint>()
  const add = (key: string, own: bigint | null, base: bigint) =>
    totals.set(key, (totals.get(key) ?? 0n) + sign * (isForeign(key) ? (own ?? 0n) : base))
  for (const one of allocations) {
    add(entryKey(one.credit, one.side, one.partner), one.creditOwn ?? one.own, one.creditAmount)
    add(entryKey(one.debt, one.side, one.partner), one.own, one.amount)
  }
  return totals
}

interface Moved {
  partner: string
  side: string
  amount: bigint
}

/** `further`: what moves the balances beside the entries of the document. */
const balanceStatement = (
  stored: readonly Moved[],
  wanted: readonly DebtEntry[],
  further: readonly Moved[] = [],
): Statement[] => {
  const deltas = new Map<string, { partner: string; side: string; amount: bigint }>()
  const move = (partner: string, side: string, amount: bigint) => {
    const known = deltas.get(`${partner}/${side}`)
    deltas.set(`${partner}/${side}`, { partner, side, amount: (known?.amount ?? 0n) + amount })
  }
  for (const entry of stored) move(entry.partner, entry.side, -entry.amount)
  for (const entry of [...wanted, ...further]) move(entry.partner, entry.side, entry.amount)
  const list = [...deltas.values()].filter((one) => one.amount !== 0n)
  return list.length === 0
    ? []
    : [
        sql`
    insert into debt_balance (tenant_id, partner_id, side, amount) values (${sql.tenant}, unnest(${list.map((b) => b.partner)}::uuid[]), unnest(${list.map((b) => b.side)}::text[]), unnest(${list.map((b) => b.amount.toString())}::bigint[]))
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
  const found = new Map(
    vouchers!.map(debtFromRow).map((one) => [entryKey(one.document, one.side, one.partner), one] as const),
  )
  const isForeign = (key: string) => found.get(key)?.foreign != null
  return { vouchers: found, kept: (kept ?? []).map(keptFromRow), freed: settledBy(own, 1n, isForeign) }
}

/** Entries to redistribute: debts, and credits that elastic allocations use, including those of this document. */
const elasticEnds = ({ document, stored }: Change, own: readonly Allocation[], made: ClaimResult): string[] => {
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

const hasForeign = ({ stored, wanted }: Change, made: ClaimResult): boolean =>
  [...stored.entries, ...wanted.debts].some((one) => one.foreign !== null) ||
  [...stored.allocations, ...made.allocations].some((one) => one.own !== null)

/** What remains of the caller's document is written the same in every currency. */
const statementsOf = (
  change: Change,
  { debts, allocations, settled, others, between }: Written,
  elastic: readonly string[],
): Statement[] => {
  const { document, stored, wanted } = change
  const ofOthers = stored.allocations.some((one) => one.document !== document)
  return [
    ...(stored.allocations.some((one) => one.document === document)
      ? [sql`delete from allocation a where ${sql.ours('a')} and document_id = ${document}`]
      : []),
    ...entryStatements(document, stored, debts, settled),
    ...keptStatements(
      document,
      stored.kept.filter((one) => one.document === document),
      wanted.kept,
    ),
    ...between,
    ...(allocations.length ? [insertAllocations(allocations)] : []),
    ...(ofOthers ? debts.map((entry) => redate(document, entry)) : []),
    ...(elastic.length ? [redistribute(elastic)] : []),
    ...(others.size ? [refreshOpen([...others])] : []),
  ]
}

interface Written {
  debts: readonly DebtEntry[]
  allocations: readonly Allocation[]
  settled: SettledAmounts
  /** Documents whose open amounts may be others. */
  others: ReadonlySet<string>
  /** Written before the allocations. */
  between: readonly Statement[]
}

const openOf = (debts: readonly DebtEntry[], document: string, settled: SettledAmounts): bigint => {
  const incurred = debts.find((entry) => entry.column === 'incurred')
  if (!incurred) return 0n
  return incurred.amount - (settled.base.get(entryKey(document, incurred.side, incurred.partner)) ?? 0n)
}

const changeInBase = (change: Change, made: ClaimResult): DebtChange => {
  const { document, stored, wanted } = change
  const own = stored.allocations.filter((one) => one.document === document)
  const others = stored.allocations.filter((one) => one.document !== document)
  const deltas = settledBy(own, -1n)
  for (const [key, amount] of settledBy(made.allocations)) deltas.set(key, (deltas.get(key) ?? 0n) + amount)
  // The document's own entries are written with their final settled amounts, so only the other ends are updated.
  for (const key of deltas.keys()) if (key.startsWith(document)) deltas.delete(key)
  const elastic = elasticEnds(change, own, made)
  const settled = { base: settledBy([...others, ...made.allocations]) }
  const elsewhere = new Set([...deltas.keys()].map((key) => key.split('/')[0]!))
  for (const end of elastic) elsewhere.add(end)
  const isMoved = [...deltas.values()].some((amount) => magnitude(amount) !== 0n)
  const written: Written = {
    debts: wanted.debts,
    allocations: made.allocations,
    settled,
    others: elsewhere,
    between: isMoved ? [settleStatement(deltas)] : [],
  }
  return {
    problems: [],
    open: openOf(wanted.debts, document, settled),
    statements: [...statementsOf(change, written, elastic), ...balanceStatement(stored.entries, wanted.debts)],
  }
}

const changeInForeign = async (tx: Tx, change: Change, made: ClaimResult): Promise<DebtChange> => {
  const { document, stored } = change
  const own = stored.allocations.filter((one) => one.document === document)
  const elastic = elasticEnds(change, own, made)
  const result = await changeForeign(tx, change, made.allocations)
  const keys = result.debts.map((entry) => entryKey(document, entry.side, entry.partner))
  const settled = {
    base: new Map(keys.map((key) => [key, result.settled(key).base] as const)),
    own: new Map(keys.map((key) => [key, result.settled(key).own] as const)),
  }
  const others = new Set([...result.others, ...elastic])
  const { debts, allocations, statements } = result
  const written: Written = { debts, allocations, settled, others, between: statements }
  return {
    problems: result.problems,
    open: openOf(result.debts, document, settled),
    statements: [
      ...statementsOf(change, written, elastic),
      ...balanceStatement(stored.entries, result.debts, result.moved),
    ],
  }
}

/** The caller must hold the locks of the partners. */
export const changeDebts = async (tx: Tx, change: Change): Promise<DebtChange> => {
  if (isNothing(change)) return { statements: [], problems: [], open: 0n }
  const refused = [...checkKept(change), ...checkOthers(change)].slice(0, 1)
  if (refused.length > 0) return { statements: [], problems: refused, open: 0n }
  const made = makeAllocations(change, await otherDebtsOf(tx, change))
  if (made.problems.length > 0) return { statements: [], problems: made.problems, open: 0n }
  return hasForeign(change, made) ? changeInForeign(tx, change, made) : changeInBase(change, made)
}
