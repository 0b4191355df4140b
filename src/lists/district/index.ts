import { ref } from '#model/field.ts'
import { defineList } from '#model/list.ts'
import { activeColumn, codeColumn, nameColumn, noteColumn } from '../_shared/parts.ts'
import { isStateColumn, ownPlaces, placeFields, placeImports, placeWords } from '../_shared/places.ts'
import { meta } from './meta.ts'

/** Quận, huyện: only before 1 July 2025. */
export const district = defineList({
  ...meta,
  table: 'district',
  own: ownPlaces('district'),
  fields: {
    province: ref('province')({ label: 'province', wire: 'provinceId', required: true, narrow: { scheme: '1' } }),
    ...placeFields,
  },
  columns: [
    codeColumn,
    nameColumn,
    { key: 'provinceName', kind: 'text', label: 'province', from: { ref: 'province', column: 'name' }, width: 200 },
    noteColumn,
    isStateColumn,
    activeColumn,
  ],
  sums: [],
  search: { texts: ['code', 'name'], typed: placeWords },
  filters: {
    provinceId: {
      field: 'province',
      of: 'province',
      narrow: { scheme: '1' },
      label: 'province',
      refusal: 'districtMismatch',
    },
  },
  bulk: ['active'],
  facts: { isState: {} },
  lookup: { note: 'province.name', group: 'province', order: 'name', extra: { provinceName: 'province.name' } },
  imports: [
    ...placeImports('Q99', 'Quận 99'),
    { heading: 'Mã cấp trên', field: 'province', required: true, sample: '79' },
  ],
})
