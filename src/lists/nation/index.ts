import { defineList } from '#model/list.ts'
import { placeColumns, placeFields, placeImports, placeList } from '../_shared/places.ts'
import { meta } from './meta.ts'

/** Quốc gia. */
export const nation = defineList({
  ...meta,
  ...placeList('nation'),
  fields: placeFields,
  columns: placeColumns(),
  lookup: { order: 'name' },
  imports: placeImports('LA', 'Lào'),
})
