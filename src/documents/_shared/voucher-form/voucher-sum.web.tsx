/** The sum of a voucher: distributed over the oldest open vouchers, and said in words before it is saved. */
import { Scale } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { subtract, sumOf, zero, type Decimal } from '#kernel/decimal.ts'
import { money } from '#model/field.ts'
import { shapeOf, type LineDraft } from '#web/form/draft/draft.ts'
import { focusField, focusSave } from '#web/form/draft/focus.ts'
import { useTextContext } from '#web/form/fields/form-context.tsx'
import { setField, combineEdits } from '#web/form/draft/edits.ts'
import { useFormModel } from '#web/form/draft/store/model.ts'
import { MoneyChips } from '#web/form/fields/money-chips.tsx'
import { useTyped } from '#web/form/fields/use-typed.ts'
import { documentOfModule } from '#web/pickers/registry.ts'
import { Button, Kbd } from '#web/ui/button.tsx'
import { confirm } from '#web/ui/floating/confirm.tsx'
import { TextInput } from '#web/ui/fields/field.tsx'
import { useHotkeys } from '#web/ui/base/hotkeys.ts'
import { useLatest } from '#web/ui/base/use-latest.ts'
import { useWatch } from '#web/ui/base/use-watch.ts'
import { isPhone, usePhone } from '#web/ui/base/viewport.ts'
import { marksOf, showNumber } from '#web/values/number-text.ts'
import { documentsOf } from '#web/words/documents-of.ts'
import { currentFormWords, useFormWords } from '#web/words/form-words.ts'
import {
  allocateOldest,
  summarize,
  usualSums,
  vouchersToAllocate,
  type OpenVoucher,
} from '../vouchers/voucher-allocate.ts'
import { setAll, withReason } from './voucher-steps.web.ts'
import { useChosen } from './voucher-table.web.tsx'
import style from './voucher.module.css'

const totalField = money({ label: 'voucher.amount' })
/** Vouchers named with their amounts; the others are counted. */
const NAMED = 3

type Shares = ReadonlyMap<string, Decimal>
const sharesOf = (lines: readonly LineDraft[]): Shares =>
  new Map(lines.map((line) => [String(line['voucher']), (line['amount'] as Decimal | null) ?? zero]))
const same = (one: Shares, other: Shares): boolean =>
  one.size === other.size && [...one].every(([id, share]) => other.get(id) === share)
const total = (shares: Shares): Decimal => sumOf([...shares.values()], (share) => share)

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

/** Returns a function that waits until the open vouchers of the partner are known. */
const useArrival = (isFetching: boolean) => {
  const waiting = useRef<(() => void)[]>([])
  const fetching = useLatest(isFetching)
  useEffect(() => {
    if (!isFetching) for (const go of waiting.current.splice(0)) go()
  }, [isFetching])
  return (): Promise<void> =>
    fetching.current ? new Promise((resolve) => waiting.current.push(resolve)) : Promise.resolve()
}

interface SumProps {
  rows: readonly OpenVoucher[]
  isFetching: boolean
}

const useAllocation = ({ rows, isFetching }: SumProps) => {
  const model = useFormModel()
  const { definition, store } = model
  const meant = vouchersToAllocate(rows, useChosen())
  const latest = useLatest({ rows, meant })
  const arrived = useArrival(isFetching)
  /** What was distributed last; amounts typed since are left alone. */
  const ours = useRef<Shares>(new Map())
  const put = (shares: Shares): void => {
    const { rows: all, meant: targets } = latest.current
    ours.current = shares
    store.change(
      withReason(
        model,
        targets[0]?.kind ?? 'debt',
        combineEdits(setAll(model, all, shares), setField(definition, 'unallocated', null)),
      ),
    )
  }
  const whole = () => sumOf(latest.current.meant, (one) => one.remaining)
  return {
    meant,
    /** Distributes the sum, or all that is open; false when the user wants no rest to become a prepayment. */
    run: async (sum: Decimal | null): Promise<boolean> => {
      await arrived()
      const shares = allocateOldest(latest.current.meant, sum ?? whole())
      put(shares)
      const left = subtract(sum ?? zero, total(shares))
      // A refund must be allocated completely, so nothing may be left over.
      if (left <= zero || latest.current.meant[0]?.kind === 'refund') return true
      if (!(await confirmPrepaid(left))) return false
      store.change(setField(definition, 'unallocated', left))
      return true
    },
    /** The same for a sum that is left without Enter, if nobody has to be asked. */
    follow: async (sum: Decimal | null): Promise<void> => {
      await arrived()
      if (sum === null || sum <= zero || sum > whole()) return
      const now = sharesOf(store.get().draft.lines)
      if (same(now, ours.current)) put(allocateOldest(latest.current.meant, sum))
    },
  }
}

/** What is usually paid: all that is open, or what is overdue of it. */
const SumChips = ({
  sum,
  meant,
  onSum,
}: {
  sum: Decimal | null
  meant: readonly OpenVoucher[]
  onSum: (sum: Decimal) => void
}) => {
  const { t } = useFormWords()
  const { today } = useTextContext()
  const { all, overdue } = usualSums(meant, today)
  const chip = (name: string, amount: Decimal) => ({ name, amount, onPress: () => onSum(amount) })
  return (
    <MoneyChips
      label={t('voucher.amount')}
      value={sum}
      chips={[chip(t('form.full'), all), chip(t('voucher.overdueSum'), overdue)]}
    />
  )
}

export const VoucherSum = (props: SumProps) => {
  const { rows } = props
  const model = useFormModel()
  const { store } = model
  const { t } = useFormWords()
  const phone = usePhone()
  const [sum, setSum] = useState<Decimal | null>(null)
  const { meant, run, follow } = useAllocation(props)
  // Enter commits the sum and distributes it in the same event, before the next render.
  const latest = useRef<Decimal | null>(null)
  const typed = useTyped(totalField, sum, (value) => {
    latest.current = value as Decimal | null
    setSum(latest.current)
  })
  const enter = async () => {
    if (await run(latest.current)) focusSave(document)
    else focusField(document, 'amount')
  }
  useHotkeys({ f6: () => void focusField(document, 'amount') })
  // One made from documents begins with their open amounts: another sum is all there is to type.
  const { id, lines } = store.get().raw
  return (
    <div className={style.sumBar}>
      <div className={style.sum} data-field="amount">
        <TextInput
          label={t('voucher.amount')}
          aside={!phone && <Kbd>F6</Kbd>}
          numeric
          inputMode="decimal"
          autoFocus={id === null && lines.length > 0 && !isPhone()}
          value={typed.value}
          data-keypad={typed['data-keypad']}
          onChange={typed.onChange}
          onBlur={() => {
            typed.onBlur()
            model.facts.waitFor(follow(latest.current))
          }}
          onKeyDown={(event) => {
            typed.onKeyDown(event)
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
              event.preventDefault()
              void enter()
            }
          }}
        />
      </div>
      <Button
        icon={<Scale size={16} />}
        data-tip={t('voucher.allocateHint')}
        disabled={rows.length === 0 && sum === null}
        onClick={() => void run(latest.current)}
      >
        {t('voucher.allocate')}
      </Button>
      {phone && (
        <SumChips
          sum={sum}
          meant={meant}
          onSum={(amount) => {
            latest.current = amount
            setSum(amount)
            void run(amount)
          }}
        />
      )}
      <Told rows={rows} meant={meant} sum={sum} />
    </div>
  )
}

interface ToldProps {
  rows: readonly OpenVoucher[]
  meant: readonly OpenVoucher[]
  sum: Decimal | null
}

/** What will be settled with the typed sum, or is with the amounts as they stand. */
const Told = ({ rows, meant, sum }: ToldProps) => {
  const { definition, store } = useFormModel()
  const words = useFormWords()
  const { t, label, language } = words
  const taken = sharesOf(useWatch(store, (state) => state.draft.lines))
  const shares = taken.size === 0 && sum !== null ? allocateOldest(meant, sum) : taken
  const unallocated = useWatch(store, (state) => (state.draft['unallocated'] as Decimal | null) ?? zero)
  if (rows.length === 0) return null
  const show = (amount: Decimal) => showNumber(amount, marksOf(language))
  const { vouchers, isOldestFirst, owedAfter } = summarize(rows, shares)
  const pays = shapeOf(definition).fields['partner']?.party === 'supplier'
  const n = vouchers.length
  const modules = new Set(vouchers.map(({ module }) => module))
  const kind = modules.size === 1 ? documentOfModule(vouchers[0]!.module) : undefined
  const items = [
    ...vouchers.slice(0, NAMED).map((one) => `${one.number || t('voucher.opening')} ${show(shares.get(one.id)!)}`),
    ...(vouchers.length > NAMED ? [t('voucher.more', { n: vouchers.length - NAMED })] : []),
  ].join(', ')
  const verb = pays ? 'voucher.pays' : 'voucher.collects'
  const owed = vouchers.length === 0 ? 'voucher.owes' : pays ? 'voucher.owesAfterPaying' : 'voucher.owesAfterCollecting'
  const left = sum === null ? zero : subtract(subtract(sum, total(shares)), unallocated)
  return (
    <p className={style.told} role="status">
      {vouchers.length > 0 && (
        <span>
          {t(isOldestFirst ? `${verb}Oldest` : verb, {
            n,
            kind: kind ? documentsOf(words, kind, n) : label('voucher.any', { n: String(n) }),
            items,
          })}
        </span>
      )}
      {left > zero && <span className="warn medium">{t('voucher.left', { amount: show(left) })}</span>}
      {owedAfter !== null && <b>{t(owed, { amount: show(owedAfter) })}</b>}
    </p>
  )
}
