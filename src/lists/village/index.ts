import { problem } from '#kernel/problem.ts'
import { choice, ref, text } from '#model/field.ts'
import { defineList } from '#model/list.ts'
import { activeColumn, codeColumn, filled, nameColumn, noteColumn } from '../_shared/parts.ts'
import {
  isStateColumn,
  ownPlaces,
  placeFields,
  placeImports,
  placeWords,
  schemeColumn,
  schemeFilter,
  schemes,
} from '../_shared/places.ts'
import { meta } from './meta.ts'

/** Phường, xã, đặc khu, thị trấn. */
export const village = defineList({
  ...meta,
  table: 'village',
  own: ownPlaces('village'),
  codePer: 'scheme',
  fields: {
    scheme: choice()({ label: 'place.scheme', choices: schemes, required: true }),
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
    ...placeFields,
  },
  columns: [
    codeColumn,
    nameColumn,
    { key: 'districtName', kind: 'text', label: 'district', from: { ref: 'district', column: 'name' }, width: 170 },
    { key: 'provinceName', kind: 'text', label: 'province', from: { ref: 'province', column: 'name' }, width: 200 },
    schemeColumn,
    noteColumn,
    isStateColumn,
    activeColumn,
  ],
  sums: [],
  search: { texts: ['code', 'name'], typed: placeWords },
  filters: {
    scheme: schemeFilter,
    provinceId: { field: 'province', of: 'province', label: 'province', refusal: 'addressMismatch' },
    districtId: { field: 'district', of: 'district', label: 'district', refusal: 'wardOfOtherDistrict' },
  },
  bulk: ['active'],
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
