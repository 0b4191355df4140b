import { choice, ref } from '#model/field.ts'
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

/** Tỉnh, thành phố. */
export const province = defineList({
  ...meta,
  table: 'province',
  own: ownPlaces('province'),
  codePer: 'scheme',
  fields: {
    scheme: choice()({ label: 'place.scheme', choices: schemes, required: true }),
    nation: ref('nation')({ label: 'nation', wire: 'nationId', required: true }),
    ...placeFields,
  },
  columns: [
    codeColumn,
    nameColumn,
    { key: 'nationName', kind: 'text', label: 'nation', from: { ref: 'nation', column: 'name' }, width: 160 },
    schemeColumn,
    noteColumn,
    isStateColumn,
    activeColumn,
  ],
  sums: [],
  search: { texts: ['code', 'name'], typed: placeWords },
  filters: {
    scheme: schemeFilter,
    nationId: { field: 'nation', of: 'nation', label: 'nation', refusal: 'provinceMismatch' },
  },
  bulk: ['active'],
  facts: { isState: {} },
  lookup: { note: 'nation.name', group: 'nation', order: 'name', extra: { scheme: 'scheme' } },
  compute: (draft) => filled(draft, { scheme: 2 }),
  imports: [
    ...placeImports('BKK', 'Bangkok'),
    { heading: 'Mã cấp trên', field: 'nation', codeOf: 'nation', required: true, sample: 'VN' },
  ],
})
