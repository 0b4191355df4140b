/**
 * Proves that the ledgers are what the documents say: everything is worked out again from nothing and compared
 * with what is stored. `rebuild` writes the result. Nobody ever edits an entry by hand.
 */
import type { AnyDocument } from '#model/document.ts'
import { decimal } from '#kernel/decimal.ts'
import type { Day } from '#kernel/day.ts'
import { ruleContext } from '../context.ts'
import type { Scope } from '../scope.ts'
import { sql } from '../sql.ts'
import { loadDocument } from '../store.ts'
import { openingWanted, OPENING_KIND } from './opening.ts'
import { stepOf, wantedOf } from './repost.ts'
import { wrongSums } from './sums.ts'
import { comparePositions, replay, type OriginState, type StockEntry, type StockState } from './valuation.ts'
import type { Settlement } from '#model/move.ts'
import type { CashEntry, DebtEntry, Wanted } from './wanted.ts'

/** Every ledger as comparable lines. */
export type Ledgers = Record<
  'stock' | 'stockBalances' | 'debts' | 'debtBalances' | 'allocations' | 'cash' | 'cashBalances' | 'open',
  string[]
>

interface WantedOfDocument {
  id: string
  seq: bigint
  wanted: Wanted
}

const openingsOf = async (scope: Scope): Promise<WantedOfDocument[]> => {
  const rows = await scope.tx.query<{
    id: string
    seq: string
    day: Day
    partner_id: string
    description: 'receivable' | 'payable'
    receivable: string
    payable: string
    due: Day | null
  }>(sql`
    select d.id, d.seq, d.day, d.partner_id, d.description, p.opening_receivable as receivable, p.opening_payable as payable, p.opening_due_date as due
    from document d join partner p on p.tenant_id = d.tenant_id and p.id = d.partner_id where d.kind = ${OPENING_KIND} and d.status = 1`)
  return rows.map((row) => ({
    id: row.id,
    seq: BigInt(row.seq),
    wanted: openingWanted(row.partner_id, row.description, {
      id: row.id,
      seq: row.seq,
      date: row.day,
      due: row.due ?? row.day,
      amount: decimal(row[row.description]),
    }),
  }))
}

const wantedOfAll = async (scope: Scope, definition: AnyDocument): Promise<WantedOfDocument[]> => {
  const rows = await scope.tx.query<{ id: string }>(
    sql`select id from document where kind = ${definition.name} and status = 1 order by seq`,
  )
  const all: WantedOfDocument[] = []
  for (const { id } of rows) {
    const document = (await loadDocument(scope.tx, definition, id))!
    const context = await ruleContext(scope, definition, document)
    all.push({ id, seq: BigInt(document.seq), wanted: wantedOf(definition, document, context) })
  }
  return all
}

/** All stock entries valued from nothing. */
const valuedStock = (
  entries: readonly StockEntry[],
  step: bigint,
): { entries: StockEntry[]; balances: Map<string, StockEntry> } => {
  const products = new Map<string, StockEntry[]>()
  for (const entry of entries) {
    const list = products.get(entry.product)
    if (list) list.push(entry)
    else products.set(entry.product, [entry])
  }
  const balances = new Map<string, StockEntry>()
  const valued = [...products.values()].flatMap((list) => {
    const origins = new Map<string, OriginState>(
      list.flatMap((entry) =>
        entry.origin ? [[entry.origin, { quantity: 0n, value: 0n, returnedQuantity: 0n, returnedValue: 0n }]] : [],
      ),
    )
    const result = replay(list.sort(comparePositions), { stores: new Map<string, StockState>(), origins, step }).entries
    for (const entry of result) balances.set(`${entry.product}/${entry.store}`, entry)
    return result
  })
  return { entries: valued, balances }
}

interface ExpectedAllocation {
  credit: string
  debt: string
  side: string
  document: string
  seq: bigint
  amount: bigint
  elastic: boolean
  wanted: bigint
}

const allocationsOf = (
  documents: readonly WantedOfDocument[],
  entries: ReadonlyMap<string, { amount: bigint }>,
): ExpectedAllocation[] => {
  const all = documents.flatMap(({ id, seq, wanted }) =>
    wanted.settlements.flatMap((one: Settlement): ExpectedAllocation[] => {
      const asked = one.amount / 100n
      const [credit, debt] = one.refund ? [one.voucher, id] : [id, one.voucher]
      return asked <= 0n || wanted.debts.length === 0
        ? []
        : [
            {
              credit,
              debt,
              side: one.side,
              document: id,
              seq,
              amount: one.upToOpen ? 0n : asked,
              elastic: one.upToOpen,
              wanted: asked,
            },
          ]
    }),
  )
  const open = new Map<string, bigint>()
  for (const one of all) {
    const place = `${one.debt}/${one.side}`
    const amount = entries.get(place)?.amount ?? 0n
    open.set(place, (open.get(place) ?? (amount < 0n ? -amount : amount)) - one.amount)
  }
  for (const one of all.filter((each) => each.elastic).sort((a, b) => (a.seq < b.seq ? -1 : 1))) {
    const place = `${one.debt}/${one.side}`
    const left = open.get(place) ?? 0n
    one.amount = left <= 0n ? 0n : left < one.wanted ? left : one.wanted
    open.set(place, left - one.amount)
  }
  return all
}

interface Balance {
  first: string
  second: string
  amount: bigint
}
const totals = (entries: readonly Balance[]): Balance[] => {
  const found = new Map<string, Balance>()
  for (const entry of entries) {
    const key = `${entry.first} ${entry.second}`
    found.set(key, { ...entry, amount: (found.get(key)?.amount ?? 0n) + entry.amount })
  }
  return [...found.values()].filter((one) => one.amount !== 0n)
}

export interface ExpectedRows {
  stock: StockEntry[]
  stockBalances: StockEntry[]
  debts: (DebtEntry & { id: string; settled: bigint })[]
  debtBalances: Balance[]
  allocations: (ExpectedAllocation & { day: string })[]
  cash: (CashEntry & { id: string })[]
  cashBalances: Balance[]
}

/** What the ledgers should hold, worked out from nothing but the documents. */
export const expectedRows = async (scope: Scope): Promise<ExpectedRows> => {
  const documents = [...(await openingsOf(scope))]
  for (const definition of scope.registry.documents.values()) documents.push(...(await wantedOfAll(scope, definition)))
  const [base] = await scope.tx.query<{ decimals: number }>(sql`select decimals from currency where is_base`)
  const stock = valuedStock(
    documents.flatMap((one) => one.wanted.stock),
    stepOf(base?.decimals ?? 0),
  )
  const debts = documents.flatMap(({ id, wanted }) => wanted.debts.map((entry) => ({ id, ...entry })))
  const entries = new Map(debts.map((entry) => [`${entry.id}/${entry.side}`, entry]))
  const allocations = allocationsOf(documents, entries)
  const dayOf = (id: string, side: string): string => entries.get(`${id}/${side}`)?.day ?? ''
  const settled = new Map(
    totals(
      allocations.flatMap((one) => [
        { first: one.credit, second: one.side, amount: one.amount },
        { first: one.debt, second: one.side, amount: one.amount },
      ]),
    ).map((one) => [`${one.first}/${one.second}`, one.amount]),
  )
  const cash = documents.flatMap(({ id, wanted }) => wanted.cash.map((entry) => ({ id, ...entry })))
  return {
    stock: stock.entries,
    stockBalances: [...stock.balances.values()],
    debts: debts.map((entry) => {
      const taken = settled.get(`${entry.id}/${entry.side}`) ?? 0n
      return { ...entry, settled: entry.amount < 0n ? -taken : taken }
    }),
    debtBalances: totals(debts.map((entry) => ({ first: entry.partner, second: entry.side, amount: entry.amount }))),
    allocations: allocations.map((one) => ({
      ...one,
      day:
        dayOf(one.credit, one.side) > dayOf(one.debt, one.side)
          ? dayOf(one.credit, one.side)
          : dayOf(one.debt, one.side),
    })),
    cash,
    cashBalances: totals(cash.map((entry) => ({ first: entry.fund, second: '', amount: entry.amount }))),
  }
}

const stockLine = (e: StockEntry) =>
  `${e.product} ${e.day} ${e.rank} ${e.seq} ${e.line} ${e.side} ${e.store} ${e.document} ${e.lineId} ${e.valuedBy} ${e.given} ${e.origin} ${e.quantity} ${e.value} ${e.correction} ${e.quantityAfter} ${e.valueAfter} ${e.costAfter}`

const asLines = (rows: ExpectedRows): Ledgers => ({
  stock: rows.stock.map(stockLine).sort(),
  stockBalances: rows.stockBalances
    .map(
      (e) =>
        `${e.product} ${e.store} ${e.quantityAfter} ${e.valueAfter} ${e.costAfter} ${e.day} ${e.rank} ${e.seq} ${e.line} ${e.side}`,
    )
    .sort(),
  debts: rows.debts
    .map((e) => `${e.id} ${e.side} ${e.partner} ${e.column} ${e.day} ${e.due} ${e.amount} ${e.settled}`)
    .sort(),
  debtBalances: rows.debtBalances.map((b) => `${b.first} ${b.second} ${b.amount}`).sort(),
  allocations: rows.allocations
    .map((a) => `${a.credit} ${a.debt} ${a.side} ${a.document} ${a.day} ${a.amount} ${a.elastic} ${a.wanted}`)
    .sort(),
  cash: rows.cash.map((e) => `${e.id} ${e.fund} ${e.day} ${e.amount}`).sort(),
  cashBalances: rows.cashBalances.map((b) => `${b.first} ${b.amount}`).sort(),
  open: rows.debts
    .filter((e) => e.column === 'incurred' && e.amount !== e.settled)
    .map((e) => `${e.id} ${e.amount - e.settled}`)
    .sort(),
})

/** What the ledgers hold, in the same lines. */
export const storedLedgers = async (scope: Scope): Promise<Ledgers> => {
  const line = (columns: string, table: string, where = 'true') =>
    sql`select concat_ws(' ', ${sql.raw(columns)}) as line from ${sql.ident(table)} where ${sql.raw(where)}`
  const answers = await scope.tx.batch([
    line(
      `product_id, day, rank, seq, line, side, store_id, document_id, line_id, valued_by, coalesce(given::text, 'null'), coalesce(origin_line_id::text, 'null'), quantity, value, correction, quantity_after, value_after, cost_after`,
      'stock_entry',
    ),
    line(
      'product_id, store_id, quantity, value, cost, last_day, last_rank, last_seq, last_line, last_side',
      'stock_balance',
    ),
    line('document_id, side, partner_id, column_name, day, due, amount, settled', 'debt_entry'),
    line('partner_id, side, amount', 'debt_balance', 'amount <> 0'),
    line(
      `credit_id, debt_id, side, document_id, day, amount, case when elastic then 'true' else 'false' end, wanted`,
      'allocation',
    ),
    line('document_id, fund_id, day, amount', 'cash_entry'),
    line('fund_id, amount', 'cash_balance', 'amount <> 0'),
    line('id, open_amount', 'document', 'open_amount <> 0'),
  ])
  const [stock, stockBalances, debts, debtBalances, allocations, cash, cashBalances, open] = answers.map((rows) =>
    (rows as { line: string }[]).map((row) => row.line).sort(),
  )
  return {
    stock: stock!,
    stockBalances: stockBalances!,
    debts: debts!,
    debtBalances: debtBalances!,
    allocations: allocations!,
    cash: cash!,
    cashBalances: cashBalances!,
    open: open!,
  }
}

export interface Difference {
  ledger: string
  missing: string[]
  extra: string[]
}

/** Empty when every ledger is exactly what the documents say. */
export const verifyLedgers = async (
  scope: Scope,
): Promise<{ differences: Difference[]; counts: Record<string, number> }> => {
  const [expected, stored] = [asLines(await expectedRows(scope)), await storedLedgers(scope)]
  const differences = (Object.keys(expected) as (keyof Ledgers)[]).flatMap((ledger) => {
    const [want, have] = [new Set(expected[ledger]), new Set(stored[ledger])]
    const missing = expected[ledger].filter((one) => !have.has(one))
    const extra = stored[ledger].filter((one) => !want.has(one))
    return missing.length || extra.length ? [{ ledger, missing, extra }] : []
  })
  const sums = await wrongSums(scope)
  return {
    differences: sums.length ? [...differences, { ledger: 'sums', missing: sums, extra: [] }] : differences,
    counts: Object.fromEntries(Object.entries(stored).map(([ledger, lines]) => [ledger, lines.length])),
  }
}
