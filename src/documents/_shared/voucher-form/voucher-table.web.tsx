/** Open items as a table: checkbox, open amount and allocated amount of each. */
import { problemMarks as problemsOf } from '#web/form/draft/problems/problem-marks.ts'
import { useFormModel } from '#web/form/draft/store/model.ts'
import { useWatch } from '#web/ui/base/use-watch.ts'
import { useFormWords } from '#web/words/form-words.ts'
import { Checkbox } from '#web/ui/fields/field.tsx'
import { Loading } from '#web/ui/parts.tsx'
import { vouchersToAllocate, type OpenVoucher } from '../vouchers/voucher-allocate.ts'
import { VoucherRow } from './voucher-row.web.tsx'
import { setAll, withReason } from './voucher-steps.web.ts'
import style from './voucher.module.css'

interface HeadsProps {
  all: boolean
  some: boolean
  locked: boolean
  /** Heading of the column with the open amounts. */
  left: string
  onToggle: () => void
}

const Heads = ({ all, some, locked, left, onToggle }: HeadsProps) => {
  const { t, label } = useFormWords()
  return (
    <thead>
      <tr>
        {!locked && (
          <th scope="col">
            <Checkbox label={t('voucher.all')} hideLabel checked={all} indeterminate={some} onChange={onToggle} />
          </th>
        )}
        <th scope="col">{t('voucher.number')}</th>
        <th scope="col" data-wide>
          {t('voucher.kind')}
        </th>
        <th scope="col" data-wide>
          {label('column.date')}
        </th>
        <th scope="col" data-wide>
          {label('field.dueDate')}
        </th>
        <th scope="col" data-wide>
          {label('field.description')}
        </th>
        <th scope="col" data-numeric data-wide>
          {label('column.total')}
        </th>
        <th scope="col" data-numeric>
          {left}
        </th>
        <th scope="col" data-numeric>
          {label('field.amount')}
        </th>
      </tr>
    </thead>
  )
}

export const NoItems = ({ hasPartner, isFetching }: { hasPartner: boolean; isFetching: boolean }) => {
  const { t } = useFormWords()
  if (hasPartner && isFetching) return <Loading />
  return <p className={style.empty}>{t(hasPartner ? 'voucher.none' : 'voucher.choosePartner')}</p>
}

/** Ids of the vouchers that the lines name. */
export const useChosen = (): ReadonlySet<string> => {
  const chosen = useWatch(useFormModel().store, (state) =>
    state.draft.lines.map((line) => String(line['voucher'])).join(),
  )
  return new Set(chosen.split(',').filter(Boolean))
}

/** Shows the problems of the lines as a whole. */
export const LinesProblem = () => {
  const { label } = useFormWords()
  const problem = useWatch(
    useFormModel().store,
    (state) => problemsOf(state).head.find((mark) => mark.name === 'lines')?.placed,
  )
  return (
    problem && (
      <p className={style.problem} role="alert">
        {problem.text ?? label(problem.problem.message, problem.problem.values)}
      </p>
    )
  )
}

interface TableProps {
  rows: readonly OpenVoucher[]
  locked: boolean
  caption?: string
  /** Heading of the open amounts, where they are no debts. */
  left?: string
  /** Items of other currencies than the voucher's cannot be chosen. */
  inOneCurrency?: boolean
}

export const ItemTable = ({ rows, locked, caption, left: heading, inOneCurrency = false }: TableProps) => {
  const model = useFormModel()
  const { t, label } = useFormWords()
  const ids = useChosen()
  const isUnfit = (row: OpenVoucher) => inOneCurrency && row.other !== null && !ids.has(row.id)
  const fitting = rows.filter((row) => !isUnfit(row))
  const meant = vouchersToAllocate(fitting, ids)
  const targets = meant.length > 0 ? meant : fitting
  const left = heading ?? (rows[0]?.kind === 'credit' ? t('voucher.free') : label('field.openAmount'))
  const all = targets.length > 0 && targets.every((row) => ids.has(row.id))
  const toggleAll = () =>
    targets.length > 0 &&
    model.store.change(
      withReason(
        model,
        targets[0]!.kind,
        setAll(model, targets, all ? new Map() : new Map(targets.map((row) => [row.id, row.remaining]))),
      ),
    )
  return (
    <table className={style.table} aria-label={caption}>
      <Heads
        all={all}
        some={!all && rows.some((row) => ids.has(row.id))}
        left={left}
        locked={locked}
        onToggle={toggleAll}
      />
      <tbody>
        {rows.map((row) => (
          <VoucherRow key={row.id} row={row} locked={locked} isUnfit={isUnfit(row)} />
        ))}
      </tbody>
    </table>
  )
}
