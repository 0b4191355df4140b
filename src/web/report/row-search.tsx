/** Searches the rows of a report while a person types; Esc ends it. */
import { Search, X } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { useFormWords } from '#web/words/form-words.ts'
import { IconButton, Kbd } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { useHotkeys } from '#web/ui/hotkeys.ts'
import { usePhone } from '#web/ui/viewport.ts'
import style from './reading.module.css'

export interface RowSearchProps {
  typed: string
  onType: (text: string) => void
  /** Esc in the empty field: back to the rows. */
  onLeave: () => void
}

export const RowSearch = ({ typed, onType, onLeave }: RowSearchProps) => {
  const { t } = useFormWords()
  const phone = usePhone()
  const input = useRef<HTMLInputElement>(null)
  useHotkeys({ '/': () => input.current?.focus() })
  return (
    <TextInput
      ref={input}
      label={t('reports.search')}
      hideLabel
      type="search"
      placeholder={t('reports.search')}
      className={style.search}
      value={typed}
      enterKeyHint="search"
      aria-keyshortcuts="/"
      left={<Search size={15} aria-hidden="true" />}
      right={
        typed ? (
          <IconButton
            label={t('reports.clearSearch')}
            size="small"
            icon={<X size={14} />}
            onClick={() => clear(input, onType)}
          />
        ) : phone ? undefined : (
          <Kbd>/</Kbd>
        )
      }
      onChange={(event) => onType(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
        event.preventDefault()
        if (typed) onType('')
        else onLeave()
      }}
    />
  )
}

const clear = (input: RefObject<HTMLInputElement | null>, onType: (text: string) => void): void => {
  onType('')
  input.current?.focus()
}
