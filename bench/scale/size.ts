/** The size of the large tenant used for measurements: 1 is three years of a wholesaler, less is a part of it. */
export interface Size {
  products: number
  stores: number
  customers: number
  suppliers: number
  bills: number
  receipts: number
  /** Orders of customers; one of ORDERED bills is made from one. As many quotes. */
  orders: number
  /** Orders to suppliers: every second receipt is made from one. */
  purchaseOrders: number
  purchaseReturns: number
  returns: number
  transfers: number
  /** The number of other tenants in the same installation. */
  neighbours: number
  /** The number of bills of each other tenant. */
  neighbourBills: number
}

export const BILL_LINES = 10
export const RECEIPT_LINES = 50
export const TRANSFER_LINES = 10
export const RETURN_LINES = 2
/** The number of lines in one opening stock document. */
export const OPENING_LINES = 500
/** One of so many bills, and of so many receipts, is made from an order. */
export const ORDERED = 5
export const PURCHASE_ORDERED = 2
/** One of so many orders has a deposit; one of so many is delivered in part. */
export const DEPOSITED = 10
export const DELIVERED_IN_PART = 7
/** One product (for example a carrier bag) is on every fifth bill, so it has the most entries. */
export const EVERY_BAG = 5

export const FIRST_DAY = '2023-11-21'
export const DAYS = 1096

const times = (part: number, whole: number): number => Math.max(1, Math.round(part * whole))

/** `part`: 1 is the full size; 0.1 is a tenth of everything except the number of stores. */
export const sizeOf = (part: number): Size => {
  const bills = Math.max(20, times(part, 500_000))
  const receipts = Math.max(10, times(part, 12_000))
  return {
    products: Math.max(20, times(part, 20_000)),
    stores: 10,
    customers: Math.max(20, times(part, 5_000)),
    suppliers: Math.max(5, times(part, 200)),
    bills,
    receipts,
    orders: Math.ceil((bills - 1) / ORDERED),
    purchaseOrders: Math.ceil((receipts - 1) / PURCHASE_ORDERED),
    purchaseReturns: Math.floor(receipts / 20),
    returns: Math.max(5, times(part, 15_000)),
    transfers: Math.max(5, times(part, 6_000)),
    neighbours: Math.max(1, times(part, 200)),
    neighbourBills: Math.max(20, times(Math.min(1, part * 10), 1_400)),
  }
}
