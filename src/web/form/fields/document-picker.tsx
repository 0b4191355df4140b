/** Chooses another document by number or partner, such as the bill a return belongs to. */
import { type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { showDay } from '#kernel/day.ts'
import type { DocumentMeta } from '#model/document.ts'
import { emptyQuery } from '#wire/list-query.ts'
import { useDebounced } from '#web/data/lookups.ts'
import { documentListQuery } from '#web/data/queries.ts'
import { useFormScope } from '#web/form/fields/form-context.tsx'
import type { FieldInputProps } from '#web/form/fields/field-props.ts'
import { useFormWords } from '#web/words/form-words.ts'
import { FieldShell, InputBox } from '#web/ui/fields/field.tsx'
import style from '../../pickers/pickers.module.css'
import { SuggestPopup } from '../../pickers/suggest-popup.tsx'
import { startFor, useSuggest } from '../../pickers/use-suggest.ts'

interface Row {
  id: string
  number: string
  date: string
  partner: string
}
const text = (value: unknown): string => (typeof value === 'string' ? value : '')

interface Found {
  rows: readonly Row[]
  /** The rows are those of what is typed now, not of a moment ago. */
  isNow: boolean
  /** The server could not be asked. */
  isLost: boolean
}
const useDocuments = (definition: DocumentMeta, typed: string, opened: boolean): Found => {
  const search = useDebounced(typed.trim())
  const { data, isPlaceholderData, isError } = useQuery({
    ...documentListQuery(definition, { ...emptyQuery, search, limit: 15 }),
    enabled: opened,
  })
  const rows = (data?.rows ?? []).map((row) => ({
    id: text(row['s_ID']),
    number: text(row['NumberID']),
    date: text(row['dtDate'] ?? row['NgayHoadon']),
    partner: text(row['ObjName'] ?? row['Company']),
  }))
  return { rows, isNow: data !== undefined && !isPlaceholderData && search === typed.trim(), isLost: isError }
}

/** A scanner sends Enter before the rows are there: the document is taken when they are. */
const useHurried = ({ rows, isNow }: Found, typed: string, pick: (row: Row) => void) => {
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    if (wanted.current === null || !isNow) return
    const isMeant = wanted.current === typed
    wanted.current = null
    const number = typed.trim().toLowerCase()
    const row = rows.find((one) => one.number.toLowerCase() === number) ?? (rows.length === 1 ? rows[0] : undefined)
    if (row && isMeant) pick(row)
  }, [rows, isNow, typed, pick])
  return (event: KeyboardEvent): boolean => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || typed.trim() === '' || isNow) return false
    event.preventDefault()
    wanted.current = typed
    return true
  }
}

export const DocumentPicker = ({
  definition,
  name,
  field,
  value,
  onCommit,
  disabled,
  label,
  error,
  required,
  hint,
}: FieldInputProps & { definition: DocumentMeta }) => {
  const { t } = useFormWords()
  const { cache } = useFormScope()
  const cachedRow = useSyncExternalStore(cache.subscribe, () =>
    typeof value === 'string' ? cache.get(field.of!, value) : undefined,
  )
  const [opened, setOpened] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const found = useDocuments(definition, typed ?? '', opened)
  const { rows, isNow, isLost } = found
  const close = () => {
    setOpened(false)
    setTyped(null)
  }
  const pick = (row: Row) => {
    close()
    cache.put(field.of!, { id: row.id, code: row.number, name: row.number, active: true })
    onCommit(row.id)
  }
  const hurry = useHurried(found, typed ?? '', pick)
  const keys = useSuggest({
    rows,
    opened,
    setOpened: (next) => (next ? setOpened(true) : close()),
    onPick: pick,
    start: startFor(typed ?? ''),
  })
  const leave = () => {
    if (typed === '' && value) onCommit(null)
    close()
  }
  return (
    <FieldShell {...{ label, error, required, hint }}>
      {(ids) => (
        <InputBox
          boxRef={box}
          invalid={!!error}
          disabled={disabled}
          right={<ChevronDown size={16} aria-hidden="true" />}
        >
          <input
            {...ids}
            {...keys.aria}
            type="text"
            autoComplete="off"
            disabled={disabled}
            data-field={name}
            value={typed ?? cachedRow?.code ?? ''}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              setOpened(true)
            }}
            onMouseDown={() => {
              if (!disabled) setOpened(true)
            }}
            onBlur={leave}
            onKeyDown={(event) => void (hurry(event) || keys.onKeyDown(event))}
          />
          {opened && (
            <SuggestPopup
              anchor={box}
              id={keys.listId}
              label={label ?? ''}
              active={keys.active}
              count={rows.length}
              width={360}
            >
              {rows.length === 0 && (isNow || isLost) && (
                <div className={style.message} role={isLost ? 'alert' : 'presentation'}>
                  {isLost ? t('unavailable') : t('picker.none')}
                </div>
              )}
              {rows.map((row, index) => (
                <div
                  key={row.id}
                  id={keys.optionId(index)}
                  role="option"
                  aria-selected={index === keys.active}
                  className={style.row}
                  onClick={() => pick(row)}
                >
                  <span className={style.code}>{row.number}</span>
                  <span className="fill breaks">{row.partner}</span>
                  <span className={style.details}>{showDay(row.date)}</span>
                </div>
              ))}
            </SuggestPopup>
          )}
        </InputBox>
      )}
    </FieldShell>
  )
}
