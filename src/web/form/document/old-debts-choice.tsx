import type { Decimal } from '#kernel/decimal.ts'
import { useRights } from '#web/data/profile.ts'
import { Checkbox } from '#web/ui/fields/field.tsx'
import { useStore } from '#web/ui/base/store.ts'
import { oldDebtToPay } from '../draft/money/paid-now.ts'
import { useFormModel } from '../draft/store/model.ts'
import { payingVoucher } from '../save/questions/paying-voucher.ts'
import { useWatch } from '../../ui/base/use-watch.ts'
import { marksOf, showNumber } from '../../values/number-text.ts'
import { useFormWords } from '../../words/form-words.ts'

/** What is over may pay what the customer owes of before, if the user may collect. */
export const OldDebts = ({ over }: { over?: Decimal }) => {
  const model = useFormModel()
  const { t, language } = useFormWords()
  const { may } = useRights()
  const isChosen = useStore(model.toOldDebts)
  const amount = useWatch(model.store, () => oldDebtToPay(model, over))
  const voucher = payingVoucher(model.definition)
  if (amount === null || !voucher || !may(voucher.right, 'A')) return null
  return (
    <Checkbox
      label={t('form.toOldDebts', { amount: showNumber(amount, marksOf(language)) })}
      checked={isChosen}
      onChange={(event) => model.toOldDebts.set(event.currentTarget.checked)}
    />
  )
}
