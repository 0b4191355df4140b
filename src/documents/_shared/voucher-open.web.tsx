/** The open vouchers of a partner: the user ticks them and enters amounts, or distributes one sum. */
import { Scale, Scissors } from 'lucide-react'
import { useRef, useState } from 'react'
import { subtract, sumOf, zero, type Decimal } from '#kernel/decimal.ts'
import { money } from '#model/field.ts'
import { shapeOf } from '#web/form/draft/draft.ts'
import form from '#web/form/form.module.css'
import { HeaderField } from '#web/form/document/header-fields.tsx'
import { useFormModel } from '#web/form/draft/model.ts'
import { marksOf, showNumber } from '#web/values/number-text.ts'
import { clearLines, setField, combineEdits } from '#web/form/draft/edits.ts'
import { useTyped } from '#web/form/fields/use-typed.ts'
import { useWatch } from '#web/ui/use-watch.ts'
import { currentFormWords, useFormWords } from '#web/words/form-words.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { confirm } from '#web/ui/confirm.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { useStore } from '#web/ui/store.ts'
import { isPhone } from '#web/ui/viewport.ts'
import { allocateOldest, vouchersToAllocate, type OpenVoucher } from './voucher-allocate.ts'
import { useOpenItems } from './voucher-items.web.ts'
import { setAll } from './voucher-steps.web.ts'
import { ItemTable, LinesProblem, NoItems, useChosen } from './voucher-table.web.tsx'
import { voucherType } from './voucher-shape.ts'
import style from './voucher.module.css'

const totalField = money({ label: 'voucher.amount' })

/** Asks whether the remaining amount should be kept as the partner's credit. */
const confirmPrepaid = (left: Decimal): Promise<boolean> => {
  const { t, language } = currentFormWords()
  return confirm({
    title: t('noticeTitle'),
    message: t('voucher.prepay', { amount: showNumber(left, marksOf(language)) }),
    confirmLabel: t('web.agree'),
    cancelLabel: t('web.cancel'),
  })
}

const Allocate = ({ rows }: { rows: readonly OpenVoucher[] }) => {
  const model = useFormModel()
  const { definition, store } = model
  const { t, language } = useFormWords()
  const [sum, setSum] = useState<Decimal | null>(null)
  const taken = useWatch(store, (state) => (state.draft['amount'] as Decimal | null) ?? zero)
  const meant = vouchersToAllocate(rows, useChosen())
  // Enter commits the sum and distributes it in the same event, before the next render.
  const latest = useRef<Decimal | null>(null)
  const typed = useTyped(totalField, sum, (value) => {
    latest.current = value as Decimal | null
    setSum(latest.current)
  })
  const run = async (): Promise<void> => {
    const shares = allocateOldest(meant, latest.current ?? sumOf(meant, (one) => one.remaining))
    store.change(combineEdits(setAll(model, rows, shares), setField(definition, 'unallocated', null)))
    const left = subtract(
      latest.current ?? zero,
      sumOf([...shares.values()], (share) => share),
    )
    // A refund must be allocated completely, so nothing may be left over.
    if (left <= zero || meant[0]?.kind === 'refund' || !(await confirmPrepaid(left))) return
    store.change(setField(definition, 'unallocated', left))
  }
  const left = sum === null ? zero : subtract(sum, taken)
  // One made from documents begins with their open amounts: another sum is all there is to type.
  const { id, lines } = store.get().raw
  return (
    <div className={form.linesToolbar}>
      <div className={style.sum}>
        <TextInput
          label={t('voucher.amount')}
          hideLabel
          placeholder={t('voucher.amount')}
          numeric
          inputMode="decimal"
          autoFocus={id === null && lines.length > 0 && !isPhone()}
          value={typed.value}
          onChange={typed.onChange}
          onBlur={typed.onBlur}
          onKeyDown={(event) => {
            typed.onKeyDown(event)
            if (event.key === 'Enter') {
              event.preventDefault()
              void run()
            }
          }}
        />
      </div>
      <Button
        icon={<Scale size={16} />}
        data-tip={t('voucher.allocateHint')}
        disabled={rows.length === 0 && sum === null}
        onClick={() => void run()}
      >
        {t('voucher.allocate')}
      </Button>
      {left > zero && taken > zero && (
        <span className={style.left}>{t('voucher.left', { amount: showNumber(left, marksOf(language)) })}</span>
      )}
    </div>
  )
}

/** Shows that the partner has free credit, which can be offset against open debts without money. */
const FreeCredit = ({ credit, hasDebts }: { credit: Decimal; hasDebts: boolean }) => {
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
      {t('voucher.credit', { amount: showNumber(credit, marksOf(language)) })}
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
  const { partner, rows, credit, isFetching } = useOpenItems(model, false)
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
      {!locked && <Allocate rows={rows} />}
      {!locked && <FreeCredit credit={credit} hasDebts={rows.some((row) => row.kind === 'debt')} />}
      <LinesProblem />
      <div className={style.scroll}>
        {shown.length === 0 ? (
          <NoItems hasPartner={partner !== null} isFetching={isFetching} />
        ) : (
          <ItemTable rows={shown} locked={reading} />
        )}
      </div>
      {partner !== null && !reading && <Prepaid />}
    </section>
  )
}
