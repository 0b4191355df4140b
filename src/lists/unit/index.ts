import { integer } from '#model/field.ts'
import { defineList } from '#model/list.ts'
import { activeColumn, checkRange, codeColumn, filled, nameColumn, noteColumn } from '../_shared/parts.ts'
import { meta } from './meta.ts'

/** Đơn vị tính. */
export const unit = defineList({
  ...meta,
  table: 'unit',
  fields: { decimals: integer({ label: 'unit.decimals' }) },
  columns: [
    codeColumn,
    nameColumn,
    { key: 'decimals', kind: 'integer', label: 'unit.decimals', from: 'own', width: 120 },
    noteColumn,
    activeColumn,
  ],
  sums: [],
  search: { texts: ['code', 'name'] },
  bulk: ['decimals', 'active'],
  lookup: { extra: { decimals: 'decimals' }, order: 'code', short: true },
  byName: {},
  compute: (draft) => filled(draft, { decimals: 4 }),
  check: (draft) => checkRange(draft.decimals, 'decimals', [0, 4]),
  start: [
    { code: 'CAI', name: 'Cái', decimals: 4 },
    { code: 'HOP', name: 'Hộp', decimals: 4 },
    { code: 'THUNG', name: 'Thùng', decimals: 4 },
    { code: 'KG', name: 'Kg', decimals: 4 },
    { code: 'LON', name: 'Lon', decimals: 4 },
    { code: 'CHAI', name: 'Chai', decimals: 4 },
  ],
})
