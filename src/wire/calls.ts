/** Paths of all calls: those made from definitions, and all others by name. */
import type { DocumentMeta } from '#model/document.ts'
import type { ListMeta } from '#model/list.ts'
import type { AnyReport } from '#model/report.ts'

/** What whoever prints should know of the pages, in his language and in percent encoding. */
export const printNoticeHeader = 'x-print-notice'

export const calls = {
  signIn: 'api/authtoken',
  signOut: 'api/User/signOut',
  changePassword: 'api/User/changePassword',
  forgotPassword: 'api/User/forgotPassword',
  resetPassword: 'api/User/resetPassword',
  rights: 'api/User/getListPermission',
  right: 'api/User/getPermission',
  settings: 'api/User/getConfig',
  saveSettings: 'api/User/SaveConfig',
  taxSettings: 'api/User/getConfigTax',
  printTemplates: 'api/User/LoadListReportTemplate',
  me: 'api/ApiListUser/getInfo',
  gridFormat: 'api/User/getGridFormat',
  saveGridFormat: 'api/User/SaveGridFormat',
  deleteGridFormat: 'api/User/DeleteGridFormat',
  gridViews: 'api/User/getGridViews',
  saveGridView: 'api/User/SaveGridView',
  deleteGridView: 'api/User/DeleteGridView',
  productPrice: 'api/Product/getPrice',
  productPrices: 'api/Product/getPrices',
  productOutlook: 'api/Product/getOutlook',
  productTaken: 'api/Product/getTaken',
  upload: 'api/File/upload',
  file: 'api/File',
  fileHeads: 'api/File/getList',
  trash: 'api/ApiTrash/getlist',
  deletedRecords: 'api/ApiTrash/getRecords',
  dashboard: 'api/Dashboard/getInfo',
  performance: 'api/Dashboard/getPerformance',
  attention: 'api/Dashboard/getAttention',
  openApi: 'api/openapi.json',
  printHtml: 'pdf/html',
  printPdf: 'pdf/print',
} as const

export type CommonCall =
  | 'getInfo'
  | 'getPermission'
  | 'ExportList'
  | 'ExportItem'
  | 'UpdateDB'
  | 'UpdateList'
  | 'DeleteDB'
  | 'Restore'
  | 'getUses'
  | 'ImportList'
  | 'ImportTemplate'
export type DocumentCall =
  | 'getlist'
  | CommonCall
  | 'Huy'
  | 'Hoantac'
  | 'getConsequences'
  | 'getSaveConsequences'
  | 'getChain'
  | 'getHistory'
  | 'getVersion'
  | 'getInfoFrom'
  | 'getPrint'

const path = (module: string, name: string): string => `api/${module}/${name}`

export const documentCall = (definition: DocumentMeta, call: DocumentCall): string => path(definition.wire.module, call)
/** 'list' is the list call, whose name differs between modules. */
export const listCall = (definition: ListMeta, call: 'list' | CommonCall): string =>
  path(definition.wire.module, call === 'list' ? definition.wire.list : call)
/** The path of a lookup call of the list. Without a name: its first lookup, or else the list itself. */
export const lookupCall = (definition: ListMeta, call?: string): string =>
  path(definition.wire.module, call ?? definition.wire.lookups[0] ?? definition.wire.list)
/** The path of a call that one module alone has: `moduleCall('OrderTax', 'UploadHDDT')`. */
export const moduleCall = path
export const reportCall = (report: AnyReport): string => `api/${report.wire.path}`

/** Modules that expect the query parameter KeySeach instead of KeySearch (contract README §6). */
export const asksSeach = (call: string): boolean =>
  ['customer/getlist', 'product/getlistshort', 'listforreport/productforreport', 'listforreport/objectforreport'].some(
    (one) => call.toLowerCase().endsWith(one),
  )

/** Calls that may take long: reports, exports, imports (contract system §12). */
export const isLongCall = (call: string): boolean => /\/(Export|Import|rpt)|^api\/ReportOf|^pdf\//.test(call)
