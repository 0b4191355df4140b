/** What money is taken in or spent for beside trade: two levels, vouchers take the lower one. */
import { ref } from '#model/field.ts'
import { defineList, type ListDefinition } from '#model/list.ts'
import { activeColumn, codeColumn, nameColumn, noteColumn } from './_shared.ts'

const otherMethod = <Name extends 'otherIncome' | 'otherOutcome'>(
  name: Name,
  own: { table: string; module: string; icon: string; order: number; base: string; start: ListDefinition['start'] },
) =>
  defineList({
    name,
    table: own.table,
    fields: { parent: ref(name)({ label: `${name}.parent`, wire: 'Parent_ID', narrow: { level: 'parent' } }) },
    right: 'Category',
    label: name,
    listTitle: `${name}.list`,
    columns: [
      codeColumn,
      nameColumn,
      { key: 'parentName', kind: 'text', label: `${name}.parent`, from: { ref: 'parent', column: 'name' }, width: 200 },
      { ...noteColumn, hidden: false },
      activeColumn,
    ],
    sums: [],
    search: { texts: ['code', 'name'] },
    filters: {
      Parent_ID: { field: 'parent', of: name, label: `${name}.parent`, narrow: { level: 'parent' } },
      level: {
        sql: `case $ when 'parent' then r.parent_id is null when 'child' then r.parent_id is not null else true end`,
        refusal: { parent: 'parentInvalid', child: 'itemIsGroup' },
      },
    },
    bulk: ['parent', 'active'],
    lookup: { note: 'parent.name', group: 'parent', order: 'code', short: true },
    wire: {
      module: own.module,
      list: 'getList',
      lookups: ['getList', 'getListParent', 'getListChild'],
      calls: {
        [`${own.module}/getListParent`]: { filters: { level: 'parent' } },
        [`${own.module}/getListChild`]: { filters: { level: 'child' } },
      },
    },
    screen: { area: 'category', icon: own.icon, order: own.order, bases: [own.base] },
    ...(own.start ? { start: own.start } : {}),
  })

/** Phương thức thu khác. */
export const otherIncome = otherMethod('otherIncome', {
  table: 'other_income',
  module: 'ApiListOtherIncome',
  icon: 'circle-plus',
  order: 74,
  base: '/category/another/otherincome',
  start: [
    { code: 'TK', name: 'Thu khác' },
    { code: 'TK01', name: 'Thu thanh lý', parent: 'TK' },
    { code: 'TVC', name: 'Vận chuyển' },
    { code: 'TVC01', name: 'Thu hộ COD', parent: 'TVC' },
  ],
})
/** Phương thức chi khác. */
export const otherOutcome = otherMethod('otherOutcome', {
  table: 'other_outcome',
  module: 'ApiListOtherOutcome',
  icon: 'circle-minus',
  order: 73,
  base: '/category/another/otherexpense',
  start: [
    { code: 'CP', name: 'Chi phí' },
    { code: 'CP01', name: 'Lương', parent: 'CP' },
    { code: 'CP02', name: 'Thuê mặt bằng', parent: 'CP' },
    { code: 'CP03', name: 'Điện nước', parent: 'CP' },
    { code: 'CP04', name: 'Phí ngân hàng', parent: 'CP' },
    { code: 'CVC', name: 'Vận chuyển' },
    { code: 'CVC01', name: 'Cước vận chuyển', parent: 'CVC' },
  ],
})
