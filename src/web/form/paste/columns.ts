/** Which column of a pasted block is what: by its heading, by the goods found in it, by the size of its numbers. */
import { fold } from '#kernel/fold.ts'
import { looksNumeric, plainNumber, spellingOf, type Spelling } from './numbers.ts'

/** What a column may be: goods by code, bar code or name; a column of the lines by its name. */
export const GOODS = 'goods'
export type Role = string | null

export interface Target {
  role: string
  kind: 'goods' | 'unit' | 'quantity' | 'price' | 'percent' | 'amount' | 'vat' | 'note' | 'other'
  /** As the grid heads it. */
  label: string
  /** As files to be imported head it. */
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
  // What a document calls otherwise (the reason of a count) is still the note of its lines.
  note: ['ghi chu', 'ly do', 'dien giai', 'note', 'notes', 'reason', 'remark', 'remarks'],
  vat: ['vat', '% vat', 'vat %', 'vat (%)', 'thue', 'thue suat', '% thue', 'thue gtgt', 'tax', 'tax %'],
}
/** Of no use to a line: it has its own. */
const ignored = ['stt', '#', 'no', 'no.', 'thanh tien', 'tong', 'tong tien', 'cong', 'amount', 'total', 'line total']

const headed = (cell: string, targets: readonly Target[]): Target | 'ignored' | undefined => {
  const text = fold(cell.trim()).replace(/\s+/g, ' ').replace(/[*:]$/, '')
  const own = targets.find(({ label, also }) => [label, ...also].some((one) => fold(one) === text))
  const known = targets.find((one) => one.kind !== 'other' && headings[one.kind].includes(text))
  return own ?? known ?? (ignored.includes(text) ? 'ignored' : undefined)
}

const width = (rows: readonly (readonly string[])[]) => Math.max(0, ...rows.map((row) => row.length))
const columnAt = (rows: readonly (readonly string[])[], at: number) =>
  rows.map((row) => row[at]?.trim() ?? '').filter(Boolean)

/** Every role but goods once: the first column that is it. */
const once = (roles: readonly Role[]): Role[] =>
  roles.map((role, at) => (role === GOODS || role === null || roles.indexOf(role) === at ? role : null))

export interface Headings {
  roles: Role[]
  rows: readonly (readonly string[])[]
}
/** Two known words in the first row make it a row of headings. */
export const byHeadings = (block: readonly (readonly string[])[], targets: readonly Target[]): Headings | undefined => {
  const found = (block[0] ?? []).map((cell) => headed(cell, targets))
  if (found.filter(Boolean).length < Math.min(2, width(block))) return undefined
  return {
    roles: once(found.map((one) => (one === undefined || one === 'ignored' ? null : one.role))),
    rows: block.slice(1),
  }
}

/** What the goods of a row say, for telling a price from a quantity. */
export interface Known {
  /** How many of the texts are goods exactly. */
  isGoods: (text: string) => boolean
  isUnit: (text: string) => boolean
  /** The listed price of the goods in this row. */
  priceOf: (row: readonly string[]) => number | null
}

const share = (cells: readonly string[], holds: (cell: string) => boolean) =>
  cells.length === 0 ? 0 : cells.filter(holds).length / cells.length

const isCounting = (cells: readonly string[]) =>
  cells.length > 1 && cells.every((cell, at) => Number(cell) === Number(cells[0]) + at) && Number(cells[0]) <= 1

/** How near a column's numbers are to the listed prices: the share that differs by less than half. */
const nearPrice = (rows: readonly (readonly string[])[], at: number, { priceOf, spelling }: Near): number => {
  const compared = rows.flatMap((row) => {
    const price = priceOf(row)
    const cell = row[at]?.trim() ?? ''
    const value = Number(plainNumber(cell, spelling) ?? Number.NaN)
    return price === null || price === 0 || Number.isNaN(value) ? [] : [value / price]
  })
  return compared.length === 0 ? 0 : compared.filter((one) => one > 0.5 && one < 1.5).length / compared.length
}
interface Near {
  priceOf: Known['priceOf']
  spelling: Spelling
}

const MOSTLY = 0.5

/** Without headings: goods and units by what they are, the price by the list of prices, the first other number is the quantity. */
export const byContents = (
  rows: readonly (readonly string[])[],
  targets: readonly Target[],
  { known, usual }: { known: Known; usual: Spelling },
): Role[] => {
  const roleOf = (kind: Target['kind']) => targets.find((one) => one.kind === kind)?.role ?? null
  const columns = Array.from({ length: width(rows) }, (_, at) => ({ at, cells: columnAt(rows, at) }))
  const roles: Role[] = columns.map(({ cells }) =>
    share(cells, known.isGoods) >= MOSTLY ? GOODS : share(cells, known.isUnit) >= MOSTLY ? roleOf('unit') : null,
  )
  // Texts nobody knows: the first of them must be meant as goods, so that their rows can be put right.
  if (!roles.includes(GOODS)) {
    const first = columns.find(({ cells }) => cells.length > 0 && share(cells, looksNumeric) < MOSTLY)
    if (first) roles[first.at] = GOODS
  }
  const numbers = columns.filter(
    ({ at, cells }) => roles[at] === null && share(cells, looksNumeric) >= MOSTLY && !isCounting(cells),
  )
  const priced = numbers
    .map(({ at, cells }) => ({ at, near: nearPrice(rows, at, { ...known, spelling: spellingOf(cells, usual) }) }))
    .toSorted((a, b) => b.near - a.near)[0]
  const price = priced && priced.near >= MOSTLY ? priced.at : undefined
  if (price !== undefined) roles[price] = roleOf('price')
  const quantity = numbers.find(({ at }) => at !== price)
  if (quantity) roles[quantity.at] = roleOf('quantity')
  for (const { at, cells } of numbers)
    if (roles[at] === null && cells.every((cell) => cell.includes('%'))) roles[at] = roleOf('percent')
  return once(roles)
}
