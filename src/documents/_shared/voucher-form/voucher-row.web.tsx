/** The row of one open voucher: checkbox, open amount and allocated amount. */
import { Link } from '#web/ui/link.tsx'
import { daysBetween, showDay, type Day } from '#kernel/day.ts'
import { zero, type Decimal } from '#kernel/decimal.ts'
import { shapeOf } from '#web/form/draft/draft.ts'
import { useTextContext } from '#web/form/fields/form-context.tsx'
import { problemMarks as problemsOf } from '#web/form/draft/problems/problem-marks.ts'
import { useFormModel, type FormModel } from '#web/form/draft/store/model.ts'
import { marksOf, showNumber } from '#web/values/number-text.ts'
import { useTyped } from '#web/form/fields/use-typed.ts'
import { useWatch } from '#web/ui/base/use-watch.ts'
import { useFormWords } from '#web/words/form-words.ts'
import { documentOfModule } from '#web/pickers/registry.ts'
import { useRights } from '#web/data/profile.ts'
import { Checkbox, TextInput } from '#web/ui/fields/field.tsx'
import { useStore } from '#web/ui/base/store.ts'
import { amountsOf, type LineAmounts, type OpenVoucher } from '../vouchers/voucher-allocate.ts'
import { setAmount, setOther, withReason } from './voucher-steps.web.ts'
import style from './voucher.module.css'

const useAmount = (model: FormModel, id: string, name: keyof LineAmounts): Decimal | null =>
  useWatch(model.store, (state) => {
    const line = state.draft.lines.find((one) => one['voucher'] === id)
    return line ? amountsOf(line)[name] : null
  })

const useError = (model: FormModel, id: string): string | undefined => {
  const { label } = useFormWords()
  return useWatch(model.store, (state) => {
    const key = state.keys[state.draft.lines.findIndex((line) => line['voucher'] === id)]
    const mark = key === undefined ? undefined : problemsOf(state).lines.get(key)?.[0]
    return mark && (mark.placed.text ?? label(mark.placed.problem.message, mark.placed.problem.values))
  })
}

interface AmountProps {
  row: OpenVoucher
  name: keyof LineAmounts
  amount: Decimal | null
  isUnfit?: boolean | undefined
  onChange: (value: Decimal | null) => void
}

const Amount = ({ row, name, amount, isUnfit = false, onChange }: AmountProps) => {
  const model = useFormModel()
  const { t, label } = useFormWords()
  const error = useError(model, row.id)
  const field = shapeOf(model.definition).lines['amount']!
  const open = name === 'counts' ? row.remaining : (row.other?.remaining ?? zero)
  const typed = useTyped(field, amount, (value) => onChange(value as Decimal | null))
  // Money of another currency may be worth more or less than what is open; what it settles may not be more.
  const over = (name === 'own' || !row.other) && amount !== null && amount > open && open > 0n
  return (
    <TextInput
      label={t(name === 'counts' ? 'voucher.amountOf' : 'voucher.settlesOf', {
        number: row.number,
        code: row.other?.code ?? '',
      })}
      hideLabel
      numeric
      inputMode="decimal"
      value={typed.value}
      disabled={useStore(model.locked) || isUnfit}
      error={over ? label('allocatedTooMuch', { number: row.number }) : error}
      onChange={typed.onChange}
      onBlur={typed.onBlur}
      onKeyDown={typed.onKeyDown}
      data-keypad={typed['data-keypad']}
      onFocus={(event) => event.currentTarget.select()}
    />
  )
}

interface RowProps {
  row: OpenVoucher
  locked: boolean
  /** The row cannot be chosen beside what is chosen already. */
  isUnfit?: boolean | undefined
}

/** What of the item is allocated; below it, where that is another, in the currency of the document. */
const Allocated = ({ row, locked, isUnfit }: RowProps) => {
  const model = useFormModel()
  const { language } = useFormWords()
  const amount = useAmount(model, row.id, 'counts')
  const own = useAmount(model, row.id, 'own')
  const marks = marksOf(language)
  const set = (value: Decimal | null) => model.store.change(withReason(model, row.kind, setAmount(model, row, value)))
  return (
    <td data-numeric>
      {locked ? (
        showNumber(amount, marks)
      ) : (
        <Amount row={row} name="counts" amount={amount} isUnfit={isUnfit} onChange={set} />
      )}
      {row.other && amount !== null && (
        <div className={style.own}>
          {locked ? (
            showNumber(own, marks)
          ) : (
            <Amount row={row} name="own" amount={own} onChange={(value) => model.store.change(setOther(row, value))} />
          )}
          {row.other.code}
        </div>
      )}
    </td>
  )
}

export const VoucherRow = ({ row, locked, isUnfit }: RowProps) => {
  const model = useFormModel()
  const { t, label, language } = useFormWords()
  const { today } = useTextContext()
  const { may } = useRights()
  const amount = useAmount(model, row.id, 'counts')
  const isSaving = useStore(model.locked)
  const set = (value: Decimal | null) => model.store.change(withReason(model, row.kind, setAmount(model, row, value)))
  const marks = marksOf(language)
  const kind = documentOfModule(row.module)
  // Numbers are links only while reading; a user who is typing should not leave the form by accident.
  const path =
    locked && kind && row.number && may(kind.right, 'R')
      ? `${kind.screen.base}/${kind.screen.detail.replace(':id', row.id)}`
      : null
  // Nobody owes a deposit.
  const late = row.due && row.kind !== 'deposit' ? daysBetween(row.due as Day, today) : 0
  return (
    <tr data-chosen={(!locked && amount !== null) || undefined}>
      {!locked && (
        <td>
          <Checkbox
            label={t('voucher.pick', { number: row.number })}
            hideLabel
            checked={amount !== null}
            disabled={isSaving || isUnfit}
            onChange={() => set(amount === null ? row.remaining : null)}
          />
        </td>
      )}
      <td data-whole>
        {path === null ? row.number || t('voucher.opening') : <Link to={path}>{row.number}</Link>}
        <small className={late > 0 ? style.late : undefined}>{showDay(row.due || row.date)}</small>
      </td>
      <td data-wide>{kind ? label(kind.label) : t('voucher.opening')}</td>
      <td data-wide data-whole>
        {showDay(row.date)}
      </td>
      <td
        data-wide
        data-whole
        className={late > 0 ? style.late : undefined}
        data-tip={late > 0 ? t('voucher.overdue', { n: late }) : undefined}
      >
        {showDay(row.due)}
      </td>
      <td data-wide>{row.description}</td>
      <td data-numeric data-wide>
        {showNumber(row.total, marks)}
      </td>
      <td data-numeric>
        {showNumber(row.remaining, marks)}
        {row.other && <div className={style.own}>{`${showNumber(row.other.remaining, marks)} ${row.other.code}`}</div>}
      </td>
      <Allocated row={row} locked={locked} isUnfit={isUnfit} />
    </tr>
  )
}
