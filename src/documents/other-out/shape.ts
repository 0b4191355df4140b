/** Xuất khác: goods leave a store at their average cost, without being sold. Contract documents §24. */
import { defineShape } from '#model/field.ts'
import { goodsLine, lineNote, money, movedTotals } from '../_shared/fields.ts'
import { otherStockFields } from '../_shared/goods/other-stock.ts'

export const side = {
  methods: 'otherIssueMethod',
  methodLabel: 'field.issueMethod',
  missing: 'noIssueMethod',
  personLabel: 'field.receiver',
  personWire: 'receiver',
} as const

export const shape = defineShape({
  fields: { ...otherStockFields(side), ...movedTotals },
  lines: { ...goodsLine, ...lineNote, cost: money({ label: 'field.cost', fact: true, cost: true }) },
})
