/**
 * Calls of receipt and payment vouchers: open vouchers of a partner, offsets and payment methods (contract documents
 * §19, §20).
 */
import { answering, type Call } from '#engine/answering.ts'
import type { Scope } from '#engine/scope.ts'
import { add, toNumber, zero } from '#kernel/decimal.ts'
import type { AnyDocument } from '#model/document.ts'
import { needs } from '#model/right.ts'
import {
  asked,
  askedFor,
  body,
  count,
  day,
  id,
  list,
  named,
  number,
  object,
  oneOf,
  text,
  type Schema,
} from '#model/schema.ts'
import { lookupSchema, rows, saveSchema } from '#wire/answer-schemas.ts'
import { documentBody } from '#wire/document-schemas.ts'
import { paymentMethods } from '../fields.ts'
import type { VoucherSide } from './voucher-shape.ts'
import { saveOffset } from '../settlements/voucher-offset-calls.server.ts'
import { choiceRows } from '../choice-calls.server.ts'
import { ordersOf } from '../orders/order-room.server.ts'
import { openVouchers, type OpenVoucher } from './voucher-offers.server.ts'

const methodCodes: Readonly<Record<number, string>> = { 1: 'TM', 2: 'CK', 3: 'THE' }

const methods = async ({ language }: Scope) =>
  choiceRows(
    language,
    paymentMethods.map(({ value, label }) => ({ id: String(value), label, code: methodCodes[value] ?? '' })),
  )

/** The effect of a line with the item: it settles a debt, refunds a credit, or keeps a deposit for an order. */
type Kind = 'debt' | 'refund' | 'deposit' | 'credit'

const rowOf = (kind: Kind) => (one: OpenVoucher) => ({
  kind,
  voucherModule: one.voucherModule,
  s_ID: one.id,
  NumberID: one.number,
  dtDate: one.date,
  dueDate: one.dueDate ?? '',
  Description: one.description ?? '',
  TotalTax: toNumber(one.total),
  paid: toNumber(one.paid),
  remaining: toNumber(one.remaining),
  remainingBase: toNumber(one.remainingBase),
  currencyId: one.currency ?? '',
  currencyCode: one.currencyCode,
})

/**
 * Returns the vouchers that can be settled or refunded, followed by orders that take deposits; `credit` is the
 * partner's free credit on this side. With `credits=1` it returns what can be offset: debts, and credits marked as
 * such.
 */
const open =
  (side: VoucherSide) =>
  async (scope: Scope, { asked: sent }: { asked: Record<'Object_ID' | 's_ID' | 'credits', string> }) => {
    const partner = sent.Object_ID
    const editing = sent.s_ID || null
    const other = side.side === 'receivable' ? 'payable' : 'receivable'
    const debts = await openVouchers(scope, side.side, partner, { editing })
    const credits = await openVouchers(scope, side.side, partner, { editing, credits: true })
    const credit = toNumber(credits.reduce((total, one) => add(total, one.remainingBase), zero))
    if (sent.credits === '1') {
      const both = [...debts.map(rowOf('debt')), ...credits.map(rowOf('credit'))]
      return { ListItem: both, TotalCount: both.length, credit }
    }
    const refundable = (await openVouchers(scope, other, partner, { editing, credits: true })).filter((one) =>
      side.refunds.includes(one.voucherModule),
    )
    const orders = await ordersOf(scope, side.deposits, partner, editing)
    const all = [...debts.map(rowOf('debt')), ...refundable.map(rowOf('refund')), ...orders.map(rowOf('deposit'))]
    return { ListItem: all, TotalCount: all.length, credit }
  }

const openRow = object({
  kind: oneOf('debt', 'refund', 'deposit', 'credit'),
  voucherModule: text,
  s_ID: id,
  NumberID: text,
  dtDate: day,
  dueDate: text,
  Description: text,
  TotalTax: number,
  paid: number,
  remaining: number,
  remainingBase: number,
  currencyId: text,
  currencyCode: text,
})

const amountOf = { type: ['number', 'string'] } as const
const offsetRow = body({ module: text, s_ID: id, amount: amountOf }, { amountBase: amountOf })
const offsetBody = (definition: AnyDocument): Schema => {
  const { lines: _, ...head } = documentBody(definition).schema().properties ?? {}
  return body({ credits: list(offsetRow), debts: list(offsetRow) }, head)
}

/** `methodsName`: the call for payment methods, which has a different name for receipts and payments. */
export const voucherCalls = (definition: AnyDocument, side: VoucherSide, methodsName: string): readonly Call[] => {
  const { right, wire } = definition
  const reading = needs([right, 'R'])
  return [
    answering(
      {
        path: `${wire.module}/getListPO`,
        about: {
          title: 'api.getListPO',
          query: [askedFor('Object_ID', id), asked('s_ID', id), asked('credits', oneOf('1'))],
          answers: object({ ListItem: list(openRow), TotalCount: count, credit: number }),
        },
        demand: reading,
      },
      open(side),
    ),
    answering(
      {
        path: `${wire.module}/Offset`,
        about: {
          title: 'api.offset',
          takes: named(`${wire.module}Offset`, () => offsetBody(definition)),
          answers: saveSchema,
        },
        demand: needs([right, 'U']),
        writes: true,
        errorStyle: 'save',
      },
      (scope, { body: sent }) => saveOffset(scope, { definition, side: side.side }, sent),
    ),
    answering(
      {
        path: `${wire.module}/${methodsName}`,
        about: { title: 'api.paymentMethods', answers: rows(lookupSchema) },
        demand: reading,
      },
      methods,
    ),
  ]
}
