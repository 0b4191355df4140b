/** The open vouchers of a partner: tick those that are settled, say how much, or let a sum be shared. */
import { useQuery } from '@tanstack/react-query'
import { Scale } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { divide, one, subtract, sumOf, zero, type Decimal } from '#kernel/decimal.ts'
import { money } from '#model/field.ts'
import { moduleCall } from '#wire/calls.ts'
import type { ListAnswer } from '#wire/envelope.ts'
import { trusted } from '#wire/values.ts'
import { call } from '#web/data/call.ts'
import type { LineDraft } from '#web/form/draft.ts'
import form from '#web/form/form.module.css'
import { marksOf as problemsOf } from '#web/form/marks.ts'
import { useFormModel, type FormModel } from '#web/form/model.ts'
import { marksOf, showNumber } from '#web/form/number-text.ts'
import { useTyped } from '#web/form/use-typed.ts'
import { useWatch } from '#web/form/use-watch.ts'
import { useFormWords } from '#web/form/words.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Checkbox, TextInput } from '#web/ui/field.tsx'
import { Loading } from '#web/ui/parts.tsx'
import { useStore } from '#web/ui/store.ts'
import { allocateOldest, inOrder, type OpenVoucher } from './voucher-allocate.ts'
import { VoucherRow } from './voucher-row.web.tsx'
import { setAll } from './voucher-steps.web.ts'
import style from './voucher.module.css'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
/** What is open is kept in the currency of the house; the voucher asks in its own. */
interface Money {
  rate: Decimal | null
  decimals: number
}
const inOwn = (raw: unknown, { rate, decimals }: Money): Decimal => {
  const amount = trusted(raw) ?? zero
  return rate === null || rate === one || rate <= zero ? amount : divide(amount, rate, decimals)
}
const openVoucher = (row: Readonly<Record<string, unknown>>, money: Money): OpenVoucher => ({
  module: text(row['voucherModule']),
  id: text(row['s_ID']),
  number: text(row['NumberID']),
  date: text(row['dtDate']).slice(0, 10),
  due: text(row['dueDate']).slice(0, 10),
  description: text(row['Description']),
  total: inOwn(row['TotalTax'], money),
  remaining: inOwn(row['remaining'], money),
})

/** Vouchers already on a stored document may have nothing open any more; they stay to be seen. */
const fromLines = (lines: readonly LineDraft[]): OpenVoucher[] =>
  lines
    .filter((line) => typeof line['voucher'] === 'string')
    .map((line) => ({
      module: text(line['voucherModule']),
      id: text(line['voucher']),
      number: text(line['voucherNumber']),
      date: text(line['voucherDate']).slice(0, 10),
      due: text(line['voucherDue']).slice(0, 10),
      description: '',
      total: (line['voucherTotal'] as Decimal | null) ?? zero,
      remaining: (line['remaining'] as Decimal | null) ?? zero,
    }))

const useOpenVouchers = (model: FormModel) => {
  const { store, definition } = model
  const partner = useWatch(store, (state) => state.draft['partner'] as string | null)
  const id = store.get().raw.id ?? ''
  const path = moduleCall(definition.wire.module, 'getListPO')
  const asked = useQuery({
    queryKey: ['module', definition.wire.module, 'open', id, partner],
    enabled: partner !== null,
    staleTime: 10_000,
    queryFn: ({ signal }) => call<ListAnswer>(path, { query: { s_ID: id, Object_ID: partner }, signal }),
  })
  const stored = useWatch(store, (state) => state.raw)
  const rate = useWatch(store, (state) => (state.draft['exchangeRate'] as Decimal | null | undefined) ?? null)
  const decimals = useWatch(
    store,
    (state) =>
      (model.cache.get('currency', state.draft['currency'] as string | null)?.['decimals'] as number | undefined) ?? 0,
  )
  const rows = useMemo(() => {
    const open = (asked.data?.ListItem ?? []).map((row) => openVoucher(row, { rate, decimals }))
    const own = fromLines(stored.lines).filter((one) => !open.some((other) => other.id === one.id))
    return inOrder([...open, ...own])
  }, [asked.data, stored.lines, rate, decimals])
  return { partner, rows: partner === null ? [] : rows, isFetching: asked.isFetching }
}

const totalField = money({ label: 'voucher.amount' })

const Allocate = ({ rows }: { rows: readonly OpenVoucher[] }) => {
  const model = useFormModel()
  const { t, language } = useFormWords()
  const [sum, setSum] = useState<Decimal | null>(null)
  const taken = useWatch(model.store, (state) => sumOf(state.draft.lines, (line) => line['amount'] as Decimal | null))
  // Enter hands the sum over and shares it in the same moment, before anything is drawn again.
  const latest = useRef<Decimal | null>(null)
  const typed = useTyped(totalField, sum, (value) => {
    latest.current = value as Decimal | null
    setSum(latest.current)
  })
  const run = () => {
    const owed = sumOf(rows, (one) => one.remaining)
    model.store.change(setAll(model, rows, allocateOldest(rows, latest.current ?? owed)))
  }
  const left = sum === null ? zero : subtract(sum, taken)
  return (
    <div className={form.tools}>
      <div className={style.sum}>
        <TextInput
          label={t('voucher.amount')}
          hideLabel
          placeholder={t('voucher.amount')}
          numeric
          inputMode="decimal"
          value={typed.value}
          onChange={typed.onChange}
          onBlur={typed.onBlur}
          onKeyDown={(event) => {
            typed.onKeyDown(event)
            if (event.key === 'Enter') {
              event.preventDefault()
              run()
            }
          }}
        />
      </div>
      <Button
        icon={<Scale size={16} />}
        data-tip={t('voucher.allocateHint')}
        disabled={rows.length === 0}
        onClick={run}
      >
        {t('voucher.allocate')}
      </Button>
      {left > zero && taken > zero && (
        <span className={style.left}>{t('voucher.left', { amount: showNumber(left, marksOf(language)) })}</span>
      )}
    </div>
  )
}

interface HeadsProps {
  all: boolean
  some: boolean
  locked: boolean
  onToggle: () => void
}

const Heads = ({ all, some, locked, onToggle }: HeadsProps) => {
  const { t, label } = useFormWords()
  return (
    <thead>
      <tr>
        <th scope="col">
          <Checkbox
            label={t('voucher.all')}
            hideLabel
            checked={all}
            disabled={locked}
            indeterminate={some}
            onChange={onToggle}
          />
        </th>
        <th scope="col">{label('field.number')}</th>
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
          {label('field.openAmount')}
        </th>
        <th scope="col" data-numeric>
          {label('field.amount')}
        </th>
      </tr>
    </thead>
  )
}

const Nothing = ({ asked, isFetching }: { asked: boolean; isFetching: boolean }) => {
  const { t } = useFormWords()
  if (asked && isFetching) return <Loading />
  return <p className={style.empty}>{t(asked ? 'voucher.none' : 'voucher.choosePartner')}</p>
}

export const OpenVouchers = () => {
  const model = useFormModel()
  const { t, label } = useFormWords()
  const { store } = model
  const locked = useStore(model.locked)
  const { partner, rows, isFetching } = useOpenVouchers(model)
  const chosen = useWatch(store, (state) => state.draft.lines.map((line) => String(line['voucher'])).join())
  const ids = new Set(chosen.split(','))
  const shown = locked ? rows.filter((row) => ids.has(row.id)) : rows
  const all = shown.length > 0 && shown.every((row) => ids.has(row.id))
  const problem = useWatch(store, (state) => problemsOf(state).head.find((mark) => mark.name === 'lines')?.placed)
  const toggleAll = () =>
    store.change(setAll(model, shown, all ? new Map() : new Map(shown.map((row) => [row.id, row.remaining]))))
  return (
    <section className={classNames(form.card, style.card)} aria-label={t('voucher.open')}>
      {!locked && <Allocate rows={rows} />}
      {problem && (
        <p className={style.problem} role="alert">
          {problem.text ?? label(problem.problem.message, problem.problem.values)}
        </p>
      )}
      <div className={style.scroll}>
        {shown.length === 0 ? (
          <Nothing asked={partner !== null} isFetching={isFetching} />
        ) : (
          <table className={style.table}>
            <Heads all={all} some={!all && shown.some((row) => ids.has(row.id))} locked={locked} onToggle={toggleAll} />
            <tbody>
              {shown.map((row) => (
                <VoucherRow key={row.id} row={row} locked={locked} />
              ))}
            </tbody>
          </table>
        )}
      </div>
    </section>
  )
}
