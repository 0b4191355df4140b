/** Choosing one of the usual rates of VAT, or none. */
import { decimal } from '#kernel/decimal.ts'
import { usualRates } from '#model/vat-rates.ts'
import { Select } from '#web/ui/fields/select.tsx'
import { useWords } from '#web/words/words.ts'
import { showVat } from './value-text.ts'

interface RateSelectProps {
  label: string
  /** What no rate is called. */
  without: string
  value: number | null
  disabled: boolean
  onChange: (rate: number | null) => void
}

const WITHOUT = 'none'

export const RateSelect = ({ label, without, value, disabled, onChange }: RateSelectProps) => {
  const { language } = useWords()
  const isUsual = value === null || usualRates.some((rate) => rate === value)
  const rates: readonly number[] = isUsual ? usualRates : [value, ...usualRates]
  return (
    <Select
      label={label}
      disabled={disabled}
      value={value === null ? WITHOUT : String(value)}
      options={[
        ...rates.map((rate) => ({
          value: String(rate),
          label: `${showVat(decimal(rate), language)}${rate < 0 ? '' : ' %'}`,
        })),
        { value: WITHOUT, label: without },
      ]}
      onChange={(chosen) => onChange(chosen === null || chosen === WITHOUT ? null : Number(chosen))}
    />
  )
}
