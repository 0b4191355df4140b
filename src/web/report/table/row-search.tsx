/** Searches the rows of a report while a person types; Esc ends it. */
import { type RefObject, useRef } from 'react'
import { useFormWords } from '#web/words/form-words.ts'
import { useHotkeys } from '#web/ui/base/hotkeys.ts'
import { SearchInput } from '#web/ui/fields/search-input.tsx'
import { usePhone } from '#web/ui/base/viewport.ts'
import style from '../reading.module.css'

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
    <SearchInput
      ref={input}
      label={t('reports.search')}
      placeholder={t('reports.search')}
      className={style.search}
      value={typed}
      clearLabel={t('reports.clearSearch')}
      onClear={() => clear(input, onType)}
      hasKeyHint={!phone}
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
