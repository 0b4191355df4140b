/** Customer, sum and money of a bill at the counter, in figures that are read from two metres. */
import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { add, decimal, subtract, zero, type Decimal } from '#kernel/decimal.ts'
import { HeaderField } from '#web/form/document/header-fields.tsx'
import { OldDebts } from '#web/form/document/old-debts-choice.tsx'
import { changeHead } from '#web/form/draft/change-head.ts'
import { useFormModel } from '#web/form/draft/store/model.ts'
import { oldDebtToPay } from '#web/form/draft/money/paid-now.ts'
import { problemMarks } from '#web/form/draft/problems/problem-marks.ts'
import { handOverTexts } from '#web/form/fields/typed-texts.ts'
import { openedPart } from '#web/feedback/lazy-when-idle.tsx'
import { Button } from '#web/ui/button.tsx'
import { notifyError } from '#web/ui/floating/notify.tsx'
import { useStore } from '#web/ui/base/store.ts'
import { useWatch } from '#web/ui/base/use-watch.ts'
import { marksOf, showNumber } from '#web/values/number-text.ts'
import { useWords } from '#web/words/words.ts'
import { paymentMethods } from '../_shared/fields.ts'
import { CounterLast } from './counter-last.web.tsx'
import { dueOf } from './counter-sums.web.ts'
import style from './counter.module.css'
import { notes } from './rounding.ts'
import { shape } from './shape.ts'

const TransferCode = openedPart(async () => (await import('./counter-transfer.web.tsx')).TransferCode)

const [cash, transfer] = paymentMethods

const useNumber = () => {
  const { language } = useWords()
  return (value: Decimal) => showNumber(value, marksOf(language))
}
const useMoney = (name: string): Decimal | null => {
  const { store } = useFormModel()
  return useWatch(store, ({ draft }) => (draft[name] ?? null) as Decimal | null)
}

/** What is seldom needed; it opens by itself where something of it is wrong. */
const furtherFields = ['discountPercent', 'discountAmount', 'couponCode', 'store', 'employee', 'fund'] as const

const Further = () => {
  const model = useFormModel()
  const { label } = useWords()
  const [isOpen, setOpen] = useState(false)
  const isWrong = useWatch(model.store, (state) =>
    problemMarks(state).head.some(
      ({ tone, name }) => tone === 'bad' && (furtherFields as readonly string[]).includes(name.split('.')[0]!),
    ),
  )
  const fields = useRef<HTMLDivElement>(null)
  // On low screens they would open below the edge, as if nothing had happened. Newer browsers answer a scroll with a
  // promise, which React would take for the function that ends the effect.
  useEffect(() => {
    fields.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, isWrong])
  return (
    <>
      <Button
        variant="subtle"
        aria-expanded={isOpen || isWrong}
        icon={<ChevronDown size={16} style={isOpen ? { transform: 'rotate(180deg)' } : undefined} />}
        onClick={() => setOpen(!isOpen)}
      >
        {label('counter.more')}
      </Button>
      {(isOpen || isWrong) && (
        <div ref={fields} className={style.further}>
          {furtherFields.map((name) => (
            <HeaderField key={name} name={name} field={shape.fields[name]} />
          ))}
        </div>
      )}
    </>
  )
}

const Sums = ({ off }: { off: Decimal }) => {
  const { label } = useWords()
  const show = useNumber()
  const parts = [
    ['field.goodsAmount', useMoney('goodsAmount')],
    ['field.orderDiscount', useMoney('discount')],
    ['field.couponAmount', useMoney('couponAmount')],
    ['field.totalVat', useMoney('totalVat')],
    ['counter.rounded', subtract(zero, off)],
  ] as const
  return (
    <dl className={style.sums}>
      {parts.map(
        ([key, value]) =>
          value !== null &&
          value !== zero && (
            <div key={key}>
              <dt>{label(key)}</dt>
              <dd>{show(value)}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

export const Methods = () => {
  const model = useFormModel()
  const { label } = useWords()
  const locked = useStore(model.locked)
  const method = useWatch(model.store, ({ draft }) => draft['paymentMethod'] ?? cash.value)
  return (
    <div className={style.methods} role="group" aria-label={label('field.incomeMethod')}>
      {paymentMethods.map((one) => (
        <Button
          key={one.value}
          size="large"
          pressed={method === one.value}
          disabled={locked}
          onClick={() => void changeHead(model, 'paymentMethod', one.value)}
        >
          {label(one.label)}
        </Button>
      ))}
    </div>
  )
}

/** Each note that is handed over is one press. */
const Notes = ({ due }: { due: Decimal }) => {
  const model = useFormModel()
  const { label } = useWords()
  const show = useNumber()
  const locked = useStore(model.locked)
  const given = useMoney('cashGiven')
  const give = (value: Decimal | null) => void changeHead(model, 'cashGiven', value)
  return (
    <div className={style.notes} role="group" aria-label={label('counter.notes')}>
      {notes.map((note) => (
        <Button key={note} disabled={locked} onClick={() => give(add(given ?? zero, decimal(note)))}>
          {show(decimal(note))}
        </Button>
      ))}
      <Button disabled={locked} onClick={() => give(due)}>
        {label('counter.exact')}
      </Button>
      <Button disabled={locked || given === null} onClick={() => give(null)}>
        {label('counter.forget')}
      </Button>
    </div>
  )
}

/** What goes back of what is over: nothing of what pays old debts. */
const useBack = (over: Decimal): Decimal => {
  const model = useFormModel()
  const isChosen = useStore(model.toOldDebts)
  const kept = useWatch(model.store, () => oldDebtToPay(model, over))
  return isChosen && kept !== null ? subtract(over, kept) : over
}

const Cash = ({ due, onPay }: { due: Decimal; onPay: () => void }) => {
  const { label } = useWords()
  const show = useNumber()
  const given = useMoney('cashGiven')
  const paid = useMoney('paid')
  const over = subtract(given ?? paid ?? zero, due)
  const back = useBack(over)
  const payOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onPay()
  }
  // The change follows every digit; the input hands its text over by itself only when typing pauses.
  const showAtOnce = ({ nativeEvent }: FormEvent) => {
    if (!(nativeEvent as InputEvent).isComposing) handOverTexts()
  }
  return (
    <>
      <div className={style.given} onKeyDown={payOnEnter} onChange={showAtOnce}>
        <HeaderField name="cashGiven" field={shape.fields.cashGiven} />
      </div>
      <output className={style.change} data-lacks={over < zero || undefined}>
        <span>{label(over < zero ? 'counter.lacks' : 'counter.change')}</span>
        <strong>{show(over < zero ? subtract(zero, over) : back)}</strong>
      </output>
      <OldDebts over={over} />
      <Notes due={due} />
    </>
  )
}

interface CounterPayProps {
  busy: boolean
  /** What a sum in cash is rounded to. */
  step: Decimal
  onPay: () => void
}

export const CounterPay = ({ busy, step, onPay }: CounterPayProps) => {
  const model = useFormModel()
  const { t, label } = useWords()
  const show = useNumber()
  const method = useWatch(model.store, ({ draft }) => draft['paymentMethod'] ?? cash.value)
  const sums = useWatch(model.store, () => {
    const { due, off } = dueOf(model, step)
    return `${due}/${off}`
  })
  const [due, off] = sums.split('/').map((one) => BigInt(one) as Decimal) as [Decimal, Decimal]
  return (
    <section className={style.pay} aria-label={label('counter.paying')}>
      <CounterLast />
      <HeaderField name="partner" field={shape.fields.partner} />
      <Sums off={off} />
      <output className={style.due}>
        <span>{label('counter.due')}</span>
        <strong>{show(due)}</strong>
      </output>
      <Methods />
      {method === cash.value && <Cash due={due} onPay={onPay} />}
      {method === transfer.value && (
        <TransferCode amount={due} onLost={() => notifyError(t('unavailable'), { cause: 'connection' })} />
      )}
      <Further />
      <div className={style.payFoot}>
        <span className={style.footSum} aria-hidden="true">
          {show(due)}
        </span>
        <Button variant="primary" size="large" wide busy={busy} shortcut="F9" onClick={onPay}>
          {label('counter.pay')}
        </Button>
      </div>
    </section>
  )
}
