/** All calls of the API: those made from definitions, and the few others. */
import type { BookModule } from '#books/rows.server.ts'
import type { ListModule } from '#engine/record/record.ts'
import type { ReportModule } from '#engine/listing/report.ts'
import type { AnyDocument } from '#model/document.ts'
import { isOpen, type AnyCall } from './call/call.ts'
import { attentionCalls } from './attention/attention.ts'
import { apiKeyCalls } from './system/api-keys.ts'
import { dashboardCalls } from './dashboard/call.ts'
import { performanceCalls } from './dashboard/performance.ts'
import { downloadCalls } from './calls/download-calls.ts'
import { documentCalls } from './calls/document-calls.ts'
import { eventCalls } from './system/event-list.ts'
import { errorNoticeCalls } from './issuing/error-notice.ts'
import { exchangeCalls } from './calls/exchange-calls.ts'
import { fileCalls } from './calls/files.ts'
import { gridFormatCalls, gridsOf } from './system/grid-formats.ts'
import { gridViewCalls } from './system/grid-views.ts'
import { importCalls } from './calls/import-calls.ts'
import { historyCalls } from './history/history.ts'
import { groupCalls } from './system/groups.ts'
import { labelCalls } from './calls/label-calls.ts'
import { letterCalls } from './calls/letter-calls.ts'
import { listCalls } from './calls/list-calls.ts'
import { mailCalls } from './calls/mail-calls.ts'
import { letterListCalls } from './calls/mail-letters.ts'
import { printCalls } from './calls/print-calls.ts'
import { mailInvoicesCall } from './issuing/mail-call.ts'
import { throughProviders } from './issuing/through-providers.ts'
import { printFormCalls } from './printing/print-forms.ts'
import { openApiCall } from './openapi/openapi-call.ts'
import { passwordCalls } from './session/recovery.ts'
import { bookCalls } from './calls/row-lists.ts'
import { reportCalls } from './calls/report-calls.ts'
import { invoiceConfigCalls } from './system/invoice-config.ts'
import { mailConfigCalls } from './system/mail-config.ts'
import { settleCalls } from './parcels/settle-calls.ts'
import { priceLevelPaperCalls } from './prices/paper-calls.ts'
import { printShiftCall } from './shifts/print-call.ts'
import { shippingCalls } from './parcels/calls.ts'
import { throughCarriers } from './parcels/quote-call.ts'
import { carrierCalls } from './delivery/carrier-calls.ts'
import { feeFileCalls } from './delivery/fee-file-calls.ts'
import { deliveryChoiceCalls } from './delivery/choice-calls.ts'
import { settingCalls } from './system/save-settings.ts'
import { securityCalls } from './session/security.ts'
import { sessionCalls } from './session/session.ts'
import { startCalls } from './start/start-calls.ts'
import { signInCall } from './session/sign-in.ts'
import { templateCalls } from './templates/template-calls.ts'
import { deletedRecordCalls } from './calls/record-removal.ts'
import { trashCalls } from './calls/trash-list.ts'
import { userAccessCalls } from './system/user-access.ts'
import { userCalls } from './system/users.ts'
import { workCalls } from './jobs/work-calls.ts'

export interface Definitions {
  documents: readonly AnyDocument[]
  lists: readonly ListModule[]
  reports: readonly ReportModule[]
  books: readonly BookModule[]
}

/** Two report pages may use the same call path; the first report answers it. */
const calledOnce = (reports: readonly ReportModule[]): ReportModule[] =>
  reports.filter(
    (one, at) => reports.findIndex(({ definition }) => definition.wire.path === one.definition.wire.path) === at,
  )

/** Where labels of goods can be printed from. */
const listersOfGoods = ({ documents, lists, books }: Omit<Definitions, 'reports'>) => [
  ...[...documents, ...lists.map(({ definition }) => definition)]
    .filter(({ printsLabels }) => printsLabels)
    .map(({ right, wire: { module } }) => ({ right, module })),
  ...books.map(({ definition }) => definition).filter(({ printsLabels }) => printsLabels),
]

/** Closed to keys of programs (decision 0062). */
const forPeople = (calls: readonly AnyCall[]): AnyCall[] =>
  calls.map((call) => (isOpen(call) ? call : { ...call, forPeople: true }))

const definitionCalls = ({ documents, lists, reports, books }: Definitions): AnyCall[] => [
  signInCall,
  ...forPeople(passwordCalls),
  ...sessionCalls,
  ...printFormCalls,
  ...forPeople(securityCalls),
  ...settingCalls,
  ...mailConfigCalls,
  ...invoiceConfigCalls,
  ...carrierCalls,
  ...feeFileCalls,
  ...deliveryChoiceCalls,
  ...mailCalls,
  ...letterListCalls,
  ...exchangeCalls,
  mailInvoicesCall,
  ...forPeople(workCalls),
  ...fileCalls,
  ...forPeople([...userCalls, ...userAccessCalls, ...groupCalls, ...apiKeyCalls]),
  ...templateCalls,
  ...eventCalls,
  ...trashCalls,
  ...deletedRecordCalls,
  ...startCalls,
  ...documents.flatMap(documentCalls),
  ...documents.flatMap(historyCalls),
  ...documents.flatMap(printCalls),
  ...documents.flatMap(downloadCalls),
  ...errorNoticeCalls,
  ...documents.flatMap(importCalls),
  ...dashboardCalls,
  ...performanceCalls(books),
  ...attentionCalls,
  ...lists.flatMap(listCalls),
  ...calledOnce(reports).flatMap(reportCalls),
  ...reports.flatMap(letterCalls),
  ...books.flatMap(bookCalls),
  ...shippingCalls,
  ...settleCalls,
  printShiftCall,
  ...priceLevelPaperCalls,
  ...labelCalls(listersOfGoods({ documents, lists, books })),
]

export const allCalls = (definitions: Definitions): AnyCall[] => {
  const calls = definitionCalls(definitions).map(throughProviders).map(throughCarriers)
  const grids = gridsOf(calls)
  const all: AnyCall[] = [...calls, ...gridFormatCalls(grids), ...gridViewCalls(grids), openApiCall(() => all)]
  return all
}
