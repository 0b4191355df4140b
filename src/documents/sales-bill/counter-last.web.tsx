/** What was sold before this customer, and the printer of the counter. */
import { Printer } from 'lucide-react'
import { zero, type Decimal } from '#kernel/decimal.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { useFormModel } from '#web/form/draft/store/model.ts'
import { useStore } from '#web/ui/base/store.ts'
import { useWatch } from '#web/ui/base/use-watch.ts'
import { marksOf, showNumber } from '#web/values/number-text.ts'
import { useWords } from '#web/words/words.ts'
import { lastSold, printOnRoll, roll, rolls, setRoll, type Roll, type CounterSale } from './counter-sold.web.ts'
import style from './counter.module.css'

const NO_PRINT = 'none'

export const RollChoice = () => {
  const { label } = useWords()
  const paper = useStore(roll)
  return (
    <div className={style.roll}>
      <Select
        label={label('counter.print')}
        hideLabel
        options={rolls.map((one) => ({
          value: one || NO_PRINT,
          label: one === '' ? label('counter.noPrint') : label('counter.printOn', { paper: one }),
        }))}
        value={paper || NO_PRINT}
        onChange={(next) => setRoll(next === NO_PRINT ? '' : (next as Roll))}
      />
    </div>
  )
}

/** What is done with the money. */
const saidOf = ({ of, paid, change, owed }: CounterSale): readonly [string, Decimal] => {
  if (of === 'salesReturn') return paid > zero ? ['counter.giveBack', paid] : ['counter.offDebt', owed]
  if (change > zero) return ['counter.giveBack', change]
  return owed > zero ? ['counter.owes', owed] : ['counter.paidExactly', paid]
}

export const CounterLast = () => {
  const { label, language } = useWords()
  const sold = useStore(lastSold)
  const paper = useStore(roll)
  // The change is seen from afar until the next goods are scanned.
  const isNext = useWatch(useFormModel().store, ({ draft }) => draft.lines.length > 0)
  if (!sold) return null
  const { of, id, number } = sold
  const [what, waits] =
    of === 'salesReturn'
      ? (['counter.lastReturn', 'counter.lastReturnWaits'] as const)
      : (['counter.last', 'counter.lastWaits'] as const)
  const [said, amount] = saidOf(sold)
  return (
    <div className={style.last} data-next={isNext || undefined} role="status">
      <span>{number ? label(what, { number }) : label(waits)}</span>
      <strong>{label(said, { amount: showNumber(amount, marksOf(language)) })}</strong>
      {id !== null && (
        <Button
          size="small"
          icon={<Printer size={14} />}
          onClick={() => void printOnRoll({ of, id, number }, paper || 'K80')}
        >
          {label('counter.printAgain')}
        </Button>
      )}
    </div>
  )
}
