/** The orders that are proposed for what is short, as they are looked through and changed before they are made. */
import { multiply, parseDecimal, sumOf, toNumber, zero, type Decimal } from '#kernel/decimal.ts'
import type { AnswerMeaning } from '#model/call.ts'
import type { shortGoods } from './calls.ts'

export type ShortAnswer = AnswerMeaning<typeof shortGoods>

export interface OrderLine {
  Product_ID: string
  ProductID: string
  ProductName: string
  unitId: string
  Unit: string
  /** What the figures below are counted in. */
  baseUnit: string
  available: Decimal
  incoming: Decimal
  limit: Decimal
  isOn: boolean
  /** Null while the text is no number. */
  quantity: Decimal | null
  price: Decimal | null
  /** The price was proposed; otherwise it has to be typed, as in the form. */
  isPriced: boolean
}
export interface ShortOrder {
  supplier: { id: string; name: string } | null
  /** The answer named a supplier, who is not changed here. */
  isFixed: boolean
  store: { id: string; name: string }
  lines: readonly OrderLine[]
  /** Sent again with the same id, an order is not made twice. */
  requestId: string
  made: { id: string; number: string } | null
  /** Why it was not made. */
  problem: string
}

const exact = (value: number): Decimal => parseDecimal(String(value)) ?? zero

export const readOrders = ({ ListItem }: ShortAnswer, newRequestId: () => string): ShortOrder[] =>
  ListItem.map(({ Object_ID, ObjName, Store_ID, StoreName, lines }) => ({
    supplier: Object_ID === null ? null : { id: Object_ID, name: ObjName ?? '' },
    isFixed: Object_ID !== null,
    store: { id: Store_ID, name: StoreName },
    lines: lines.map(({ Qty, Price, available, incoming, limit, ...line }) => ({
      ...line,
      available: exact(available),
      incoming: exact(incoming),
      limit: exact(limit),
      isOn: true,
      quantity: exact(Qty),
      price: Price === null ? null : exact(Price),
      isPriced: Price !== null,
    })),
    requestId: newRequestId(),
    made: null,
    problem: '',
  }))

const isTaken = ({ isOn, quantity }: OrderLine): boolean => isOn && (quantity ?? zero) > zero

/** An order has prices: whether one is missing of the lines that are taken. */
export const lacksPrice = ({ lines }: ShortOrder): boolean => lines.some((line) => isTaken(line) && line.price === null)

/** True if an order comes of it as it stands. */
export const isReady = (order: ShortOrder): boolean =>
  order.supplier !== null && order.made === null && order.lines.some(isTaken) && !lacksPrice(order)

export const amountOf = ({ quantity, price }: OrderLine, decimals: number): Decimal | null =>
  quantity === null || price === null ? null : multiply(quantity, price, decimals)

/** What the goods of an order cost; null if it is not known of any of them. */
export const sumOfOrder = ({ lines }: ShortOrder, decimals: number): Decimal | null => {
  const taken = lines.filter((line) => isTaken(line) && line.price !== null)
  return taken.length === 0 ? null : sumOf(taken, (line) => amountOf(line, decimals))
}

/** The body of the call that saves it, once it is ready. */
export const orderBody = ({ supplier, store, lines }: ShortOrder) => ({
  Object_ID: supplier!.id,
  Store_ID: store.id,
  lines: lines.filter(isTaken).map(({ Product_ID, unitId, quantity, price }) => ({
    Product_ID,
    unitId,
    Qty: toNumber(quantity!),
    Price: toNumber(price!),
  })),
})

export type Change =
  | { at: number; line: number; values: Partial<Pick<OrderLine, 'isOn' | 'quantity' | 'price'>> }
  | { at: number; isOn: boolean }
  | { at: number; values: Partial<Pick<ShortOrder, 'supplier' | 'made' | 'problem'>> }

const changed = (order: ShortOrder, change: Change): ShortOrder => {
  if ('line' in change) {
    const lines = order.lines.map((line, index) => (index === change.line ? { ...line, ...change.values } : line))
    return { ...order, lines }
  }
  if ('isOn' in change) return { ...order, lines: order.lines.map((line) => ({ ...line, isOn: change.isOn })) }
  return { ...order, ...change.values }
}

/** The orders after a change of one; the others stay the same objects. */
export const withChange = (orders: readonly ShortOrder[], change: Change): readonly ShortOrder[] =>
  orders.map((order, index) => (index === change.at ? changed(order, change) : order))
