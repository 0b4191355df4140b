/** Edits of a voucher's lines: ticking a voucher, entering an amount, distributing a sum. */
import type { Decimal } from '#kernel/decimal.ts'
import { blankLine, type LineDraft } from '#web/form/draft/draft.ts'
import { newKey, type Edit } from '#web/form/draft/draft-store.ts'
import type { FormModel } from '#web/form/draft/model.ts'
import type { OpenVoucher } from './voucher-allocate.ts'

const lineFor = (model: FormModel, voucher: OpenVoucher, amount: Decimal): LineDraft => ({
  ...blankLine(model.definition),
  voucherModule: voucher.module,
  voucher: voucher.id,
  voucherNumber: voucher.number,
  voucherDate: voucher.date,
  voucherDue: voucher.due,
  voucherTotal: voucher.total,
  remaining: voucher.remaining,
  isCredit: voucher.kind === 'credit',
  amount,
})

/** Allocates this amount to a voucher; null removes the voucher. */
export const setAmount =
  (model: FormModel, voucher: OpenVoucher, amount: Decimal | null): Edit =>
  ({ raw, keys }) => {
    const at = raw.lines.findIndex((line) => line['voucher'] === voucher.id)
    if (amount === null)
      return at < 0
        ? { raw, keys }
        : { raw: { ...raw, lines: raw.lines.toSpliced(at, 1) }, keys: keys.toSpliced(at, 1) }
    if (at < 0)
      return { raw: { ...raw, lines: [...raw.lines, lineFor(model, voucher, amount)] }, keys: [...keys, newKey()] }
    return { raw: { ...raw, lines: raw.lines.with(at, { ...raw.lines[at]!, amount }) }, keys }
  }
export const setAll =
  (model: FormModel, vouchers: readonly OpenVoucher[], shares: ReadonlyMap<string, Decimal>): Edit =>
  (before) =>
    vouchers.reduce((now, voucher) => setAmount(model, voucher, shares.get(voucher.id) ?? null)(now), before)
