import { ref } from '#model/field.ts'
import { defineList } from '#model/list.ts'
import {
  abbreviationsColumn,
  abbreviationsField,
  aboveColumn,
  inside,
  placeColumns,
  placeFields,
  placeImports,
  placeList,
} from '../_shared/places.ts'
import { meta } from './meta.ts'

const isOld = { scheme: '1' }

/** Quận, huyện: only before 1 July 2025. */
export const district = defineList({
  ...meta,
  ...placeList('district'),
  fields: {
    province: ref('province')({ label: 'province', wire: 'provinceId', required: true, narrow: isOld }),
    ...abbreviationsField,
    ...placeFields,
  },
  columns: placeColumns(aboveColumn('province', 200), abbreviationsColumn),
  filters: { provinceId: inside('province', 'districtMismatch', { narrow: isOld }) },
  lookup: { note: 'province.name', group: 'province', order: 'name', extra: { provinceName: 'province.name' } },
  imports: [
    ...placeImports('Q99', 'Quận 99'),
    { heading: 'Mã cấp trên', field: 'province', required: true, sample: '79' },
  ],
})
