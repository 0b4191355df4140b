import { ref } from '#model/field.ts'
import { defineList } from '#model/list.ts'
import { filled } from '../_shared/parts.ts'
import {
  abbreviationsColumn,
  abbreviationsField,
  aboveColumn,
  inside,
  placeColumns,
  placeFields,
  placeImports,
  placeList,
  schemeColumn,
  schemeField,
  schemeFilter,
} from '../_shared/places.ts'
import { meta } from './meta.ts'

/** Tỉnh, thành phố. */
export const province = defineList({
  ...meta,
  ...placeList('province'),
  codePer: 'scheme',
  fields: {
    ...schemeField,
    nation: ref('nation')({ label: 'nation', wire: 'nationId', required: true }),
    ...abbreviationsField,
    ...placeFields,
  },
  columns: placeColumns(aboveColumn('nation', 160), schemeColumn, abbreviationsColumn),
  filters: { scheme: schemeFilter, nationId: inside('nation', 'provinceMismatch') },
  lookup: { note: 'nation.name', group: 'nation', order: 'name', extra: { scheme: 'scheme' } },
  compute: (draft) => filled(draft, { scheme: 2 }),
  imports: [
    ...placeImports('BKK', 'Bangkok'),
    { heading: 'Mã cấp trên', field: 'nation', codeOf: 'nation', required: true, sample: 'VN' },
  ],
})
