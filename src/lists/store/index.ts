import { flag, ref, text } from '#model/field.ts'
import { defineList } from '#model/list.ts'
import { activeColumn, codeColumn, codeField, nameColumn, nameField, noteColumn } from '../_shared/parts.ts'
import { meta } from './meta.ts'

/** Kho hàng. */
export const store = defineList({
  ...meta,
  table: 'store',
  fields: {
    code: codeField('store.code'),
    name: nameField('store.name'),
    address: text({ label: 'store.address', max: 500 }),
    phone: text({ label: 'store.phone', max: 50 }),
    // Where a carrier fetches parcels; addresses of today alone, as carriers know them.
    province: ref('province')({ label: 'province', wire: 'provinceId', narrow: { scheme: '2' }, place: 'more' }),
    village: ref('village')({ label: 'village', wire: 'villageId', narrow: { scheme: '2' }, place: 'more' }),
    keeper: ref('employee')({ label: 'store.keeper', wire: 'keeperId' }),
    isDefault: flag({ label: 'store.isDefault' }),
  },
  columns: [
    { ...codeColumn, label: 'store.code' },
    { ...nameColumn, label: 'store.name' },
    { key: 'address', kind: 'text', label: 'store.address', from: 'own', width: 260 },
    { key: 'phone', kind: 'text', label: 'store.phone', from: 'own', width: 130 },
    { key: 'keeperName', kind: 'text', label: 'store.keeper', from: { ref: 'keeper', column: 'name' }, width: 170 },
    { key: 'isDefault', kind: 'flag', label: 'store.isDefault', from: 'own', width: 120 },
    noteColumn,
    activeColumn,
  ],
  sums: [],
  search: { texts: ['code', 'name', 'address'], codes: ['phone'] },
  // The source store of a transfer, which cannot be its target (getListDes).
  filters: {
    Store_ID: { computed: true, of: 'store' },
  },
  bulk: ['keeper', 'active'],
  oneDefault: { flag: 'isDefault' },
  isStores: true,
  lookup: { note: 'address', extra: { isDefault: 'isDefault' }, order: 'code', short: true },
  start: [{ code: 'KHO01', name: 'Kho chính', isDefault: true }],
})
