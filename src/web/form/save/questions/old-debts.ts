/** What was given above the total pays old debts of the customer: a voucher of its own, the oldest debts first. */
import { smaller, subtract, zero, type Decimal } from '#kernel/decimal.ts'
import type { AnyDocument } from '#model/document.ts'
import { documentCall } from '#wire/calls.ts'
import { encodeDraft, readDocument } from '#wire/document.ts'
import { isSaved, type SaveAnswer } from '#wire/envelope.ts'
import { call, CallFailed, newRequestId } from '#web/data/call.ts'
import { loadDocument } from '#web/data/definitions.ts'
import { invalidateModule } from '#web/data/queries.ts'
import { listNamed } from '#web/pickers/registry.ts'
import { notifyError, notifyOk } from '#web/ui/floating/notify.tsx'
import { shapeOf, type DraftRecord, type LineDraft } from '../../draft/draft.ts'
import type { FormModel } from '../../draft/store/model.ts'
import { payingVoucher } from './paying-voucher.ts'
import { marksOf, showNumber } from '../../../values/number-text.ts'
import { currentFormWords } from '../../../words/form-words.ts'

/** The lines as far as the money goes. */
export const paidOfLines = (lines: readonly LineDraft[], money: Decimal): LineDraft[] => {
  let left = money
  return lines.flatMap((line) => {
    const amount = smaller(left, (line['amount'] ?? zero) as Decimal)
    left = subtract(left, amount)
    return amount > zero ? [{ ...line, amount }] : []
  })
}

const collect = async (
  voucher: AnyDocument,
  { source, partner }: { source: string; partner: string },
  { share, fund }: { share: Decimal; fund: unknown },
): Promise<SaveAnswer> => {
  const query = { source, s_ID: partner }
  const made = readDocument(voucher, await call(documentCall(voucher, 'getInfoFrom'), { query }))
  const draft = { ...made, fund, lines: paidOfLines(made.lines as LineDraft[], share) } as unknown as DraftRecord
  const extras = { version: undefined, requestId: newRequestId(), draft: false }
  return call(documentCall(voucher, 'UpdateDB'), { body: { ...encodeDraft(voucher, draft, extras) } })
}

/** Says what became of it; money that was taken and not written down is told until somebody closes it. */
export const collectOldDebts = async ({ definition, store, party }: FormModel, share: Decimal): Promise<void> => {
  const { t, language } = currentFormWords()
  const amount = showNumber(share, marksOf(language))
  const meta = payingVoucher(definition)
  const { draft } = store.get()
  const partner = String(draft[party!])
  const source = listNamed(shapeOf(definition).fields[party!]!.of)?.wire.module ?? ''
  try {
    const voucher = await loadDocument(meta!.name)
    const answer = await collect(voucher, { source, partner }, { share, fund: draft['fund'] })
    if (!isSaved(answer)) {
      notifyError(t('form.oldDebtFailed', { amount, reason: answer.Description }), { isDuty: true })
      return
    }
    await invalidateModule(voucher.wire.module)
    notifyOk(t('form.oldDebtDone', { amount, number: answer.NumberID ?? '' }))
  } catch (failure) {
    if (!(failure instanceof CallFailed)) throw failure
    notifyError(t('form.oldDebtFailed', { amount, reason: failure.message }), { isDuty: true })
  }
}
