/** Kiểm kho: the counted stock of a store, compared with the books. Contract documents §25. */
import { defineShape, moment } from '#model/field.ts'
import { once, own } from '../_shared/orders/becomes.ts'
import {
  employeeFields,
  flag,
  goodsLine,
  lineNote,
  money,
  price,
  quantity,
  ref,
  storeFields,
  text,
} from '../_shared/fields.ts'

const { product, productCode, productName } = goodsLine

/** Values printed on the count sheet (form 05-VT). */
const sheetValue = <L extends string>(label: L) =>
  money({ label, fact: true, cost: true, sign: 'any', place: 'hidden' })
const sheetValues = { bookValue: sheetValue('stockCount.book'), countedValue: sheetValue('stockCount.counted') }

export const shape = defineShape({
  fields: {
    ...storeFields,
    ...employeeFields,
    /**
     * Blind count: the users who count do not see the book quantity until the count is posted. Fixed when the count
     * is created.
     */
    blind: flag({ label: 'stockCount.blind', becomes: own, fixed: true }),
    surplusQuantity: quantity({ label: 'stockCount.surplus', wire: 'surplusQty', derived: true }),
    shortageQuantity: quantity({ label: 'stockCount.shortage', wire: 'shortageQty', derived: true }),
    stockChange: money({ label: 'stockCount.value', wire: 'differenceValue', fact: true, cost: true, sign: 'any' }),
    ...sheetValues,
    surplusValue: sheetValue('stockCount.surplus'),
    shortageValue: sheetValue('stockCount.shortage'),
  },
  lines: {
    product,
    productCode,
    productName,
    /** Goods are counted in their base unit, so users do not choose one. */
    unit: ref('unit')({ label: 'field.unit', wire: 'unitId', derived: true, place: 'hidden' }),
    unitName: text({ label: 'field.unit', wire: 'Unit', derived: true }),
    bookQuantity: quantity({ label: 'stockCount.book', wire: 'bookQty', derived: true, sign: 'any' }),
    quantity: quantity({
      label: 'stockCount.counted',
      wire: 'Qty',
      required: true,
      missing: 'notCounted',
      becomes: once,
      role: 'quantity',
    }),
    /** When the figure was entered; null of those from before this was written down. */
    countedAt: moment({ label: 'stockCount.countedAt', fact: false, derived: true, place: 'hidden' }),
    /** What the books said then; hidden of a blind count in progress, as they are. */
    countedBook: quantity({ label: 'stockCount.countedBook', derived: true, sign: 'any', place: 'hidden' }),
    /** How much the books have changed since, by whatever documents up to the day of the count. */
    movedSince: quantity({ label: 'stockCount.movedSince', fact: true, sign: 'any', place: 'hidden' }),
    difference: quantity({ label: 'stockCount.difference', derived: true, sign: 'any' }),
    /** The unit value of surplus goods that never had a ledger entry (contract documents §7.3); fixed on posting. */
    surplusPrice: price({ label: 'product.buyPrice', derived: true, cost: true, place: 'hidden' }),
    note: { ...lineNote.note, label: 'stockCount.reason' },
    cost: money({ label: 'stockCount.value', fact: true, cost: true, sign: 'any' }),
    ...sheetValues,
  },
})
