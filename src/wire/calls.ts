/** Paths of all calls: those made from definitions, and all others by name. */
import type { DefinitionAnswers } from './definition-answers.ts'
import type { ReportAnswer } from './envelope.ts'
import type { DocumentMeta } from '#model/document.ts'
import type { ListMeta } from '#model/list.ts'
import type { AnyReport, ReportLetters } from '#model/report.ts'

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
  taxSettings: 'api/User/getConfigTax',
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

/** Only types have it. */
declare const answer: unique symbol
/** A path with the type of what is answered there. */
export type PathTo<A> = string & { readonly [answer]?: A }
type PathOf<Name> = Name extends keyof DefinitionAnswers ? PathTo<DefinitionAnswers[Name]> : string

const path = (module: string, name: string) => `api/${module}/${name}` as never

export const documentCall = <N extends DocumentCall>(definition: DocumentMeta, call: N): PathOf<N> =>
  path(definition.wire.module, call)
/** 'list' is the list call, whose name differs between modules. */
export const listCall = <N extends 'list' | CommonCall>(definition: ListMeta, call: N): PathOf<N> =>
  path(definition.wire.module, call === 'list' ? definition.wire.list : call)
/** The path of a lookup call of the list. Without a name: its first lookup, or else the list itself. */
export const lookupCall = (definition: ListMeta, call?: string): PathOf<'lookup'> =>
  path(definition.wire.module, call ?? definition.wire.lookups[0] ?? definition.wire.list)
/** The path of a call of any module: `moduleCall('OrderTax', 'UploadHDDT')`. */
export const moduleCall = <M extends string, N extends string>(module: M, name: N): `api/${M}/${N}` & PathOf<N> =>
  path(module, name)
export const reportCall = (report: AnyReport): PathTo<ReportAnswer> => `api/${report.wire.path}`
/** The letters of a report to its partners. */
export const letterCall = (letters: ReportLetters): PathOf<'getPrint'> => `api/${letters.path}`

/** Modules that expect the query parameter KeySeach instead of KeySearch (contract README §6). */
export const asksSeach = (call: string): boolean =>
  ['customer/getlist', 'product/getlistshort', 'listforreport/productforreport', 'listforreport/objectforreport'].some(
    (one) => call.toLowerCase().endsWith(one),
  )

/** Calls that may take long: reports, exports, imports (contract system §12). */
export const isLongCall = (call: string): boolean => /\/(Export|Import|rpt)|^api\/ReportOf|^pdf\//.test(call)
