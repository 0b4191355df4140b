/** Receipt and payment vouchers mirror each other: one description with two sides (contract documents §19, §20). */
import type { Draft } from '#model/document.ts'
import { defineShape } from '#model/field.ts'
import type { Place } from '#model/move.ts'
import { partnersOf, type PartnerSide } from '#model/partner-side.ts'
import { once, own } from '../orders/becomes.ts'
import { cardPayment, choice, currencyFields, flag, money as moneyField, paymentMethods, ref, text } from '../fields.ts'
import { offsetFlags } from '../settlements/offset-fields.ts'

export const voucherType = { partner: 1, other: 2, offset: 3 } as const
export const debtType = { settlement: 1, deposit: 2, refund: 3, shipping: 4 } as const
export const debtTypes = [
  { value: 1, label: 'debtType.settlement' },
  { value: 2, label: 'debtType.deposit' },
  { value: 3, label: 'debtType.refund' },
  { value: 4, label: 'debtType.shipping' },
] as const

/** Refunds have a partner of the opposite kind: customers receive them, suppliers pay them. */
const otherSide = { customer: 'supplier', supplier: 'customer' } as const

export interface VoucherSide {
  /** The debt side of the partners, also used for offsets; refunds use the other side. */
  side: 'receivable' | 'payable'
  partnerLabel: string
  partner: PartnerSide
  missingPartner: string
  personLabel: string
  personWire: string
  methodLabel: string
  typeLabels: readonly [string, string, string]
  otherList: 'otherIncome' | 'otherOutcome'
  otherLabel: string
  noItem: string
  /** Wire modules: vouchers that are settled, orders that accept deposits, and credits that are refunded. */
  settles: readonly string[]
  deposits: string
  refunds: readonly string[]
  /** Modules of credits that can be offset against debts of the same side. */
  credits: readonly string[]
  /** The edge of the business that other income comes from or other expenses go to. */
  edge: Place
}

/** What a line shows of the voucher it settles. */
const ofVoucher = {
  voucherNumber: text({ label: 'field.number', wire: 'NumberID', fact: true }),
  voucherDate: text({ label: 'column.date', wire: 'dtDate', fact: true }),
  voucherDue: text({ label: 'field.dueDate', wire: 'dueDate', fact: true }),
  voucherTotal: moneyField({ label: 'column.total', wire: 'TotalTax', fact: true }),
  voucherTotalBase: moneyField({ label: 'column.total', wire: 'TotalTaxBase', fact: true, place: 'hidden' }),
  remaining: moneyField({ label: 'field.openAmount', wire: 'remaining', fact: true }),
  remainingBase: moneyField({ label: 'field.openAmount', wire: 'remainingBase', fact: true, place: 'hidden' }),
  currencyCode: text({ label: 'field.currency', fact: true }),
}

/** What the head of a saved voucher shows. */
const shownOfVoucher = {
  /** The part of its unallocated amount that has not been used since. */
  creditLeft: moneyField({ label: 'field.creditLeft', fact: true, place: 'hidden' }),
  ...offsetFlags,
  /** Of an earlier version, from a fund of another currency: it may stay there. */
  fundKept: flag({ label: 'field.fund', fact: true, place: 'hidden' }),
  totalInWords: text({ label: 'field.totalInWords', fact: true, place: 'hidden' }),
  auto: flag({ label: 'field.auto', fact: true, place: 'hidden' }),
  keeper: text({ label: 'field.auto', wire: 'sourceId', fact: true, place: 'hidden' }),
}

/** The voucher that a line settles, refunds or pays a deposit on; or the item of other income or expenses. */
const voucherLines = (side: VoucherSide) => ({
  voucherModule: text({ label: 'field.voucherModule', max: 50, becomes: own, place: 'hidden', sheet: true }),
  voucher: ref('document')({ label: 'field.voucher', wire: 'voucherId' }),
  ...ofVoucher,
  otherMethod: ref(side.otherList)({
    label: side.otherLabel,
    wire: 'otherMethodId',
    becomes: own,
    narrow: { level: 'child' },
  }),
  partner: ref('partner')({ label: 'field.object', wire: 'Object_ID', becomes: own }),
  /** In the currency of the voucher; of an offset in that of the document. */
  amount: moneyField({
    label: 'field.amount',
    required: true,
    becomes: own,
    inCurrencyOf: 'voucher',
    inCurrencyWhen: { field: 'voucherType', is: voucherType.offset },
  }),
  /** In the currency of the document; where that is the voucher's, the same. */
  amountCurrency: moneyField({ label: 'field.amountCurrency', becomes: own, inCurrencyOf: 'voucher' }),
  /** What a line of an offset in another currency counts for in base currency. */
  amountBase: moneyField({ label: 'field.amountBase', becomes: own, place: 'hidden', inBase: true }),
  /** In an offset: this line is one of the credits. */
  isCredit: flag({ label: 'field.isCredit', wire: 'credit', becomes: own, place: 'hidden', sheet: true }),
  /** Of the money of carriers: the parcel for which one hands over what it collected, or is paid its fee. */
  shipment: ref('document')({ label: 'shipment', wire: 'shipmentId', place: 'hidden' }),
  shipmentNumber: text({ label: 'shipment', wire: 'shipNumber', fact: true, place: 'hidden' }),
  /** Of other income: the lost parcel that its carrier pays for. */
  claim: ref('document')({ label: 'voucher.claim', wire: 'claimId', place: 'hidden' }),
  claimNumber: text({ label: 'voucher.claim', wire: 'claimNumber', fact: true, place: 'hidden' }),
  note: text({ label: 'field.lineNote', wire: 'Note', max: 1000, becomes: own }),
})

export const voucherShape = (side: VoucherSide) =>
  defineShape({
    fields: {
      voucherType: choice()({
        label: 'field.voucherType',
        wire: 'iType',
        becomes: own,
        fixed: true,
        place: 'hidden',
        choices: [
          { value: 1, label: side.typeLabels[0] },
          { value: 2, label: side.typeLabels[1] },
          { value: 3, label: side.typeLabels[2] },
        ],
      }),
      partner: ref('partner')({
        label: side.partnerLabel,
        wire: 'Object_ID',
        missing: side.missingPartner,
        becomes: own,
        narrow: partnersOf[side.partner],
        party: side.partner,
        narrowWhen: { field: 'debtType', is: debtType.refund, narrow: partnersOf[otherSide[side.partner]] },
        requiredWhen: { field: 'voucherType', is: [voucherType.partner, voucherType.offset] },
      }),
      partnerCode: text({
        label: `field.${side.partner}Code`,
        wire: 'ObjID',
        fact: true,
        show: { ref: 'partner', column: 'code' },
        place: 'hidden',
      }),
      partnerName: text({
        label: side.partnerLabel,
        wire: 'ObjName',
        fact: true,
        show: { ref: 'partner', column: 'name' },
        place: 'hidden',
      }),
      person: text({
        label: side.personLabel,
        wire: side.personWire,
        becomes: own,
        copies: { ref: 'partner', column: 'name' },
      }),
      address: text({
        label: 'field.address',
        max: 500,
        becomes: own,
        copies: { ref: 'partner', column: 'printedAddress' },
      }),
      paymentMethod: choice()({ label: side.methodLabel, wire: 'Method', becomes: own, choices: paymentMethods }),
      fund: ref('fund')({ label: 'field.fund', wire: 'fundId', becomes: own, fundOf: 'paymentMethod' }),
      fundName: text({ label: 'field.fund', fact: true, show: { ref: 'fund', column: 'name' }, place: 'hidden' }),
      cardType: ref('cardType')({
        label: 'field.cardType',
        wire: 'cardTypeId',
        missing: 'required.cardType',
        becomes: own,
        requiredWhen: { field: 'paymentMethod', is: cardPayment },
      }),
      attachedDocs: text({ label: 'field.attachedDocs', max: 100, becomes: own }),
      ...currencyFields,
      debtType: choice()({
        label: 'field.debtType',
        wire: 'DebtType',
        derived: true,
        choices: debtTypes,
        place: 'hidden',
      }),
      /** Settles nothing yet and stays the partner's credit (contract amendments). */
      unallocated: moneyField({ label: 'field.unallocated', becomes: own }),
      amount: moneyField({ label: 'field.amount', derived: true }),
      /** Whose money it is, where the lines name parcels. */
      carrier: ref('carrier')({ label: 'field.carrier', wire: 'NVC_ID', becomes: once, place: 'hidden' }),
      ...shownOfVoucher,
    },
    lines: voucherLines(side),
  })
export type VoucherShape = ReturnType<typeof voucherShape>
export type Voucher = Draft<VoucherShape>
