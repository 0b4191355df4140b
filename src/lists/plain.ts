/** Lists of nothing but a code and a name. */
import { defineList, type ListDefinition } from '#model/list.ts'
import type { FunctionId } from '#model/right.ts'
import { activeColumn, codeColumn, nameColumn, noteColumn } from './_shared.ts'

interface Plain {
  name: string
  table: string
  right: FunctionId
  module: string
  icon: string
  order: number
  base: string
  start: ListDefinition['start']
}

const plain = ({ name, table, right, module, icon, order, base, start }: Plain) =>
  defineList({
    name,
    table,
    fields: {},
    right,
    label: name,
    listTitle: `${name}.list`,
    columns: [codeColumn, nameColumn, { ...noteColumn, hidden: false }, activeColumn],
    sums: [],
    search: { texts: ['code', 'name'] },
    bulk: ['active'],
    lookup: { order: 'code', short: true },
    wire: { module, list: 'getList', lookups: ['getList'] },
    screen: { area: 'category', icon, order, bases: [base] },
    ...(start ? { start } : {}),
  })

/** Phòng ban. */
export const department = plain({
  name: 'department',
  table: 'department',
  right: 'Employee',
  module: 'ApiListDepartment',
  icon: 'building',
  order: 76,
  base: '/category/another/department',
  start: [
    { code: 'KD', name: 'Kinh doanh' },
    { code: 'KT', name: 'Kế toán' },
    { code: 'KHO', name: 'Kho' },
  ],
})
/** Chức vụ. */
export const position = plain({
  name: 'position',
  table: 'position',
  right: 'Employee',
  module: 'ApiListPosition',
  icon: 'badge',
  order: 77,
  base: '/category/another/position',
  start: [
    { code: 'GD', name: 'Giám đốc' },
    { code: 'KT', name: 'Kế toán' },
    { code: 'NVBH', name: 'Nhân viên bán hàng' },
    { code: 'TK', name: 'Thủ kho' },
  ],
})
/** Loại liên hệ. */
export const contactType = plain({
  name: 'contactType',
  table: 'contact_type',
  right: 'Category',
  module: 'ApiListContactType',
  icon: 'tag',
  order: 75,
  base: '/category/another/contacttype',
  start: [
    { code: 'KT', name: 'Kế toán' },
    { code: 'MH', name: 'Mua hàng' },
  ],
})
