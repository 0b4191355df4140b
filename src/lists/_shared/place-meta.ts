/** The meta of nations, provinces, districts and communes. */
import type { ListMeta } from '#model/list.ts'

export const placeMeta = (name: string, module: string, order: number): ListMeta => ({
  name,
  right: 'Region',
  // The name alone is what a form calls one of them.
  label: `${name}.list`,
  listTitle: `${name}.list`,
  wire: { module, list: 'getList', lookups: ['getList'] },
  screen: { area: 'category', order, bases: [`/category/region/${name}`], import: true },
})
