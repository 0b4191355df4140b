/** Chooses one of the units of the goods on a line; another unit brings its own price. */
import { useQuery } from '@tanstack/react-query'
import { one } from '#kernel/decimal.ts'
import { marksOf, showNumber } from '#web/values/number-text.ts'
import { Select } from '#web/ui/fields/select.tsx'
import type { LineColumn } from '../../draft/layout.ts'
import { changeUnit } from '../../draft/lines.ts'
import { useFormModel } from '../../draft/store/model.ts'
import { priceQuery, proposalFor } from '../../draft/money/prices.ts'
import { unitsOf } from '../../draft/units.ts'
import { useFormWords } from '../../../words/form-words.ts'

export const UnitSelect = ({ column, index }: { column: LineColumn; index: number }) => {
  const model = useFormModel()
  const { label, language } = useFormWords()
  const line = model.store.get().draft.lines[index]!
  const cachedUnits = unitsOf(model.cache.get('product', line[column.limitedBy!] as string | null))
  const query = line[column.limitedBy!] ? priceQuery(model, line) : null
  const priceAnswer = useQuery({
    queryKey: ['units', query],
    queryFn: () => proposalFor(query!),
    enabled: cachedUnits.length === 0 && query !== null,
    staleTime: 60_000,
    meta: { silent: true },
  })
  const value = line[column.name] as string | null
  const units = cachedUnits.length > 0 ? cachedUnits : (priceAnswer.data?.units ?? [])
  const options = units.map((unit) => ({
    value: unit.unit,
    label: unit.factor === one ? unit.unitName : `${unit.unitName} ×${showNumber(unit.factor, marksOf(language), 4)}`,
  }))
  const shown =
    value && !options.some((one) => one.value === value)
      ? [...options, { value, label: String(line['unitName'] ?? '') }]
      : options
  return (
    <Select
      label={label(column.label)}
      options={shown}
      value={value}
      onChange={(next) => {
        if (next) changeUnit(model, index, next)
      }}
    />
  )
}
