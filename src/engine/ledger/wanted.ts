/** A document's moves → the entries the ledgers should hold for it: one per inner end. Pure. */
import { assert } from '#kernel/assert.ts'
import type { Day } from '#kernel/day.ts'
import { toLedger, type Decimal } from '#kernel/decimal.ts'
import type { DebtColumn, GoodsMove, MoneyMove, Move, Place, Settlement } from '#model/move.ts'
import type { StockEntry } from './valuation.ts'

export interface DebtEntry {
  side: 'receivable' | 'payable'
  partner: string
  column: DebtColumn
  day: Day
  due: Day
  amount: bigint
}
export interface CashEntry {
  fund: string
  day: Day
  amount: bigint
}
export interface Wanted {
  stock: StockEntry[]
  debts: DebtEntry[]
  cash: CashEntry[]
  settlements: Settlement[]
}

export interface Posted {
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

const stockEntries = (document: Posted, move: GoodsMove): StockEntry[] => {
  const { valuation } = move
  const line = document.lines[move.line]
  assert(line, 'a goods move of a line that is not there')
  const quantity = toLedger(move.quantity)
  const base = {
    ...unvalued,
    product: move.product,
    document: document.id,
    lineId: line.lineId,
    day: document.date,
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

const debtOf = (place: Place, sign: bigint, document: Posted, move: MoneyMove): DebtEntry[] => {
  if (place.at !== 'receivable' && place.at !== 'payable') return []
  // We owe more when money "leaves" a payable, a customer owes more when it reaches his receivable.
  const amount = toLedger(move.amount) * sign * (place.at === 'payable' ? -1n : 1n)
  return amount === 0n
    ? []
    : [
        {
          side: place.at,
          partner: place.partner,
          column: move.column,
          day: document.date,
          due: move.due ?? document.date,
          amount,
        },
      ]
}

const cashOf = (place: Place, sign: bigint, document: Posted, amount: Decimal): CashEntry[] =>
  place.at === 'fund' && amount !== 0n
    ? [{ fund: place.fund, day: document.date, amount: toLedger(amount) * sign }]
    : []

export const wantedEntries = (document: Posted, moves: readonly Move[]): Wanted => {
  const money = moves.filter((move): move is MoneyMove => move.what === 'money')
  return {
    stock: moves
      .filter((move): move is GoodsMove => move.what === 'goods')
      .flatMap((move) => stockEntries(document, move)),
    debts: money.flatMap((move) => [...debtOf(move.from, -1n, document, move), ...debtOf(move.to, 1n, document, move)]),
    cash: money.flatMap((move) => [
      ...cashOf(move.from, -1n, document, move.amount),
      ...cashOf(move.to, 1n, document, move.amount),
    ]),
    settlements: moves.filter((move): move is Settlement => move.what === 'settle'),
  }
}
export const nothingWanted: Wanted = { stock: [], debts: [], cash: [], settlements: [] }
