/** Lines on a phone: one card each with [−] n [+]; a tap opens a sheet with all fields. */
import { Minus, Plus, Trash2 } from 'lucide-react'
import { memo, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Decimal } from '#kernel/decimal.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { useStore } from '#web/ui/base/store.ts'
import { useTextContext } from '../fields/form-context.tsx'
import { cellText, noCostNotes, useRefsOf } from './grid/grid-row.tsx'
import style from './grid/grid.module.css'
import { marginsShown } from './line-settings.ts'
import { LineSheet } from './line-sheet.tsx'
import { countLine } from '../draft/lines.ts'
import { lineSignature, problemMarks, type Mark } from '../draft/problems/problem-marks.ts'
import { useFormModel } from '../draft/store/model.ts'
import { remedyOf } from '../draft/problems/wrong-lines.ts'
import { noNotes, noShortage, useRows } from '../draft/store/model.ts'
import { marksOf, showNumber } from '../../values/number-text.ts'
import { insertLine, removeLine } from '../draft/edits.ts'
import { useFormWords } from '../../words/form-words.ts'
import { useWatch } from '../../ui/base/use-watch.ts'

/** Number of cards rendered at first; more are added when the last one is nearly reached. */
const PAGE = 100

/** Marks the end of the rendered cards and requests more when it scrolls into view. */
const MoreWhenSeen = ({ onSeen }: { onSeen: () => void }) => {
  const end = useRef<HTMLDivElement>(null)
  const handleSeen = useEffectEvent(onSeen)
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && handleSeen(), { rootMargin: '600px' })
    if (end.current) watch.observe(end.current)
    return () => watch.disconnect()
  }, [])
  return <div ref={end} style={{ height: 1 }} />
}

export const LineCards = () => {
  const model = useRows()
  const { t } = useFormWords()
  const keys = useWatch(model.store, (state) => state.keys)
  const locked = useStore(model.locked)
  const [opened, setOpened] = useState<string | null>(null)
  const [most, setMost] = useState(PAGE)
  const row = opened === null ? -1 : keys.indexOf(opened)
  const box = useRef<HTMLDivElement>(null)
  const cursor = useStore(model.cursor)
  const wanted = cursor.middle ? cursor.row : -1
  if (wanted >= most) setMost(wanted + PAGE)
  // Whoever is led to a line sees it.
  useEffect(() => {
    if (wanted >= 0) box.current?.querySelector(`[data-line="${wanted}"]`)?.scrollIntoView({ block: 'center' })
  }, [wanted, cursor.focusRequest])
  const add = () => {
    model.store.change(insertLine(model.definition, keys.length))
    setOpened(model.store.get().keys.at(-1)!)
  }
  return (
    <div ref={box} className={style.cards}>
      {keys.length === 0 && <div className={style.emptyText}>{t('form.noLines')}</div>}
      {keys.slice(0, most).map((key, index) => (
        <LineCard key={key} lineKey={key} index={index} onOpen={() => setOpened(key)} />
      ))}
      {most < keys.length && <MoreWhenSeen key={most} onSeen={() => setMost(most + PAGE)} />}
      {!locked && !model.document?.goods && (
        <Button variant="subtle" icon={<Plus size={16} />} onClick={add}>
          {t('form.addRow')}
        </Button>
      )}
      {row >= 0 && <LineSheet index={row} onClose={() => setOpened(null)} />}
    </div>
  )
}

const LineCard = memo(({ lineKey, index, onOpen }: { lineKey: string; index: number; onOpen: () => void }) => {
  const model = useRows()
  const { t, label } = useFormWords()
  const context = useTextContext()
  const { store, document } = model
  const goods = document?.goods
  const line = useWatch(store, (state) => state.draft.lines[index])
  useWatch(store, (state) => lineSignature(state, lineKey))
  const short = useWatch(document?.shortage ?? noShortage, (state) => state.get(lineKey)?.text)
  const outlook = useWatch(document?.outlook ?? noNotes, (state) => state.get(lineKey))
  const margin = useWatch(document?.costs ?? noCostNotes, (state) => state.margins.get(lineKey)?.whole)
  const isMarginShown = useStore(marginsShown)
  const locked = useStore(model.locked)
  useRefsOf(model, line, model.columns)
  if (!line) return null
  const text = (name: string | undefined) => {
    const column = model.columns.find((one) => one.name === name)
    return column ? cellText(model, column, { line, context }) : ''
  }
  const marks = problemMarks(store.get()).lines.get(lineKey) ?? []
  const title = model.columns.find((column) => column.grows)
  const amount = model.columns.find((column) => column.amount)
  const percent = text(goods?.percent)
  const mostName = document?.definition.choosing?.most
  const most =
    mostName !== undefined && typeof line[mostName] === 'bigint' && model.columns.find(({ name }) => name === mostName)
  const called = title?.name ?? goods?.product ?? model.columns[0]?.name
  const name = text(called) || text(goods?.product) || text(model.columns[0]?.name)
  // A line without goods shows all of its columns.
  const rest = model.columns
    .filter((column) => column.name !== called && column !== amount)
    .map((column) => text(column.name))
    .filter(Boolean)
    .join(' · ')
  return (
    <div
      className={style.cardRow}
      data-line={index}
      data-mark={marks.find((mark) => mark.tone === 'bad') ? 'bad' : undefined}
    >
      <span className={style.cardOrdinal}>{index + 1}</span>
      <button type="button" className={style.cardName} onClick={onOpen}>
        {name || t('form.newLine')}
        <span className="block muted regular figures">
          {locked && goods?.quantity ? `${text(goods.quantity)} ` : ''}
          {goods ? text(goods.unit) : rest}
          {goods?.price ? ` × ${text(goods.price)}` : ''} {percent && <span className="warn nowrap">−{percent}%</span>}
        </span>
      </button>
      {locked ? (
        <span />
      ) : (
        <IconButton
          label={t('form.removeRow', { n: index + 1 })}
          icon={<Trash2 size={18} />}
          onClick={() => store.change(removeLine(index))}
        />
      )}
      <div className={style.cardBody}>
        {goods?.quantity && !locked && (
          <Stepper index={index} name={name} quantity={line[goods.quantity] as Decimal | null} />
        )}
        <span className="push bold figures">{text(amount?.name)}</span>
      </div>
      {most && (
        <div className={style.cardNote} data-tone="quiet">
          {`${label(most.label)}: ${text(most.name)}`}
        </div>
      )}
      {marks.map((mark) => (
        <Note key={mark.name + mark.placed.problem.message} mark={mark} />
      ))}
      {short && <div className={style.cardNote}>{short}</div>}
      {(short !== undefined || marks.length > 0) && <CardRemedy lineKey={lineKey} />}
      {outlook && (
        <div className={style.cardNote} data-tone="quiet">
          {outlook}
        </div>
      )}
      {margin && isMarginShown && !locked && (
        <div className={style.cardNote} data-tone="quiet">
          {margin}
        </div>
      )}
    </div>
  )
})
LineCard.displayName = 'LineCard'

/** What a tap puts right. */
const CardRemedy = ({ lineKey }: { lineKey: string }) => {
  const remedy = remedyOf(useRows(), lineKey)
  return (
    remedy && (
      <Button size="small" className={style.cardRemedy} onClick={remedy.apply}>
        {remedy.label}
      </Button>
    )
  )
}

const Stepper = ({ index, name, quantity }: { index: number; name: string; quantity: Decimal | null }) => {
  const model = useFormModel()
  const { t, language } = useFormWords()
  return (
    <span className={style.stepper}>
      <button type="button" aria-label={t('form.less', { name })} onClick={() => countLine(model, index, -1)}>
        <Minus size={18} />
      </button>
      <span>{showNumber(quantity, marksOf(language))}</span>
      <button type="button" aria-label={t('form.morePieces', { name })} onClick={() => countLine(model, index, 1)}>
        <Plus size={18} />
      </button>
    </span>
  )
}

const Note = ({ mark }: { mark: Mark }) => {
  const { columns } = useRows()
  const { label } = useFormWords()
  const { text, problem } = mark.placed
  const own = columns.find((column) => column.name === mark.name)?.label ?? ''
  return (
    <div className={style.cardNote} data-tone={mark.tone}>
      {text ?? label(problem.message, { ...problem.values, label: label(own) })}
    </div>
  )
}
