/** Chuyển tiền: money moves between funds, also between currencies. Contract documents §21. */
import { defineShape, factor } from '#model/field.ts'
import { dated, own } from '../_shared/orders/becomes.ts'
import { flag, money, price, ref, shownName, text } from '../_shared/fields.ts'
import { listRate, received } from './exchange.ts'

export const shape = defineShape({
  fields: {
    fund: ref('fund')({ label: 'field.fromFund', wire: 'fundId', required: true, missing: 'noFromFund', becomes: own }),
    fundName: shownName('fund', 'field.fromFund'),
    toFund: ref('fund')({ label: 'field.toFund', wire: 'toFundId', required: true, missing: 'noToFund', becomes: own }),
    toFundName: shownName('toFund', 'field.toFund'),
    /** The foreign currency of the source fund, and what it is worth in base currency: lists add up base currency. */
    currency: ref('currency')({ label: 'field.currency', wire: 'currencyId', derived: true, place: 'hidden' }),
    exchangeRate: price({
      label: 'field.exchangeRate',
      wire: 'baseRate',
      derived: true,
      sign: 'positive',
      place: 'hidden',
    }),
    amount: money({
      label: 'field.amount',
      required: true,
      missing: 'amountPositive',
      becomes: own,
      inCurrencyOf: 'fund',
    }),
    /** Base currency for one unit of the foreign currency; empty between funds of one currency. */
    rate: factor({
      label: 'field.transferRate',
      wire: 'ExRate',
      becomes: dated,
      sign: 'positive',
      inBase: true,
      isRate: true,
      proposed: { from: ['date', 'fund', 'toFund'], value: listRate },
    }),
    toAmount: money({
      label: 'field.amountReceived',
      becomes: dated,
      inCurrencyOf: 'toFund',
      proposed: { from: ['date', 'fund', 'toFund', 'amount', 'rate'], value: received },
    }),
    fee: money({ label: 'field.transferFee', becomes: own, inCurrencyOf: 'fund' }),
    feeMethod: ref('otherOutcome')({
      label: 'field.feeItem',
      wire: 'feeMethodId',
      becomes: own,
      narrow: { level: 'child' },
    }),
    feeMethodName: shownName('feeMethod', 'field.feeItem'),
    leaving: money({ label: 'field.leaving', derived: true, inCurrencyOf: 'fund' }),
    /** For prints: the foreign currency of the target, and whether money changes its currency on the way. */
    toCurrencyCode: text({
      label: 'field.currency',
      fact: true,
      show: { ref: 'toFund', column: 'foreignCode' },
      place: 'hidden',
    }),
    isExchange: flag({ label: 'field.transferRate', fact: true, place: 'hidden' }),
    totalInWords: text({ label: 'field.totalInWords', fact: true, place: 'hidden' }),
  },
  lines: {},
})
