/** The goods of a bill at the counter, the last on top: what was scanned is seen at once. */
import { Minus, Plus, Trash2 } from 'lucide-react'
import { memo, useState } from 'react'
import { zero, type Decimal } from '#kernel/decimal.ts'
import { removeLine } from '#web/form/draft/edits.ts'
import { countLine, setCell } from '#web/form/draft/lines.ts'
import { shapeOf } from '#web/form/draft/draft.ts'
import { useFormModel, type FormModel } from '#web/form/draft/store/model.ts'
import { lineSignature, problemMarks } from '#web/form/draft/problems/problem-marks.ts'
import { useTyped } from '#web/form/fields/use-typed.ts'
import { unitsOf } from '#web/form/draft/units.ts'
import { openedPart } from '#web/feedback/lazy-when-idle.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { notifyError } from '#web/ui/floating/notify.tsx'
import { useStore } from '#web/ui/base/store.ts'
import { useWatch } from '#web/ui/base/use-watch.ts'
import { marksOf, showNumber } from '#web/values/number-text.ts'
import { useWords } from '#web/words/words.ts'
import style from './counter.module.css'
import { SCAN_FIELD } from '#web/form/lines/scan/scan-box.tsx'
import { focusField } from '#web/form/draft/focus.ts'
import { stockIn } from '#web/form/lines/goods/goods-units.ts'

const LineSheet = openedPart(async () => (await import('#web/form/lines/line-sheet.tsx')).LineSheet)

/** The quantity of the line that was taken last. */
export const focusQuantity = (root: ParentNode): void => {
  const input = root.querySelector<HTMLInputElement>('[data-counter-quantity]')
  input?.focus()
  input?.select()
}

export const CounterLines = () => {
  const model = useFormModel()
  const { t, label } = useWords()
  const keys = useWatch(model.store, (state) => state.keys)
  const [opened, setOpened] = useState<string | null>(null)
  const row = opened === null ? -1 : keys.indexOf(opened)
  if (keys.length === 0) return <p className={style.empty}>{label('counter.empty')}</p>
  return (
    <ol className={style.lines} aria-label={label('counter.lines')} reversed>
      {keys.toReversed().map((key, at) => (
        <Line key={key} lineKey={key} index={keys.length - 1 - at} onOpen={() => setOpened(key)} />
      ))}
      {row >= 0 && (
        <LineSheet
          index={row}
          onClose={() => setOpened(null)}
          onLost={() => {
            setOpened(null)
            notifyError(t('unavailable'), { cause: 'connection' })
          }}
        />
      )}
    </ol>
  )
}

interface LineProps {
  lineKey: string
  index: number
  onOpen: () => void
}

const Line = memo(({ lineKey, index, onOpen }: LineProps) => {
  const model = useFormModel()
  const { language, label } = useWords()
  const line = useWatch(model.store, (state) => state.draft.lines[index])
  useWatch(model.store, (state) => lineSignature(state, lineKey))
  const short = useWatch(model.shortage, (state) => state.get(lineKey))
  const locked = useStore(model.locked)
  if (!line) return null
  const number = (value: unknown, most?: number) => showNumber((value ?? zero) as Decimal, marksOf(language), most)
  const name = String(line['productName'] ?? '')
  const marks = (problemMarks(model.store.get()).lines.get(lineKey) ?? []).filter(({ tone }) => tone === 'bad')
  return (
    <li className={style.line} data-bad={marks.length > 0 || undefined}>
      <span className={style.ordinal}>{index + 1}</span>
      <button
        type="button"
        className={style.name}
        aria-label={label('counter.edit', { name })}
        disabled={locked}
        onClick={onOpen}
      >
        <span>{name}</span>
        <small>
          {number(line['unitPrice'], 4)} / {String(line['unitName'] ?? '')}
          <Stock model={model} line={line} />
        </small>
      </button>
      <CounterQuantity index={index} name={name} quantity={(line['quantity'] ?? null) as Decimal | null} />
      <span className={style.amount}>{number(line['lineTotal'])}</span>
      <IconButton
        label={label('counter.remove', { name })}
        icon={<Trash2 size={18} />}
        disabled={locked}
        onClick={() => model.store.change(removeLine(index))}
      />
      {short && <span className={style.short}>{short.text}</span>}
      {marks.map(({ name: at, placed }) => (
        <span key={at} className={style.wrong} role="alert">
          {placed.text ?? label(placed.problem.message, { ...placed.problem.values } as Record<string, string>)}
        </span>
      ))}
    </li>
  )
})
Line.displayName = 'CounterLine'

const Stock = ({ model, line }: { model: FormModel; line: Readonly<Record<string, unknown>> }) => {
  const { language, label } = useWords()
  const product = model.cache.get('product', line['product'] as string | null)
  const onHand = product?.['trackStock'] === false ? null : ((product?.['onHandAt'] ?? null) as Decimal | null)
  if (onHand === null) return null
  const factor = unitsOf(product).find(({ unit }) => unit === line['unit'])?.factor
  const stock = factor === undefined ? onHand : stockIn(onHand, factor).whole
  return <span>{` · ${label('counter.onHand', { n: showNumber(stock, marksOf(language), 4) })}`}</span>
}

export const CounterQuantity = ({
  index,
  name,
  quantity,
}: {
  index: number
  name: string
  quantity: Decimal | null
}) => {
  const model = useFormModel()
  const { label } = useWords()
  const locked = useStore(model.locked)
  const typed = useTyped(shapeOf(model.definition).lines['quantity']!, quantity, (value) =>
    setCell(model, index, { name: 'quantity', value }),
  )
  return (
    <span className={style.stepper}>
      <button
        type="button"
        aria-label={label('form.less', { name })}
        disabled={locked}
        onClick={() => countLine(model, index, -1)}
      >
        <Minus size={20} />
      </button>
      <input
        aria-label={label('counter.quantity', { name })}
        inputMode="decimal"
        autoComplete="off"
        disabled={locked}
        data-counter-quantity
        data-numeric
        data-keypad={typed['data-keypad']}
        value={typed.value}
        onChange={typed.onChange}
        onBlur={typed.onBlur}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={(event) => {
          typed.onKeyDown(event)
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          focusField(document, SCAN_FIELD)
        }}
      />
      <button
        type="button"
        aria-label={label('form.morePieces', { name })}
        disabled={locked}
        onClick={() => countLine(model, index, 1)}
      >
        <Plus size={20} />
      </button>
    </span>
  )
}
