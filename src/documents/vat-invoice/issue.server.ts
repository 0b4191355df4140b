/** Issuing an invoice: what stands in the way, and the number it gets (contract documents §27). */
import { openForChange } from '#engine/document/open.ts'
import { wholeScope, type Scope } from '#engine/scope.ts'
import { showDay, workingDayBefore, type Day } from '#kernel/day.ts'
import { problem, warning, type Problem } from '#kernel/problem.ts'
import { isTaxId } from '#kernel/tax-id.ts'
import { providerOf } from '#model/invoice-provider.ts'
import { MOST_NUMBER } from '#model/invoice-series.ts'
import { stateNameOf } from '#model/state.ts'
import type { StoredDraft } from '#engine/stored.ts'
import {
  configuredProvider,
  latestOf,
  lockSeries,
  nextNumber,
  shownNumber,
  usedIn,
  type IssuingSeries,
} from './config.server.ts'
import { originalProblems, underWayFor } from './correction.server.ts'
import { bearsVat, isOnDay } from './series.ts'
import { adjustingKind, originalKind, type shape } from './shape.ts'
import { vatInvoice } from './index.ts'

export type Invoice = StoredDraft<typeof shape>

const named = ({ invoiceTemplate: template, invoiceSeries: series }: Invoice) => ({ template, series })

/** True if the save issues it: it enters that state, and has no number yet. */
export const isIssuing = (invoice: Invoice): boolean =>
  stateNameOf(vatInvoice.lifecycle, invoice) === 'issued' && !invoice.invoiceNumber

/** What is being sent counts as if it had its number: it may have. */
const numberProblems = async (scope: Scope, invoice: Invoice, series: IssuingSeries): Promise<Problem[]> => {
  const { latest, sending, day } = await usedIn(scope, named(invoice))
  const most = Math.min(series.lastNumber ?? MOST_NUMBER, MOST_NUMBER)
  return [
    ...(nextNumber(series, latest) + sending > most ? [problem('', 'noNumbers')] : []),
    ...(day && invoice.date < day ? [problem('date', 'invoiceDateOrder', { date: showDay(day as Day) })] : []),
  ]
}

/** Until the end of the transaction: of two invoices that correct the same one, the second sees what the first has done. */
export const lockOriginal = async (scope: Scope, { invoiceKind, original }: Invoice): Promise<void> => {
  if (invoiceKind !== originalKind && original) await openForChange(scope, vatInvoice, original)
}

const correctionProblems = async (scope: Scope, invoice: Invoice): Promise<Problem[]> => {
  const { id, original, invoiceKind } = invoice
  if (invoiceKind === originalKind || !original) return []
  await lockOriginal(scope, invoice)
  return [
    ...(await originalProblems(scope, invoice)),
    ...(await underWayFor(scope, { original, besides: id, adjusts: invoiceKind === adjustingKind })),
  ]
}

/** What goes to the tax authority must be there on the next working day. */
const dayProblems = ({ today }: Scope, { date }: Invoice): Problem[] => {
  if (date > today) return [problem('date', 'invoiceFuture')]
  return date < workingDayBefore(today) ? [warning('date', 'lateInvoice')] : []
}

/** In the order of the contract. The series stays locked until the invoice has its number. */
export const issueProblems = async (own: Scope, invoice: Invoice): Promise<Problem[]> => {
  const scope = wholeScope(own)
  const provider = providerOf(await configuredProvider(scope))
  if (!provider) return [problem('', 'noProvider')]
  const series = await lockSeries(scope, named(invoice))
  const isRegistered = series?.active === true && isOnDay(series, invoice.date)
  return [
    ...(isRegistered ? await numberProblems(scope, invoice, series) : [problem('invoiceSeries', 'seriesUnknown')]),
    ...(invoice.taxId && !isTaxId(invoice.taxId) ? [problem('taxId', 'taxIdInvalid')] : []),
    ...(bearsVat(invoice.invoiceTemplate) && invoice.lines.some(({ vatRate }) => vatRate === null)
      ? [problem('lines', 'lineNoVat')]
      : []),
    ...(await correctionProblems(scope, invoice)),
    ...(provider.givesNumbers ? [] : dayProblems(scope, invoice)),
  ]
}

const givenNumber = async (scope: Scope, invoice: Invoice): Promise<string> => {
  const series = await lockSeries(scope, named(invoice))
  return shownNumber(nextNumber(series!, await latestOf(scope, named(invoice))))
}

/**
 * With its number, and by whom it was issued. `issueProblems` holds the lock of the series. Of those that a provider
 * numbers this is only tried, and they get none: the number supposed here may be written for another one meanwhile.
 */
export const issued = async (scope: Scope, invoice: Invoice): Promise<Invoice> => {
  const provider = await configuredProvider(scope)
  return {
    ...invoice,
    invoiceNumber: providerOf(provider)?.givesNumbers ? await givenNumber(scope, invoice) : null,
    provider,
    uploadedAt: scope.now,
    uploadState: null,
    uploadError: null,
  }
}
