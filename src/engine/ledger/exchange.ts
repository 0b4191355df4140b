/**
 * What allocations of foreign currency take in base currency, at each of their two ends (decision 0080). Pure. Amounts
 * are in ledger units, without sign.
 */
import { fromLedger, multiply, toLedger, type Decimal } from '#kernel/decimal.ts'
import { magnitude } from './debt-claims.ts'
import { entryKey, type Allocation, type StoredDebt } from './debt-state.ts'
import type { ForeignAmount } from './wanted.ts'

/** A debt or a credit that allocations take from. */
export interface Purse {
  key: string
  document: string
  /** Null: base currency. */
  currency: string | null
  rate: Decimal | null
  /** In its own currency, and in base currency by its rate. */
  own: bigint
  base: bigint
  /** A voucher: what its lines were worth is what it is worth. */
  isVoucher: boolean
}

/** The purse of an entry: of one in a foreign currency the base amount follows from its rate. */
export const purseOf = (
  document: string,
  entry: Pick<StoredDebt, 'side' | 'partner' | 'column' | 'amount'> & { foreign: ForeignAmount | null },
  decimals: number,
): Purse => {
  const { foreign } = entry
  const own = magnitude(foreign?.amount ?? entry.amount)
  return {
    key: entryKey(document, entry.side, entry.partner),
    document,
    currency: foreign?.currency ?? null,
    rate: foreign?.rate ?? null,
    own,
    base: foreign ? toLedger(multiply(fromLedger(own), foreign.rate, decimals)) : own,
    isVoucher: entry.column === 'paid',
  }
}

/** A part of a credit that is kept for an order. */
export interface Share {
  own: bigint
  base: bigint
}

export const creditKey = (one: Allocation): string => entryKey(one.credit, one.side, one.partner)
export const debtKey = (one: Allocation): string => entryKey(one.debt, one.side, one.partner)
/** The key of what a credit keeps for an order. */
export const keptKey = (credit: string, order: string | null): string => `${credit}/${order}`
export const shareKey = (one: Allocation): string => keptKey(creditKey(one), one.order)
/** An allocation has one debt, one credit, the document that says so, and the order the credit was kept for. */
export const nameOf = (one: Pick<Allocation, 'credit' | 'debt' | 'side' | 'partner' | 'document' | 'order'>): string =>
  `${entryKey(one.credit, one.side, one.partner)} ${one.debt} ${one.document} ${one.order}`
/** True if it takes as much as before, in the currencies of its ends. */
export const isSameTaking = (old: Allocation | undefined, one: Allocation): boolean =>
  old !== undefined && nameOf(old) === nameOf(one) && old.own === one.own && old.creditOwn === one.creditOwn
const smallest = (...values: bigint[]): bigint => values.reduce((least, one) => (one < least ? one : least))
const atLeastZero = (value: bigint): bigint => (value < 0n ? 0n : value)

/** What an allocation takes at an end, in the currency of that end. */
export const ownAt = (purse: Purse | undefined, one: Allocation): bigint => {
  const isCredit = purse?.key === creditKey(one)
  if (purse?.currency) return (isCredit ? one.creditOwn : null) ?? one.own ?? 0n
  return isCredit ? one.creditAmount : one.amount
}
export const baseAt = (key: string, one: Allocation): bigint => (key === creditKey(one) ? one.creditAmount : one.amount)

const nothing: Share = { own: 0n, base: 0n }

/** What is left of debts and credits while allocations take from them one after the other. */
export class Purses {
  readonly #purses: ReadonlyMap<string, Purse>
  readonly #shares: ReadonlyMap<string, Share>
  readonly #decimals: number
  readonly #taken = new Map<string, Share>()

  /** `decimals`: of the base currency. `shares`: by key of the credit and order. */
  constructor(purses: ReadonlyMap<string, Purse>, shares: ReadonlyMap<string, Share>, decimals: number) {
    this.#purses = purses
    this.#shares = shares
    this.#decimals = decimals
  }

  takenOf(key: string): Share {
    return this.#taken.get(key) ?? nothing
  }

  leftOf(key: string): Share {
    const [purse, taken] = [this.#purses.get(key) ?? nothing, this.takenOf(key)]
    return { own: purse.own - taken.own, base: purse.base - taken.base }
  }

  /** Takes something from one end alone. */
  add(key: string, { own, base }: Share): void {
    const taken = this.takenOf(key)
    this.#taken.set(key, { own: taken.own + own, base: taken.base + base })
  }

  /** An allocation as it is, or, with −1, one that is no longer. */
  count(one: Allocation, sign: 1n | -1n = 1n): void {
    for (const key of [creditKey(one), debtKey(one)]) {
      const [own, base] = [ownAt(this.#purses.get(key), one), baseAt(key, one)]
      this.add(key, { own: sign * own, base: sign * base })
      if (one.order && key === creditKey(one)) this.add(shareKey(one), { own: sign * own, base: sign * base })
    }
  }

  /** Decides the base amounts of an allocation and counts it. */
  take(one: Allocation): Allocation {
    const [creditAmount, amount] = this.#bases(one)
    const taken = { ...one, creditAmount, amount }
    this.count(taken)
    return taken
  }

  /** Decides what elastic allocations, none of which is counted, take of their debts. */
  spread(elastic: readonly Allocation[]): Allocation[] {
    return [...Map.groupBy(elastic, debtKey)].flatMap(([key, list]) =>
      spreadElastic(
        list.toSorted((a, b) => a.credit.localeCompare(b.credit)),
        {
          debtLeft: this.leftOf(key).own,
          creditLeft: (one) => this.leftOf(creditKey(one)).own,
        },
      ).map((one) => this.take(one)),
    )
  }

  #bases(one: Allocation): [bigint, bigint] {
    const [credit, debt] = [this.#purses.get(creditKey(one)), this.#purses.get(debtKey(one))]
    const isOwn = (purse: Purse | undefined) => purse?.isVoucher === true && purse.document === one.document
    if (!credit?.currency && !debt?.currency) return [one.creditAmount, one.amount]
    if (!credit?.currency) return [one.creditAmount, isOwn(debt) ? one.creditAmount : this.#worth(debt!, one)]
    if (!debt?.currency) return [isOwn(credit) ? one.amount : this.#worth(credit, one), one.amount]
    const [given, taken] = [this.#worth(credit, one), this.#worth(debt, one)]
    if (credit.rate !== debt.rate) return [given, taken]
    if (isOwn(credit)) return [taken, taken]
    if (isOwn(debt)) return [given, given]
    return [this.#closes(credit, one) ? given : smallest(taken, atLeastZero(this.leftOf(credit.key).base)), taken]
  }

  #closes(purse: Purse, one: Allocation): boolean {
    return ownAt(purse, one) === this.leftOf(purse.key).own
  }

  /** By the rate of the document; what closes it takes all that is left of its base amount. */
  #worth(purse: Purse, one: Allocation): bigint {
    const left = atLeastZero(this.leftOf(purse.key).base)
    const own = ownAt(purse, one)
    if (own === 0n) return 0n
    if (this.#closes(purse, one)) return left
    const plain = toLedger(multiply(fromLedger(own), purse.rate!, this.#decimals))
    const share = one.order && purse.key === creditKey(one) ? this.#shares.get(shareKey(one)) : undefined
    if (!share) return smallest(plain, left)
    const used = this.takenOf(shareKey(one))
    return own === share.own - used.own ? smallest(atLeastZero(share.base - used.base), left) : smallest(plain, left)
  }
}

/** The base amount of an entry: that of a voucher whose own lines use it up is what they were worth. */
export const baseOf = (purse: Purse, allocations: readonly Allocation[]): bigint => {
  if (!purse.isVoucher || !purse.currency) return purse.base
  const own = allocations.filter((one) => one.document === purse.document)
  const used = own.reduce((total, one) => total + ownAt(purse, one), 0n)
  return own.length > 0 && used === purse.own
    ? own.reduce((total, one) => total + baseAt(purse.key, one), 0n)
    : purse.base
}

/** How much each elastic allocation of a debt gets, in its currency: what firm ones leave, in order (decision 0014). */
const spreadElastic = (
  elastic: readonly Allocation[],
  { debtLeft, creditLeft }: { debtLeft: bigint; creditLeft: (one: Allocation) => bigint },
): Allocation[] => {
  let before = 0n
  return elastic.map((one) => {
    const able = atLeastZero(smallest(one.wanted, creditLeft(one)))
    const own = atLeastZero(smallest(able, debtLeft - before))
    before += able
    return { ...one, own }
  })
}

/**
 * The order in which base amounts are decided: the oldest first. Of one day those at the same rate first, so that a
 * voucher's last line at another rate bears what is left by rounding.
 */
export const inOrder = (allocations: readonly Allocation[], purses: ReadonlyMap<string, Purse>): Allocation[] => {
  const isSame = (one: Allocation) => purses.get(creditKey(one))?.rate === purses.get(debtKey(one))?.rate
  return allocations.toSorted(
    (a, b) =>
      a.day.localeCompare(b.day) || a.document.localeCompare(b.document) || Number(isSame(b)) - Number(isSame(a)),
  )
}
