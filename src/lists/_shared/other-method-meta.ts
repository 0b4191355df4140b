/** The meta of the lists of other income and other expenses. */
import type { ListMeta } from '#model/list.ts'

export type OtherName = 'otherIncome' | 'otherOutcome'

export const otherMethodMeta = <N extends OtherName>(
  name: N,
  { module, order, base }: { module: string; order: number; base: string },
): ListMeta & { name: N } => ({
  name,
  right: 'Category',
  label: name,
  listTitle: `${name}.list`,
  wire: {
    module,
    list: 'getList',
    lookups: ['getList', 'getListParent', 'getListChild'],
    calls: {
      [`${module}/getListParent`]: { filters: { level: 'parent' } },
      [`${module}/getListChild`]: { filters: { level: 'child' } },
    },
  },
  screen: { area: 'category', order, bases: [base] },
})
