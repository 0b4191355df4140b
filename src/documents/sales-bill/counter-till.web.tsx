/** One bill at the counter: its goods on one side, customer and money on the other. */
import { useEffect, useLayoutEffect, useRef } from 'react'
import { decimal, subtract, zero } from '#kernel/decimal.ts'
import type { SaveAnswer } from '#wire/envelope.ts'
import { useSettings } from '#web/data/profile.ts'
import { focusField } from '#web/form/draft/focus.ts'
import type { FormModel } from '#web/form/draft/store/model.ts'
import { shareOfOldDebt } from '#web/form/draft/money/paid-now.ts'
import { ScanBox, SCAN_FIELD } from '#web/form/lines/scan/scan-box.tsx'
import { useDraft } from '#web/form/save/drafts/use-draft.ts'
import { useSave } from '#web/form/save/use-save.ts'
import { setField } from '#web/form/draft/edits.ts'
import { notifyInfo } from '#web/ui/floating/notify.tsx'
import { isPhone } from '#web/ui/base/viewport.ts'
import { useWatch } from '#web/ui/base/use-watch.ts'
import { marksOf, showNumber } from '#web/values/number-text.ts'
import { currentWords, useWords } from '#web/words/words.ts'
import { moneyIn, TillFrame } from './counter-frame.web.tsx'
import { CounterLines } from './counter-lines.web.tsx'
import { CounterPay } from './counter-pay.web.tsx'
import { roundedDiscount } from './counter-sums.web.ts'
import { preparePrint, tellSold } from './counter-sold.web.ts'
import { closeBill, COUNTER, tellBill, whenForgotten } from './counter-tabs.web.ts'
import style from './counter.module.css'
import { salesBill } from './index.ts'

const isEmpty = ({ store }: FormModel): boolean => store.get().draft.lines.every((line) => !line['product'])

/** Keeps name and total of the bill beside the others. */
const useTold = (model: FormModel, key: string) => {
  const { language } = useWords()
  const told = useWatch(model.store, ({ draft }) => {
    const row = model.cache.get('partner', draft['partner'] as string | null)
    const name = row && row['isWalkIn'] !== true ? row.name : ''
    const lines = draft.lines.filter((line) => line['product']).length
    return JSON.stringify({ name, total: showNumber(moneyIn(model, 'total'), marksOf(language)), lines })
  })
  const isSelling = useWatch(model.store, () => !isEmpty(model))
  useEffect(() => {
    if (isSelling) preparePrint()
  }, [isSelling])
  useEffect(() => tellBill(key, JSON.parse(told) as Parameters<typeof tellBill>[1]), [key, told])
}

const tell = (model: FormModel, answer: Pick<SaveAnswer, 's_ID' | 'NumberID'> | null): void =>
  tellSold({
    of: 'salesBill',
    id: answer?.s_ID ?? null,
    number: answer?.NumberID ?? '',
    paid: moneyIn(model, 'paid'),
    change: subtract(moneyIn(model, 'change'), shareOfOldDebt(model) ?? zero),
    owed: subtract(moneyIn(model, 'total'), moneyIn(model, 'paid')),
  })

const useTill = (billKey: string) => {
  const { walkInCustomerId, roundTotal } = useSettings()
  const root = useRef<HTMLDivElement>(null)
  const form = useDraft({
    definition: salesBill,
    document: null,
    locked: false,
    other: false,
    ...(walkInCustomerId && { preset: { partner: walkInCustomerId } }),
    counter: { name: COUNTER, key: billKey },
  })
  const { model } = form
  const saving = useSave({
    form,
    root: () => root.current ?? document,
    onSaved: (_kind, answer) => {
      tell(model, answer)
      closeBill(billKey)
    },
    onReload: () => undefined,
  })
  const pay = async (): Promise<void> => {
    const { store } = model
    if (isEmpty(model)) {
      notifyInfo(currentWords().label('counter.nothing'))
      return
    }
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    const before = store.get().raw['discountAmount']
    const rounded = roundedDiscount(model, decimal(roundTotal))
    if (rounded !== null) store.change(setField(salesBill, 'discountAmount', rounded))
    await saving.save('new')
    // What was not sold is not rounded: other goods may come to it.
    const isLeft = !model.locked.get() && store.get().changed
    if (rounded !== null && isLeft) store.change(setField(salesBill, 'discountAmount', before ?? null))
  }
  return { form, saving, pay, root, step: decimal(roundTotal) }
}

export const CounterTill = ({ billKey }: { billKey: string }) => {
  const { form, saving, pay, root, step } = useTill(billKey)
  const { model, draft } = form
  useTold(model, billKey)
  useEffect(() => whenForgotten(billKey, () => draft.finish('resumed')), [billKey, draft])
  // A telephone would open its keyboard over the page; the next bill begins at the top of it.
  useLayoutEffect(() => {
    if (isPhone()) root.current?.parentElement?.scrollIntoView({ block: 'start' })
    else focusField(root.current ?? document, SCAN_FIELD)
  }, [root])
  return (
    <TillFrame
      root={root}
      form={form}
      saving={saving}
      keys={{ money: 'cashGiven', pay: () => void pay() }}
      scan={
        <div className={style.scan}>
          <ScanBox />
        </div>
      }
      goods={<CounterLines />}
      money={<CounterPay busy={saving.busy} step={step} onPay={() => void pay()} />}
    />
  )
}
