/** The lists under reference and choice cells: units of the goods, records of a list, choices. */
import { useQuery } from '@tanstack/react-query'
import {
  type ComponentType,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
} from 'react'
import { one } from '#kernel/decimal.ts'
import { fold } from '#kernel/fold.ts'
import type { FoundRow } from '#wire/spelling.ts'
import { refFromLookup } from '#web/pickers/ref-row.ts'
import { listNamed, lookupPath, narrowedBy } from '#web/pickers/registry.ts'
import { Rows } from '#web/pickers/picker-rows.tsx'
import { SuggestPopup } from '#web/pickers/suggest-popup.tsx'
import { usePickerRows } from '#web/pickers/use-rows.ts'
import { startFor, useSuggest, type SuggestKeys } from '#web/pickers/use-suggest.ts'
import style from '#web/pickers/pickers.module.css'
import { goTo, nextToFill } from '../../draft/cursor.ts'
import { shapeOf } from '../../draft/draft.ts'
import type { CellPickerProps } from './cell-picker.tsx'
import { changeUnit, setCell } from '../../draft/lines.ts'
import { useFormModel } from '../../draft/store/model.ts'
import { useRows } from '../../draft/store/model.ts'
import { listPrice, priceQuery, proposalFor } from '../../draft/money/prices.ts'
import { unitsOf } from '../../draft/units.ts'
import { takenQuery } from '../../draft/taken.ts'
import { refPatch, setLine } from '../../draft/edits.ts'
import { lastText, takenIn } from '../scan/taken-text.ts'
import { marksOf, showNumber } from '../../../values/number-text.ts'
import { holdKeys, useHeldKeys } from '../../../pickers/type-ahead.ts'
import { useFormWords } from '../../../words/form-words.ts'

export const CellList = (props: CellPickerProps) => {
  const List: ComponentType<CellPickerProps> = props.column.limitedBy
    ? UnitCell
    : props.column.field.kind === 'choice'
      ? ChoiceCell
      : RefCell
  return <List {...props} />
}

/** Writes the state of the list into the ARIA attributes of the input. */
const useComboAria = (anchor: RefObject<HTMLInputElement | null>, { aria }: SuggestKeys) => {
  useLayoutEffect(() => {
    const box = anchor.current
    if (!box) return undefined
    const named = Object.entries(aria).filter(([, value]) => value !== undefined)
    for (const [name, value] of named) box.setAttribute(name, String(value))
    return () => {
      for (const [name] of named) box.removeAttribute(name)
    }
  })
}

interface Option {
  id: string
  name: string
  side?: string
}
const OptionList = ({
  ref,
  anchor,
  typed,
  options,
  chosen,
  label,
  waiting = false,
  onPick,
  onClose,
}: Pick<CellPickerProps, 'ref' | 'anchor' | 'typed' | 'onClose'> & {
  options: readonly Option[]
  chosen: string
  label: string
  waiting?: boolean
  onPick: (option: Option) => void
}) => {
  const { t } = useFormWords()
  const rows = typed.trim() ? options.filter((one) => fold(one.name).includes(fold(typed.trim()))) : options
  const keys = useSuggest({
    rows,
    opened: true,
    setOpened: (next) => {
      if (!next) onClose()
    },
    onPick,
    start: Math.max(
      0,
      rows.findIndex((one) => one.id === chosen),
    ),
  })
  const { hold, release } = useHeldKeys()
  useEffect(() => {
    if (!waiting) release()
  }, [waiting, release])
  useImperativeHandle(ref, () => ({
    onKeyDown: (event) => {
      if (!waiting || event.key !== 'Enter') return keys.onKeyDown(event)
      hold(event)
      return true
    },
  }))
  useComboAria(anchor, keys)
  return (
    <SuggestPopup
      anchor={anchor}
      id={keys.listId}
      label={label}
      active={keys.active}
      count={rows.length}
      inLines
      width={options.some((one) => one.side) ? 320 : 180}
    >
      {rows.length === 0 && (
        <div className={style.message} role="presentation">
          {waiting ? t('picker.loading') : t('picker.none')}
        </div>
      )}
      {rows.map((option, index) => (
        <div
          key={option.id}
          id={keys.optionId(index)}
          role="option"
          aria-selected={index === keys.active}
          className={style.row}
          onClick={() => onPick(option)}
        >
          <span className="fill breaks">{option.name}</span>
          {option.side && <span className={style.details}>{option.side}</span>}
        </div>
      ))}
    </SuggestPopup>
  )
}

/** Units of the goods on the line, from the cached product or else from its price proposal. */
const UnitCell = ({ ref, anchor, column, row, typed, onDone, onClose }: CellPickerProps) => {
  const model = useFormModel()
  const { label, language } = useFormWords()
  const line = model.store.get().draft.lines[row]
  const product = model.cache.get('product', line?.[column.limitedBy!] as string | null)
  const cachedUnits = unitsOf(product)
  const query = line?.[column.limitedBy!] ? priceQuery(model, line) : null
  const priceAnswer = useQuery({
    queryKey: ['units', query],
    queryFn: () => proposalFor(query!),
    enabled: cachedUnits.length === 0 && query !== null,
    staleTime: 60_000,
    meta: { silent: true },
  })
  const { data: taken } = useQuery(takenQuery(model))
  const options = (cachedUnits.length > 0 ? cachedUnits : (priceAnswer.data?.units ?? [])).map((unit) => {
    const price = product && listPrice(model, product, unit.unit)
    const side = [
      unit.factor !== one && `×${showNumber(unit.factor, marksOf(language), 4)}`,
      model.goods?.price && price != null && showNumber(price, marksOf(language)),
      product && lastText(model, takenIn(taken, product, unit.unit)),
    ]
    return { id: unit.unit, name: unit.unitName, side: side.filter(Boolean).join(' · ') }
  })
  return (
    <OptionList
      {...{ ref, anchor, typed, options, onClose }}
      chosen={String(line?.[column.name] ?? '')}
      label={label(column.label)}
      waiting={priceAnswer.isFetching}
      onPick={(option) => {
        onDone()
        if (!model.cache.get('unit', option.id))
          model.cache.put('unit', { id: option.id, code: '', name: option.name, active: true })
        changeUnit(model, row, option.id)
        goTo(model, { row, column: model.goods?.quantity ?? column.name })
      }}
    />
  )
}

const ChoiceCell = ({ ref, anchor, column, row, typed, onDone, onClose }: CellPickerProps) => {
  const model = useRows()
  const { label } = useFormWords()
  const options = (column.field.choices ?? []).map((one) => ({ id: String(one.value), name: label(one.label) }))
  return (
    <OptionList
      {...{ ref, anchor, typed, options, onClose }}
      chosen={String(model.store.get().draft.lines[row]?.[column.name] ?? '')}
      label={label(column.label)}
      onPick={(option) => {
        onDone()
        setCell(model, row, {
          name: column.name,
          value: column.field.choices!.find((one) => String(one.value) === option.id)!.value,
        })
        goTo(model, nextToFill(model, { row, column: column.name }))
      }}
    />
  )
}

const RefCell = ({ ref, anchor, column, row, typed, byKey, onDone, onClose }: CellPickerProps) => {
  const model = useRows()
  const { label } = useFormWords()
  const list = listNamed(column.field.of)
  const fields = shapeOf(model.definition).lines
  const line = model.store.get().draft.lines[row] ?? {}
  const rows = usePickerRows({
    path: list ? lookupPath(list) : '',
    narrow: narrowedBy(fields, column.name, line),
    opened: list !== undefined,
    typed,
  })
  const pick = (picked: FoundRow) => {
    onDone()
    if (list) model.cache.put(list.name, refFromLookup(list.name, picked))
    model.store.change(setLine(model.definition, row, refPatch(fields, column.name, picked.id)))
    goTo(model, nextToFill(model, { row, column: column.name }))
  }
  const keys = useSuggest({
    rows: rows.rows,
    opened: true,
    setOpened: (next) => {
      if (!next) onClose()
    },
    onPick: pick,
    more: rows.more,
    start: startFor(typed),
    byKey,
  })
  const findNow = async (): Promise<boolean> => {
    const found = await rows.findNow()
    if (found) pick(found)
    return found !== undefined
  }
  const onKeyDown = (event: KeyboardEvent): boolean => {
    const asks = event.key === 'Enter' && typed.trim() !== '' && !event.ctrlKey && !event.nativeEvent.isComposing
    if (!asks || (rows.settled && rows.rows.length > 0)) return keys.onKeyDown(event)
    event.preventDefault()
    if (!rows.settled) void holdKeys(findNow)
    return true
  }
  useImperativeHandle(ref, () => ({ onKeyDown }))
  useComboAria(anchor, keys)
  return (
    <SuggestPopup
      anchor={anchor}
      id={keys.listId}
      label={label(column.label)}
      active={keys.active}
      count={rows.waiting ? 0 : rows.rows.length}
      searched={rows.settled ? typed.trim() : ''}
      hasMore={rows.hasMore}
      onEnd={rows.more}
      inLines
      width={300}
    >
      <Rows rows={rows}>
        {rows.rows.map((one, index) => (
          <div
            key={one.id}
            id={keys.optionId(index)}
            role="option"
            aria-selected={index === keys.active}
            className={style.row}
            onClick={() => pick(one)}
          >
            <span className="fill breaks">{one.name}</span>
            <span className={style.code}>{one.code}</span>
          </div>
        ))}
      </Rows>
    </SuggestPopup>
  )
}
