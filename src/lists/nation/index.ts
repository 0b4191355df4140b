import { defineList } from '#model/list.ts'
import { activeColumn, codeColumn, nameColumn, noteColumn } from '../_shared/parts.ts'
import { isStateColumn, ownPlaces, placeFields, placeImports, placeWords } from '../_shared/places.ts'
import { meta } from './meta.ts'

/** Quốc gia. */
export const nation = defineList({
  ...meta,
  table: 'nation',
  own: ownPlaces('nation'),
  fields: placeFields,
  columns: [codeColumn, nameColumn, noteColumn, isStateColumn, activeColumn],
  sums: [],
  search: { texts: ['code', 'name'], typed: placeWords },
  bulk: ['active'],
  facts: { isState: {} },
  lookup: { order: 'name' },
  imports: placeImports('LA', 'Lào'),
})
