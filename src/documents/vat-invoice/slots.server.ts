/** Server part of a VAT invoice: the bills it stands for, its original, its number. */
import { defineSlots } from '#engine/slots.ts'
import { wholeScope, type Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { problem, Refused, warning, type Problem } from '#kernel/problem.ts'
import { id } from '#kernel/brand.ts'
import { providerOf } from '#model/invoice-provider.ts'
import { stateOf } from '#model/state.ts'
import { invoiceCalls } from './calls.server.ts'
import { checkCalls } from './check-calls.server.ts'
import { proposedSeries } from './config.server.ts'
import {
  correctionsOf,
  originalOf,
  originalProblems,
  underWayFor,
  voidOriginal,
  withBillsOfOriginal,
} from './correction.server.ts'
import { billHeads, billProblems } from './bills.server.ts'
import { withBuyer } from './buyer.server.ts'
import { decideCalls } from './decide-calls.server.ts'
import { isLeftToPeople } from './decide.server.ts'
import { correctingWays } from './correcting.server.ts'
import { KEPT_SINCE } from './correction-law.ts'
import { correctionText } from './correction-text.ts'
import { isIssuing, issued, issueProblems, type Invoice } from './issue.server.ts'
import { mailIssued } from './mail.server.ts'
import { adjustingKind, replacingKind } from './shape.ts'
import { forgetKeyOfOther, isIssued, isSending } from './upload.server.ts'
import { countFindings, unsentTodo } from './findings.server.ts'
import { fromBills } from './source.server.ts'
import { codeOf, vatByRate } from './on-paper.ts'
import { withShippingFee } from './with-fee.server.ts'
import { vatInvoice } from './index.ts'

/** The invoice is seen by whom its bills are seen by: it has the store of the first; without any, that of whoever made it. */
const withStore = async (scope: Scope, invoice: Invoice): Promise<Invoice> => {
  const [named] = invoice.bills?.length ? invoice.bills : [invoice.original]
  const [head] = named ? await billHeads(scope, [named]) : []
  return head?.store ? { ...invoice, store: id<'store'>(head.store) } : invoice
}

/** A document that is only proposed gets the series that a form would propose; a series has the template it was registered with. */
const withSeries = async (scope: Scope, invoice: Invoice): Promise<Invoice> => {
  const isProposed = invoice.id === ''
  if (invoice.invoiceTemplate && (invoice.invoiceSeries || !isProposed)) return invoice
  const found = await proposedSeries(scope, invoice.date, invoice.invoiceSeries)
  return {
    ...invoice,
    invoiceTemplate: invoice.invoiceTemplate ?? found?.template ?? '1',
    invoiceSeries: invoice.invoiceSeries ?? (isProposed ? (found?.series ?? null) : null),
  }
}

const wrongStatus = (invoice: Invoice): Problem =>
  problem('', 'wrongStatus', { status: stateOf(vatInvoice.lifecycle, invoice)?.label ?? '' })

/** Until it is known what became of it nothing else may become of it. */
const sendingProblems = (invoice: Invoice): Problem[] => (isSending(invoice) ? [problem('', 'uploadPending')] : [])

const takesBack = (invoice: Invoice): boolean => providerOf(invoice.provider)?.takesBack === true

const cancelProblems = async (scope: Scope, invoice: Invoice): Promise<Problem[]> => {
  if (!invoice.invoiceNumber) return sendingProblems(invoice)
  const whole = wholeScope(scope)
  const underWay = await underWayFor(whole, { original: invoice.id, besides: invoice.id, adjusts: false })
  if (!takesBack(invoice))
    return [invoice.date < KEPT_SINCE ? warning('', 'taxAuthorityHas') : problem('', 'taxAuthorityHas'), ...underWay]
  const adjusting = await correctionsOf(whole, invoice.id, adjustingKind)
  const numbers = adjusting.map(({ number }) => number).join(', ')
  return [...underWay, ...(adjusting.length > 0 ? [problem('', 'hasFollowers', { numbers })] : [])]
}

export const slots = defineSlots(vatInvoice, {
  listFacts: () => ({
    isBeingSent: { sql: sql`coalesce(h.upload_state = 'sending', false)`, kind: 'flag', joins: ['own'] },
  }),
  makes: { salesBill: fromBills },
  calls: [...invoiceCalls, ...checkCalls, ...decideCalls],
  todos: [
    {
      key: 'invoiceCheck',
      needs: [['OrderTax', 'R']],
      shows: { page: '/invoice/check' },
      isWhole: true,
      isLate: true,
      count: countFindings,
    },
    unsentTodo,
  ],
  ways: { withShippingFee, ...correctingWays },
  async sources(scope, invoice) {
    const pending = sendingProblems(invoice)
    if (pending.length > 0) throw new Refused(pending)
    return withStore(scope, await withBillsOfOriginal(scope, invoice))
  },
  prepare: async (scope, invoice) => {
    const named = await withSeries(scope, await withBuyer(scope, invoice))
    return isIssuing(named) ? issued(scope, named) : named
  },
  guard: async (scope, { after }) => [
    ...(await billProblems(scope, after)),
    ...(after.invoiceNumber ? [] : await originalProblems(scope, after)),
  ],
  guards: {
    issue: issueProblems,
    cancel: cancelProblems,
    restore: async (_scope, invoice) =>
      invoice.cancelReason || (invoice.invoiceNumber && !takesBack(invoice)) ? [wrongStatus(invoice)] : [],
    delete: async (_scope, invoice) => (invoice.invoiceNumber ? [wrongStatus(invoice)] : sendingProblems(invoice)),
  },
  hasMore: () => false,
  async afterSave(scope, { before, after }) {
    if (before && after) await forgetKeyOfOther(scope, before, after)
    if (!after || !before || !isIssued(after) || before.invoiceNumber) return
    if (after.invoiceKind === replacingKind) await voidOriginal(scope, after)
    // One without a number is only tried.
    if (after.invoiceNumber) await mailIssued(scope, after)
  },
  async facts(scope, invoice) {
    const original = await originalOf(wholeScope(scope), invoice)
    const bills = await billHeads(scope, invoice.bills ?? [])
    return {
      uploadState: invoice.uploadState ?? '',
      isBeingSent: isSending(invoice),
      isUndecided: isLeftToPeople(invoice),
      documentDate: invoice.date,
      originalNumber: original?.number ?? null,
      correctionText: correctionText(invoice.invoiceKind, original),
      isAdjusted: invoice.invoiceNumber
        ? (await correctionsOf(wholeScope(scope), invoice.id, adjustingKind)).length > 0
        : false,
      billNumbers: bills.map(({ number }) => number).join(', ') || null,
      vatRates: vatByRate(invoice),
      invoiceQr: codeOf(scope, invoice),
    }
  },
})
