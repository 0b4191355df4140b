import { zero } from '#kernel/decimal.ts'
import { text } from '#model/field.ts'
import { defineList, type MasterColumn } from '#model/list.ts'
import { feeRowProblems } from '#model/shipping-fees.ts'
import { feeFields } from '../_shared/fee-fields.ts'
import { activeColumn, codeColumn, filled, nameColumn, noteColumn } from '../_shared/parts.ts'
import { meta } from './meta.ts'

const placeColumn = (of: string, width: number): MasterColumn => ({
  key: `${of}Name`,
  kind: 'text',
  label: of,
  from: { ref: of, column: 'name' },
  width,
})

/** Phí vận chuyển nội bộ: a row of the table. It has the name of its place, which the server gives it. */
export const shippingFee = defineList({
  ...meta,
  table: 'shipping_fee',
  codePrefix: 'PVC',
  fields: {
    name: text({ label: 'shippingFee.name', wire: 'Name', derived: true, place: 'hidden' }),
    ...feeFields,
  },
  columns: [
    { ...codeColumn, hidden: true },
    { ...nameColumn, label: 'shippingFee.name', hidden: true },
    placeColumn('province', 200),
    placeColumn('district', 160),
    placeColumn('village', 200),
    { key: 'fromWeight', kind: 'integer', label: 'shippingFee.fromWeight', from: 'own', width: 130 },
    { key: 'toWeight', kind: 'integer', label: 'shippingFee.toWeight', from: 'own', width: 130 },
    { key: 'fee', kind: 'money', label: 'shippingFee.fee', from: 'own', width: 120, onCard: 'figure' },
    { key: 'minTotal', kind: 'money', label: 'shippingFee.minTotal', from: 'own', width: 130 },
    { key: 'freeFee', kind: 'money', label: 'shippingFee.freeFee', from: 'own', width: 120 },
    { ...noteColumn, onCard: true },
    activeColumn,
  ],
  sums: [],
  search: { texts: ['code', 'name'] },
  filters: { provinceId: { field: 'province', of: 'province', label: 'province' } },
  bulk: ['fee', 'minTotal', 'freeFee', 'active'],
  lookup: { order: 'name' },
  compute: (draft) => filled(draft, { fromWeight: 0, freeFee: zero }),
  check: (draft) => feeRowProblems(draft),
  imports: [
    { heading: 'Tỉnh/Thành phố', field: 'province', sample: 'Thành phố Hồ Chí Minh' },
    // With a district, the place is of the divisions before July 2025.
    { heading: 'Quận/Huyện', field: 'district', sample: '' },
    { heading: 'Phường/Xã', field: 'village', sample: 'Phường Bến Thành' },
    { heading: 'Từ khối lượng (g)', field: 'fromWeight', sample: '0' },
    { heading: 'Đến khối lượng (g)', field: 'toWeight', sample: '2000' },
    { heading: 'Phí', field: 'fee', required: true, sample: '25000' },
    { heading: 'Miễn phí từ', field: 'minTotal', sample: '500000' },
    { heading: 'Phí khi miễn', field: 'freeFee', sample: '0' },
    { heading: 'Ghi chú', field: 'note', sample: '' },
  ],
})
