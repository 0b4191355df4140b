/** Books in memory that refuse what the program refuses, so that the demo's story can be told for hundreds of days. */
import type { Desk } from '../../scripts/demo/desk.ts'
import { funds as fundsOf, stores } from '../../scripts/demo/people.ts'
import { firstDay, runStory } from '../../scripts/demo/story.ts'
import { welcomeCoupon, type DemoRecords } from '../../scripts/demo/world.ts'
import type { DocumentInput } from '#engine/document/input.ts'
import type { Scope } from '#engine/scope.ts'
import { addDays, type Day } from '#kernel/day.ts'
import { decimal, toNumber, type Decimal } from '#kernel/decimal.ts'
import { goods } from '#start/goods.server.ts'
import { customers, suppliers } from '#start/partners.server.ts'
import { parcelBook } from './demo-parcels.ts'
import { debtBook, type DebtBook } from './demo-debts.ts'

type Values = Readonly<Record<string, unknown>>

const carriersOfBooks = Object.fromEntries(
  ['TUGIAO', 'GHN', 'GHTK', 'CHANH'].map((id) => [id, { id, collecting: 'yes', notCollecting: 'no', looking: '' }]),
) as DemoRecords['carriers']

/** The company's records, with their names for ids. */
const worldOfBooks = (): DemoRecords => {
  const named = (codes: readonly string[]) => Object.fromEntries(codes.map((code) => [code, code]))
  const own = <T extends { name: string }>(records: readonly T[]) => records.map((one) => ({ ...one, id: one.name }))
  return {
    products: own(goods).map((one) => ({ ...one, unitId: one.unit, packId: `${one.pack} ${one.factor}` })),
    customers: own(customers).map((one) => ({ ...one, employee: 'NV', place: {} })),
    suppliers: own(suppliers),
    carriers: carriersOfBooks,
    walkIn: 'KHLE',
    stores: named(stores.map(({ code }) => code)),
    funds: named(fundsOf.map(({ code }) => code)),
    items: {},
    employees: [],
    users: {} as DemoRecords['users'],
  }
}

/** What the story reads of its scope: the day and the time. */
const scopeOfBooks = (today: Day): Scope => {
  const now = new Date(`${today}T16:00:00+07:00`)
  return { today, now, tx: { now } } as unknown as Scope
}

const amountOf = (value: unknown): number => (value == null ? 0 : toNumber(value as Decimal))

/** Pieces and average costs by store and product. */
const stockBook = (world: DemoRecords) => {
  const none = () => new Map(stores.map(({ code }) => [code as string, new Map<string, number>()]))
  const [pieces, worths] = [none(), none()]
  const prices = new Map(world.products.map(({ id, buyPrice }) => [id, buyPrice]))
  const piecesIn = (store: string, product: string): number => pieces.get(store)!.get(product) ?? 0
  const costIn = (store: string, product: string): number => {
    const there = piecesIn(store, product)
    return there > 0 ? worths.get(store)!.get(product)! / there : 0
  }
  const book = {
    pieces,
    piecesIn,
    costIn,
    /** The highest cost of any goods so far, as a multiple of their price in the list. */
    dearest: 0,
    /** Without a cost, goods come and go at what they cost there. */
    move(store: string, product: string, { more, cost }: { more: number; cost?: number }): void {
      const [before, each] = [piecesIn(store, product), costIn(store, product)]
      if (before + more < 0) throw new Error(`stockShort: ${product} in ${store}: ${before + more}`)
      pieces.get(store)!.set(product, before + more)
      worths.get(store)!.set(product, before * each + more * (cost ?? each))
      book.dearest = Math.max(book.dearest, costIn(store, product) / prices.get(product)!)
    },
  }
  return book
}
type StockBook = ReturnType<typeof stockBook>

interface Row {
  product: string
  pieces: number
  factor: number
  /** After every discount, before VAT. */
  net: number
  vat: number
  /** Pieces not yet delivered, or not yet given back. */
  left: number
  input: Values
}
interface Written {
  kind: string
  values: Values
  rows: readonly Row[]
  total: number
}

const computing = (world: DemoRecords) => {
  const products = new Map(world.products.map((one) => [one.id, one]))
  const rowOf = (line: Values, date: string): Row[] => {
    const product = products.get(line['product'] as string)
    if (!product) return []
    const factor = line['unit'] === product.packId ? product.factor : 1
    const gross = amountOf(line['quantity']) * amountOf(line['unitPrice'])
    const discount = amountOf(line['discountAmount']) || Math.round((gross * amountOf(line['discountPercent'])) / 100)
    const today = product.vat === 8 && date > '2026-12-31' ? 10 : product.vat
    const vat = line['vatRate'] == null ? today : amountOf(line['vatRate'])
    const pieces = amountOf(line['quantity']) * factor
    return [{ product: product.id, pieces, factor, net: gross - discount, vat, left: pieces, input: line }]
  }
  return ({ values, lines = [] }: Pick<DocumentInput, 'values' | 'lines'>): Pick<Written, 'rows' | 'total'> => {
    const rows = lines.flatMap((line) => rowOf(line, values['date'] as string))
    const worth = rows.reduce((sum, row) => sum + row.net, 0)
    const own = amountOf(values['discountAmount']) || Math.round((worth * amountOf(values['discountPercent'])) / 100)
    if (values['couponCode'] && worth < welcomeCoupon.minOrder) throw new Error(`couponMinOrder: ${worth}`)
    const off = own + (values['couponCode'] ? welcomeCoupon.value : 0)
    for (const row of rows) row.net -= worth > 0 ? (off * row.net) / worth : 0
    const total = rows.reduce((sum, row) => sum + row.net + Math.round((row.net * row.vat) / 100), 0)
    return { rows, total: Math.round(total + amountOf(values['shippingFee'])) }
  }
}

const coming = ['openingStock', 'purchaseReceipt', 'salesReturn', 'otherIn']
const going = ['salesBill', 'purchaseReturn', 'otherOut', 'stockTransfer']

const moveGoods = (stock: StockBook, { kind, values, rows }: Written): void => {
  const store = values['store'] as string
  const freight = kind === 'purchaseReceipt' ? amountOf(values['shippingFee']) : 0
  const worth = rows.reduce((sum, row) => sum + row.net, 0)
  for (const { product, pieces, net } of rows) {
    const cost = stock.costIn(store, product)
    // The program compares exact amounts; these may differ by a hundredth of a đồng.
    if (kind === 'salesBill' && net + 0.01 < pieces * cost) throw new Error(`belowCost: ${product} at ${net / pieces}`)
    const price = kind === 'salesReturn' ? cost : (net * (1 + freight / worth)) / pieces
    if (coming.includes(kind)) stock.move(store, product, { more: pieces, cost: price })
    if (going.includes(kind)) stock.move(store, product, { more: -pieces })
    if (kind === 'stockTransfer') stock.move(values['toStore'] as string, product, { more: pieces, cost })
    if (kind === 'stockCount') stock.move(store, product, { more: pieces - stock.piecesIn(store, product) })
  }
}

/** What is delivered or given back is less to deliver or to give back. */
const takeFromSource = (documents: ReadonlyMap<string, Written>, { values, rows }: Written): void => {
  const source = documents.get((values['order'] ?? values['bill'] ?? values['receipt']) as string)
  if (!source) return
  for (const { product, pieces, input } of rows) {
    const from = source.rows[Number(input['sourceLine'])]!
    from.left -= pieces
    if (from.left < 0) throw new Error(`more than its ${source.kind} has: ${product}`)
  }
}

const moveMoney = (debts: DebtBook, id: string, { kind, values, total }: Written, input: DocumentInput): void => {
  const paid = amountOf(values['paid'])
  const own = {
    id,
    partner: values['partner'] as string,
    date: values['date'] as Day,
    total,
    paid,
    fund: values['fund'],
  }
  if (kind === 'salesBill') debts.owe('receivable', own, input.confirm.includes('creditLimit'))
  if (kind === 'purchaseReceipt') debts.owe('payable', own, true)
  if (kind === 'salesReturn') debts.giveBack(values['bill'], { ...own, paid: -paid })
  if (kind === 'purchaseReturn') debts.giveBack(values['receipt'], own)
  if (kind === 'moneyTransfer') {
    debts.pay(values['fund'], -amountOf(values['amount']) - amountOf(values['fee']))
    debts.pay(values['toFund'], amountOf(values['amount']))
  }
  const sign = kind === 'incomeVoucher' ? 1 : -1
  if (kind.endsWith('Voucher'))
    for (const line of input.lines ?? [])
      debts.settle(line['voucher'], { fund: values['fund'], sign, amount: amountOf(line['amount']) })
}

const madeFrom = ({ kind, values, rows }: Written): Awaited<ReturnType<Desk['documentFrom']>> => {
  const lines = rows.flatMap(({ left, factor, vat, input }, index) => {
    const more = { vatRate: decimal(vat), factor: decimal(factor), quantity: decimal(left / factor) }
    return left > 0 ? [{ ...input, ...more, sourceLine: String(index) }] : []
  })
  if (lines.length === 0) throw new Error(`nothing left of a ${kind}`)
  return { ...values, lines: lines as never }
}

/** Every refusal is thrown. `opened` is the day of the opening debts. */
const openBooks = (world: DemoRecords, opened: Day) => {
  const [stock, debts, compute] = [stockBook(world), debtBook(world, opened), computing(world)]
  const documents = new Map<string, Written>()
  const { parcels, desk: parcelDesk } = parcelBook(debts)
  const issued = new Set<Written>()
  const desk: Desk = {
    async save(_scope, kind, input) {
      if (!input.lines?.length && kind !== 'moneyTransfer') throw new Error(`required: lines of a ${kind}`)
      const id = `${kind} ${documents.size}`
      const written = { kind, values: input.values, ...compute(input) }
      documents.set(id, written)
      if (input.saveAsDraft || kind === 'vatInvoice') return { id }
      takeFromSource(documents, written)
      moveGoods(stock, written)
      moveMoney(debts, id, written, input)
      return { id }
    },
    async cancel(_scope, kind, id) {
      const { values, rows } = documents.get(id)!
      if (kind !== 'salesBill') return
      for (const { product, pieces } of rows) stock.move(values['store'] as string, product, { more: pieces })
      debts.forget(id, values['fund'])
    },
    async issue(_scope, id) {
      const invoice = documents.get(id)!
      const { date, invoiceSeries } = invoice.values
      const latest = [...issued].findLast(({ values }) => values['invoiceSeries'] === invoiceSeries)
      if (latest && (date as string) < (latest.values['date'] as string))
        throw new Error(`invoiceDateOrder: ${String(date)}`)
      if ((invoiceSeries as string).slice(1, 3) !== (date as string).slice(2, 4)) throw new Error('seriesUnknown')
      issued.add(invoice)
    },
    documentFrom: async (_scope, _kind, { ids }) => madeFrom(documents.get(ids[0]!)!),
    totalOf: async (_scope, _kind, input) => compute(input).total,
    onHand: async (_scope, store) => stock.pieces.get(store)!,
    balanceOf: async (_scope, fund) => debts.balanceOf(fund),
    owedBy: async (_scope, partner) => debts.owed('receivable', partner),
    openVouchers: async (_scope, side, partner) => debts.open(side, partner),
    isPaid: async (_scope, document) => debts.isPaid(document),
    ...parcelDesk,
  }
  return { desk, stock, documents, issued, parcels }
}

const world = worldOfBooks()

/** The books after the six weeks up to today. */
export const tellStory = async (today: Day): Promise<ReturnType<typeof openBooks>> => {
  const books = openBooks(world, addDays(firstDay(today), -1))
  await runStory(scopeOfBooks(today), world, { desk: books.desk, report: () => {} })
  return books
}
