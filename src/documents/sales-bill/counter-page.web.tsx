/** Bán tại quầy: bills one after the other, with goods scanned, cash counted and a print for each. */
import { Plus, RotateCcw, X } from 'lucide-react'
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { ShiftChip } from '#books/shifts/shift-chip.web.tsx'
import { useMe, useRights, useSettingsLoaded } from '#web/data/profile.ts'
import { loadDocumentLists } from '#web/data/definitions.ts'
import { Button, IconButton, Kbd } from '#web/ui/button.tsx'
import { confirm } from '#web/ui/floating/confirm.tsx'
import { openedPart } from '#web/feedback/lazy-when-idle.tsx'
import { useHotkeys } from '#web/ui/base/hotkeys.ts'
import { notifyError } from '#web/ui/floating/notify.tsx'
import { Loading } from '#web/ui/parts.tsx'
import { useStore } from '#web/ui/base/store.ts'
import { useWords } from '#web/words/words.ts'
import { PrintHost, printJob } from '#web/print/job.ts'
import { RollChoice } from './counter-last.web.tsx'
import style from './counter.module.css'
import {
  closeCounter,
  counter,
  forgetDraft,
  nextBill,
  openCounter,
  otherBill,
  returnKey,
  showBill,
  throwAway,
  type OpenBill,
  type ReturnedBill,
} from './counter-tabs.web.ts'
import { salesBill } from './index.ts'
import { CounterTill } from './counter-till.web.tsx'

const loadReturn = () => import('./counter-return.web.tsx')
const ReturnDialog = openedPart(async () => (await loadReturn()).ReturnDialog)
const CounterReturn = lazy(async () => ({ default: (await loadReturn()).CounterReturn }))

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

interface BillsProps {
  bills: readonly OpenBill[]
  /** '' while goods come back. */
  active: string
  onShow: (key: string) => void
  onNext: () => void
  children: ReactNode
}
const Bills = ({ bills, active, onShow, onNext, children }: BillsProps) => {
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
            onClick={() => onShow(bill.key)}
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
      {children}
      <Button variant="subtle" icon={<Plus size={18} />} shortcut="F1" onClick={onNext}>
        <span className="hidden-visually">{label('counter.new')}</span>
      </Button>
    </nav>
  )
}

/** The keys of the counter, where a keyboard is likely. */
const Keys = ({ isReturn }: { isReturn: boolean }) => {
  const { label } = useWords()
  const keys = [
    ['F1', 'counter.new'],
    ['F2', 'counter.other'],
    ['F3', 'keys.goods'],
    ['F4', 'field.customer'],
    ['F6', 'counter.return'],
    ['F7', isReturn ? 'field.refunded' : 'counter.keyMoney'],
    ['F8', 'counter.keyQuantity'],
    ['F9', isReturn ? 'counter.takeBack' : 'counter.pay'],
  ].filter(([key]) => !isReturn || !['F4', 'F6'].includes(key!))
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

/** Goods of one bill come back; the open bills wait meanwhile. */
const useReturn = () => {
  const { may } = useRights()
  const { t } = useWords()
  const [isAsking, setAsking] = useState(false)
  const [bill, setBill] = useState<ReturnedBill | null>(null)
  return {
    bill,
    isAsking,
    mayBegin: may('ImportReturn', 'A'),
    ask: () => setAsking(true),
    dismiss: () => setAsking(false),
    /** Goods come back where the server can be asked. */
    lose: () => {
      setAsking(false)
      notifyError(t('unavailable'), { cause: 'connection' })
    },
    begin: (chosen: ReturnedBill) => {
      setAsking(false)
      setBill(chosen)
    },
    /** What was typed is there when the same bill is chosen again. */
    leave: () => setBill(null),
  }
}

const ReturnTab = ({ bill, onClose }: { bill: ReturnedBill; onClose: () => void }) => {
  const { label } = useWords()
  const name = label('counter.returning', { number: bill.number })
  return (
    <span className={style.bill} data-active>
      <button type="button" aria-current="true">
        <span className={style.billName}>{name}</span>
      </button>
      <IconButton
        size="small"
        label={label('counter.close', { name })}
        icon={<X size={16} />}
        onClick={() => {
          forgetDraft(returnKey(bill))
          onClose()
        }}
      />
    </span>
  )
}

export const CounterPage = () => {
  const { label } = useWords()
  // The till of the user, or the usual one, as the bills here take it.
  const till = useMe().raw['defaultCashFundId']
  const now = useCounter()
  const back = useReturn()
  const { bill } = back
  const toBills = (go: () => void) => () => {
    back.leave()
    go()
  }
  const next = toBills(nextBill)
  useHotkeys({
    f1: next,
    f2: toBills(bill ? () => undefined : otherBill),
    ...(back.mayBegin && { f6: back.ask }),
  })
  // The customer of a new bill is proposed from them.
  const settingsCame = useSettingsLoaded()
  if (!now || !settingsCame) return <Loading />
  return (
    <section className={style.page}>
      <header className={style.head}>
        <Bills
          bills={now.bills}
          active={bill ? '' : now.active}
          onShow={(key) => toBills(() => showBill(key))()}
          onNext={next}
        >
          {bill && <ReturnTab bill={bill} onClose={back.leave} />}
        </Bills>
        {/* What belongs to the counter and to no single bill. */}
        <div className={style.tools}>
          <ShiftChip {...(typeof till === 'string' && till !== '' && { fund: till })} />
          <RollChoice />
          {back.mayBegin && (
            <Button icon={<RotateCcw size={16} />} shortcut="F6" onClick={back.ask}>
              {label('counter.return')}
            </Button>
          )}
        </div>
      </header>
      {bill ? (
        <Suspense fallback={<Loading />}>
          <CounterReturn key={bill.id} bill={bill} onDone={back.leave} />
        </Suspense>
      ) : (
        <CounterTill key={now.active} billKey={now.active} />
      )}
      <Keys isReturn={bill !== null} />
      <Suspense>
        {back.isAsking && <ReturnDialog onPick={back.begin} onClose={back.dismiss} onLost={back.lose} />}
        <Printing />
      </Suspense>
    </section>
  )
}
