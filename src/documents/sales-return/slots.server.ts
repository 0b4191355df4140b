/** What a return must know of its bill, and what it may not do to it. */
import { isPosted, posting } from '#model/state.ts'
import { decimal, divide, fromLedger, subtract, zero, type Decimal } from '#kernel/decimal.ts'
import { showNumber } from '#kernel/number-format.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { Draft, SavedDocument } from '#model/document.ts'
import type { Scope } from '#engine/scope.ts'
import { isStoredId } from '#engine/columns.ts'
import type { DocumentSlots } from '#engine/slots.ts'
import { sql } from '#engine/sql.ts'
import { lineCosts } from '../_shared/facts.server.ts'
import { returnedOf } from '../_shared/followers.server.ts'
import { keepLinkedVoucher } from '../_shared/linked-voucher.server.ts'
import type { shape } from './shape.ts'
import { fromBill } from './source.server.ts'

type Return = SavedDocument<typeof shape> & { status: number }
type Lines = { lines: { sourceLine: string | null }[] }

interface BillLine {
  id: string
  document_id: string
  product_id: string
  base_quantity: string
  factor: string
  taxable: string
  line_vat: string
  unit_price: string
}

const linesOf = (scope: Scope, draft: Lines): Promise<BillLine[]> => {
  const ids = draft.lines.flatMap((line) => (isStoredId(line.sourceLine) ? [line.sourceLine] : []))
  return ids.length === 0
    ? Promise.resolve([])
    : scope.tx.query<BillLine>(sql`
    select id, document_id, product_id, base_quantity, factor, taxable, line_vat, unit_price from sales_bill_line where id = any(${ids}::uuid[])`)
}

interface Bill {
  number: string
  day: string
  status: number
  partner_id: string
}
const billOf = async (scope: Scope, id: string | null): Promise<Bill | null> =>
  isStoredId(id)
    ? ((
        await scope.tx.query<Bill>(
          sql`select number, day, status, partner_id from document where id = ${id} and kind = 'salesBill'`,
        )
      )[0] ?? null)
    : null

/** The original lines and what earlier returns took of them, for the rules (contract documents §7.4). */
const prepare = async (scope: Scope, draft: Draft<typeof shape> & { seq: string; id: string }): Promise<unknown> => {
  const origins = new Map((await linesOf(scope, draft)).map((line) => [line.id, line]))
  const earlier = await returnedOf(scope, [...origins.keys()], draft.id || null, draft.seq === '0' ? null : draft.seq)
  return {
    ...draft,
    // Found by it, too.
    billNumber: (await billOf(scope, draft.bill))?.number ?? null,
    lines: draft.lines.map((line) => {
      const found = line.sourceLine ? origins.get(line.sourceLine) : undefined
      if (!found) return { ...line, origin: null }
      const taken = earlier.get(found.id)
      return {
        ...line,
        origin: {
          product: found.product_id,
          quantity: decimal(found.base_quantity),
          factor: decimal(found.factor),
          taxable: decimal(found.taxable),
          lineVat: decimal(found.line_vat),
          unitPrice: decimal(found.unit_price),
          earlierQuantity: fromLedger(taken?.quantity ?? 0n),
          earlierTaxable: fromLedger(taken?.taxable ?? 0n),
          earlierVat: fromLedger(taken?.vat ?? 0n),
        },
      }
    }),
  }
}

const lineProblems = async (scope: Scope, after: Return, bill: Bill | null): Promise<Problem[]> => {
  const origins = new Map((await linesOf(scope, after)).map((line) => [line.id, line]))
  const others = await returnedOf(scope, [...origins.keys()], after.id)
  const here = new Map<string, Decimal>()
  return after.lines.flatMap((line, index) => {
    if (!line.sourceLine) return []
    const origin = origins.get(line.sourceLine)
    if (!origin || origin.document_id !== after.bill || origin.product_id !== line.product)
      return [problem(`lines.${index}.sourceLine`, 'unknownLine')]
    const left = subtract(
      subtract(decimal(origin.base_quantity), fromLedger(others.get(origin.id)?.quantity ?? 0n)),
      here.get(origin.id) ?? zero,
    )
    here.set(origin.id, ((here.get(origin.id) ?? 0n) + (line.baseQuantity ?? 0n)) as Decimal)
    return (line.baseQuantity ?? 0n) > left
      ? [
          problem(`lines.${index}.quantity`, 'qtyOverSource', {
            code: line.productCode ?? '',
            remaining: showNumber(left, { language: scope.language }),
            number: bill?.number ?? '',
          }),
        ]
      : []
  })
}

export const salesReturnSlots: DocumentSlots = {
  makes: { salesBill: fromBill },
  prepare,
  async guard(scope, { after }: { after: Return }) {
    const bill = await billOf(scope, after.bill)
    const problems: Problem[] = []
    if (after.bill && (!bill || !isPosted(posting, bill))) problems.push(problem('bill', 'unknownRef'))
    else if (bill && bill.partner_id !== after.partner) problems.push(problem('bill', 'billOfOther'))
    if (bill && after.date < bill.day) problems.push(problem('date', 'dateBeforeSource', { number: bill.number }))
    return [...problems, ...(await lineProblems(scope, after, bill))]
  },
  afterSave: (scope, change) =>
    keepLinkedVoucher(scope, change, {
      kind: 'outcomeVoucher',
      voucherModule: 'ImportReturn',
      description: 'Hoàn tiền {number}',
    }),
  async facts(scope, returned: Return) {
    const [bill, costs, prepared] = await Promise.all([
      billOf(scope, returned.bill),
      lineCosts(scope, returned.id),
      prepare(scope, returned as never),
    ])
    const { lines } = prepared as { lines: { origin: unknown }[] }
    const sold = new Map((await linesOf(scope, returned)).map((line) => [line.id, decimal(line.base_quantity)]))
    const others = await returnedOf(scope, [...sold.keys()], returned.id || null)
    const returnable = ({ sourceLine, factor }: Return['lines'][number]): Decimal | null => {
      const whole = sourceLine ? sold.get(sourceLine) : undefined
      if (whole === undefined || !factor) return null
      return divide(subtract(whole, fromLedger(others.get(sourceLine!)?.quantity ?? 0n)), factor, 4)
    }
    return {
      billNumber: bill?.number ?? null,
      lines: returned.lines.map((line, index) => ({
        cost: costs.get(line.lineId) ?? zero,
        origin: lines[index]!.origin,
        returnable: returnable(line),
      })),
    }
  },
}
