import { problem } from '#kernel/problem.ts'
import { ref, text } from '#model/field.ts'
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

/** Phường, xã, đặc khu, thị trấn. */
export const village = defineList({
  ...meta,
  ...placeList('village'),
  codePer: 'scheme',
  fields: {
    ...schemeField,
    province: ref('province')({
      label: 'province',
      wire: 'provinceId',
      required: true,
      narrow: { scheme: '2' },
      narrowWhen: { field: 'scheme', is: 1, narrow: { scheme: '1' } },
    }),
    district: ref('district')({
      label: 'district',
      wire: 'districtId',
      requiredWhen: { field: 'scheme', is: 1 },
    }),
    above: text({ label: 'province', fact: true, place: 'hidden' }),
    ...abbreviationsField,
    ...placeFields,
  },
  columns: placeColumns(aboveColumn('district', 170), aboveColumn('province', 200), schemeColumn, abbreviationsColumn),
  filters: {
    scheme: schemeFilter,
    provinceId: inside('province', 'addressMismatch'),
    districtId: inside('district', 'wardOfOtherDistrict'),
  },
  facts: { isState: {}, above: {} },
  lookup: {
    note: 'above',
    group: 'province',
    order: 'name',
    extra: { scheme: 'scheme', provinceName: 'province.name', districtId: 'district', districtName: 'district.name' },
  },
  compute: (draft) => filled(draft, { scheme: 2 }),
  check: (draft) => (draft.scheme === 2 && draft.district ? [problem('district', 'districtOnlyOld')] : []),
  imports: [
    ...placeImports('P99', 'Phường 99'),
    { heading: 'Mã tỉnh', field: 'province', required: true, sample: '79' },
    { heading: 'Mã huyện', field: 'district', sample: '' },
  ],
})
