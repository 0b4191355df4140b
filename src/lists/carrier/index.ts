import { carrierAdapters } from '#model/carrier.ts'
import { defineList } from '#model/list.ts'
import { activeColumn, codeColumn, nameColumn, noteColumn } from '../_shared/parts.ts'
import { carrierFields } from './fields.ts'
import { meta } from './meta.ts'
import { check, compute, proposed } from './rules.ts'

/** Nhà vận chuyển. */
export const carrier = defineList({
  ...meta,
  table: 'carrier',
  fields: carrierFields,
  columns: [
    codeColumn,
    nameColumn,
    {
      key: 'adapter',
      kind: 'choice',
      label: 'carrier.adapter',
      wire: 'adapterName',
      from: 'own',
      choices: carrierAdapters.map((value) => ({ value, label: `carrier.adapter.${value}` })),
      width: 170,
    },
    { key: 'phone', kind: 'text', label: 'carrier.phone', from: 'own', width: 130, dials: true },
    { key: 'website', kind: 'text', label: 'carrier.website', from: 'own', width: 200 },
    { key: 'isInternal', kind: 'flag', label: 'carrier.isInternal', from: 'own', width: 120 },
    noteColumn,
    activeColumn,
  ],
  sums: [],
  search: { texts: ['code', 'name', 'website'], codes: ['phone'] },
  bulk: ['active'],
  children: {
    shifts: { table: 'carrier_shift', ordered: true },
    paymentOptions: { table: 'carrier_payment_option', ordered: true },
    deliveryNotes: { table: 'carrier_delivery_note', ordered: true },
    fees: { table: 'carrier_fee', ordered: true },
  },
  lookup: {
    note: 'trackingUrl',
    extra: { adapter: 'adapter', isInternal: 'isInternal', phone: 'phone' },
    order: 'code',
    short: true,
  },
  proposed,
  compute,
  check,
  start: [{ code: 'TUGIAO', name: 'Tự giao', isInternal: true }],
})
