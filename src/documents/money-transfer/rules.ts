import { add, divide, LEDGER_END, zero, type Decimal } from '#kernel/decimal.ts'
import { showDay } from '#kernel/day.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { Draft, SavedDocument } from '#model/document.ts'
import { expense, fund, money, type Move } from '#model/move.ts'
import type { RuleContext } from '#model/rule-context.ts'
import { inBase } from '../_shared/prices/priced-lines.ts'
import { baseRateOf, fundsOf, isOneCurrency, received } from './exchange.ts'
import type { shape } from './shape.ts'

type Transfer = Draft<typeof shape>
const RATE_DECIMALS = 4

/** An amount received that does not follow from the rate was agreed: then the rate follows from it. */
const rateOf = (draft: Transfer, context: RuleContext): Decimal | null => {
  const funds = fundsOf(draft, context)
  const { amount, toAmount, rate } = draft
  if (!funds || !amount || !toAmount || (funds.from.foreignCode && funds.to.foreignCode)) return rate
  if (received(draft, context) === toAmount) return rate
  const [base, foreign] = funds.from.foreignCode ? [toAmount, amount] : [amount, toAmount]
  return divide(base, foreign, RATE_DECIMALS)
}

export const compute = (draft: Transfer, context: RuleContext): Transfer => {
  const funds = fundsOf(draft, context)
  const isSame = funds !== null && isOneCurrency(funds)
  const from = context.refs.get('fund', draft.fund)
  const fee = draft.fee ?? zero
  const whole = {
    ...draft,
    rate: isSame ? null : rateOf(draft, context),
    toAmount: isSame ? null : draft.toAmount,
    fee,
    feeMethod: fee === zero ? null : draft.feeMethod,
    currency: from?.foreignCode ? (from.currency ?? null) : null,
    leaving: add(draft.amount ?? zero, fee),
  }
  // What the source currency is worth in base currency.
  return { ...whole, exchangeRate: from?.foreignCode ? (whole.rate ?? baseRateOf(from)) : null }
}

/** Between currencies, the amount received follows from a rate or is typed. */
const checkReceived = (draft: Transfer, context: RuleContext): Problem[] => {
  const funds = fundsOf(draft, context)
  if (!funds || isOneCurrency(funds) || draft.amount === null) return []
  if (draft.toAmount !== null) {
    if (draft.toAmount >= LEDGER_END) return [problem('rate', 'outOfRange', { label: 'field.transferRate' })]
    return draft.toAmount > zero ? [] : [problem('toAmount', 'receivedPositive')]
  }
  if (funds.from.foreignCode && funds.to.foreignCode) return [problem('toAmount', 'noReceived')]
  const unknown = draft.rate === null && [funds.from, funds.to].find((one) => baseRateOf(one) === null)
  return unknown
    ? [problem('rate', 'exRateMissing', { code: unknown.foreignCode ?? '', date: showDay(draft.date) })]
    : [problem('toAmount', 'noReceived')]
}

export const check = (draft: Transfer, context: RuleContext): Problem[] => [
  ...(draft.fund && draft.fund === draft.toFund ? [problem('toFund', 'sameFund')] : []),
  ...(draft.amount !== null && draft.amount <= zero ? [problem('amount', 'amountPositive')] : []),
  ...checkReceived(draft, context),
  ...((draft.fee ?? zero) > zero && !draft.feeMethod ? [problem('feeMethod', 'noFeeItem')] : []),
]

export const post = (transfer: SavedDocument<typeof shape>, context: RuleContext): Move[] => {
  const source = fund(transfer.fund)
  const fee = transfer.fee ?? zero
  const base = (amount: Decimal) => inBase(amount, transfer.exchangeRate, context)
  return [
    money(source, fund(transfer.toFund), base(transfer.amount), {
      column: 'paid',
      leaving: transfer.amount,
      entering: transfer.toAmount ?? transfer.amount,
    }),
    ...(fee > zero ? [money(source, expense, base(fee), { column: 'paid', leaving: fee })] : []),
  ]
}
