/**
 * What a change of a document makes of the foreign debts and credits around it (decision 0080): which base amounts are
 * decided anew, what elastic allocations get, and what became different. Pure.
 */
import type { Change } from './debt-claims.ts'
import { entryKey, type Allocation, type StoredDebt } from './debt-state.ts'
import {
  baseAt,
  baseOf,
  creditKey,
  debtKey,
  inOrder,
  isSameTaking,
  keptKey,
  nameOf,
  ownAt,
  purseOf,
  Purses,
  shareKey,
  type Purse,
  type Share,
} from './exchange.ts'
import { keyOf, type Around } from './foreign-around.ts'
import type { EntryUpdate } from './foreign-rows.ts'
import type { DebtEntry } from './wanted.ts'

/** True if an entry is in amounts what it was. */
const isSameEntry = (before: StoredDebt | undefined, after: DebtEntry): boolean => {
  const [old, now] = [before?.foreign ?? null, after.foreign]
  if (!before || old?.currency !== now?.currency) return false
  return now ? old!.amount === now.amount && old!.rate === now.rate : before.amount === after.amount
}

export class ForeignChange {
  readonly #change: Change
  readonly #around: Around
  readonly #purses = new Map<string, Purse>()
  readonly #books: Purses
  readonly #others: Allocation[]
  readonly #own: Allocation[]
  /** Keys of entries of the document whose amounts are others than before. */
  readonly #changed: ReadonlySet<string>
  readonly #dropped = new Map<string, bigint>()
  readonly #stored: ReadonlyMap<string, StoredDebt>
  /** The allocations as they become, of the others by name. */
  readonly after = new Map<string, Allocation>()

  constructor(change: Change, around: Around, made: readonly Allocation[]) {
    const { document, wanted, decimals } = change
    this.#change = change
    this.#around = around
    this.#stored = new Map(around.entries.map((one) => [keyOf(one), one]))
    for (const entry of around.entries)
      if (entry.document !== document) this.#purses.set(keyOf(entry), purseOf(entry.document, entry, decimals))
    for (const entry of wanted.debts) {
      const purse = purseOf(document, entry, decimals)
      this.#purses.set(purse.key, purse)
    }
    this.#changed = new Set(
      wanted.debts
        .map((entry) => ({ entry, key: entryKey(document, entry.side, entry.partner) }))
        .filter(({ entry, key }) => !isSameEntry(this.#stored.get(key), entry))
        .map(({ key }) => key),
    )
    this.#others = around.allocations.filter((one) => one.document !== document)
    this.#own = around.allocations.filter((one) => one.document === document)
    this.#books = new Purses(this.#purses, this.#sharesAfter(), decimals)
    this.#begin()
    this.#dropClosings(made)
    this.#take(made)
    this.#spread()
  }

  #sharesAfter(): Map<string, Share> {
    const shares = new Map(this.#around.shares)
    for (const one of this.#change.wanted.kept)
      shares.set(keptKey(entryKey(this.#change.document, one.side, one.partner), one.order), {
        own: one.own ?? one.amount,
        base: one.amount,
      })
    return shares
  }

  /** What is taken before: of others what is stored without the own allocations, of the document by others. */
  #begin(): void {
    const { document } = this.#change
    for (const [key, entry] of this.#stored)
      if (entry.document !== document) {
        const settled = { own: entry.foreign?.settled ?? entry.settled, base: entry.settled }
        const sign = (entry.foreign?.amount ?? entry.amount) < 0n ? -1n : 1n
        this.#books.add(key, { own: sign * settled.own, base: sign * settled.base })
      }
    for (const one of this.#own)
      for (const key of [creditKey(one), debtKey(one)])
        if (!key.startsWith(document))
          this.#books.add(key, { own: -ownAt(this.#purses.get(key), one), base: -baseAt(key, one) })
    for (const one of this.#others) {
      this.after.set(nameOf(one), one)
      for (const key of [creditKey(one), debtKey(one)])
        if (key.startsWith(document))
          this.#books.add(key, { own: ownAt(this.#purses.get(key), one), base: baseAt(key, one) })
      if (one.order)
        this.#books.add(shareKey(one), { own: ownAt(this.#purses.get(creditKey(one)), one), base: one.creditAmount })
    }
    for (const [key, amount] of this.#around.closings)
      if (key.startsWith(document)) this.#books.add(key, { own: 0n, base: amount })
  }

  #storedLike(one: Allocation): Allocation | undefined {
    return this.#own.find((old) => isSameTaking(old, one))
  }

  /** What closed an entry of earlier times is gone as soon as its allocations change. */
  #dropClosings(made: readonly Allocation[]): void {
    const gone = this.#own.filter((old) => !made.some((one) => isSameTaking(old, one)))
    const come = made.filter((one) => !this.#storedLike(one))
    const disturbed = new Set([
      ...this.#changed,
      ...[...gone, ...come].flatMap((one) => [creditKey(one), debtKey(one)]),
    ])
    for (const [key, amount] of this.#around.closings)
      if (disturbed.has(key)) {
        this.#dropped.set(key, amount)
        this.#books.add(key, { own: 0n, base: -amount })
      }
  }

  #isAt(keys: { has(key: string): boolean }, one: Allocation): boolean {
    return keys.has(creditKey(one)) || keys.has(debtKey(one))
  }

  /** Firm allocations: those of the document, and those of others if the document amounts to something else now. */
  #take(made: readonly Allocation[]): void {
    const anew: Allocation[] = this.#others.filter((one) => !one.elastic && this.#isAt(this.#changed, one))
    for (const one of anew) this.#books.count(one, -1n)
    for (const one of made) {
      const old = this.#storedLike(one)
      const isKept = old && !this.#isAt(this.#changed, one) && !this.#isAt(this.#dropped, one)
      if (one.elastic) this.after.set(nameOf(one), one)
      else if (isKept) {
        this.after.set(nameOf(one), { ...one, amount: old.amount, creditAmount: old.creditAmount })
        this.#books.count(old)
      } else anew.push(one)
    }
    for (const one of inOrder(anew, this.#purses)) this.after.set(nameOf(one), this.#books.take(one))
  }

  #spread(): void {
    const elastic = [...this.after.values()].filter((one) => one.elastic && one.own !== null)
    for (const one of elastic) if (one.own !== 0n) this.#books.count(one, -1n)
    for (const one of this.#books.spread(elastic)) this.after.set(nameOf(one), one)
  }

  get own(): Allocation[] {
    return [...this.after.values()].filter((one) => one.document === this.#change.document)
  }

  /** The document's own entries with their final base amounts. */
  get debts(): DebtEntry[] {
    const { document, wanted } = this.#change
    return wanted.debts.map((entry) => {
      const purse = this.#purses.get(entryKey(document, entry.side, entry.partner))!
      if (!purse.currency) return entry
      const base = this.#isClosed(purse.key) ? purse.base : baseOf(purse, [...this.after.values()])
      return { ...entry, amount: entry.foreign!.amount < 0n ? -base : base }
    })
  }

  #isClosed(key: string): boolean {
    return this.#around.closings.has(key) && !this.#dropped.has(key)
  }

  settledOf(key: string): Share {
    return this.#books.takenOf(key)
  }

  /** Allocations of others that take something else now. */
  get changedOthers(): Allocation[] {
    return this.#others.flatMap((old) => {
      const now = this.after.get(nameOf(old))!
      const isSame = now.amount === old.amount && now.creditAmount === old.creditAmount && now.own === old.own
      return isSame ? [] : [now]
    })
  }

  /** Entries of others that are settled by something else, or, of vouchers, are worth something else. */
  get changedEntries(): EntryUpdate[] {
    const all = [...this.after.values()]
    return this.#around.entries.flatMap((entry) => {
      const key = keyOf(entry)
      if (entry.document === this.#change.document) return []
      const [purse, taken] = [this.#purses.get(key)!, this.#books.takenOf(key)]
      const sign = (entry.foreign?.amount ?? entry.amount) < 0n ? -1n : 1n
      const isOwn = all.some((one) => one.document === entry.document)
      const base = purse.isVoucher && purse.currency && isOwn && !this.#isClosed(key) ? baseOf(purse, all) : null
      const amount = base === null ? entry.amount : sign * base
      const [settled, own] = [sign * taken.base, entry.foreign ? sign * taken.own : null]
      const isSame = amount === entry.amount && settled === entry.settled && own === (entry.foreign?.settled ?? null)
      return isSame ? [] : [{ entry, amount, settled, own }]
    })
  }

  /** What the changes are to the balances of partners, beside the document's own entries. */
  get moved(): { partner: string; side: string; amount: bigint }[] {
    const difference = (one: Allocation) => one.creditAmount - one.amount
    const rows = [
      ...this.#around.allocations.map((one) => ({ ...one, amount: -difference(one) })),
      ...[...this.after.values()].map((one) => ({ ...one, amount: difference(one) })),
      ...this.changedEntries.map(({ entry, amount }) => ({ ...entry, amount: amount - entry.amount })),
      ...[...this.#dropped].map(([key, amount]) => {
        const entry = this.#stored.get(key)!
        return { ...entry, amount: (entry.foreign?.amount ?? entry.amount) < 0n ? -amount : amount }
      }),
    ]
    return rows.map(({ partner, side, amount }) => ({ partner, side, amount }))
  }

  get dropped(): StoredDebt[] {
    return [...this.#dropped.keys()].map((key) => this.#stored.get(key)!)
  }
}
