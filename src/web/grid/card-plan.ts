/** Which columns of a list a card shows, and where. Pure. */
import type { GridColumn } from './layout.ts'

/** The columns shown on a card: name, number, day, amount, remaining amount, status, and further ones. */
export interface CardPlan {
  title: GridColumn | undefined
  number: GridColumn | undefined
  day: GridColumn | undefined
  amount: GridColumn | undefined
  /** Below the amount: what lies in the stores, where the amount is the price; the debt of the other side. */
  below: GridColumn | undefined
  /** That of the one quantity, if the card has one. */
  unit: GridColumn | undefined
  phone: GridColumn | undefined
  owed: GridColumn | undefined
  /** What went out; the amount is then what came in, and the balance stands below. */
  out: GridColumn | undefined
  balance: GridColumn | undefined
  /** What it came in or went out for. */
  reason: GridColumn | undefined
  status: GridColumn | undefined
  paid: GridColumn | undefined
  active: GridColumn | undefined
  more: readonly GridColumn[]
}

const isAmount = (column: GridColumn): boolean => column.numeric && column.total
export const planCard = (columns: readonly GridColumn[]): CardPlan => {
  const number = columns.find((column) => column.kind === 'code')
  const title =
    columns.find((column) => column.kind === 'text' && /name$/i.test(column.key)) ??
    columns.find((column) => column.kind === 'text')
  const out = columns.find((column) => column.key === 'out')
  const figure = columns.find((column) => column.onCard === 'figure')
  const main =
    figure ??
    (out && columns.find((column) => column.key === 'in')) ??
    columns.find((column) => column.key === 'total' || column.key === 'amount') ??
    columns.find((column) => column.kind === 'money' && column.total) ??
    columns.find(isAmount)
  const price = columns.find((column) => column.kind === 'price')
  const isStock = main?.kind === 'quantity' && (figure ?? price) !== undefined
  const [amount, below] =
    isStock && !figure ? [price, main] : [main, columns.find((column) => column !== main && column.onCard === 'below')]
  const unit = isStock ? columns.find((column) => column.key === 'unitName') : undefined
  const phone = columns.find((column) => column.dials && !column.hidden)
  const owed = columns.find((column) => column.key === 'remaining')
  const balance = out && columns.find((column) => column.key === 'balance')
  const reason = out && columns.find((column) => column.key === 'description')
  const day = columns.find((column) => column.kind === 'day') ?? columns.find((column) => column.kind === 'moment')
  const status = columns.find((column) => column.kind === 'status')
  const paid = columns.find((column) => column.key === 'payStatusName')
  const active = columns.find((column) => column.kind === 'flag' && column.key === 'active')
  const used = new Set([number, title, amount, below, unit, phone, owed, out, balance, reason, day, status, active])
  const others = columns.filter((column) => !used.has(column) && !column.hidden)
  const marked = others.filter((column) => column.onCard === true)
  const first = others.find((column) => column.kind === 'text' && !/description|note/i.test(column.key))
  return {
    title,
    number,
    day,
    amount,
    below,
    unit,
    phone,
    owed,
    out,
    balance,
    reason,
    status,
    paid,
    active,
    more: marked.length > 0 ? marked : first ? [first] : [],
  }
}
