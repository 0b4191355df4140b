/** The offset form: credits of a partner on one side and debts on the other, which must have the same sum. */
import { ArrowLeftRight, Scale, Undo2 } from 'lucide-react'
import { subtract, sumOf, zero, type Decimal } from '#kernel/decimal.ts'
import form from '#web/form/form.module.css'
import { changeHead } from '#web/form/draft/change-head.ts'
import { useFormModel } from '#web/form/draft/store/model.ts'
import { marksOf, showNumber } from '#web/values/number-text.ts'
import { clearLines, setField, combineEdits } from '#web/form/draft/edits.ts'
import { useWatch } from '#web/ui/base/use-watch.ts'
import { useFormWords } from '#web/words/form-words.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/base/class-names.ts'
import { useStore } from '#web/ui/base/store.ts'
import { allocateOldest, amountsOf, isOfOther, mostToOffset, type OpenVoucher } from '../vouchers/voucher-allocate.ts'
import { useOpenItems, type Items } from './voucher-items.web.ts'
import { setAll } from './voucher-steps.web.ts'
import { ItemTable, LinesProblem, NoItems, useChosen } from './voucher-table.web.tsx'
import { voucherType } from '../vouchers/voucher-shape.ts'
import style from './voucher.module.css'

const useTaken = (isCredit: boolean): Decimal =>
  useWatch(useFormModel().store, (state) =>
    sumOf(
      state.draft.lines.filter((line) => (line['isCredit'] === true) === isCredit),
      (line) => amountsOf(line).counts,
    ),
  )

/** True if something of another currency than the voucher's is chosen on a side. */
const useIsOther = (isCredit: boolean): boolean =>
  useWatch(useFormModel().store, (state) =>
    state.draft.lines.some((line) => (line['isCredit'] === true) === isCredit && isOfOther(line)),
  )

/** Credits and debts of the same foreign currency are offset by a voucher in that currency. */
const Currencies = ({ currencies }: Pick<Items, 'currencies'>) => {
  const model = useFormModel()
  const { t } = useFormWords()
  const change = (id: string | null) => {
    model.store.change(clearLines)
    model.facts.waitFor(changeHead(model, 'currency', id))
  }
  return currencies.map(({ id, code }) => (
    <Button key={code} icon={<ArrowLeftRight size={16} />} onClick={() => change(id)}>
      {t('voucher.offsetIn', { code })}
    </Button>
  ))
}

interface ToolsProps extends Pick<Items, 'currencies'> {
  credits: readonly OpenVoucher[]
  debts: readonly OpenVoucher[]
}

const Tools = ({ credits, debts, currencies }: ToolsProps) => {
  const model = useFormModel()
  const { definition, store } = model
  const { t } = useFormWords()
  const possible = mostToOffset(credits, debts)
  const most = () =>
    store.change(
      combineEdits(
        clearLines,
        setAll(model, credits, allocateOldest(possible.credits, possible.sum)),
        setAll(model, debts, allocateOldest(possible.debts, possible.sum)),
      ),
    )
  const back = () => store.change(combineEdits(clearLines, setField(definition, 'voucherType', voucherType.partner)))
  return (
    <div className={form.linesToolbar}>
      <Button
        icon={<Scale size={16} />}
        data-tip={t('voucher.offsetMostHint')}
        disabled={possible.sum <= zero}
        onClick={most}
      >
        {t('voucher.offsetMost')}
      </Button>
      {store.get().raw.id === null && (
        <>
          <Currencies currencies={currencies} />
          <Button icon={<Undo2 size={16} />} onClick={back}>
            {t('voucher.offsetBack')}
          </Button>
        </>
      )}
    </div>
  )
}

/** `code`: that of the voucher's currency, where items of others are shown beside it. */
const Sums = ({ code }: { code: string }) => {
  const { t, language } = useFormWords()
  const [credit, debt] = [useTaken(true), useTaken(false)]
  const show = (amount: Decimal) => `${showNumber(amount, marksOf(language))} ${code}`.trimEnd()
  const gap = subtract(credit, debt)
  return (
    <p className={style.sums} aria-live="polite">
      <span>{t('voucher.creditsTaken', { amount: show(credit) })}</span>
      <span>{t('voucher.debtsTaken', { amount: show(debt) })}</span>
      {gap !== zero && <span className="warn medium">{t('voucher.gap', { amount: show(gap) })}</span>}
    </p>
  )
}

interface SideProps {
  /** Which side it is. */
  name: 'credits' | 'debts'
  rows: readonly OpenVoucher[]
  baseCode: string
}

const Side = ({ name, rows, baseCode }: SideProps) => {
  const model = useFormModel()
  const { t } = useFormWords()
  const reading = useStore(model.reading)
  // At most one side may be of other currencies than the voucher.
  const inOneCurrency = useIsOther(name === 'debts')
  return (
    <>
      <h2 className={style.part}>{t(`voucher.${name}`)}</h2>
      {!reading && inOneCurrency && rows.some(({ other }) => other) && (
        <p className={style.hint}>{t('voucher.offsetOneSide', { code: baseCode })}</p>
      )}
      <ItemTable rows={rows} locked={reading} caption={t(`voucher.${name}`)} inOneCurrency={inOneCurrency} />
    </>
  )
}

export const OffsetItems = () => {
  const model = useFormModel()
  const { t } = useFormWords()
  const locked = useStore(model.locked)
  const reading = useStore(model.reading)
  const { partner, rows, baseCode, currencies, isFetching } = useOpenItems(model, true)
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
      {!locked && <Tools credits={credits} debts={debts} currencies={currencies} />}
      <LinesProblem />
      <div className="fill-down scroll">
        {shown.length === 0 ? (
          <NoItems hasPartner={partner !== null} isFetching={isFetching} />
        ) : (
          <>
            <Side name="credits" rows={credits} baseCode={baseCode} />
            <Side name="debts" rows={debts} baseCode={baseCode} />
          </>
        )}
      </div>
      <Sums code={shown.some(({ other }) => other) ? baseCode : ''} />
    </section>
  )
}
