/**
 * What allocations of foreign currency should be. What each takes in base currency was decided when it was made
 * (decision 0080): that is kept as far as it obeys the rule, and made anew, oldest first, where it does not.
 */
import { decimal } from '#kernel/decimal.ts'
import type { Scope } from '../scope.ts'
import { sql } from '../sql.ts'
import { staysAsMade, takenAt } from './debt-claims.ts'
import { allocationColumns, allocationFromRow, entryKey, type Allocation, type AllocationRow } from './debt-state.ts'
import {
  baseOf,
  creditKey,
  debtKey,
  inOrder,
  isSameTaking,
  keptKey,
  nameOf,
  purseOf,
  Purses,
  type Purse,
  type Share,
} from './exchange.ts'

/** An allocation as its document wants it. */
interface ClaimRow extends Pick<
  AllocationRow,
  'credit_id' | 'debt_id' | 'side' | 'partner_id' | 'document_id' | 'order_id' | 'wanted' | 'elastic'
> {
  day: string | null
  currency_id: string | null
  rate: string | null
  other: string | null
}
interface EntryRow {
  document_id: string
  side: string
  partner_id: string
  column_name: string
  day: string
  amount: string
  currency_id: string | null
  rate: string | null
  currency_amount: string | null
}
interface ShareRow {
  document_id: string
  side: string
  partner_id: string
  order_id: string
  amount: string
  currency_amount: string | null
}

interface Entry extends Purse {
  day: string
  isNegative: boolean
}

const mark = (end: 'credit_id' | 'debt_id') => sql`
update expected_claim s set is_foreign = true from expected_debt e
where e.currency_id is not null and (e.document_id, e.side, e.partner_id) = (s.${sql.ident(end)}, s.side, s.partner_id)`

const entryFrom = (row: EntryRow, decimals: number): Entry => {
  const foreign = row.currency_id
    ? { currency: row.currency_id, rate: decimal(row.rate!), amount: BigInt(row.currency_amount!) }
    : null
  const entry = {
    side: row.side,
    partner: row.partner_id,
    column: row.column_name,
    amount: BigInt(row.amount),
    foreign,
  }
  const isNegative = (foreign?.amount ?? entry.amount) < 0n
  return { ...purseOf(row.document_id, entry, decimals), day: row.day, isNegative }
}

/** A claim as an allocation, without the base amounts of foreign ends; null if its ends do not fit each other. */
const allocationOf = (row: ClaimRow, { entries, stored, decimals }: Known): Allocation[] => {
  const keyOf = (document: string) => entryKey(document, row.side, row.partner_id)
  const [credit, debt] = [entries.get(keyOf(row.credit_id)), entries.get(keyOf(row.debt_id))]
  if (!credit || !debt) return []
  const foreign = row.currency_id ? { currency: row.currency_id, rate: decimal(row.rate!) } : null
  const claim = { amount: BigInt(row.wanted), foreign, other: row.other === null ? null : BigInt(row.other) }
  const days = [credit.day, debt.day, ...(row.day ? [row.day] : [])].toSorted()
  const dated = { day: days.at(-1)!, since: credit.day < debt.day ? credit.day : debt.day }
  const ends = {
    credit: row.credit_id,
    debt: row.debt_id,
    side: row.side,
    partner: row.partner_id,
    document: row.document_id,
    order: row.order_id,
  }
  const made = stored.get(nameOf(ends))
  if (made && staysAsMade(made, claim, { credit: credit.currency, debt: debt.currency })) return [{ ...made, ...dated }]
  const takes = [credit, debt].map(({ currency }) => takenAt(claim, currency ? { currency } : null, decimals))
  const [given, taken] = takes.map((one) => (typeof one === 'string' ? null : one.takes))
  if (given == null || taken == null) return []
  if (row.elastic && credit.currency !== debt.currency) return []
  const [own, other] = credit.currency ? [given, taken] : [taken, given]
  return [
    {
      ...ends,
      ...dated,
      amount: debt.currency ? 0n : other,
      creditAmount: credit.currency ? 0n : other,
      own: row.elastic ? 0n : own,
      creditOwn: null,
      elastic: row.elastic,
      wanted: claim.amount,
    },
  ]
}

interface Known {
  entries: ReadonlyMap<string, Entry>
  /** By name. */
  stored: ReadonlyMap<string, Allocation>
  decimals: number
}

/** Decides all base amounts; `stored` by name. */
class Expected {
  readonly #entries: ReadonlyMap<string, Entry>
  readonly #closings: ReadonlyMap<string, bigint>
  readonly books: Purses
  readonly all: Allocation[]

  constructor(
    { entries, shares, closings }: Loaded,
    claims: readonly Allocation[],
    { stored, decimals }: Omit<Known, 'entries'>,
  ) {
    this.#entries = entries
    this.#closings = closings
    this.books = new Purses(entries, shares, decimals)
    for (const [key, amount] of closings)
      this.books.add(key, { own: 0n, base: entries.get(key)?.isNegative ? amount : -amount })
    const firm = claims
      .filter((one) => !one.elastic)
      .map((one) => {
        const old = stored.get(nameOf(one))
        const isSame = old && isSameTaking(old, one) && this.#fits(one, old)
        return isSame ? { ...one, amount: old.amount, creditAmount: old.creditAmount } : one
      })
    const isStored = (one: Allocation) => isSameTaking(stored.get(nameOf(one)), one)
    const missing = firm.filter((one) => !isStored(one))
    const given = firm.filter(isStored)
    for (const one of given) this.books.count(one)
    const wrong = this.#wrongKeys(given, missing)
    const isWrong = (one: Allocation) => wrong.has(creditKey(one)) || wrong.has(debtKey(one))
    for (const one of given) if (isWrong(one)) this.books.count(one, -1n)
    const anew = [...missing, ...given.filter(isWrong)]
    this.all = [...given.filter((one) => !isWrong(one)), ...inOrder(anew, entries).map((one) => this.books.take(one))]
    this.all.push(...this.books.spread(claims.filter((one) => one.elastic)))
  }

  /** At ends in base currency nothing was to be decided. */
  #fits(one: Allocation, old: Allocation): boolean {
    const [credit, debt] = [this.#entries.get(creditKey(one))!, this.#entries.get(debtKey(one))!]
    return (
      (credit.currency !== null || old.creditAmount === one.creditAmount) &&
      (debt.currency !== null || old.amount === one.amount)
    )
  }

  /** Entries whose base amounts do not obey the rule. */
  #wrongKeys(given: readonly Allocation[], missing: readonly Allocation[]): Set<string> {
    const waiting = new Set(missing.flatMap((one) => [creditKey(one), debtKey(one)]))
    const wrong = new Set<string>()
    const byDocument = Map.groupBy(given, (one) => one.document)
    for (const [key, entry] of this.#entries) {
      if (!entry.currency || this.#isOwnWorth(entry, byDocument.get(entry.document) ?? [])) continue
      const left = this.books.leftOf(key)
      const isClosed = left.own === 0n && !waiting.has(key)
      if (left.base < 0n || (isClosed && left.base !== 0n)) wrong.add(key)
    }
    return wrong
  }

  #isOwnWorth(entry: Entry, own: readonly Allocation[]): boolean {
    return !this.#closings.has(entry.key) && baseOf(entry, own) !== entry.base
  }

  /** With the amounts of vouchers as their lines make them. */
  get entries(): { entry: Entry; amount: bigint; settled: bigint; own: bigint }[] {
    const byDocument = Map.groupBy(this.all, (one) => one.document)
    return [...this.#entries.values()]
      .filter(({ currency }) => currency !== null)
      .map((entry) => {
        const taken = this.books.takenOf(entry.key)
        const base = this.#closings.has(entry.key) ? entry.base : baseOf(entry, byDocument.get(entry.document) ?? [])
        const sign = entry.isNegative ? -1n : 1n
        return { entry, amount: sign * base, settled: sign * taken.base, own: sign * taken.own }
      })
  }
}

interface Loaded {
  entries: Map<string, Entry>
  shares: Map<string, Share>
  closings: Map<string, bigint>
}

const load = async ({ tx }: Scope, decimals: number): Promise<Loaded> => {
  const [entries, shares, closings] = await tx.batch([
    sql`select document_id, side, partner_id, column_name, day, amount, currency_id, rate, currency_amount from expected_debt e
      where currency_id is not null or document_id in (select unnest(array[s.credit_id, s.debt_id]) from expected_claim s where s.is_foreign)`,
    sql`select document_id, side, partner_id, order_id, amount, currency_amount from expected_kept where currency_amount is not null`,
    sql`select document_id, side, partner_id, amount from exchange_closing c where ${sql.ours('c')}`,
  ])
  const keyOf = (row: { document_id: string; side: string; partner_id: string }) =>
    entryKey(row.document_id, row.side, row.partner_id)
  return {
    entries: new Map((entries as EntryRow[]).map((row) => [keyOf(row), entryFrom(row, decimals)])),
    shares: new Map(
      (shares as ShareRow[]).map((row) => [
        keptKey(keyOf(row), row.order_id),
        { own: BigInt(row.currency_amount!), base: BigInt(row.amount) },
      ]),
    ),
    closings: new Map((closings as ShareRow[]).map((row) => [keyOf(row), BigInt(row.amount)])),
  }
}

/**
 * Fills `expected_allocation` with what concerns foreign currency, and returns what completes `expected_debt` after
 * everything else is settled.
 */
export const spreadForeign = async (scope: Scope): Promise<() => Promise<void>> => {
  const { tx } = scope
  const decimals = scope.baseCurrency?.decimals ?? 0
  await tx.batch([mark('credit_id'), mark('debt_id')])
  const loaded = await load(scope, decimals)
  if (loaded.entries.size === 0) return () => Promise.resolve()
  const [claims, stored] = await tx.batch([
    sql`select * from expected_claim where is_foreign order by seq`,
    sql`select ${allocationColumns} from allocation a where ${sql.ours('a')} and a.currency_amount is not null`,
  ])
  const byName = new Map(stored!.map(allocationFromRow).map((one) => [nameOf(one), one]))
  const known = { entries: loaded.entries, stored: byName, decimals }
  const expected = new Expected(
    loaded,
    (claims as ClaimRow[]).flatMap((row) => allocationOf(row, known)),
    known,
  )
  const rows = expected.all
  await tx.query(sql`insert into expected_allocation (${allocationColumns}) select * from unnest(${rows.map((a) => a.credit)}::uuid[], ${rows.map((a) => a.debt)}::uuid[], ${rows.map((a) => a.side)}::text[], ${rows.map((a) => a.partner)}::uuid[],
    ${rows.map((a) => a.document)}::uuid[], ${rows.map((a) => a.order)}::uuid[], ${rows.map((a) => a.day)}::date[], ${rows.map((a) => a.since)}::date[], ${rows.map((a) => a.amount)}::bigint[], ${rows.map((a) => a.elastic)}::boolean[], ${rows.map((a) => a.wanted)}::bigint[],
    ${rows.map((a) => a.own)}::bigint[], ${rows.map((a) => (a.creditAmount === a.amount ? null : a.creditAmount))}::bigint[], ${rows.map((a) => a.creditOwn)}::bigint[])`)
  const entries = expected.entries
  return async () => {
    await tx.query(sql`update expected_debt e set amount = v.amount, settled = v.settled, currency_settled = v.own
      from unnest(${entries.map(({ entry }) => entry.key)}::text[], ${entries.map((one) => one.amount)}::bigint[], ${entries.map((one) => one.settled)}::bigint[], ${entries.map((one) => one.own)}::bigint[]) as v (key, amount, settled, own)
      where v.key = e.document_id || '/' || e.side || '/' || e.partner_id`)
  }
}
