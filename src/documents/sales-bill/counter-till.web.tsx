/** One bill at the counter: its goods on one side, customer and money on the other. */
import { Suspense, useEffect, useLayoutEffect, useRef } from 'react'
import { decimal, subtract, zero, type Decimal } from '#kernel/decimal.ts'
import type { SaveAnswer } from '#wire/envelope.ts'
import { useSettings } from '#web/data/profile.ts'
import { lazyWhenIdle } from '#web/feedback/lazy-when-idle.tsx'
import { useScope } from '#web/form/document/use-scope.ts'
import { focusField } from '#web/form/draft/focus.ts'
import { FormModelContext, type FormModel } from '#web/form/draft/model.ts'
import { shareOfOldDebt } from '#web/form/draft/paid-now.ts'
import { FormScopeProvider } from '#web/form/fields/form-context.tsx'
import { LinesProblem } from '#web/form/document/lines-problem.tsx'
import { ScanBox, SCAN_FIELD } from '#web/form/lines/scan-box.tsx'
import { useScanner } from '#web/form/lines/use-scanner.ts'
import { useDraft } from '#web/form/save/use-draft.ts'
import { useSave } from '#web/form/save/use-save.ts'
import { setField } from '#web/form/draft/edits.ts'
import { notifyInfo } from '#web/ui/notify.tsx'
import { isPhone } from '#web/ui/viewport.ts'
import { useWatch } from '#web/ui/use-watch.ts'
import { useHotkeys } from '#web/ui/hotkeys.ts'
import { marksOf, showNumber } from '#web/values/number-text.ts'
import { currentWords, useWords } from '#web/words/words.ts'
import { CounterLines, focusQuantity } from './counter-lines.web.tsx'
import { CounterPay } from './counter-pay.web.tsx'
import { roundedDiscount } from './counter-sums.web.ts'
import { preparePrint, tellSold } from './counter-sold.web.ts'
import { closeBill, COUNTER, tellBill, whenForgotten } from './counter-tabs.web.ts'
import style from './counter.module.css'
import { salesBill } from './index.ts'

const FormBanners = lazyWhenIdle(async () => (await import('#web/form/save/form-banners.tsx')).FormBanners)

export const moneyIn = (model: FormModel, name: string): Decimal => (model.store.get().draft[name] ?? zero) as Decimal

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

interface TillKeys {
  root: () => ParentNode
  /** Where the money is typed. */
  money: string
  pay: () => void
}
export const useTillKeys = (model: FormModel, { root, money, pay }: TillKeys) => {
  const to = (name: string) => () => {
    focusField(root(), name)
  }
  useHotkeys({
    f3: to(SCAN_FIELD),
    f4: to('partner'),
    f7: to(money),
    f8: () => focusQuantity(root()),
    f9: pay,
    'ctrl+s': pay,
    'ctrl+z': () => model.store.undo(),
    'ctrl+y': () => model.store.redo(),
  })
}

export const CounterTill = ({ billKey }: { billKey: string }) => {
  const { form, saving, pay, root, step } = useTill(billKey)
  const { model, draft } = form
  useTold(model, billKey)
  useEffect(() => whenForgotten(billKey, () => draft.finish('resumed')), [billKey, draft])
  const start = () => root.current ?? document
  useTillKeys(model, { root: start, money: 'cashGiven', pay: () => void pay() })
  useScanner(model, true)
  // A telephone would open its keyboard over the page; the next bill begins at the top of it.
  useLayoutEffect(() => {
    if (isPhone()) root.current?.parentElement?.scrollIntoView({ block: 'start' })
    else focusField(root.current ?? document, SCAN_FIELD)
  }, [root])
  return (
    <FormModelContext value={model}>
      <FormScopeProvider scope={useScope(model)}>
        <div ref={root} className={style.till}>
          <div className={style.goods}>
            <div className={style.scan}>
              <ScanBox />
            </div>
            <FormBanners form={form} saving={saving} editing={false} isNew={false} />
            <LinesProblem />
            <CounterLines />
          </div>
          <Suspense>
            <CounterPay busy={saving.busy} step={step} onPay={() => void pay()} />
          </Suspense>
        </div>
      </FormScopeProvider>
    </FormModelContext>
  )
}
