/** Bán tại quầy: bills one after the other, with goods scanned, cash counted and a print for each. */
import { Plus, RotateCcw, X } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { ShiftChip } from '#books/shifts/shift-chip.web.tsx'
import { useMe, useRights, useSettingsLoaded } from '#web/data/profile.ts'
import { loadDocumentLists } from '#web/data/definitions.ts'
import { Button, IconButton, Kbd } from '#web/ui/button.tsx'
import { confirm } from '#web/ui/confirm.tsx'
import { useHotkeys } from '#web/ui/hotkeys.ts'
import { Loading } from '#web/ui/parts.tsx'
import { useStore } from '#web/ui/store.ts'
import { useWords } from '#web/words/words.ts'
import { PrintHost, printJob } from '#web/print/job.ts'
import { RollChoice } from './counter-last.web.tsx'
import style from './counter.module.css'
import {
  closeCounter,
  counter,
  nextBill,
  openCounter,
  otherBill,
  showBill,
  throwAway,
  type OpenBill,
} from './counter-tabs.web.ts'
import { salesBill } from './index.ts'
import { CounterTill } from './counter-till.web.tsx'

const ReturnDialog = lazy(async () => ({ default: (await import('./counter-return.web.tsx')).ReturnDialog }))

const useCounter = () => {
  useEffect(() => {
    let isGone = false
    void openCounter().then(() => {
      if (isGone) closeCounter()
    })
    return () => {
      isGone = true
      closeCounter()
    }
  }, [])
  return useStore(counter)
}

const useName = () => {
  const { label } = useWords()
  return ({ name, n }: OpenBill) => name || label('counter.bill', { n: String(n) })
}

/** A bill with goods is thrown away only when that is said twice. */
const useClosing = () => {
  const { label } = useWords()
  const nameOf = useName()
  return async (bill: OpenBill): Promise<void> => {
    const agreed =
      bill.lines === 0 ||
      (await confirm({
        title: label('counter.closeTitle'),
        message: label('counter.closeHint', { name: nameOf(bill), amount: bill.total }),
        confirmLabel: label('counter.closeYes'),
        danger: true,
      }))
    if (agreed) await throwAway(bill.key)
  }
}

const Bills = ({ bills, active }: { bills: readonly OpenBill[]; active: string }) => {
  const { label } = useWords()
  const nameOf = useName()
  const close = useClosing()
  return (
    <nav className={style.bills} aria-label={label('counter.bills')}>
      {bills.map((bill) => (
        <span key={bill.key} className={style.bill} data-active={bill.key === active || undefined}>
          <button
            type="button"
            aria-current={bill.key === active ? 'true' : undefined}
            onClick={() => showBill(bill.key)}
          >
            <span className={style.billName}>{nameOf(bill)}</span>
            {bill.lines > 0 && <span className={style.billTotal}>{bill.total}</span>}
          </button>
          {(bills.length > 1 || bill.lines > 0) && (
            <IconButton
              size="small"
              label={label('counter.close', { name: nameOf(bill) })}
              icon={<X size={16} />}
              onClick={() => void close(bill)}
            />
          )}
        </span>
      ))}
      <Button variant="subtle" icon={<Plus size={18} />} shortcut="F1" onClick={nextBill}>
        <span className="hidden-visually">{label('counter.new')}</span>
      </Button>
    </nav>
  )
}

/** The keys of the counter, where a keyboard is likely. */
const Keys = () => {
  const { label } = useWords()
  const keys = [
    ['F1', 'counter.new'],
    ['F2', 'counter.other'],
    ['F3', 'keys.goods'],
    ['F4', 'field.customer'],
    ['F7', 'counter.keyMoney'],
    ['F8', 'counter.keyQuantity'],
    ['F9', 'counter.pay'],
  ]
  return (
    <footer className={style.keys} aria-hidden="true">
      {keys.map(([key, text]) => (
        <span key={key}>
          <Kbd>{key}</Kbd>
          {label(text!)}
        </span>
      ))}
    </footer>
  )
}

const Printing = () => useStore(printJob) !== null && <PrintHost />

/** The lists that a bill refers to, with their words. */
export const loadForm = () => loadDocumentLists(salesBill.name)

export const CounterPage = () => {
  const { label } = useWords()
  const { may } = useRights()
  // The till of the user, or the usual one, as the bills here take it.
  const till = useMe().raw['defaultCashFundId']
  const now = useCounter()
  const [returning, setReturning] = useState(false)
  useHotkeys({ f1: nextBill, f2: otherBill })
  // The customer of a new bill is proposed from them.
  const settingsCame = useSettingsLoaded()
  if (!now || !settingsCame) return <Loading />
  return (
    <section className={style.page}>
      <header className={style.head}>
        <Bills {...now} />
        {/* What belongs to the counter and to no single bill. */}
        <div className={style.tools}>
          <ShiftChip {...(typeof till === 'string' && till !== '' && { fund: till })} />
          <RollChoice />
          {may('ImportReturn', 'A') && (
            <Button icon={<RotateCcw size={16} />} onClick={() => setReturning(true)}>
              {label('counter.return')}
            </Button>
          )}
        </div>
      </header>
      <CounterTill key={now.active} billKey={now.active} />
      <Keys />
      <Suspense>
        {returning && <ReturnDialog onClose={() => setReturning(false)} />}
        <Printing />
      </Suspense>
    </section>
  )
}
