/** The user groups that every tenant starts with (contract system §7.3); rights not listed are not granted. */
import {
  documentFunctions,
  fullRight,
  functionIds,
  reportFunctions,
  type FunctionId,
  type Right,
} from '#model/right.ts'

export interface DeliveredGroup {
  code: string
  name: string
  rights: Partial<Record<FunctionId, Right>>
}

const right = (flags: string): Right => ({
  R: flags.includes('R'),
  A: flags.includes('A'),
  U: flags.includes('U'),
  D: flags.includes('D'),
})
const give = (flags: string, ...ids: readonly FunctionId[]): Partial<Record<FunctionId, Right>> =>
  Object.fromEntries(ids.map((id) => [id, right(flags)]))

const categories: readonly FunctionId[] = ['Customer', 'Product', 'Store', 'Employee', 'Region', 'Category']

export const deliveredGroups: readonly DeliveredGroup[] = [
  { code: 'ADMIN', name: 'Quản trị', rights: Object.fromEntries(functionIds.map((id) => [id, fullRight])) },
  {
    code: 'KETOAN',
    name: 'Kế toán',
    rights: {
      ...give('RAUD', ...documentFunctions, ...categories, 'ExportExcel', 'CostView', 'CashFlow', 'COD'),
      ...give('RU', ...reportFunctions),
      ...give('R', 'Config', 'ProductInStock'),
    },
  },
  {
    code: 'BANHANG',
    name: 'Bán hàng',
    rights: {
      ...give('RAU', 'Quote', 'PurchaseOrder', 'Order', 'ImportReturn', 'Income', 'Customer', 'Shipping'),
      ...give('RU', 'ReportSales', 'ReportReceivable'),
      ...give('R', 'Dashboard'),
      ...give('U', 'EditPrice'),
    },
  },
  {
    code: 'THUKHO',
    name: 'Thủ kho',
    rights: {
      ...give('RAU', 'Import', 'Trans', 'OtherImport', 'OtherOrder', 'CheckStore'),
      ...give('R', 'Order', 'ProductInStock'),
      ...give('RU', 'ReportStock'),
    },
  },
]
