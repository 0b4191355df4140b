/** For every call what a person would send: all its parameters, with ids of the tenant wherever an id can stand. */
import { documents } from '#documents/all.ts'
import { lists } from '#lists/all.ts'
import { wireName, type Field, type Fields } from '#model/field.ts'
import type { AnyDocument } from '#model/document.ts'
import type { AnyList } from '#model/list.ts'
import type { AnyReport } from '#model/report.ts'
import { reports } from '#reports/all.ts'
import type { AnyCall } from '#server/call/call.ts'
import { documentHead } from '#wire/document.ts'
import { recordHead } from '#wire/list.ts'
import type { Body, FullSet } from './filling.ts'
import { prepaymentOf } from './full-documents.ts'
import { parcelParts } from './parcel-parts.ts'
import { first, type Part, type Parts, type Sent } from './parts.ts'
import { priceParts } from './price-parts.ts'
import { templateParts } from './template-parts.ts'

export type { Sent } from './parts.ts'

/** A partner by the side he stands on. */
const named = (set: FullSet, of: string, narrow: Field['narrow']): string =>
  set.ids[of]?.[narrow?.['objType'] === 'ncc' ? 1 : 0] ?? ''

const range = { FromDate: '2000-01-01', ToDate: '2049-12-31' }

/** The list as a page asks for it, once bare and once narrowed by all it can be narrowed by. */
const asked = (set: FullSet, filters: readonly (readonly [wire: string, of?: string])[]): Part[] => {
  const ids = filters.flatMap(([wire, of]) => (of ? [[wire, named(set, of, undefined)] as const] : []))
  return [
    { query: range },
    ...ids.map(([wire, id]) => ({ query: { ...range, [wire]: id } })),
    { query: { ...range, ...Object.fromEntries(ids) } },
    { query: { ...range, filter: JSON.stringify([{ field: 's_ID', op: 'in', value: [first(set, 'partner')] }]) } },
  ]
}

const bulkBody = (fields: Fields, bulk: readonly string[], body: Body): Body =>
  Object.fromEntries(
    bulk.flatMap((name) => {
      const wire = wireName(name, fields[name]!)
      return body[wire] === undefined ? [] : [[wire, body[wire]]]
    }),
  )

/** `suffix` keeps what must be told apart from the record there is. */
const asNew = (body: Body, suffix: string): Body =>
  Object.fromEntries(
    Object.entries(body).map(([key, value]) => [
      key,
      ['Code', 'Name', 'code2', 'UserName', 'name'].includes(key) && typeof value === 'string' ? value + suffix : value,
    ]),
  )

const documentParts = (definition: AnyDocument): Record<string, Parts> => {
  const { name, list, bulk } = definition
  const fields = { ...documentHead, ...(definition.shape.fields as Fields) }
  const filters = list.filters.map(({ wire, of }) => [wire, of] as const)
  const one: Parts = (set) => [{ query: { s_ID: first(set, name) } }]
  const many: Parts = (set) => [{ body: [first(set, name)] }]
  const saves: Parts = (set) => {
    const body = set.bodies[name]!
    const lines = (body['lines'] as Body[]).map((line, index) => ({ lineId: set.lines[name]![index], ...line }))
    return [{ body: { ...body, draft: true } }, { body }, { body: { ...body, s_ID: first(set, name), lines } }]
  }
  return {
    getlist: (set) => asked(set, filters),
    ExportList: (set) => asked(set, filters),
    getInfo: one,
    getChain: one,
    ExportItem: one,
    getPrint: (set) => [
      { query: { s_ID: first(set, name) } },
      ...definition.prints.map(({ code }) => ({ query: { s_ID: first(set, name), templateId: code } })),
    ],
    getInfoFrom: (set) => [
      ...documents.flatMap((source) => {
        const query = { source: source.wire.module, s_ID: first(set, source.name) }
        const several = set.ids[source.name]!.slice(0, 2).join()
        return [{ query }, { query: { ...query, s_ID: several, all: '1' } }]
      }),
      ...(name === 'stockTransfer'
        ? [{ query: { source: 'ProductInStock', s_ID: `${first(set, 'store')},${first(set, 'product')}` } }]
        : []),
    ],
    UpdateDB: saves,
    getSaveConsequences: saves,
    UpdateList: (set) => [{ body: [{ s_ID: first(set, name), ...bulkBody(fields, bulk, set.bodies[name]!) }] }],
    DeleteDB: many,
    Huy: many,
    Hoantac: many,
    getConsequences: (set) =>
      ['delete', 'edit', ...definition.lifecycle.transitions.map((step) => step.name)].map((action) => ({
        query: { action },
        body: [first(set, name)],
      })),
    getGoods: (set) => [
      { body: { Store_ID: first(set, 'store'), Group_ID: first(set, 'productGroup'), all: true, free: true } },
      { body: { Store_ID: first(set, 'store'), s_ID: first(set, name), ids: [first(set, 'product')] } },
    ],
  }
}

const listParts = (definition: AnyList): Record<string, Parts> => {
  const { name, bulk } = definition
  const fields = { ...recordHead, ...(definition.fields as Fields) }
  const filters = Object.entries(definition.filters ?? {}).map(([wire, { of }]) => [wire, of] as const)
  const list: Parts = (set) => asked(set, filters)
  return {
    [definition.wire.list]: (set) => [...list(set), { query: { all: 'True' } }],
    ...Object.fromEntries(definition.wire.lookups.map((call) => [call, list])),
    ExportList: list,
    getByTexts: (set) => asked(set, filters).map((part) => ({ ...part, body: { texts: [`${set.marker} ${name} 0`] } })),
    getInfo: (set) => [{ query: { s_ID: first(set, name) } }],
    UpdateDB: (set) => [
      { body: asNew(set.bodies[name]!, 'N') },
      { body: { ...set.bodies[name], s_ID: first(set, name) } },
    ],
    UpdateList: (set) => [{ body: [{ s_ID: first(set, name), ...bulkBody(fields, bulk, set.bodies[name]!) }] }],
    DeleteDB: (set) => [{ body: [first(set, name)] }],
    Restore: (set) => [{ body: [first(set, name)] }],
    getUses: (set) => [{ body: [first(set, name)] }],
  }
}

const conditionsOf = (report: AnyReport, set: FullSet): Body =>
  Object.fromEntries(
    Object.entries(report.params as Fields).map(([name, field]) => {
      const id = named(set, field.of ?? '', field.narrow)
      const value =
        field.kind === 'day' ? (name === 'from' ? range.FromDate : range.ToDate) : field.kind === 'refs' ? [id] : id
      return [wireName(name, field), value]
    }),
  )

const asQuery = (body: Body): Record<string, string> =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, Array.isArray(value) ? value.join() : String(value)]),
  )

/** All conditions, and each alone with the dates. */
const reportParts =
  (report: AnyReport): Parts =>
  (set) => {
    const all = conditionsOf(report, set)
    const blank = Object.fromEntries(
      Object.entries(all).map(([name, value]) => [name, /date/i.test(name) ? value : Array.isArray(value) ? [] : '']),
    )
    const bodies = [all, ...Object.entries(all).map(([name, value]) => ({ ...blank, [name]: value }))]
    return bodies.map((body) => (report.wire.params === 'body' ? { body } : { query: asQuery(body) }))
  }

interface Offset {
  kind: 'incomeVoucher' | 'outcomeVoucher'
  module: string
  debt: string
  of: string
}
const offset = (set: FullSet, { kind, module, debt, of }: Offset): Part => ({
  body: {
    Object_ID: set.ids['partner']![kind === 'incomeVoucher' ? 0 : 1],
    dtDate: set.today,
    credits: [{ module, s_ID: prepaymentOf(set, kind), amount: 10 }],
    debts: [{ module: of, s_ID: first(set, debt), amount: 10 }],
  },
})

const labels: Parts = (set) => [
  { body: { items: [{ Product_ID: first(set, 'product'), quantity: 3 }], sheet: 'A4-65', first: 2 } },
]

const balanceLetters: Parts = (set) => [
  { body: { fromDate: range.FromDate, toDate: range.ToDate, Object_ID: first(set, 'partner') } },
]

const others: Readonly<Record<string, Parts>> = {
  'User/getPermission': () => [{ query: { FuncID: 'Order' } }],
  'User/LoadListReportTemplate': () => [{ query: { xType: '1' } }],
  'User/SaveConfig': (set) => [{ body: set.bodies['settings'] }],
  'User/getGridFormat': () => [{ query: { gridId: 'Order.list' } }],
  'User/SaveGridFormat': () => [{ body: { gridId: 'Order.list', forAll: false, layout: { columns: [] } } }],
  'User/DeleteGridFormat': () => [{ body: { gridId: 'Order.list', forAll: false } }],
  'User/getGridViews': () => [{ query: { gridId: 'Order.list' } }],
  'User/SaveGridView': (set) => [
    { body: asNew(set.bodies['view']!, 'N') },
    { body: { ...set.bodies['view'], id: first(set, 'view') } },
  ],
  'User/DeleteGridView': (set) => [{ body: { gridId: 'Order.list', id: first(set, 'view') } }],
  'File/*': (set) => [{ path: `File/${first(set, 'attachment')}` }],
  'ApiListUser/getlist': (set) => asked(set, []),
  'ApiListUser/getInfo': (set) => ['s_UID', 's_ID'].map((name) => ({ query: { [name]: first(set, 'user') } })),
  'ApiListUser/UpdateDB': (set) => [
    { body: asNew(set.bodies['user']!, 'n') },
    { body: { ...set.bodies['user'], s_ID: first(set, 'user') } },
  ],
  'ApiListUser/DeleteDB': (set) => [{ body: [set.ids['user']![1]] }],
  'ApiGroupUser/getList': (set) => asked(set, []),
  'ApiGroupUser/getInfo': (set) => [{ query: { s_ID: first(set, 'userGroup') } }],
  'ApiGroupUser/UpdateDB': (set) => [
    { body: asNew(set.bodies['userGroup']!, 'N') },
    { body: { ...set.bodies['userGroup'], s_ID: first(set, 'userGroup') } },
  ],
  'ApiGroupUser/DeleteDB': (set) => [{ body: [first(set, 'userGroup')] }],
  'ApiEvent/getlist': (set) => asked(set, []),
  'ApiEvent/getInfo': (set) => [{ query: { s_ID: first(set, 'event') } }],
  'ApiListVillage/Parse': () => [{ body: { text: '12 Nguyễn Huệ, P. Bến Nghé, Q.1, TP.HCM' } }],
  'ApiListVillage/Convert': (set) => [{ body: { ids: [first(set, 'village')] } }],
  'Customer/ConvertAddress': (set) => [
    { body: { ids: set.ids['partner'], dryRun: true } },
    { body: { ids: set.ids['partner'], chosen: [{ s_ID: first(set, 'partner'), villageId: first(set, 'village') }] } },
  ],
  'Income/getListPO': (set) => [{ query: { Object_ID: first(set, 'partner'), s_ID: first(set, 'incomeVoucher') } }],
  'Outcome/getListPO': (set) => [{ query: { Object_ID: set.ids['partner']![1]!, s_ID: first(set, 'outcomeVoucher') } }],
  'Income/Offset': (set) => [offset(set, { kind: 'incomeVoucher', module: 'Income', of: 'Order', debt: 'salesBill' })],
  'Outcome/Offset': (set) => [
    offset(set, { kind: 'outcomeVoucher', module: 'Outcome', of: 'Import', debt: 'purchaseReceipt' }),
  ],
  'Product/getOutlook': (set) => [
    {
      body: {
        Store_ID: first(set, 'store'),
        ids: [first(set, 'product')],
        s_ID: first(set, 'salesOrder'),
        sources: [],
      },
    },
  ],
  'ProductInStock/getShort': (set) => [
    { body: { rows: [{ Product_ID: first(set, 'product'), Store_ID: first(set, 'store') }] } },
  ],
  'Product/getLabels': labels,
  'OrderTax/getInfoFromOrder': (set) => [{ body: [first(set, 'salesBill')] }],
  'OrderTax/DownloadFile': (set) => [{ body: [first(set, 'vatInvoice')] }],
  'OrderTax/UploadHDDT': (set) => [{ body: [first(set, 'vatInvoice')] }],
  'OrderTax/getNextSoHD': () => [{ query: { sohieuhd: 'C26TAA' } }],
  'ProductInStock/getLabels': labels,
  'Import/getLabels': labels,
  'ReportOfOrder/getBalanceLetters': balanceLetters,
  'ReportOfImport/getBalanceLetters': balanceLetters,
  'Customer/getFacts': (set) => [{ query: { s_ID: first(set, 'partner') } }],
  'Product/getFacts': (set) => [{ query: { s_ID: first(set, 'product') } }],
  'Dashboard/getInfo': () => [{ query: range }],
  ...priceParts,
  ...parcelParts,
  ...templateParts,
}

const partsOf = new Map<string, Parts>([
  ...documents.flatMap((one) =>
    Object.entries(documentParts(one)).map(([name, parts]) => [`${one.wire.module}/${name}`, parts] as const),
  ),
  ...lists.flatMap((one) => [
    ...Object.entries(listParts(one)).map(([name, parts]) => [`${one.wire.module}/${name}`, parts] as const),
    ...Object.keys(one.wire.calls ?? {}).map((path) => [path, listParts(one)[one.wire.list]!] as const),
  ]),
  ...reports.map((one) => [one.wire.path, reportParts(one)] as const),
  ...Object.entries(others),
])

/** What a person of the set's tenant would send to a call; at least one, for any call of the program. */
export const inputsOf = (call: AnyCall, set: FullSet): Sent[] => {
  const parts = partsOf.get(call.path)?.(set) ?? [{}]
  return parts.map((part) => ({
    path: call.path,
    method: call.method ?? 'POST',
    query: {},
    body: null,
    ...('upload' in call && call.upload ? { isUpload: true } : {}),
    ...part,
  }))
}
