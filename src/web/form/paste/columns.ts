/**
 * Guesses the meaning of the columns of a pasted block from headings, from the goods found in them, or from the size of
 * their numbers.
 */
import type { Language } from '#i18n/fill.ts'
import { toNumber } from '#kernel/decimal.ts'
import { fold } from '#kernel/fold.ts'
import { joinedHeadings } from '#kernel/heading-rows.ts'
import { looksNumeric, numberIn } from './numbers.ts'

/** What a column means: `goods` (code, bar code or name), or the name of a line field. */
export const GOODS = 'goods'
export type Role = string | null

export interface Target {
  role: string
  kind: 'goods' | 'unit' | 'quantity' | 'price' | 'percent' | 'amount' | 'vat' | 'note' | 'other'
  /** Heading in the grid. */
  label: string
  /** Headings in import files. */
  also: readonly string[]
}

const headings: Readonly<Record<Exclude<Target['kind'], 'other'>, readonly string[]>> = {
  goods: (
    'ma|ma hang|ma hang hoa|ma sp|ma san pham|ma vach|sku|code|item code|barcode|' +
    'ten|ten hang|ten hang hoa|ten sp|ten san pham|hang hoa|san pham|mat hang|' +
    'name|item|item name|product|product name|product code'
  ).split('|'),
  unit: ['dvt', 'don vi', 'don vi tinh', 'unit', 'uom'],
  quantity: [
    'sl',
    's.luong',
    'so luong',
    'sl dem',
    'sl thuc te',
    'thuc te',
    'ton thuc te',
    'qty',
    'quantity',
    'counted',
  ],
  price: ['gia', 'don gia', 'gia ban', 'gia mua', 'gia nhap', 'price', 'unit price'],
  percent: ['ck', '% ck', 'ck %', 'ck (%)', 'chiet khau', '% chiet khau', 'chiet khau %', 'discount', 'discount %'],
  amount: ['tien ck', 'tien chiet khau', 'giam gia', 'discount amount'],
  // Some documents use another label (a stock count says "reason"), but it is still the note of the line.
  note: ['ghi chu', 'ly do', 'dien giai', 'note', 'notes', 'reason', 'remark', 'remarks'],
  vat: ['vat', '% vat', 'vat %', 'vat (%)', 'thue', 'thue suat', '% thue', 'thue gtgt', 'tax', 'tax %'],
}
/** Columns that are skipped, because a line computes these values itself. */
const ignored = ['stt', '#', 'no', 'no.', 'thanh tien', 'tong', 'tong tien', 'cong', 'amount', 'total', 'line total']

const targetOfHeading = (cell: string, targets: readonly Target[]): Target | 'ignored' | undefined => {
  const text = fold(cell.trim()).replace(/\s+/g, ' ').replace(/[*:]$/, '')
  const own = targets.find(({ label, also }) => [label, ...also].some((one) => fold(one) === text))
  const known = targets.find((one) => one.kind !== 'other' && headings[one.kind].includes(text))
  return own ?? known ?? (ignored.includes(text) ? 'ignored' : undefined)
}

/** Where headings stand in a file is told by those it may have. */
export const knownHeadings = (targets: readonly Target[]): string[] => [
  ...targets.flatMap(({ label, also }) => [label, ...also]),
  ...Object.values(headings).flat(),
  ...ignored,
]

const width = (rows: readonly (readonly string[])[]) => Math.max(0, ...rows.map((row) => row.length))
const columnAt = (rows: readonly (readonly string[])[], at: number) =>
  rows.map((row) => row[at]?.trim() ?? '').filter(Boolean)

/** Each role except goods is kept for its first column only. */
const dropRepeatedRoles = (roles: readonly Role[]): Role[] =>
  roles.map((role, at) => (role === GOODS || role === null || roles.indexOf(role) === at ? role : null))

export interface Headings {
  roles: Role[]
  rows: readonly (readonly string[])[]
}
/** If at least two cells of the first row are known headings, the row is a heading row; it may have a second one. */
export const byHeadings = (block: readonly (readonly string[])[], targets: readonly Target[]): Headings | undefined => {
  const [first = [], second = []] = block.slice(0, 2).map((row) => row.map((cell) => cell.trim()))
  const joined = joinedHeadings(first, second, (heading) => targetOfHeading(heading, targets) !== undefined)
  const found = (joined ?? first).map((cell) => targetOfHeading(cell, targets))
  if (found.filter(Boolean).length < Math.min(2, width(block))) return undefined
  return {
    roles: dropRepeatedRoles(found.map((one) => (one === undefined || one === 'ignored' ? null : one.role))),
    rows: block.slice(joined ? 2 : 1),
  }
}

/** What is known about the goods of a block, used to tell prices from quantities. */
export interface BlockKnowledge {
  /** True if the text is exactly the code, bar code or name of a product. */
  isGoods: (text: string) => boolean
  isUnit: (text: string) => boolean
  /** The list price of the goods in this row. */
  priceOf: (row: readonly string[]) => number | null
}

const share = (cells: readonly string[], holds: (cell: string) => boolean) =>
  cells.length === 0 ? 0 : cells.filter(holds).length / cells.length

const isCounting = (cells: readonly string[]) =>
  cells.length > 1 && cells.every((cell, at) => Number(cell) === Number(cells[0]) + at) && Number(cells[0]) <= 1

/** The share of a column's numbers that differ from the list price by less than half. */
const nearPrice = (rows: readonly (readonly string[])[], at: number, { priceOf, language }: Near): number => {
  const cells = columnAt(rows, at)
  const compared = rows.flatMap((row) => {
    const price = priceOf(row)
    const cell = row[at]?.trim() ?? ''
    const value = numberIn(cell, cells, language)
    return price === null || price === 0 || value === null ? [] : [toNumber(value) / price]
  })
  return compared.length === 0 ? 0 : compared.filter((one) => one > 0.5 && one < 1.5).length / compared.length
}
interface Near {
  priceOf: BlockKnowledge['priceOf']
  language: Language
}

const MOSTLY = 0.5

/**
 * Guesses without headings: goods and units by their texts, the price by comparing with list prices; the first other
 * number column is the quantity.
 */
export const byContents = (
  rows: readonly (readonly string[])[],
  targets: readonly Target[],
  { known, language }: { known: BlockKnowledge; language: Language },
): Role[] => {
  const roleOf = (kind: Target['kind']) => targets.find((one) => one.kind === kind)?.role ?? null
  const columns = Array.from({ length: width(rows) }, (_, at) => ({ at, cells: columnAt(rows, at) }))
  const roles: Role[] = columns.map(({ cells }) =>
    share(cells, known.isGoods) >= MOSTLY ? GOODS : share(cells, known.isUnit) >= MOSTLY ? roleOf('unit') : null,
  )
  // If no text is known, the first text column is taken as goods, so that the user can correct its rows.
  if (!roles.includes(GOODS)) {
    const first = columns.find(({ cells }) => cells.length > 0 && share(cells, looksNumeric) < MOSTLY)
    if (first) roles[first.at] = GOODS
  }
  const numbers = columns.filter(
    ({ at, cells }) => roles[at] === null && share(cells, looksNumeric) >= MOSTLY && !isCounting(cells),
  )
  const priced = numbers
    .map(({ at }) => ({ at, near: nearPrice(rows, at, { ...known, language }) }))
    .toSorted((a, b) => b.near - a.near)[0]
  const price = priced && priced.near >= MOSTLY ? priced.at : undefined
  if (price !== undefined) roles[price] = roleOf('price')
  const quantity = numbers.find(({ at }) => at !== price)
  if (quantity) roles[quantity.at] = roleOf('quantity')
  for (const { at, cells } of numbers)
    if (roles[at] === null && cells.every((cell) => cell.includes('%'))) roles[at] = roleOf('percent')
  return dropRepeatedRoles(roles)
}
