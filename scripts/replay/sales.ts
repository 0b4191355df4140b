/** The business events in the file: products, customers, bills and returns. */
import { day, type Day } from '#kernel/day.ts'
import {
  decimal,
  larger,
  multiply,
  negate,
  parseDecimal,
  percentOf,
  smaller,
  sumOf,
  zero,
  type Decimal,
} from '#kernel/decimal.ts'
import { readCsv } from './csv.ts'

export interface Goods {
  code: string
  name: string
  /** Not a physical product: postage, discounts, fees. */
  isService: boolean
  sellPrice: Decimal
  buyPrice: Decimal
  sold: Decimal
}
export interface Customer {
  code: string
  country: string
}
export interface Line {
  product: string
  quantity: Decimal
  price: Decimal
}
/** A bill, or a return (then quantities are those returned). */
export interface Sale {
  number: string
  date: Day
  /** '' = walk-in customer. */
  customer: string
  lines: Line[]
}
export interface Sales {
  goods: Goods[]
  customers: Customer[]
  /** Bills and returns in chronological order. */
  sales: (Sale & { isReturn: boolean })[]
  skipped: { lines: number; invoices: number }
}

const columns = [
  'InvoiceNo',
  'StockCode',
  'Description',
  'Quantity',
  'InvoiceDate',
  'UnitPrice',
  'CustomerID',
  'Country',
] as const
type Row = Readonly<Record<(typeof columns)[number], string>>

/** The file is in pounds, the tenant in đồng. */
const rate = decimal(10_000)

export const readAmount = (text: string): Decimal => {
  const value = parseDecimal(text.replace(',', '.'))
  if (value === null) throw new Error(`Not a number: "${text}"`)
  return value
}

/** `1/12/2010 08:26` is the first of December. */
export const readDate = (text: string): Day => {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?: \d{1,2}:\d{2})?$/.exec(text.trim())
  if (!match) throw new Error(`Not a date: "${text}"`)
  return day(`${match[3]}-${match[2]!.padStart(2, '0')}-${match[1]!.padStart(2, '0')}`)
}

/** Upper case, with blanks replaced by hyphens. */
const codeOf = (row: Row): string => row.StockCode.trim().toUpperCase().replaceAll(/\s+/g, '-')
const nameOf = (row: Row): string => row.Description.trim().replaceAll(/\s+/g, ' ')
const isGoods = (code: string): boolean => /^\d{5}/.test(code)
const isReturn = (row: Row): boolean => row.InvoiceNo.startsWith('C')

const lineOf = (row: Row): Line => {
  const quantity = readAmount(row.Quantity)
  return {
    product: codeOf(row),
    quantity: isReturn(row) ? negate(quantity) : quantity,
    price: multiply(readAmount(row.UnitPrice), rate),
  }
}

export const totalOf = (sales: readonly Sale[]): Decimal =>
  sumOf(
    sales.flatMap((sale) => sale.lines),
    ({ quantity, price }) => multiply(quantity, price, 0),
  )

const grouped = <T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const list = groups.get(key(item))
    if (list) list.push(item)
    else groups.set(key(item), [item])
  }
  return groups
}

/** The purchase price is three fifths of the lowest selling price, so that everything makes a profit. */
const goodsOf = (code: string, used: readonly { row: Row; line: Line }[]): Goods => {
  const sold = used.filter(({ row }) => !isReturn(row))
  const prices = used.map(({ line }) => line.price)
  return {
    code,
    name: used.map(({ row }) => nameOf(row)).find(Boolean) ?? code,
    isService: !isGoods(code),
    sellPrice: prices.reduce(larger),
    buyPrice: percentOf(prices.reduce(smaller), decimal(60), 0),
    sold: sumOf(sold, ({ line }) => line.quantity),
  }
}

/** Throws at the first value that cannot be parsed. */
export const readSales = (text: string): Sales => {
  const rows = readCsv(text, columns) as Row[]
  const all = rows.map((row) => ({ row, line: lineOf(row) }))
  const usable = all.filter(({ line }) => line.quantity > zero && line.price > zero)
  const invoices = grouped(usable, ({ row }) => row.InvoiceNo)
  const customers = new Map(
    usable.flatMap(({ row: { CustomerID: code, Country: country } }) => (code ? [[code, { code, country }]] : [])),
  )
  return {
    goods: [...grouped(usable, ({ line }) => line.product)].map(([code, used]) => goodsOf(code, used)),
    customers: [...customers.values()],
    sales: [...invoices].map(([number, lines]) => ({
      number,
      date: readDate(lines[0]!.row.InvoiceDate),
      customer: lines[0]!.row.CustomerID,
      lines: lines.map(({ line }) => line),
      isReturn: isReturn(lines[0]!.row),
    })),
    skipped: {
      lines: all.length - usable.length,
      invoices: grouped(rows, (row) => row.InvoiceNo).size - invoices.size,
    },
  }
}
