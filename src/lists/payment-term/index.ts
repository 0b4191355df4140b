import { integer } from '#model/field.ts'
import { defineList } from '#model/list.ts'
import { activeColumn, checkRange, codeColumn, nameColumn, noteColumn } from '../_shared/parts.ts'
import { meta } from './meta.ts'

/** Điều khoản thanh toán. */
export const paymentTerm = defineList({
  ...meta,
  table: 'payment_term',
  fields: { days: integer({ label: 'paymentTerm.days', required: true }) },
  columns: [
    codeColumn,
    nameColumn,
    { key: 'days', kind: 'integer', label: 'paymentTerm.days', from: 'own', width: 110 },
    noteColumn,
    activeColumn,
  ],
  sums: [],
  search: { texts: ['code', 'name'] },
  bulk: ['days', 'active'],
  lookup: { note: 'days', extra: { days: 'days' }, order: 'code', short: true },
  check: (draft) => checkRange(draft.days, 'days', [0, 3650]),
  start: [
    { code: 'TT00', name: 'Thanh toán ngay', days: 0 },
    { code: 'TT15', name: '15 ngày', days: 15 },
    { code: 'TT30', name: '30 ngày', days: 30 },
  ],
})
