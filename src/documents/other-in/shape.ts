/** Nhập khác: goods enter a store at a unit cost, without being bought. Contract documents §23. */
import { defineShape } from '#model/field.ts'
import { costedLine, costedTotals } from '../_shared/goods/costed-lines.ts'
import { otherStockFields } from '../_shared/goods/other-stock.ts'

export const side = {
  methods: 'otherImportMethod',
  methodLabel: 'field.importMethod',
  missing: 'noImportMethod',
  personLabel: 'field.deliverer',
  personWire: 'deliverer',
} as const

export const shape = defineShape({ fields: { ...otherStockFields(side), ...costedTotals }, lines: costedLine })
