/** The meta of nations, provinces, districts and communes. */
import type { ListMeta } from '#model/list.ts'

export const placeMeta = (name: string, module: string, order: number): ListMeta => ({
  name,
  right: 'Region',
  label: name,
  listTitle: `${name}.list`,
  wire: { module, list: 'getList', lookups: ['getList'] },
  screen: { area: 'category', order, bases: [`/category/region/${name}`], import: true },
})
