/**
 * What carriers owe of what they collected, and what they are owed: one call of the contract, of whose answer each of
 * six pages shows its part (contract reports part VII).
 */
import { choice, ref } from '#model/field.ts'
import type { ReportDefinition } from '#model/report.ts'
import type { Column } from '#model/table.ts'
import { money, ordinal } from './columns.ts'
import { range } from './params.ts'

/** Every parcel; a page hides what it does not show. */
const parcels: readonly Column[] = [
  { ...ordinal, wire: 'STT' },
  { key: 'carrier', kind: 'text', label: 'report.carrier', wire: 'NVC_ID', hidden: true },
  { key: 'carrierName', kind: 'text', label: 'report.carrier', width: 160 },
  { key: 'billNumber', kind: 'code', label: 'report.billNumber', wire: 'NumberID', numbers: true, width: 108 },
  { key: 'billDate', kind: 'day', label: 'report.date', wire: 'dtDate', width: 96 },
  { key: 'partnerCode', kind: 'code', label: 'report.customerCode', wire: 'ObjID', of: 'partner', width: 110 },
  { key: 'partnerName', kind: 'text', label: 'report.customerName', wire: 'ObjName', width: 200 },
  { key: 'shipNumber', kind: 'code', label: 'report.shipNumber', width: 108 },
  { key: 'trackingCode', kind: 'code', label: 'report.trackingCode', width: 130 },
  { key: 'handDate', kind: 'day', label: 'report.handDate', width: 96 },
  { key: 'deliveredDate', kind: 'day', label: 'report.deliveredDate', width: 96 },
  { key: 'shipStatusName', kind: 'text', label: 'report.status', width: 120 },
  money('codAmount', 'codAmount'),
  money('codDue', 'codDue'),
  money('codPaid', 'codPaid'),
  money('codRemain', 'codRemain'),
  money('fee', 'fee'),
  money('feePaid', 'feePaid'),
  money('feeRemain', 'feeRemain'),
  { key: 'note', kind: 'text', label: 'report.note', wire: 'Note', width: 160, hidden: true },
]
const sums = ['codAmount', 'codDue', 'codPaid', 'codRemain', 'fee', 'feePaid', 'feeRemain'] as const

const carrierSums = [
  'codOpening',
  'codIncurred',
  'codPaid',
  'codClosing',
  'feeOpening',
  'feeIncurred',
  'feePaid',
  'feeClosing',
] as const
const carriers: readonly Column[] = [
  { key: 'carrier', kind: 'text', label: 'report.carrier', wire: 'NVC_ID', hidden: true },
  { key: 'carrierCode', kind: 'code', label: 'report.carrierCode', wire: 'Code', width: 110 },
  { key: 'carrierName', kind: 'text', label: 'report.carrier', wire: 'Name', width: 220 },
  ...carrierSums.map((key) => money(key, key)),
]

const always = [
  'ordinal',
  'billNumber',
  'billDate',
  'partnerCode',
  'partnerName',
  'shipNumber',
  'trackingCode',
] as const

/** What a page shows of the answer, and all that it asks for: the rows with more than nothing in a column, or the carriers. */
const carrierParts = ['codRemain', 'codDue', 'feeRemain', 'fee', 'carriers'] as const
export type CarrierPart = (typeof carrierParts)[number]

/** With the others hidden, each page has the columns of the whole answer. */
const showing = (columns: readonly Column[], shown: readonly string[]): readonly Column[] =>
  columns.map((column) => (shown.includes(column.key) ? column : { ...column, hidden: true }))

const ofParcels = (above: Exclude<CarrierPart, 'carriers'>, shown: readonly string[]) => ({
  columns: showing(parcels, ['carrierName', ...always, ...shown]),
  groupBy: 'carrierName',
  sums,
  part: { above },
  asks: { part: above },
})
const ofCarriers = (...amounts: readonly string[]) => ({
  columns: showing(carriers, ['carrierCode', 'carrierName', ...amounts]),
  sums: carrierSums,
  part: { list: 'carriers' },
  asks: { part: 'carriers' },
})

export const carrierPages = {
  codLeft: ofParcels('codRemain', ['shipStatusName', 'codAmount', 'codPaid', 'codRemain']),
  codDetail: ofParcels('codDue', ['deliveredDate', 'codDue', 'codPaid', 'codRemain']),
  codSummary: ofCarriers('codOpening', 'codIncurred', 'codPaid', 'codClosing'),
  feeLeft: ofParcels('feeRemain', ['deliveredDate', 'fee', 'feePaid', 'feeRemain']),
  feeDetail: ofParcels('fee', ['deliveredDate', 'fee', 'feePaid', 'feeRemain']),
  feeSummary: ofCarriers('feeOpening', 'feeIncurred', 'feePaid', 'feeClosing'),
} satisfies Readonly<Record<string, Partial<ReportDefinition>>>

export const carrierReport = {
  code: 'REPORT_VANCHUYEN',
  params: {
    ...range,
    carrier: ref('carrier')({ label: 'report.carrier', wire: 'NVC_ID' }),
    part: choice<CarrierPart>()({
      label: 'report.part',
      wire: 'part',
      choices: carrierParts.map((value) => ({
        value,
        label: value === 'carriers' ? 'report.carrier' : `report.${value}`,
      })),
    }),
  },
  dates: 'range',
  conditions: [],
  lists: { carriers },
  orientation: 'portrait',
  wire: { path: 'ReportOfShipping/rptDetail', params: 'query' },
} satisfies Partial<ReportDefinition>
export type CarrierDebts = ReportDefinition<typeof carrierReport.params>
