/** The totals of a document, always visible. Only these components subscribe to the totals. */
import { ChevronUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { negate, sumOf, zero, type Decimal } from '#kernel/decimal.ts'
import { Button } from '#web/ui/button.tsx'
import { useStore } from '#web/ui/base/store.ts'
import { classNames } from '#web/ui/base/class-names.ts'
import { usePhone } from '#web/ui/base/viewport.ts'
import { shapeOf } from '../draft/draft.ts'
import { AMOUNTS_PANEL } from '../lines/grid/enter-leaves.ts'
import style from '../form.module.css'
import { OldDebts } from './old-debts-choice.tsx'
import { MoneyChips } from '../fields/money-chips.tsx'
import { HeaderField } from './header-fields.tsx'
import { mainTotal, paidField, computedTwinOf, type PlacedField } from '../draft/layout.ts'
import { foreignCodes } from '../draft/money/money-of.ts'
import { useFormModel } from '../draft/store/model.ts'
import { payInFull } from '../draft/money/paid-now.ts'
import { marksOf, showNumber } from '../../values/number-text.ts'
import { useFormWords } from '../../words/form-words.ts'
import { useWatch } from '../../ui/base/use-watch.ts'

const useDraftValue = (name: string): Decimal | null => {
  const { store } = useFormModel()
  return useWatch(store, (state) => (state.draft[name] ?? null) as Decimal | null)
}

/** The code of another currency behind the total; the profit beside it is in base currency. */
const CurrencyCode = ({ of }: { of: 'code' | 'base' }) => {
  const model = useFormModel()
  const code = useWatch(model.store, () => foreignCodes(model)?.[of])
  return code && ` ${code}`
}

const Total = ({
  name,
  label,
  grand,
  minor,
  minus,
  keeps,
}: {
  name: string
  label: string
  grand?: boolean
  minor?: boolean
  minus?: boolean
  /** Also where only the main total has room. */
  keeps?: boolean
}) => {
  const { language } = useFormWords()
  const value = useDraftValue(name)
  const text = showNumber(minus && value ? negate(value) : (value ?? zero), marksOf(language))
  return (
    <div
      className={classNames(style.total, grand && style.grandTotal)}
      data-minor={minor || undefined}
      data-keeps={keeps || undefined}
    >
      <span className={style.totalLabel}>{label}</span>
      <output className={style.totalValue} aria-label={label}>
        {text}
        {grand && <CurrencyCode of="code" />}
      </output>
    </div>
  )
}

/** `20 dòng · SL 346` */
const Count = () => {
  const { store, goods } = useFormModel()
  const { t, language } = useFormWords()
  const counted = useWatch(store, (state) => {
    const { lines } = state.draft
    const filled = goods ? lines.filter((line) => line[goods.product]) : lines
    return `${filled.length}|${
      goods?.quantity
        ? showNumber(
            sumOf(filled, (line) => line[goods.quantity!] as Decimal | null),
            marksOf(language),
          )
        : ''
    }`
  })
  const [lines, quantity] = counted.split('|')
  return (
    <div className={style.total} data-minor={quantity ? undefined : true}>
      <span className={style.totalLabel}>
        {quantity ? t('form.countQuantity', { n: lines! }) : t('form.countLines')}
      </span>
      <output className={style.totalValue}>{quantity || lines}</output>
    </div>
  )
}

/** What is paid with the document, so that it is seen while its field is not. */
const PaidNow = () => {
  const { definition, header } = useFormModel()
  const { label } = useFormWords()
  const pays = paidField(definition)
  const name = pays?.name ?? ''
  const paid = useDraftValue(name)
  const field = header.amounts.find((one) => one.name === name)?.field
  // Money that is proposed to go back is never out of sight.
  const isBack = pays?.back !== undefined
  return field && paid ? <Total name={name} label={label(field.label)} minor={!isBack} keeps={isBack} /> : null
}

/** Profit, for users who may see costs. */
const Profit = () => {
  const { costs } = useFormModel()
  const { language, t } = useFormWords()
  const profit = useWatch(costs, (state) => state.profit)
  const percent = useWatch(costs, (state) => state.percent)
  return (
    profit !== null && (
      <div className={classNames(style.total, style.profit)} data-loss={profit < zero || undefined}>
        <span className={style.totalLabel}>
          {t('form.profit')}
          {percent !== null && ` · ${showNumber(percent, marksOf(language))} %`}
        </span>
        <output className={style.totalValue} aria-label={t('form.profit')}>
          {showNumber(profit, marksOf(language))}
          <CurrencyCode of="base" />
        </output>
      </div>
    )
  )
}

/** The named totals that are not empty; discounts and coupons are hidden while they are. */
const useNonEmpty = (names: readonly string[]): ReadonlySet<string> => {
  const { store } = useFormModel()
  const nonEmpty = useWatch(store, (state) => names.filter((name) => state.draft[name]).join())
  return new Set(nonEmpty.split(','))
}

export const Totals = () => {
  const model = useFormModel()
  const { label } = useFormWords()
  const { totals } = model.header
  const main = mainTotal(model.header)
  const beside = totals.filter((one) => one !== main)
  const seen = useNonEmpty(beside.filter(({ style }) => style === 'reduction').map(({ name }) => name))
  const shown = beside.filter(({ name, style }) => style !== 'reduction' || seen.has(name))
  return (
    <div className={style.totals}>
      {model.columns.length > 0 && <Count />}
      {shown.map(({ name, field, style }) => (
        <Total
          key={name}
          name={name}
          label={label(field.label)}
          minus={style === 'reduction'}
          minor={style === 'minor'}
        />
      ))}
      <PaidNow />
      <Profit />
      {main && <Total name={main.name} label={label(main.field.label)} grand />}
    </div>
  )
}

/** Discount of the whole document, freight, and the amount paid at once. */
export const AmountsPanel = () => {
  const model = useFormModel()
  const { t } = useFormWords()
  return (
    <section className={style.amounts} aria-label={t('form.amounts')} data-way={AMOUNTS_PANEL}>
      <div className={style.amountsGrid}>
        {model.header.amounts.map((one) => (
          <AmountField key={one.name} {...one} />
        ))}
      </div>
      <OldDebts />
    </section>
  )
}
/** Beside what is paid stands how to pay all of it (on a phone below it), beside what is given what goes back. */
const useMoneyAside = (name: string, phone: boolean): ReactNode => {
  const { definition } = useFormModel()
  const pays = paidField(definition)
  if (pays?.name === name) return !phone && <PayInFull />
  return pays?.cash?.given === name && <Change name={pays.cash.change} />
}

const PayInFull = () => {
  const model = useFormModel()
  const { t } = useFormWords()
  const locked = useStore(model.locked)
  return (
    !locked && (
      <Button variant="link" size="small" tabIndex={-1} onClick={() => payInFull(model)}>
        {t('form.payInFull')}
      </Button>
    )
  )
}

/** All of it with one tap, and how much that is. */
const FullChip = ({ name, field }: PlacedField) => {
  const model = useFormModel()
  const { t, label } = useFormWords()
  const locked = useStore(model.locked)
  const paid = useDraftValue(name)
  const total = useDraftValue(paidField(model.definition)!.total)
  const full = { name: t('form.full'), amount: total ?? zero, onPress: () => payInFull(model) }
  return !locked && <MoneyChips label={label(field.label)} value={paid} chips={[full]} />
}

const Change = ({ name }: { name: string }) => {
  const { t, language } = useFormWords()
  const change = useDraftValue(name)
  return (
    change !== null && (
      <output className="ok bold figures">{t('form.change', { amount: showNumber(change, marksOf(language)) })}</output>
    )
  )
}

/** While the amount is empty, its placeholder shows what the percentage gives; below a coupon stands what it takes off. */
const AmountField = ({ name, field }: PlacedField) => {
  const { definition } = useFormModel()
  const { language } = useFormWords()
  const computed = useDraftValue(computedTwinOf(shapeOf(definition).fields, name) ?? '')
  const comesTo = useDraftValue(field.comesTo ?? '')
  const marks = marksOf(language)
  const phone = usePhone()
  const aside = useMoneyAside(name, phone)
  const input = (
    <HeaderField
      name={name}
      field={field}
      {...(aside && { aside })}
      {...(computed && { placeholder: showNumber(computed, marks) })}
      {...(comesTo && { hint: showNumber(negate(comesTo), marks) })}
    />
  )
  if (!phone || paidField(definition)?.name !== name) return input
  return (
    <div>
      {input}
      <FullChip name={name} field={field} />
    </div>
  )
}

export const AmountsOpener = ({ open, onToggle }: { open: boolean; onToggle: () => void }) => {
  const { t } = useFormWords()
  const phone = usePhone()
  return (
    <Button
      variant="subtle"
      className={style.amountsOpener}
      aria-expanded={open}
      {...(phone ? { 'aria-label': t('form.amounts') } : { shortcut: 'F6' })}
      icon={<ChevronUp size={16} style={open ? { transform: 'rotate(180deg)' } : undefined} />}
      onClick={onToggle}
    >
      {t('form.amounts')}
    </Button>
  )
}
