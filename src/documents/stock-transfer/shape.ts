/** Chuyển kho: goods move between stores and keep their value. Contract documents §22. */
import { defineShape } from '#model/field.ts'
import { kept, own } from '../_shared/orders/becomes.ts'
import {
  employeeFields,
  goodsLine,
  lineCost,
  lineNote,
  movedTotals,
  quantity,
  ref,
  storeFields,
  text,
} from '../_shared/fields.ts'

export const shape = defineShape({
  fields: {
    ...storeFields,
    store: ref('store')({
      label: 'field.fromStore',
      wire: 'Store_ID',
      required: true,
      missing: 'noFromStore',
      becomes: kept,
      mainStore: true,
    }),
    toStore: ref('store')({
      label: 'field.toStore',
      wire: 'toStoreId',
      required: true,
      missing: 'noToStore',
      becomes: own,
    }),
    toStoreName: text({
      label: 'field.toStore',
      fact: true,
      show: { ref: 'toStore', column: 'name' },
      place: 'hidden',
    }),
    ...employeeFields,
    transporter: text({ label: 'field.transporter', becomes: own }),
    ...movedTotals,
  },
  lines: {
    ...goodsLine,
    /** What lies in both stores while the document is being written, in the unit of the line. */
    stockFrom: quantity({ label: 'stockTransfer.stockFrom', fact: true, sign: 'any' }),
    stockTo: quantity({ label: 'stockTransfer.stockTo', fact: true, sign: 'any' }),
    ...lineNote,
    ...lineCost,
  },
})
