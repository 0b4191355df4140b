/** Chooses a record by typing a part of its name, code or phone number. On phones the list opens in a sheet. */
import { ChevronDown, X } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import type { FoundRow } from '#wire/spelling.ts'
import { IconButton } from '#web/ui/button.tsx'
import { FieldShell, InputBox, pickShellProps } from '#web/ui/fields/field.tsx'
import { say } from '#web/ui/floating/spoken.tsx'
import { usePhone } from '#web/ui/base/viewport.ts'
import { holdKeys } from '#web/pickers/type-ahead.ts'
import { useFormWords } from '#web/words/form-words.ts'
import type { RefPickerProps } from './picker-props.ts'
import { PhonePicker } from './phone-picker.tsx'
import { Rows } from './picker-rows.tsx'
import style from './pickers.module.css'
import { SuggestPopup } from './suggest-popup.tsx'
import { lookupProps, usePickerRows } from './use-rows.ts'
import { startFor, useSuggest } from './use-suggest.ts'

export const RefPicker = (props: RefPickerProps) =>
  usePhone() ? <PhonePicker {...props} /> : <DropdownPicker {...props} />

/** State of the list below the input: whether it is open, the typed text, the active row. */
const useDropdown = (props: RefPickerProps) => {
  const { value, onPick, clearable } = props
  const { t } = useFormWords()
  const [opened, setOpened] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const rows = usePickerRows({ ...lookupProps(props), opened, typed: typed ?? '' })
  const close = () => {
    setOpened(false)
    setTyped(null)
  }
  const pick = (row: FoundRow | null) => {
    close()
    onPick(row)
    // The focus stays in the field, whose new text is not read.
    if (row) say(t('picker.chosen', { name: row.name }))
  }
  const chosen = rows.rows.findIndex((row) => row.id === (value?.id ?? props.first?.id))
  const keys = useSuggest({
    rows: rows.rows,
    opened,
    setOpened: (next) => (next ? setOpened(true) : close()),
    onPick: pick,
    more: rows.more,
    start: Math.max(startFor(typed ?? ''), chosen),
  })
  const leave = () => {
    if (typed === '' && value && clearable) onPick(null)
    close()
  }
  const type = (text: string) => {
    setTyped(text)
    setOpened(true)
  }
  const findNow = async (): Promise<boolean> => {
    const row = await rows.findNow()
    if (row) pick(row)
    return row !== undefined
  }
  const onKeyDown = (event: KeyboardEvent): boolean => {
    const asksNow = event.key === 'Enter' && typed?.trim() && !event.ctrlKey && !event.nativeEvent.isComposing
    if (!opened || !asksNow || (rows.settled && rows.rows.length > 0)) return keys.onKeyDown(event)
    // Enter would leave the field and drop the typed text.
    event.preventDefault()
    if (!rows.settled) void holdKeys(findNow)
    return true
  }
  return { opened, open: () => setOpened(true), typed, type, rows, keys, onKeyDown, pick, close, leave }
}
type Dropdown = ReturnType<typeof useDropdown>

const DropdownPicker = (props: RefPickerProps) => {
  const { value, placeholder, disabled, autoFocus, name, error } = props
  const box = useRef<HTMLDivElement>(null)
  const desk = useDropdown(props)
  return (
    <FieldShell {...pickShellProps(props)}>
      {(ids) => (
        <InputBox
          boxRef={box}
          invalid={!!error}
          disabled={disabled}
          right={<Mark {...props} onClear={() => desk.pick(null)} />}
        >
          <input
            {...ids}
            {...desk.keys.aria}
            type="text"
            autoComplete="off"
            spellCheck={false}
            disabled={disabled}
            data-field={name}
            data-unpicked={(desk.typed ?? '').trim() !== '' || undefined}
            autoFocus={autoFocus}
            placeholder={placeholder}
            value={desk.typed ?? value?.name ?? ''}
            onChange={(event) => desk.type(event.currentTarget.value)}
            onMouseDown={() => {
              if (!disabled) desk.open()
            }}
            onFocus={(event) => event.currentTarget.select()}
            onBlur={desk.leave}
            onKeyDown={desk.onKeyDown}
          />
          {desk.opened && <Choices {...props} desk={desk} box={box} />}
        </InputBox>
      )}
    </FieldShell>
  )
}

const Mark = ({ clearable, value, disabled, onClear }: RefPickerProps & { onClear: () => void }) => {
  const { t } = useFormWords()
  return clearable && value && !disabled ? (
    <IconButton label={t('picker.clear')} size="small" tabIndex={-1} icon={<X size={14} />} onClick={onClear} />
  ) : (
    <ChevronDown size={16} aria-hidden="true" />
  )
}

const Choices = ({
  label,
  placeholder,
  side,
  action,
  desk: { rows, keys, typed, pick, close },
  box,
}: RefPickerProps & { desk: Dropdown; box: RefObject<HTMLDivElement | null> }) => (
  <SuggestPopup
    anchor={box}
    id={keys.listId}
    label={label ?? placeholder ?? ''}
    active={keys.active}
    count={rows.waiting ? 0 : rows.rows.length}
    searched={rows.settled ? (typed ?? '').trim() : ''}
    hasMore={rows.hasMore}
    onEnd={rows.more}
    width={280}
    foot={action?.(typed ?? '', close)}
  >
    <Rows rows={rows}>
      {rows.rows.map((row, index) => (
        <div
          key={row.id}
          id={keys.optionId(index)}
          role="option"
          aria-selected={index === keys.active}
          className={style.row}
          onClick={() => pick(row)}
        >
          <span className="fill breaks">{row.name}</span>
          {row.code && <span className={style.code}>{row.code}</span>}
          {side && <span className={style.details}>{side(row)}</span>}
        </div>
      ))}
    </Rows>
  </SuggestPopup>
)
