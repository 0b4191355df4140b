/** Entering quantities on a phone: one product at a time on the whole screen, with a keypad and a scan button. */
import { ChevronLeft, ChevronRight, Delete, List, ScanBarcode, X } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { Decimal } from '#kernel/decimal.ts'
import { setLine } from '#web/form/draft/edits.ts'
import { setCell } from '#web/form/draft/lines.ts'
import { useFormModel } from '#web/form/draft/store/model.ts'
import { marksOf, showNumber } from '#web/values/number-text.ts'
import { loadCamera } from '#web/form/lines/scan/load-camera.ts'
import { useScanTarget } from '#web/form/lines/scan/scan-target.ts'
import { useWatch } from '#web/ui/base/use-watch.ts'
import { useFormWords } from '#web/words/form-words.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/floating/dialog.tsx'
import { barcodeReader } from '#web/pickers/barcode.ts'
import { PhoneList } from './count-list.tsx'
import style from './goods.module.css'
import { goodsOn, quantityOf } from './on-line.ts'
import { addUnits, erase, nextUncounted, press, settleTally, startTally, type Tally } from './tally.ts'

const CameraScan = lazy(async () => ({ default: (await loadCamera()).CameraScan }))

/** Loaded while there is a connection, because there may be none where goods are counted. */
const fetchScanner = async () => {
  await Promise.all([loadCamera(), barcodeReader()])
}

/** The current line and the quantity being entered for it. */
const useCurrentGoods = () => {
  const model = useFormModel()
  const { language } = useFormWords()
  const marks = marksOf(language)
  const { store, goods } = model
  const lines = useWatch(store, ({ draft }) => draft.lines)
  const first =
    nextUncounted(
      lines.map((line) => quantityOf(model, line) !== null),
      0,
    ) ?? 0
  const [at, setAt] = useState(first)
  const [tally, setTally] = useState<Tally>(() => startTally(quantityOf(model, lines[first])))
  const write = (next: Tally) => {
    setTally(next)
    if (at < store.get().keys.length) setCell(model, at, { name: goods!.quantity!, value: next.counted })
  }
  /** Stores the typed quantity as the count of the current goods. */
  const commit = () => write(settleTally(tally, marks))
  /** Moves to another line, or reloads the current one after its quantity was changed elsewhere. */
  const show = (place: number) => {
    setAt(place)
    setTally(startTally(quantityOf(model, store.get().raw.lines[place])))
  }
  const go = (place: number) => {
    commit()
    show(place)
  }
  const next = () => {
    commit()
    const counted = store.get().raw.lines.map((line, index) => index === at || quantityOf(model, line) !== null)
    go(nextUncounted(counted, at) ?? Math.min(at + 1, counted.length - 1))
  }
  useEffect(() => {
    if (tally.typed === '') return undefined
    // Stored with the draft although it is counted only once the goods are left.
    const { counted } = settleTally(tally, marks)
    model.typing.set(() => () => setLine(model.definition, at, { [goods!.quantity!]: counted }))
    return () => model.typing.set(null)
  }, [model, goods, tally, marks, at])
  return { model, marks, lines, line: lines[at], at, tally, setTally, write, commit, show, go, next }
}
type CurrentGoods = ReturnType<typeof useCurrentGoods>

export const PhoneCount = ({ onClose }: { onClose: () => void }) => {
  const hand = useCurrentGoods()
  const { label } = useFormWords()
  const [shows, setShows] = useState<'goods' | 'list' | 'camera'>('goods')
  const taken = useRef<number | null>(null)
  useEffect(() => {
    // Without a connection it is loaded when the camera is opened.
    fetchScanner().catch(() => undefined)
  }, [])
  useScanTarget({
    before: hand.commit,
    after: (line) => {
      setShows('goods')
      hand.show(line)
    },
  })
  const leave = () => {
    hand.commit()
    onClose()
  }
  const scanned = () => {
    setShows('goods')
    if (taken.current !== null) hand.show(taken.current)
    taken.current = null
  }
  const done = hand.lines.filter((line) => quantityOf(hand.model, line) !== null).length
  return (
    <Dialog opened full plain hideTitle title={label('count.start')} onClose={leave}>
      <div className={style.countingPage}>
        <div className={style.header}>
          <IconButton label={label('count.done')} icon={<X size={22} />} onClick={leave} />
          <span className={style.progress} role="status">
            {label('count.progress', { done: String(done), all: String(hand.lines.length) })}
            <progress value={done} max={Math.max(1, hand.lines.length)} aria-hidden="true" />
          </span>
          <IconButton
            label={label(shows === 'list' ? 'count.back' : 'count.list')}
            icon={<List size={22} />}
            pressed={shows === 'list'}
            onClick={() => setShows(shows === 'list' ? 'goods' : 'list')}
          />
        </div>
        {shows === 'list' ? (
          <PhoneList
            lines={hand.lines}
            onPick={(place) => {
              hand.go(place)
              setShows('goods')
            }}
          />
        ) : (
          <CurrentGoodsView
            hand={hand}
            onScan={() => {
              hand.commit()
              setShows('camera')
            }}
          />
        )}
        {shows === 'camera' && (
          <Suspense>
            <CameraScan model={hand.model} onClose={scanned} onTaken={(line) => (taken.current = line)} />
          </Suspense>
        )}
      </div>
    </Dialog>
  )
}

const CurrentGoodsView = ({ hand, onScan }: { hand: CurrentGoods; onScan: () => void }) => {
  const { label } = useFormWords()
  const { line, marks, model } = hand
  const { name, code, unitName } = goodsOn(model, line)
  const { into } = model.definition.goodsLines?.books ?? {}
  const book = ((into && line?.[into]) ?? null) as Decimal | null
  return (
    <>
      {line ? (
        <div className={style.product}>
          <h3>{name}</h3>
          <p>
            {code} · {unitName}
            {book !== null && ` · ${label('count.book', { n: showNumber(book, marks) })}`}
          </p>
          <Count hand={hand} />
        </div>
      ) : (
        <p className={style.empty}>{label('count.empty')}</p>
      )}
      {line && <Keypad hand={hand} />}
      <div className={style.actions}>
        <Button disabled={hand.at === 0} icon={<ChevronLeft size={20} />} onClick={() => hand.go(hand.at - 1)}>
          {label('count.previous')}
        </Button>
        <Button variant="primary" icon={<ScanBarcode size={24} />} onClick={onScan}>
          {label('count.scan')}
        </Button>
        <Button disabled={!line} icon={<ChevronRight size={20} />} onClick={hand.next}>
          {label('count.next')}
        </Button>
      </div>
    </>
  )
}

const Count = ({ hand: { tally, marks } }: { hand: CurrentGoods }) => {
  const { label } = useFormWords()
  const isTyping = tally.typed !== ''
  return (
    <p className={style.count} role="status">
      <span>{label(isTyping ? 'count.typed' : 'count.counted')}</span>
      <strong data-typing={isTyping || undefined}>
        {isTyping ? tally.typed : tally.counted === null ? '–' : showNumber(tally.counted, marks)}
      </strong>
      <span>{tally.parts.join(' + ') || '\u00A0'}</span>
    </p>
  )
}

const digits = ['7', '8', '9', '4', '5', '6', '1', '2', '3']

const Keypad = ({ hand: { line, model, marks, tally, setTally, write } }: { hand: CurrentGoods }) => {
  const { label } = useFormWords()
  // Largest unit first, because cartons are counted before single pieces.
  const units = goodsOn(model, line).units.toSorted((a, b) => (a.factor < b.factor ? 1 : a.factor > b.factor ? -1 : 0))
  const key = (text: string) => (
    <button key={text} type="button" className={style.key} onClick={() => setTally(press(tally, text, marks))}>
      {text}
    </button>
  )
  return (
    <>
      <div className={style.units}>
        {units.map((unit) => (
          <Button key={unit.unitName} onClick={() => write(addUnits(tally, unit, marks))}>
            {`+ ${unit.unitName}${units.length > 1 ? ` ×${showNumber(unit.factor, marks)}` : ''}`}
          </Button>
        ))}
        <Button variant="subtle" disabled={tally.counted === null} onClick={() => write(startTally(null))}>
          {label('count.clear')}
        </Button>
      </div>
      <div className={style.keypad} role="group" aria-label={label('count.keypad')}>
        {digits.map(key)}
        {key(marks.point)}
        {key('0')}
        <button
          type="button"
          className={style.key}
          aria-label={label('count.erase')}
          disabled={tally.typed === ''}
          onClick={() => setTally(erase(tally))}
        >
          <Delete size={24} aria-hidden="true" />
        </button>
      </div>
    </>
  )
}
