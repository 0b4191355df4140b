/** Server part of a return: linked refund, and cost of the goods. */
import { isStoredId } from '#engine/columns.ts'
import type { Scope } from '#engine/scope.ts'
import { defineSlots } from '#engine/slots.ts'
import { sql } from '#engine/sql.ts'
import { id } from '#kernel/brand.ts'
import { isPaid, keepLinkedVoucher } from '../_shared/vouchers/linked-voucher.server.ts'
import { returnedFacts } from '../_shared/returns/returned-slots.server.ts'
import { salesReturn } from './index.ts'
import { adjustNotices, isInvoiceToReduce } from './invoiced.server.ts'
import { fromBill } from './source.server.ts'

/** The order lines that the lines of a bill were issued on, by line of the bill. */
const issuedOn = async ({ tx }: Scope, bill: string): Promise<Map<string, { line: string; order: string }>> => {
  const rows = await tx.query<{ of: string; line: string; order: string }>(sql`
    select k.line as of, k.source_line as line, k.source_document as order from document_link k
    where ${sql.ours('k')} and k.document = ${bill} and k.line <> k.document`)
  return new Map(rows.map(({ of, ...found }) => [of, found]))
}

export const slots = defineSlots(salesReturn, {
  async sources(scope, returned) {
    const issued =
      returned.reopenOrder && isStoredId(returned.bill)
        ? await issuedOn(scope, returned.bill)
        : new Map<string, never>()
    const lines = returned.lines.map((line) => {
      const on = line.quantity ? issued.get(line.sourceLine ?? '') : undefined
      return {
        ...line,
        reopenedLine: on ? id<'line'>(on.line) : null,
        reopenedDocument: on ? id<'salesOrder'>(on.order) : null,
      }
    })
    return { ...returned, lines, reopenedOrder: lines.find((line) => line.reopenedDocument)?.reopenedDocument ?? null }
  },
  makes: { salesBill: fromBill },
  notices: adjustNotices,
  hasMore: isPaid,
  afterSave: (scope, change) =>
    keepLinkedVoucher(scope, change, {
      kind: 'outcomeVoucher',
      voucherModule: 'ImportReturn',
      reason: 'refund',
    }),
  facts: async (scope, returned) => ({
    ...(await returnedFacts('receivable')(scope, returned)),
    invoiceToReduce: await isInvoiceToReduce(scope, returned),
  }),
})
