/** The catalogue of functions and their rights (contract README §12.1). */
export interface Right {
  R: boolean
  A: boolean
  U: boolean
  D: boolean
  /** All of them only for documents that the user made or is the employee of. */
  own?: boolean
}
export type RightFlag = 'R' | 'A' | 'U' | 'D'
export const noRight: Right = { R: false, A: false, U: false, D: false }
export const fullRight: Right = { R: true, A: true, U: true, D: true }

/** Functions that protect a group of reports each. */
export const reportFunctions = [
  'ReportSales',
  'ReportPurchase',
  'ReportStock',
  'ReportPayable',
  'ReportReceivable',
  'ReportInvoice',
  'ReportProfit',
] as const

/** Functions that protect a kind of document each. */
export const documentFunctions = [
  'Quote',
  'PurchaseOrder',
  'Order',
  'ImportReturn',
  'Income',
  'PurchaseImport',
  'Import',
  'OrderReturn',
  'Outcome',
  'TransCurr',
  'Trans',
  'OtherImport',
  'OtherOrder',
  'CheckStore',
  'ProductBegin',
  'OrderTax',
] as const satisfies readonly FunctionId[]

/** Function ids; each definition names the one that protects it. Their display names are labels `function.<id>`. */
export const functionIds = [
  'Customer',
  'Quote',
  'PurchaseOrder',
  'Order',
  'ImportReturn',
  'Income',
  'PurchaseImport',
  'Import',
  'OrderReturn',
  'Outcome',
  'TransCurr',
  'CashFlow',
  'Shift',
  'Trans',
  'OtherImport',
  'OtherOrder',
  'CheckStore',
  'ProductBegin',
  'ProductInStock',
  'OrderTax',
  'Product',
  'Store',
  'Employee',
  'Region',
  'Category',
  'PriceSetting',
  'Shipping',
  'COD',
  'Carrier',
  'InvoiceConfig',
  'PrintTemplate',
  'Config',
  'GroupUser',
  'User',
  'Event',
  'Dashboard',
  'CostView',
  'EditPrice',
  'LockPeriod',
  ...reportFunctions,
  'ExportExcel',
] as const
export type FunctionId = (typeof functionIds)[number]
export type Rights = Readonly<Record<string, Right>>

export const may = (rights: Rights, id: FunctionId, flag: RightFlag): boolean => rights[id]?.[flag] === true

/**
 * What a call requires: a signed-in user, one who has any right beside those that everybody has, or all of the
 * given flags of functions.
 */
export type Demand = 'signedIn' | 'anyRight' | readonly (readonly [FunctionId, RightFlag])[]
export const needs = (...pairs: (readonly [FunctionId, RightFlag])[]): Demand => pairs
