/** A choice of one option. From eight options on, typing filters them; in shorter lists a letter jumps. */
import { Check, ChevronDown, X } from 'lucide-react'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { fold } from '#kernel/fold.ts'
import { IconButton } from '../button.tsx'
import { classNames } from '../base/class-names.ts'
import { FieldShell, forButton, type FieldShellProps } from './field.tsx'
import { Floating } from '../floating/floating.tsx'
import style from './field.module.css'
import { useKitWords } from '../base/kit-words.ts'
import { placeByKey } from '../base/list-keys.ts'
import { usePhone } from '../base/viewport.ts'

interface SelectOption {
  value: string
  label: string
  note?: string
}
export interface SelectProps extends FieldShellProps {
  options: readonly SelectOption[]
  value: string | null
  onChange: (value: string | null) => void
  placeholder?: string
  clearable?: boolean
  disabled?: boolean
}
const SEARCH_FROM = 8

export const Select = ({ options, value, onChange, placeholder, clearable, disabled, ...look }: SelectProps) => {
  const words = useKitWords()
  const phone = usePhone()
  const id = useId()
  const [box, setBox] = useState<HTMLElement | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState(false)
  const chosen = options.find((option) => option.value === value)
  const close = () => setOpened(false)
  const pick = (next: string) => {
    close()
    opener.current?.focus()
    onChange(next)
  }
  return (
    <FieldShell {...look}>
      {(ids) => (
        <div
          ref={setBox}
          className={classNames(style.inputBox, style.opener)}
          data-invalid={look.error ? true : undefined}
          data-disabled={disabled || undefined}
        >
          <button
            {...forButton(ids)}
            ref={opener}
            type="button"
            className={style.openerButton}
            disabled={disabled}
            aria-haspopup="listbox"
            aria-expanded={opened}
            aria-controls={opened ? id : undefined}
            aria-label={ids['aria-label'] && `${ids['aria-label']}: ${chosen?.label ?? placeholder ?? ''}`}
            onClick={() => setOpened(!opened)}
            onKeyDown={(event) => {
              if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
                event.preventDefault()
                setOpened(true)
              }
            }}
          >
            <span data-empty={!chosen || undefined}>{chosen?.label ?? placeholder ?? ' '}</span>
          </button>
          {clearable && chosen && !disabled ? (
            <IconButton
              label={words.clear}
              size={phone ? 'normal' : 'small'}
              icon={<X size={14} />}
              onClick={() => onChange(null)}
            />
          ) : (
            <ChevronDown size={16} className={style.chevron} aria-hidden="true" />
          )}
          {opened && box && (
            <Options
              {...{ id, anchor: box, options, value, label: look.label ?? placeholder ?? '' }}
              onPick={pick}
              onClose={close}
            />
          )}
        </div>
      )}
    </FieldShell>
  )
}

interface OptionsProps {
  id: string
  anchor: HTMLElement
  options: readonly SelectOption[]
  value: string | null
  label: string
  onPick: (value: string) => void
  onClose: () => void
}

const Options = ({ id, anchor, options, value, label, onPick, onClose }: OptionsProps) => {
  const words = useKitWords()
  const [typed, setTyped] = useState('')
  const shown = typed ? options.filter((option) => fold(option.label).includes(fold(typed))) : options
  const [at, setAt] = useState(
    Math.max(
      0,
      options.findIndex((option) => option.value === value),
    ),
  )
  const active = Math.min(at, shown.length - 1)
  const search = options.length >= SEARCH_FROM
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const pickActive = () => {
    const option = shown[active]
    if (option) onPick(option.value)
  }
  const keys = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const labels = shown.map((option) => option.label)
    const to = placeByKey(event, active, labels, !search)
    const run =
      to === undefined
        ? { Enter: pickActive, Tab: onClose, ...(!search && { ' ': pickActive }) }[event.key]
        : () => to >= 0 && setAt(to)
    if (!run) return
    if (event.key !== 'Tab') event.preventDefault()
    event.stopPropagation()
    run()
  }
  const active_ = {
    'aria-activedescendant': shown[active] ? `${id}-${active}` : undefined,
    'aria-controls': `${id}-list`,
  }
  return (
    <Floating
      id={id}
      anchor={anchor}
      role="group"
      label={label}
      width="target"
      onClose={onClose}
      className={style.listBox}
      onKeyDown={keys}
    >
      {search && (
        <input
          data-autofocus
          role="combobox"
          aria-expanded="true"
          aria-label={label}
          {...active_}
          className={style.searchInput}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setAt(0)
          }}
        />
      )}
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        className={style.options}
        tabIndex={search ? -1 : 0}
        {...(!search && { 'data-autofocus': true, ...active_ })}
      >
        {shown.length === 0 && (
          <div className={style.noMatch} role="option" aria-selected="false" aria-disabled="true">
            {words.noMatch}
          </div>
        )}
        {shown.map((option, index) => (
          <div
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            className={style.option}
            aria-selected={option.value === value}
            data-active={index === active || undefined}
            onMouseMove={() => setAt(index)}
            onClick={() => onPick(option.value)}
          >
            <span>{option.label}</span>
            {option.note && <span className="caption">{option.note}</span>}
            {option.value === value && <Check size={14} aria-hidden="true" />}
          </div>
        ))}
      </div>
    </Floating>
  )
}
