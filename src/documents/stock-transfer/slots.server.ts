import { divide, one, sumOf, zero, type Decimal } from '#kernel/decimal.ts'
import { booksAt } from '#engine/ledger/read.ts'
import type { Scope } from '#engine/scope.ts'
import { defineSlots } from '#engine/slots.ts'
import { lineCosts } from '../_shared/facts.server.ts'
import { fromGoods } from '../_shared/goods/from-goods.ts'
import type { StoredDraft } from '#engine/stored.ts'
import { isDraft, posting } from '#model/state.ts'
import { stockTransfer } from './index.ts'

type Transfer = StoredDraft<typeof stockTransfer.shape>
type Line = Transfer['lines'][number]
const DECIMALS = 2

/** Returns what lies in a store of the goods of a line, in its unit; null without a store. */
const stockIn = async (
  scope: Scope,
  store: string | null,
  { lines }: Transfer,
): Promise<(line: Line) => Decimal | null> => {
  const products = lines.flatMap(({ product }) => product ?? [])
  if (store === null || products.length === 0) return () => null
  const books = await booksAt(scope, { store, day: scope.today, products, except: null })
  return ({ product, factor }) => {
    const book = books.get(product ?? '')
    return book ? divide(book.quantity, factor ?? one, DECIMALS) : null
  }
}

const madeFromGoods = fromGoods(stockTransfer.shape)

export const slots = defineSlots(stockTransfer, {
  makes: { salesBill: madeFromGoods, purchaseReceipt: madeFromGoods },
  async facts(scope, transfer) {
    const costs = await lineCosts(scope, transfer.id)
    // What lies in the stores today says nothing about goods that were moved before.
    const isWritten = isDraft(posting, transfer)
    const from = await stockIn(scope, isWritten ? transfer.store : null, transfer)
    const to = await stockIn(scope, isWritten ? transfer.toStore : null, transfer)
    return {
      cost: sumOf([...costs.values()], (value) => value),
      lines: transfer.lines.map((line) => ({
        cost: costs.get(line.lineId) ?? zero,
        stockFrom: from(line),
        stockTo: to(line),
      })),
    }
  },
})
