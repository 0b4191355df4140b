/** Tồn đầu kỳ: the stock of a store on the first day. Contract documents §26. */
import { defineShape } from '#model/field.ts'
import { costedLine, costedTotals } from '../_shared/goods/costed-lines.ts'
import { storeFields } from '../_shared/fields.ts'

export const shape = defineShape({ fields: { ...storeFields, ...costedTotals }, lines: costedLine })
