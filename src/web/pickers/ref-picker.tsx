/** Choosing a record of a list by typing a part of its name, code or phone. On a phone the list fills a sheet. */
import { ChevronDown, Search, X } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import type { LookupRow } from '#wire/envelope.ts'
import { IconButton } from '#web/ui/button.tsx'
import { FieldShell, forButton, InputBox, TextInput, type FieldLook } from '#web/ui/field.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { usePhone } from '#web/ui/viewport.ts'
import { useFormWords } from '#web/form/words.ts'
import style from './pickers.module.css'
import { SuggestPopup } from './suggest-popup.tsx'
import { usePickerRows, type PickerRows } from './use-rows.ts'
import { useSuggest } from './use-suggest.ts'

export interface RefPickerProps extends FieldLook {
  path: string
  narrow?: Readonly<Record<string, string>>
  method?: 'GET' | 'POST'
  /** What is chosen, as it is shown. */
  value: { id: string; name: string } | null
  onPick: (row: LookupRow | null) => void
  placeholder?: string
  disabled?: boolean
  clearable?: boolean
  /** First option, which stands for no choice (reports: `Tất cả`). */
  first?: LookupRow | undefined
  /** What a row says at its right end. */
  side?: (row: LookupRow) => ReactNode
  /** In the foot of the list: adding a new record; gets what was typed. */
  action?: (typed: string, close: () => void) => ReactNode
  autoFocus?: boolean
  /** Wait before the server is asked. */
  delayMs?: number
  name?: string
}

export const RefPicker = (props: RefPickerProps) => (usePhone() ? <PhonePicker {...props} /> : <DeskPicker {...props} />)

const DeskPicker = ({ path, narrow, method, value, onPick, placeholder, disabled, clearable, first, side, action, autoFocus, delayMs, name, ...look }: RefPickerProps) => {
  const { t } = useFormWords()
  const [opened, setOpened] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const rows = usePickerRows({ path, opened, typed: typed ?? '', first, ...(narrow && { narrow }), ...(method && { method }), ...(delayMs !== undefined && { delayMs }) })
  const close = () => { setOpened(false); setTyped(null) }
  const pick = (row: LookupRow | null) => { close(); onPick(row) }
  const keys = useSuggest({ rows: rows.rows, opened, setOpened: (next) => (next ? setOpened(true) : close()), onPick: pick, more: rows.more, start: Math.max(0, rows.rows.findIndex((row) => row.Id === value?.id)) })
  const leave = () => {
    if (typed === '' && value && clearable) onPick(null)
    close()
  }
  return (
    <FieldShell {...look}>
      {(ids) => (
        <InputBox boxRef={box} invalid={!!look.error} disabled={disabled} right={clearable && value && !disabled
          ? <IconButton label={t('picker.clear')} size="small" tabIndex={-1} icon={<X size={14} />} onClick={() => pick(null)} />
          : <ChevronDown size={16} aria-hidden="true" />}>
          <input
            {...ids} {...keys.aria} ref={input} type="text" autoComplete="off" spellCheck={false} disabled={disabled} data-field={name} autoFocus={autoFocus}
            placeholder={placeholder} value={typed ?? value?.name ?? ''}
            onChange={(event) => { setTyped(event.currentTarget.value); setOpened(true) }}
            onMouseDown={() => { if (!disabled) setOpened(true) }}
            onFocus={(event) => event.currentTarget.select()} onBlur={leave} onKeyDown={keys.onKeyDown}
          />
          {opened && (
            <SuggestPopup anchor={box} id={keys.listId} label={look.label ?? placeholder ?? ''} active={keys.active} onEnd={rows.more} width={280}
              foot={action?.(typed ?? '', close)}>
              <Rows rows={rows}>
                {rows.rows.map((row, index) => (
                  <div key={row.Id} id={keys.optionId(index)} role="option" aria-selected={index === keys.active} className={style.row} onClick={() => pick(row)}>
                    <span className={style.name}>{row.Name}</span>
                    {row.Code && <span className={style.code}>{row.Code}</span>}
                    {side && <span className={style.side}>{side(row)}</span>}
                  </div>
                ))}
              </Rows>
            </SuggestPopup>
          )}
        </InputBox>
      )}
    </FieldShell>
  )
}

export const Rows = ({ rows, children }: { rows: PickerRows; children: ReactNode }) => {
  const { t } = useFormWords()
  if (rows.waiting) return <div className={style.state} role="presentation">{t('picker.loading')}</div>
  if (rows.rows.length === 0) return <div className={style.state} role="presentation">{t('picker.none')}</div>
  return <>{children}{rows.hasMore && <div className={style.loading} role="presentation">{t('picker.loading')}</div>}</>
}

const PhonePicker = ({ path, narrow, method, value, onPick, placeholder, disabled, clearable, first, side, action, name, ...look }: RefPickerProps) => {
  const [opened, setOpened] = useState(false)
  return (
    <FieldShell {...look}>
      {(ids) => (
        <>
          <button {...forButton(ids)} type="button" className={style.opener} disabled={disabled} data-field={name} aria-haspopup="dialog" onClick={() => setOpened(true)}>
            <span className={value ? undefined : style.empty}>{value?.name ?? placeholder ?? ' '}</span>
            <ChevronDown size={16} aria-hidden="true" />
          </button>
          {opened && (
            <PickerSheet {...{ path, opened, first, action, side, clearable: clearable === true && value !== null }} {...(narrow && { narrow })} {...(method && { method })}
              title={look.label ?? placeholder ?? ''} onClose={() => setOpened(false)} onPick={(row) => { setOpened(false); onPick(row) }} />
          )}
        </>
      )}
    </FieldShell>
  )
}

interface PickerSheetProps {
  path: string; narrow?: Readonly<Record<string, string>>; method?: 'GET' | 'POST'; title: string; clearable: boolean
  first?: LookupRow | undefined; side: RefPickerProps['side']; action: RefPickerProps['action']
  onPick: (row: LookupRow | null) => void; onClose: () => void; opened: boolean
}
const PickerSheet = ({ path, narrow, method, title, clearable, first, side, action, onPick, onClose, opened }: PickerSheetProps) => {
  const { t } = useFormWords()
  const [typed, setTyped] = useState('')
  const rows = usePickerRows({ path, opened, typed, first, ...(narrow && { narrow }), ...(method && { method }) })
  return (
    <Dialog kind="bottom" plain opened onClose={onClose} title={title}>
      <div className={style.sheet}>
        <div className={style.sheetSearch}>
          <TextInput label={t('picker.search')} hideLabel placeholder={t('picker.search')} left={<Search size={18} aria-hidden="true" />} value={typed} data-autofocus onChange={(event) => setTyped(event.currentTarget.value)} />
        </div>
        <div className={style.sheetRows} onScroll={(event) => { const { scrollTop, scrollHeight, clientHeight } = event.currentTarget; if (scrollHeight - scrollTop - clientHeight < 200) rows.more() }}>
          {clearable && <button type="button" className={style.sheetRow} onClick={() => onPick(null)}>{t('picker.clear')}</button>}
          <Rows rows={rows}>
            {rows.rows.map((row) => (
              <button key={row.Id} type="button" className={style.sheetRow} onClick={() => onPick(row)}>
                <span className={style.sheetText}><span>{row.Name}</span><br /><span className={style.sheetNote}>{[row.Code, row.Note].filter(Boolean).join(' · ')}</span></span>
                {side && <span className={style.side}>{side(row)}</span>}
              </button>
            ))}
          </Rows>
        </div>
        {action && <div className={style.foot}>{action(typed, onClose)}</div>}
      </div>
    </Dialog>
  )
}
