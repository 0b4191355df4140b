/** The invoice that puts another one right, as a proposal: in its place, or beside it with what changes. */
import { copyOf } from '#engine/document/copy.ts'
import type { MakeSpecially, Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { loadDocument } from '#engine/store/store.ts'
import { id } from '#kernel/brand.ts'
import { negate, zero, type Decimal } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { Draft, SavedDocument } from '#model/document.ts'
import { blank } from '../_shared/blank.ts'
import { madeOn } from '../_shared/made-on.ts'
import type { shape as returnShape } from '../sales-return/shape.ts'
import { activeSeries } from './config.server.ts'
import { originalProblems } from './correction.server.ts'
import { vatInvoice } from './index.ts'
import type { Invoice } from './issue.server.ts'
import { isOfCashRegister, isOnDay } from './series.ts'
import { adjustingKind, replacingKind, shape } from './shape.ts'
import { lineOf } from './source.server.ts'

type Line = Draft<typeof shape>['lines'][number]

/** That of the original as long as it may be used; what adjusts is not of a cash register. */
const seriesFor = async (scope: Scope, original: Invoice, { day, kind }: { day: string; kind: number }) => {
  const usable = (await activeSeries(scope)).filter(
    (one) => isOnDay(one, day) && (kind === replacingKind || !isOfCashRegister(one.series)),
  )
  const found =
    usable.find(({ series, template }) => series === original.invoiceSeries && template === original.invoiceTemplate) ??
    usable[0]
  return { invoiceTemplate: found?.template ?? original.invoiceTemplate, invoiceSeries: found?.series ?? null }
}

const opposite = (value: Decimal | null): Decimal | null => (value === null || value === zero ? value : negate(value))

/** As much less. Its tax is that of the line to the last đồng. */
const lessOf = (line: Line): Line => ({
  ...line,
  quantity: opposite(line.quantity),
  discountAmount: opposite(line.discountAmount),
  typedVat: opposite(line.lineVat),
})

/** Throws nothing: what stands against it is told before anything is typed. */
const correcting = async (
  scope: Scope,
  original: Invoice,
  { kind, lines }: { kind: number; lines: (copied: Line[]) => Line[] },
): Promise<Draft<typeof shape> | Problem[]> => {
  const named = { original: id<'vatInvoice'>(original.id), invoiceKind: kind }
  const problems = await originalProblems(scope, { ...original, ...named, id: '' })
  if (problems.length > 0) return problems.map((one) => ({ ...one, path: '' }))
  const day = madeOn([original], scope)
  const copied = copyOf(scope, vatInvoice, original) as unknown as Draft<typeof shape>
  return {
    ...blank(shape, day),
    ...copied,
    ...named,
    ...(await seriesFor(scope, original, { day, kind })),
    date: day,
    // The law that was in force then, and the money it was written in.
    currency: original.currency,
    exchangeRate: original.exchangeRate,
    lines: lines(
      original.lines.map(({ vatRate, typedVat, lineVat }, at) => ({
        ...copied.lines[at]!,
        vatRate,
        typedVat,
        lineVat,
      })),
    ),
  }
}

const ofOriginal =
  (kind: number, lines: (copied: Line[]) => Line[]): MakeSpecially<typeof shape> =>
  (scope, source) =>
    correcting(scope, source as unknown as Invoice, { kind, lines })

/** The invoice that is in force for a bill, issued; the reader may see it. */
const issuedFor = async (scope: Scope, bill: string | null): Promise<Invoice | null> => {
  if (!bill) return null
  const issued = vatInvoice.lifecycle.states['issued']!.value
  const [row] = await scope.tx.query<{ id: string }>(
    sql`select d.id from document_link k join document d on d.tenant_id = k.tenant_id and d.id = k.document
where ${sql.ours('k')} and k.source_document = ${bill} and k.line = k.document and d.kind = ${vatInvoice.name} and d.status = ${issued} order by d.seq desc limit 1`,
  )
  return row ? ((await loadDocument(scope.tx, vatInvoice, row.id)) as Invoice | null) : null
}

/** What came back, taken off the invoice of its bill. */
const forReturn: MakeSpecially<typeof shape> = async (scope, source) => {
  const returned = source as unknown as SavedDocument<typeof returnShape>
  const original = await issuedFor(scope, returned.bill)
  if (!original) return [problem('', 'returnWithoutInvoice')]
  const lines = returned.lines
    .filter(({ quantity }) => quantity !== null && quantity !== zero)
    .map((line) => ({ ...lessOf({ ...lineOf(line), lineVat: line.lineVat }), sourceLine: id<'line'>(line.lineId) }))
  return correcting(scope, original, { kind: adjustingKind, lines: () => lines })
}

export const correctingWays = {
  replace: ofOriginal(replacingKind, (lines) => lines),
  adjust: ofOriginal(adjustingKind, () => []),
  reduce: ofOriginal(adjustingKind, (lines) => lines.map(lessOf)),
  reduceReturned: forReturn,
}
