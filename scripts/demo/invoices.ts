/** VAT invoices of the last days of the demo company: it gives their numbers itself; one is replaced, one waits. */
import type { DocumentInput } from '#engine/document/input.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { addDays, type Day } from '#kernel/day.ts'
import { originalKind, replacingKind } from '#documents/vat-invoice/shape.ts'
import { inputOf, type WorkDay } from './office.ts'

/** Bills of this many days before today have invoices; those of today can still be changed by whoever tries the demo. */
const invoicedDays = 3
/** As far as the page of the configuration looks ahead. */
const AHEAD_DAYS = 14

const seriesOf = (day: Day): string => `C${day.slice(2, 4)}THT`

/** The series of every year in which an invoice is, or will be next. */
export const saveSeries = async (scope: Scope): Promise<void> => {
  const { tx, today } = scope
  const days = [addDays(today, -invoicedDays), today, addDays(today, AHEAD_DAYS)]
  for (const [index, series] of [...new Set(days.map(seriesOf))].entries())
    await tx.query(
      sql`insert into invoice_series (id, ordinal, template, series, active) values (${scope.newId()}, ${index + 1}, '1', ${series}, true)`,
    )
}

const headNames = ['partner', 'buyerName', 'taxId', 'buyerAddress', 'buyerEmail', 'employee', 'bills'] as const
const lineNames = ['product', 'productName', 'unit', 'quantity', 'unitPrice', 'discountAmount', 'vatRate'] as const
const pick = (from: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.flatMap((name) => (from[name] == null ? [] : [[name, from[name]]])))

type Content = Pick<DocumentInput, 'values'> & { lines: Record<string, unknown>[] }

const contentOf = async ({ desk, day }: WorkDay, scope: Scope, bill: string): Promise<Content> => {
  const made = await desk.documentFrom(scope, 'vatInvoice', { kind: 'salesBill', ids: [bill] })
  return {
    values: {
      ...pick(made, headNames),
      date: day,
      invoiceTemplate: '1',
      invoiceSeries: seriesOf(day),
      invoiceKind: originalKind,
      paymentMethodText: 'TM/CK',
    },
    lines: made.lines.map((line) => pick(line, [...lineNames, 'sourceLine'])),
  }
}

/** An invoice that was issued, with what stands on it. */
export interface Issued extends Content {
  id: string
}

const invoice = async (office: WorkDay, bill: string, isIssued: boolean): Promise<Issued> => {
  const scope = office.as('ketoan')
  const content = await contentOf(office, scope, bill)
  const { id } = await office.desk.save(scope, 'vatInvoice', inputOf(content.values, content.lines))
  if (isIssued) await office.desk.issue(office.as('ketoan'), id)
  return { id, ...content }
}

/** The buyer's name was incomplete, so he gets another invoice of the same goods. */
const replace = async (office: WorkDay, { id, values, lines }: Issued): Promise<void> => {
  const { desk, day } = office
  const { bills: _, ...kept } = values
  const corrected = {
    ...kept,
    date: day,
    invoiceSeries: seriesOf(day),
    invoiceKind: replacingKind,
    original: id,
    buyerPerson: 'Phòng mua hàng',
    description: 'Bổ sung người mua hàng',
  }
  const ownLines = lines.map((line) => pick(line, lineNames))
  const made = await desk.save(office.as('ketoan'), 'vatInvoice', inputOf(corrected, ownLines))
  await desk.issue(office.as('ketoan'), made.id)
}

/** In the evening; `bills` are those of the day, `back` how many days it is before today. */
export const invoiceToday = async (
  office: WorkDay,
  { back, bills }: { back: number; bills: readonly string[] },
  issued: Issued[],
): Promise<void> => {
  if (back > invoicedDays || back < 1) return
  const [first] = issued
  if (back === 1 && first) await replace(office, first)
  for (const [place, bill] of bills.slice(0, 3).entries()) {
    // The last one waits for whoever tries the demo.
    const isIssued = back > 1 || place < Math.min(bills.length, 3) - 1
    const made = await invoice(office, bill, isIssued)
    if (isIssued) issued.push(made)
  }
}
