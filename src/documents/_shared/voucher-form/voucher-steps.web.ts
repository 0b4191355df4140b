/** Edits of a voucher: ticking an open voucher, entering an amount, distributing a sum, saying what it is for. */
import type { Decimal } from '#kernel/decimal.ts'
import { blankLine, shapeOf, type LineDraft } from '#web/form/draft/draft.ts'
import { newKey, type Edit } from '#web/form/draft/store/draft-store.ts'
import type { FormModel } from '#web/form/draft/store/model.ts'
import { currentFormWords } from '#web/words/form-words.ts'
import { amountsOf, otherShare, withAmounts, type ItemKind, type OpenVoucher } from '../vouchers/voucher-allocate.ts'
import { voucherType } from '../vouchers/voucher-shape.ts'

const isOffset = (raw: Readonly<Record<string, unknown>>): boolean => raw['voucherType'] === voucherType.offset

const lineFor = (model: FormModel, voucher: OpenVoucher): LineDraft => ({
  ...blankLine(model.definition),
  voucherModule: voucher.module,
  voucher: voucher.id,
  voucherNumber: voucher.number,
  voucherDate: voucher.date,
  voucherDue: voucher.due,
  voucherTotal: voucher.total,
  remaining: voucher.remaining,
  isCredit: voucher.kind === 'credit',
})

/** Names the vouchers that are settled; the others are counted. */
const NAMED = 5
const reasonOf = (kind: ItemKind, lines: readonly LineDraft[], supplier: boolean): string => {
  if (kind === 'credit' || lines.length === 0) return ''
  const { t } = currentFormWords()
  const numbers = lines.slice(0, NAMED).map((line) => String(line['voucherNumber'] || t('voucher.opening')))
  const more = lines.length > NAMED ? [t('voucher.more', { n: lines.length - NAMED })] : []
  const reason = supplier && kind !== 'refund' ? t(`voucher.reason.${kind}.supplier`) : t(`voucher.reason.${kind}`)
  return `${reason} ${[...numbers, ...more].join(', ')}`
}

/** Describes what a new voucher settles, as long as nobody has typed another description. */
export const withReason =
  ({ definition }: FormModel, kind: ItemKind, edit: Edit): Edit =>
  (before) => {
    const after = edit(before)
    const { raw } = after
    if (raw.id !== null || isOffset(raw)) return after
    const isSupplier = shapeOf(definition).fields['partner']?.party === 'supplier'
    const written = (before.raw['description'] as string | null) ?? ''
    if (written !== '' && written !== reasonOf(kind, before.raw.lines, isSupplier)) return after
    return { ...after, raw: { ...raw, description: reasonOf(kind, raw.lines, isSupplier) || null } }
  }

/** Allocates this amount to a voucher; null removes the voucher. */
export const setAmount =
  (model: FormModel, voucher: OpenVoucher, amount: Decimal | null): Edit =>
  ({ raw, keys }) => {
    const at = raw.lines.findIndex((line) => line['voucher'] === voucher.id)
    if (amount === null)
      return at < 0
        ? { raw, keys }
        : { raw: { ...raw, lines: raw.lines.toSpliced(at, 1) }, keys: keys.toSpliced(at, 1) }
    const amounts = withAmounts(
      { counts: amount, own: otherShare(voucher, amount) },
      { setsOff: isOffset(raw), isOther: voucher.other !== null },
    )
    if (at < 0)
      return {
        raw: { ...raw, lines: [...raw.lines, { ...lineFor(model, voucher), ...amounts }] },
        keys: [...keys, newKey()],
      }
    return { raw: { ...raw, lines: raw.lines.with(at, { ...raw.lines[at]!, ...amounts }) }, keys }
  }

/** What of the document is settled, where it has another currency than the voucher. */
export const setOther =
  (voucher: OpenVoucher, own: Decimal | null): Edit =>
  ({ raw, keys }) => {
    const how = { setsOff: isOffset(raw), isOther: true }
    const changed = (line: LineDraft): LineDraft => ({
      ...line,
      ...withAmounts({ counts: amountsOf(line).counts, own }, how),
    })
    return {
      raw: { ...raw, lines: raw.lines.map((line) => (line['voucher'] === voucher.id ? changed(line) : line)) },
      keys,
    }
  }

export const setAll =
  (model: FormModel, vouchers: readonly OpenVoucher[], shares: ReadonlyMap<string, Decimal>): Edit =>
  (before) =>
    vouchers.reduce((now, voucher) => setAmount(model, voucher, shares.get(voucher.id) ?? null)(now), before)
