/** Receipt and payment vouchers are mirrors of each other: one description, two sides (contract documents §19, §20). */
import type { Id } from '#kernel/brand.ts'
import { add, sumOf, zero, type Decimal } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import { defineShape, type DocumentMeta, type Draft, type RuleContext, type SavedDocument } from '#model/document.ts'
import { fund, keep, money, payable, receivable, settle, use, type Move, type Place } from '#model/move.ts'
import { cardPayment, choice, currencyFields, flag, money as moneyField, paymentMethods, ref, text } from './fields.ts'
import { checkFund, defaultFund } from './paid.ts'
import { inBase } from './priced-lines.ts'
import { checkOffset, postOffset } from './voucher-offset.ts'

export const voucherType = { partner: 1, other: 2, offset: 3 } as const
export const debtType = { settlement: 1, deposit: 2, refund: 3, shipping: 4 } as const
export const debtTypes = [
  { value: 1, label: 'debtType.settlement' },
  { value: 2, label: 'debtType.deposit' },
  { value: 3, label: 'debtType.refund' },
  { value: 4, label: 'debtType.shipping' },
] as const

/** A refund goes back to the other side: customers are paid, suppliers pay. */
const otherKind = { kh: 'ncc', ncc: 'kh' } as const

export interface VoucherSide {
  /** Where partners' money stands on this side, and on the other (for refunds). */
  side: 'receivable' | 'payable'
  partnerLabel: string
  partnerKind: 'kh' | 'ncc'
  missingPartner: string
  personLabel: string
  personWire: string
  methodLabel: string
  typeLabels: readonly [string, string, string]
  otherList: 'otherIncome' | 'otherOutcome'
  otherLabel: string
  noItem: string
  /** Wire modules: whose vouchers are settled, whose orders take deposits, and whose credit is refunded. */
  settles: readonly string[]
  deposits: string
  refunds: readonly string[]
  /** Whose credit is set against debts of the same side. */
  credits: readonly string[]
  /** The edge an other receipt comes from or an other payment goes to. */
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
}

/** What the head tells of a saved voucher. */
const shownOfVoucher = {
  /** Of what the voucher settles nothing with, what nobody has used since. */
  creditLeft: moneyField({ label: 'field.creditLeft', fact: true, place: 'hidden' }),
  totalInWords: text({ label: 'field.totalInWords', fact: true, place: 'hidden' }),
  auto: flag({ label: 'field.auto', fact: true, place: 'hidden' }),
  keeper: text({ label: 'field.auto', wire: 'sourceId', fact: true, place: 'hidden' }),
  carrier: text({ label: 'field.carrier', wire: 'NVC_ID', fact: true, place: 'hidden' }),
}

/** What a line settles, gives back or keeps a deposit for; or the item of another receipt or payment. */
const voucherLines = (side: VoucherSide) => ({
  voucherModule: text({ label: 'field.voucherModule', max: 50, place: 'hidden', sheet: true }),
  voucher: ref('document')({ label: 'field.voucher', wire: 'voucherId' }),
  ...ofVoucher,
  otherMethod: ref(side.otherList)({
    label: side.otherLabel,
    wire: 'otherMethodId',
    narrow: { level: 'child' },
  }),
  partner: ref('partner')({ label: 'field.object', wire: 'Object_ID' }),
  amount: moneyField({ label: 'field.amount', required: true }),
  /** Of a voucher that sets credits against debts: this is one of the credits. */
  isCredit: flag({ label: 'field.isCredit', wire: 'credit', place: 'hidden', sheet: true }),
  note: text({ label: 'field.lineNote', wire: 'Note', max: 1000 }),
})

export const voucherShape = (side: VoucherSide) =>
  defineShape({
    fields: {
      voucherType: choice()({
        label: 'field.voucherType',
        wire: 'iType',
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
        narrow: { objType: side.partnerKind },
        party: side.partnerKind === 'kh' ? 'customer' : 'supplier',
        narrowWhen: { field: 'debtType', is: debtType.refund, narrow: { objType: otherKind[side.partnerKind] } },
        requiredWhen: { field: 'voucherType', is: [voucherType.partner, voucherType.offset] },
      }),
      partnerCode: text({
        label: side.partnerKind === 'kh' ? 'field.customerCode' : 'field.supplierCode',
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
      person: text({ label: side.personLabel, wire: side.personWire, copies: { ref: 'partner', column: 'name' } }),
      address: text({
        label: 'field.address',
        max: 500,
        copies: { ref: 'partner', column: 'address1' },
      }),
      paymentMethod: choice()({ label: side.methodLabel, wire: 'Method', choices: paymentMethods }),
      fund: ref('fund')({ label: 'field.fund', wire: 'fundId', fundOf: 'paymentMethod' }),
      fundName: text({ label: 'field.fund', fact: true, show: { ref: 'fund', column: 'name' }, place: 'hidden' }),
      cardType: ref('cardType')({
        label: 'field.cardType',
        wire: 'cardTypeId',
        missing: 'required.cardType',
        requiredWhen: { field: 'paymentMethod', is: cardPayment },
      }),
      attachedDocs: text({ label: 'field.attachedDocs', max: 100 }),
      ...currencyFields,
      debtType: choice()({
        label: 'field.debtType',
        wire: 'DebtType',
        derived: true,
        choices: debtTypes,
        place: 'hidden',
      }),
      /** Settles nothing yet: it stays the partner's (contract amendments). */
      unallocated: moneyField({ label: 'field.unallocated' }),
      amount: moneyField({ label: 'field.amount', derived: true }),
      ...shownOfVoucher,
    },
    lines: voucherLines(side),
  })
export type VoucherShape = ReturnType<typeof voucherShape>
export type Voucher = Draft<VoucherShape>

const hasLine = (draft: Voucher, modules: readonly string[]): boolean =>
  draft.lines.some((line) => line.voucherModule !== null && modules.includes(line.voucherModule))

const debtTypeOf = (side: VoucherSide, draft: Voucher, type: number): number | null => {
  if (type === voucherType.other) return null
  if (type === voucherType.offset) return debtType.settlement
  if (hasLine(draft, side.refunds)) return debtType.refund
  return hasLine(draft, [side.deposits]) ? debtType.deposit : debtType.settlement
}

export const computeVoucher =
  (side: VoucherSide) =>
  (draft: Voucher, context: RuleContext): Voucher => {
    const type = draft.voucherType ?? voucherType.partner
    const isOffset = type === voucherType.offset
    const paymentMethod = isOffset ? null : (draft.paymentMethod ?? 1)
    const unallocated = type === voucherType.partner ? draft.unallocated : null
    const counted = isOffset ? draft.lines.filter((line) => !line.isCredit) : draft.lines
    return {
      ...draft,
      voucherType: type,
      paymentMethod,
      partner: type === voucherType.other ? null : draft.partner,
      fund: isOffset ? null : (draft.fund ?? defaultFund(paymentMethod, context)),
      cardType: paymentMethod === cardPayment ? draft.cardType : null,
      debtType: debtTypeOf(side, draft, type),
      unallocated,
      amount: add(
        sumOf(counted, (line) => line.amount),
        unallocated ?? zero,
      ),
    }
  }

/** Modules whose vouchers a line may name. */
const modulesOf = (side: VoucherSide, voucher: Voucher, line: Voucher['lines'][number]): readonly string[] => {
  if (voucher.voucherType === voucherType.offset) return line.isCredit ? side.credits : side.settles
  return [...side.settles, side.deposits, ...side.refunds]
}

const checkLine = (side: VoucherSide, voucher: Voucher, index: number): Problem[] => {
  const line = voucher.lines[index]!
  const problems: Problem[] = []
  if ((line.amount ?? zero) <= 0n) problems.push(problem(`lines.${index}.amount`, 'amountPositive'))
  if (voucher.voucherType === voucherType.other)
    return line.otherMethod ? problems : [problem(`lines.${index}.otherMethod`, side.noItem), ...problems]
  if (!line.voucher || !line.voucherModule) return [problem(`lines.${index}.voucher`, 'required.voucher'), ...problems]
  if (!modulesOf(side, voucher, line).includes(line.voucherModule))
    problems.push(problem(`lines.${index}.voucherModule`, 'invalid'))
  if (voucher.lines.findIndex((other) => other.voucher === line.voucher) < index)
    problems.push(problem(`lines.${index}.voucher`, 'invalid'))
  return problems
}

/** Debts, deposits and refunds are not mixed on one voucher; of a refund nothing is left over. */
const checkMixed = (side: VoucherSide, voucher: Voucher): Problem[] => {
  if (voucher.voucherType !== voucherType.partner) return []
  const kindOf = (module: string | null): string =>
    module !== null && side.refunds.includes(module) ? 'refund' : module === side.deposits ? 'deposit' : 'debt'
  const kinds = new Set(voucher.lines.map((line) => kindOf(line.voucherModule)))
  if (kinds.size > 1) return [problem('lines', 'mixedDebt')]
  return kinds.has('refund') && (voucher.unallocated ?? zero) > 0n ? [problem('unallocated', 'refundLeft')] : []
}

const checkNotEmpty = (side: VoucherSide, voucher: Voucher): Problem[] => {
  const hasMoney = voucher.voucherType === voucherType.partner && (voucher.unallocated ?? zero) > 0n
  return voucher.lines.length > 0 || hasMoney
    ? []
    : [problem('lines', voucher.voucherType === voucherType.other ? side.noItem : 'required.voucher')]
}

/** That vouchers are open, of this partner, and not over-settled is looked at when the ledgers are written. */
export const checkVoucher =
  (side: VoucherSide) =>
  (voucher: Voucher, context: RuleContext): Problem[] => [
    ...(voucher.voucherType === voucherType.offset
      ? checkOffset(voucher)
      : checkFund(voucher, context, side.side === 'receivable' ? 'in' : 'out')),
    ...checkNotEmpty(side, voucher),
    ...voucher.lines.flatMap((_, index) => checkLine(side, voucher, index)),
    ...checkMixed(side, voucher),
  ]

/** What the lines say of vouchers: debts are settled, credits given back, deposits kept for their orders. */
const claimOf = (type: number | null) => {
  if (type === debtType.refund) return use
  return type === debtType.deposit ? keep : settle
}

/** Receivable settled by receipts; payable by payments; refunds run against the other side's debts. */
export const postVoucher =
  (side: VoucherSide) =>
  (voucher: SavedDocument<VoucherShape>, context: RuleContext): Move[] => {
    if (voucher.voucherType === voucherType.offset) return postOffset(side, voucher)
    const till = fund(voucher.fund as Id<'fund'>)
    const base = (amount: Decimal) => inBase(amount, voucher.exchangeRate, context)
    const incoming = side.side === 'receivable'
    if (voucher.voucherType === voucherType.other)
      return [
        incoming
          ? money(side.edge, till, base(voucher.amount!), { column: 'paid' })
          : money(till, side.edge, base(voucher.amount!), { column: 'paid' }),
      ]
    const refund = voucher.debtType === debtType.refund
    const debts = refund ? (incoming ? 'payable' : 'receivable') : side.side
    const partner = (debts === 'receivable' ? receivable : payable)(voucher.partner as Id<'partner'>)
    const claim = claimOf(voucher.debtType)
    return [
      incoming
        ? money(partner, till, base(voucher.amount!), { column: 'paid' })
        : money(till, partner, base(voucher.amount!), { column: 'paid' }),
      ...voucher.lines.map((line, index) => claim(debts, line.voucher!, base(line.amount), { line: index })),
    ]
  }

/** Cash vouchers, bank vouchers and those without money are numbered apart (contract README §2.2): prefixes in that order. */
export const voucherPrefix =
  ([cash, bank = cash, offset = cash]: DocumentMeta['prefixes']) =>
  (draft: Voucher, { refs }: RuleContext): string => {
    if (draft.voucherType === voucherType.offset) return offset
    return refs.get('fund', draft.fund)?.kind === 'bank' ? bank : cash
  }
