/** The offset form: credits of a partner on one side and debts on the other, which must have the same sum. */
import { Scale, Undo2 } from 'lucide-react'
import { smaller, subtract, sumOf, zero, type Decimal } from '#kernel/decimal.ts'
import form from '#web/form/form.module.css'
import { useFormModel } from '#web/form/draft/model.ts'
import { marksOf, showNumber } from '#web/values/number-text.ts'
import { clearLines, setField, combineEdits } from '#web/form/draft/edits.ts'
import { useWatch } from '#web/ui/use-watch.ts'
import { useFormWords } from '#web/words/form-words.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useStore } from '#web/ui/store.ts'
import { allocateOldest, type OpenVoucher } from './voucher-allocate.ts'
import { useOpenItems } from './voucher-items.web.ts'
import { setAll } from './voucher-steps.web.ts'
import { ItemTable, LinesProblem, NoItems, useChosen } from './voucher-table.web.tsx'
import { voucherType } from './voucher-shape.ts'
import style from './voucher.module.css'

const useTaken = (isCredit: boolean): Decimal =>
  useWatch(useFormModel().store, (state) =>
    sumOf(
      state.draft.lines.filter((line) => (line['isCredit'] === true) === isCredit),
      (line) => line['amount'] as Decimal | null,
    ),
  )

const Tools = ({ credits, debts }: { credits: readonly OpenVoucher[]; debts: readonly OpenVoucher[] }) => {
  const model = useFormModel()
  const { definition, store } = model
  const { t } = useFormWords()
  const most = () => {
    const sum = smaller(
      sumOf(credits, (one) => one.remaining),
      sumOf(debts, (one) => one.remaining),
    )
    store.change(
      combineEdits(
        setAll(model, credits, allocateOldest(credits, sum)),
        setAll(model, debts, allocateOldest(debts, sum)),
      ),
    )
  }
  const back = () => store.change(combineEdits(clearLines, setField(definition, 'voucherType', voucherType.partner)))
  return (
    <div className={form.linesToolbar}>
      <Button
        icon={<Scale size={16} />}
        data-tip={t('voucher.offsetMostHint')}
        disabled={credits.length === 0 || debts.length === 0}
        onClick={most}
      >
        {t('voucher.offsetMost')}
      </Button>
      {store.get().raw.id === null && (
        <Button icon={<Undo2 size={16} />} onClick={back}>
          {t('voucher.offsetBack')}
        </Button>
      )}
    </div>
  )
}

const Sums = () => {
  const { t, language } = useFormWords()
  const [credit, debt] = [useTaken(true), useTaken(false)]
  const show = (amount: Decimal) => showNumber(amount, marksOf(language))
  const gap = subtract(credit, debt)
  return (
    <p className={style.sums} aria-live="polite">
      <span>{t('voucher.creditsTaken', { amount: show(credit) })}</span>
      <span>{t('voucher.debtsTaken', { amount: show(debt) })}</span>
      {gap !== zero && <span className={style.left}>{t('voucher.gap', { amount: show(gap) })}</span>}
    </p>
  )
}

export const OffsetItems = () => {
  const model = useFormModel()
  const { t } = useFormWords()
  const locked = useStore(model.locked)
  const reading = useStore(model.reading)
  const { partner, rows, isFetching } = useOpenItems(model, true)
  const ids = useChosen()
  const shown = reading ? rows.filter((row) => ids.has(row.id)) : rows
  const credits = shown.filter((row) => row.kind === 'credit')
  const debts = shown.filter((row) => row.kind !== 'credit')
  return (
    <section
      className={classNames(form.card, style.card)}
      aria-label={t('voucher.offset')}
      data-reading={reading || undefined}
    >
      {!locked && <Tools credits={credits} debts={debts} />}
      <LinesProblem />
      <div className={style.scroll}>
        {shown.length === 0 ? (
          <NoItems hasPartner={partner !== null} isFetching={isFetching} />
        ) : (
          <>
            <h2 className={style.part}>{t('voucher.credits')}</h2>
            <ItemTable rows={credits} locked={reading} caption={t('voucher.credits')} />
            <h2 className={style.part}>{t('voucher.debts')}</h2>
            <ItemTable rows={debts} locked={reading} caption={t('voucher.debts')} />
          </>
        )}
      </div>
      <Sums />
    </section>
  )
}
