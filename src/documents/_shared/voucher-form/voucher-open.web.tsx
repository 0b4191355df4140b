/** The open vouchers of a partner: the user ticks them and enters amounts, or distributes one sum. */
import { Scissors } from 'lucide-react'
import { zero, type Decimal } from '#kernel/decimal.ts'
import { shapeOf } from '#web/form/draft/draft.ts'
import form from '#web/form/form.module.css'
import { HeaderField } from '#web/form/document/header-fields.tsx'
import { useFormModel } from '#web/form/draft/store/model.ts'
import { marksOf, showNumber } from '#web/values/number-text.ts'
import { clearLines, setField, combineEdits } from '#web/form/draft/edits.ts'
import { useWatch } from '#web/ui/base/use-watch.ts'
import { useFormWords } from '#web/words/form-words.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/base/class-names.ts'
import { useStore } from '#web/ui/base/store.ts'
import { useOpenItems } from './voucher-items.web.ts'
import { ItemParts } from './voucher-parts.web.tsx'
import { VoucherSum } from './voucher-sum.web.tsx'
import { LinesProblem, NoItems, useChosen } from './voucher-table.web.tsx'
import { voucherType } from '../vouchers/voucher-shape.ts'
import style from './voucher.module.css'

/** Shows that the partner has free credit, which can be offset against open debts without money. */
interface FreeCreditProps {
  credit: Decimal
  /** Of the base currency, where the voucher is in another. */
  code: string
  hasDebts: boolean
}

const FreeCredit = ({ credit, code, hasDebts }: FreeCreditProps) => {
  const { definition, store } = useFormModel()
  const { t, language } = useFormWords()
  const isNew = store.get().raw.id === null
  if (credit <= zero) return null
  const setOff = () =>
    store.change(
      combineEdits(
        clearLines,
        setField(definition, 'unallocated', null),
        setField(definition, 'voucherType', voucherType.offset),
      ),
    )
  return (
    <p className={style.credit}>
      {t('voucher.credit', { amount: `${showNumber(credit, marksOf(language))} ${code}`.trimEnd() })}
      {isNew && hasDebts && (
        <Button icon={<Scissors size={16} />} data-tip={t('voucher.offsetHint')} onClick={setOff}>
          {t('voucher.offset')}
        </Button>
      )}
    </p>
  )
}

/** The amount that is kept as credit. */
const Prepaid = () => {
  const { definition, store } = useFormModel()
  const some = useWatch(store, (state) => ((state.draft['unallocated'] as Decimal | null) ?? zero) > zero)
  const isRefund = useWatch(store, (state) => state.draft['debtType'] === 3)
  if (isRefund && !some) return null
  return (
    <div className={style.prepaid}>
      <HeaderField name="unallocated" field={shapeOf(definition).fields['unallocated']!} />
    </div>
  )
}

export const OpenVouchers = () => {
  const model = useFormModel()
  const { t } = useFormWords()
  const locked = useStore(model.locked)
  const reading = useStore(model.reading)
  const { partner, rows, credit, baseCode, isForeign, isFetching } = useOpenItems(model, false)
  const ids = useChosen()
  const shown = reading ? rows.filter((row) => ids.has(row.id)) : rows
  // Without allocated vouchers there is no table to show.
  if (reading && ids.size === 0) return null
  return (
    <section
      className={classNames(form.card, style.card)}
      aria-label={t('voucher.open')}
      data-reading={reading || undefined}
    >
      {!locked && <VoucherSum rows={rows} isFetching={isFetching} />}
      {!locked && (
        <FreeCredit
          credit={credit}
          code={isForeign ? baseCode : ''}
          hasDebts={rows.some((row) => row.kind === 'debt')}
        />
      )}
      <LinesProblem />
      <div className="fill-down scroll">
        {shown.length === 0 ? (
          <NoItems hasPartner={partner !== null} isFetching={isFetching} />
        ) : (
          <ItemParts rows={shown} locked={reading} />
        )}
      </div>
      {partner !== null && !reading && <Prepaid />}
    </section>
  )
}
