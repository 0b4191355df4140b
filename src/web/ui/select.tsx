/** Choosing from known options; and the primitives pickers are built from. */
import { Combobox as VendorCombobox, type ComboboxStore, useCombobox } from '@mantine/core'
import { Check, ChevronDown, X } from 'lucide-react'
import { type ReactElement, type ReactNode, useState } from 'react'
import { fold } from '#kernel/fold.ts'
import { IconButton } from './button.tsx'
import { FieldShell, type FieldLook } from './field.tsx'
import style from './field.module.css'
import overlay from './overlay.module.css'
import { classNames } from './class-names.ts'
import { useKitWords } from './kit-words.ts'

export { useCombobox, type ComboboxStore }

/**
 * The list under a picker: `store` from useCombobox, `target` the control (an input keeps focus and gets
 * aria-activedescendant), children the ComboboxOption's. Arrow keys, Enter and Esc are done here.
 */
export const Combobox = ({ store, target, onPick, width = 'target', label, children, foot, head }: {
  store: ComboboxStore; target: ReactElement; onPick: (value: string) => void; width?: number | 'target' | 'max-content'; label: string
  children: ReactNode; foot?: ReactNode; head?: ReactNode
}) => (
  <VendorCombobox store={store} onOptionSubmit={onPick} width={width} position="bottom-start" offset={4} classNames={{ dropdown: overlay.floating!, option: style.option! }}>
    <VendorCombobox.Target>{target}</VendorCombobox.Target>
    <VendorCombobox.Dropdown>
      {head}
      <VendorCombobox.Options className={style.options} aria-label={label} p={4}>{children}</VendorCombobox.Options>
      {foot}
    </VendorCombobox.Dropdown>
  </VendorCombobox>
)
export const ComboboxOption = ({ value, active, disabled, children }: { value: string; active?: boolean; disabled?: boolean; children: ReactNode }) => (
  <VendorCombobox.Option value={value} active={active ?? false} disabled={disabled ?? false}>{children}</VendorCombobox.Option>
)

export interface SelectOption { value: string; label: string; note?: string; disabled?: boolean }
export interface SelectProps extends FieldLook {
  options: readonly SelectOption[]
  value: string | null
  onChange: (value: string | null) => void
  placeholder?: string
  clearable?: boolean
  disabled?: boolean
  left?: ReactNode
}
/** One of known options. From eight options on one can type to narrow them. */
export const Select = ({ options, value, onChange, placeholder, clearable, disabled, left, ...look }: SelectProps) => {
  const words = useKitWords()
  const [typed, setTyped] = useState('')
  const store = useCombobox({
    onDropdownClose: () => { store.resetSelectedOption(); setTyped('') },
    onDropdownOpen: () => store.selectActiveOption() ?? store.selectFirstOption(),
  })
  const chosen = options.find((option) => option.value === value)
  const shown = typed ? options.filter((option) => fold(option.label).includes(fold(typed))) : options
  const pick = (next: string) => {
    onChange(next)
    store.closeDropdown()
  }
  const head = options.length >= 8 && (
    <VendorCombobox.Search value={typed} onChange={(event) => { setTyped(event.currentTarget.value); store.updateSelectedOptionIndex() }} classNames={{ input: style.searchInput! }} aria-label={look.label} />
  )
  return (
    <FieldShell {...look}>
      {(ids) => (
        <Combobox store={store} onPick={pick} label={look.label ?? placeholder ?? ''} head={head} target={(
          <div className={classNames(style.box, style.opener)} data-invalid={look.error ? true : undefined} data-disabled={disabled || undefined}>
            {left}
            <button {...ids} type="button" className={style.openerButton} disabled={disabled} aria-haspopup="listbox" aria-expanded={store.dropdownOpened}
              aria-label={ids['aria-label'] && `${ids['aria-label']}: ${chosen?.label ?? placeholder ?? ''}`} onClick={() => store.toggleDropdown()}>
              <span data-empty={!chosen || undefined}>{chosen?.label ?? placeholder ?? ' '}</span>
            </button>
            {clearable && chosen && !disabled
              ? <IconButton label={words.clear} size="small" icon={<X size={14} />} onClick={() => onChange(null)} />
              : <ChevronDown size={16} className={style.chevron} aria-hidden="true" />}
          </div>
        )}>
          {shown.length === 0 && <div className={style.noMatch}>{words.noMatch}</div>}
          {shown.map((option) => (
            <ComboboxOption key={option.value} value={option.value} active={option.value === value} disabled={option.disabled === true}>
              <span>{option.label}</span>
              {option.note && <span className={style.note}>{option.note}</span>}
              {option.value === value && <Check size={14} aria-hidden="true" />}
            </ComboboxOption>
          ))}
        </Combobox>
      )}
    </FieldShell>
  )
}
