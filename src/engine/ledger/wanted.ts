/**
 * Converts the moves of a document to the ledger entries it should have: one for each end inside the business. Pure.
 */
import { assert } from '#kernel/assert.ts'
import type { Day } from '#kernel/day.ts'
import { toLedger, type Decimal } from '#kernel/decimal.ts'
import type { DebtColumn, DebtSide, GoodsMove, MoneyMove, Move, Place } from '#model/move.ts'
import type { StockEntry } from './valuation.ts'

/** The amount of an entry in the currency of its document, and the rate that makes base currency of it. */
export interface ForeignAmount {
  currency: string
  rate: Decimal
  amount: bigint
}
export interface DebtEntry {
  side: DebtSide
  partner: string
  column: DebtColumn
  day: Day
  due: Day
  /** In base currency, as `foreign` has it in the currency of the document. */
  amount: bigint
  foreign: ForeignAmount | null
  /** A further debt, which does not count in the document's own open amount. */
  further: boolean
}
export interface CashEntry {
  fund: string
  day: Day
  /** In the currency of the fund. */
  amount: bigint
}
/** A document's claim that a credit settles a certain amount of a debt. */
export interface Claim {
  credit: string
  debt: string
  side: DebtSide
  partner: string
  /** In the currency of the document itself. */
  amount: bigint
  /** Null: base currency. */
  foreign: Omit<ForeignAmount, 'amount'> | null
  /** In the currency of the other document, if that is a different one and the amount is known. */
  other: bigint | null
  /** At most the open amount, calculated after everything else. */
  elastic: boolean
  /** The document that the credit was kept for. */
  of: string | null
  /** Not before this day: the day of an offset, which is neither of the two documents. */
  day: Day | null
  /** Index of the line that makes the claim, −1 if none; and of the line that names the credit, if there are two. */
  line: number
  creditLine: number
}
/** The part of the document's credit that is kept for an order. */
export interface KeptCredit {
  order: string
  side: DebtSide
  partner: string
  amount: bigint
  /** In the currency of the document; null if that is the base currency. */
  own: bigint | null
  line: number
}
export interface WantedEntries {
  stock: StockEntry[]
  debts: DebtEntry[]
  cash: CashEntry[]
  claims: Claim[]
  kept: KeptCredit[]
}

export interface PostedDocument {
  id: string
  seq: string
  date: Day
  lines: readonly { lineId: string }[]
}

const unvalued = {
  value: 0n,
  correction: 0n,
  quantityAfter: 0n,
  valueAfter: 0n,
  costAfter: 0n,
  inputQuantityAfter: 0n,
  inputValueAfter: 0n,
}

const stockEntries = (document: PostedDocument, move: GoodsMove): StockEntry[] => {
  const { valuation } = move
  const line = document.lines[move.line]
  assert(line, 'a goods move without its line')
  const quantity = toLedger(move.quantity)
  const base = {
    ...unvalued,
    product: move.product,
    document: document.id,
    lineId: line.lineId,
    day: move.day ?? document.date,
    rank: move.rank,
    seq: BigInt(document.seq),
    line: move.line,
    given:
      valuation.by === 'own'
        ? toLedger(valuation.value)
        : valuation.by === 'surplus'
          ? BigInt(valuation.fallback)
          : null,
    origin: valuation.by === 'line' ? valuation.line : null,
  }
  const valuedBy = valuation.by === 'line' ? valuation.returns : valuation.by
  const entries: StockEntry[] = []
  if (move.from.at === 'store')
    entries.push({ ...base, store: move.from.store, side: 0, quantity: -quantity, valuedBy })
  if (move.to.at === 'store')
    entries.push({
      ...base,
      store: move.to.store,
      side: entries.length,
      quantity,
      valuedBy: entries.length ? 'mirror' : valuedBy,
    })
  return entries
}

/** The sides on which a positive debt is ours: we owe more when money leaves the place. */
const owedByUs: ReadonlySet<string> = new Set<DebtSide>(['payable', 'carrierFee'])

const debtOf = (place: Place, sign: bigint, document: PostedDocument, move: MoneyMove): DebtEntry[] => {
  if (!('partner' in place)) return []
  const direction = sign * (owedByUs.has(place.at) ? -1n : 1n)
  const amount = toLedger(move.amount) * direction
  const foreign = move.foreign && { ...move.foreign, amount: toLedger(move.foreign.amount) * direction }
  const day = move.day ?? document.date
  return amount === 0n && !foreign?.amount
    ? []
    : [
        {
          side: place.at,
          partner: place.partner,
          column: move.column,
          day,
          due: move.due ?? day,
          amount,
          foreign,
          further: false,
        },
      ]
}

const together = (one: DebtEntry, other: DebtEntry): DebtEntry => ({
  ...one,
  amount: one.amount + other.amount,
  foreign: one.foreign && { ...one.foreign, amount: one.foreign.amount + (other.foreign?.amount ?? 0n) },
})

/** One entry per side and partner, so that settlements can find it. */
const debtsOf = (document: PostedDocument, moves: readonly MoneyMove[]): DebtEntry[] => {
  const entries = new Map<string, DebtEntry>()
  for (const move of moves)
    for (const entry of [...debtOf(move.from, -1n, document, move), ...debtOf(move.to, 1n, document, move)]) {
      const place = `${entry.side} ${entry.partner}`
      const known = entries.get(place)
      const isSame = !known || (known.column === entry.column && known.day === entry.day && known.due === entry.due)
      assert(isSame, 'two debts of one partner on one side of a document')
      entries.set(place, known ? together(known, entry) : entry)
    }
  const left = [...entries.values()].filter((entry) => entry.amount !== 0n || Boolean(entry.foreign?.amount))
  const own = left.find((entry) => entry.column === 'incurred')
  return left.map((entry) => ({ ...entry, further: entry.column === 'incurred' && entry !== own }))
}

const cashOf = (document: PostedDocument, moves: readonly MoneyMove[]): CashEntry[] => {
  const entries = new Map<string, CashEntry>()
  const add = (place: Place, amount: bigint, day: Day): void => {
    if (place.at !== 'fund') return
    const known = entries.get(place.fund)
    assert(!known || known.day === day, 'one document moves a fund on two days')
    entries.set(place.fund, { fund: place.fund, day, amount: (known?.amount ?? 0n) + amount })
  }
  for (const { from, to, amount, leaving, entering, day } of moves) {
    add(from, -toLedger(leaving ?? amount), day ?? document.date)
    add(to, toLedger(entering ?? amount), day ?? document.date)
  }
  return [...entries.values()].filter((entry) => entry.amount !== 0n)
}

/** The partner of the debt on this side: the named one, or the only one. */
const ownerOf = (debts: readonly DebtEntry[], side: DebtSide, partner: string | undefined): string | undefined => {
  const there = debts.filter((entry) => entry.side === side && (!partner || entry.partner === partner))
  assert(there.length <= 1, 'several debts, and the settlement names none of them')
  return there[0]?.partner
}

const inLedger = (amount: Decimal | null | undefined): bigint | null =>
  amount === null || amount === undefined ? null : toLedger(amount)

/** A document without debt entries settles and keeps nothing. */
const claimsOf = (document: PostedDocument, debts: readonly DebtEntry[], moves: readonly Move[]): Claim[] =>
  moves.flatMap((move): Claim[] => {
    if (move.what !== 'settle' && move.what !== 'use' && move.what !== 'offset') return []
    const partner = move.what === 'offset' ? move.partner : ownerOf(debts, move.side, move.partner)
    const amount = toLedger(move.amount)
    if (!partner || amount <= 0n) return []
    const line = move.line ?? -1
    const currencies = { foreign: move.foreign ?? null, other: inLedger(move.other) }
    const plain = {
      side: move.side,
      partner,
      amount,
      ...currencies,
      elastic: false,
      of: null,
      day: null,
      line,
      creditLine: line,
    }
    switch (move.what) {
      case 'settle':
        return [{ ...plain, credit: document.id, debt: move.voucher, elastic: move.upToOpen }]
      case 'use':
        return [{ ...plain, credit: move.credit, debt: document.id, of: move.of }]
      case 'offset':
        return [{ ...plain, credit: move.credit, debt: move.debt, day: document.date, creditLine: move.creditLine }]
    }
  })

const keptOf = (debts: readonly DebtEntry[], moves: readonly Move[]): KeptCredit[] =>
  moves.flatMap((move) => {
    if (move.what !== 'keep') return []
    const partner = ownerOf(debts, move.side, move.partner)
    const amount = toLedger(move.amount)
    const own = inLedger(move.other)
    if (!partner || (own ?? amount) <= 0n) return []
    return [{ order: move.order, side: move.side, partner, amount, own, line: move.line ?? -1 }]
  })

export const wantedEntries = (document: PostedDocument, moves: readonly Move[]): WantedEntries => {
  const ofMoney = moves.filter((move): move is MoneyMove => move.what === 'money')
  const debts = debtsOf(document, ofMoney)
  return {
    stock: moves
      .filter((move): move is GoodsMove => move.what === 'goods')
      .flatMap((move) => stockEntries(document, move)),
    debts,
    cash: cashOf(document, ofMoney),
    claims: claimsOf(document, debts, moves),
    kept: keptOf(debts, moves),
  }
}
export const nothingWanted: WantedEntries = { stock: [], debts: [], cash: [], claims: [], kept: [] }
