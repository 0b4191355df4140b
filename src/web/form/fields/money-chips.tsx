/** Amounts that need not be typed on a phone, below the field they are for: `Đủ · 3.300.000`. */
import { zero, type Decimal } from '#kernel/decimal.ts'
import { marksOf, showNumber } from '../../values/number-text.ts'
import { useFormWords } from '../../words/form-words.ts'
import style from '../form.module.css'

interface MoneyChip {
  /** What it is: Đủ, Quá hạn. */
  name: string
  amount: Decimal
  onPress: () => void
}

interface MoneyChipsProps {
  /** Of the field. */
  label: string
  /** What stands in the field. */
  value: Decimal | null
  chips: readonly MoneyChip[]
}

/** Chips of nothing, and those that say the same as one before, are left out. */
export const MoneyChips = ({ label, value, chips }: MoneyChipsProps) => {
  const { language } = useFormWords()
  const offered = chips.filter(
    ({ amount }, at) => amount > zero && chips.findIndex((one) => one.amount === amount) === at,
  )
  if (offered.length === 0) return null
  return (
    <div className={style.amountChips} role="group" aria-label={label}>
      {offered.map(({ name, amount, onPress }) => (
        <button key={name} type="button" aria-pressed={amount === value} onClick={onPress}>
          {`${name} · ${showNumber(amount, marksOf(language))}`}
        </button>
      ))}
    </div>
  )
}
