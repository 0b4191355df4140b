/**
 * The search of lists, by its exact rule (contract system §3): the server is asked on Enter, on clear, or when the text
 * is longer than three characters and ends with a blank; otherwise the rows already here are narrowed. Typing rests 500 ms.
 */
import { Search, X } from 'lucide-react'
import { type Ref, useEffect, useEffectEvent, useState } from 'react'
import { DEBOUNCE_MS } from '#web/data/lookups.ts'
import { useWords } from '#web/session/words.ts'
import { IconButton, Kbd } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { asksServer } from './search-rule.ts'
import style from './list.module.css'

interface Props {
  value: string
  onServer: (text: string) => void
  onLocal: (text: string) => void
  ref?: Ref<HTMLInputElement>
}

export const SearchBox = ({ value, onServer, onLocal, ref }: Props) => {
  const { t } = useWords()
  // What stands in the box belongs to the search it was typed over; another search (back, a view) replaces it.
  const [box, setBox] = useState({ over: value, typed: value, rested: true })
  const typed = box.over === value ? box.typed : value
  const [composing, setComposing] = useState(false)
  const decide = useEffectEvent((text: string) => {
    if (!asksServer(text)) return onLocal(text)
    onLocal('')
    return text.trim() === value ? undefined : onServer(text.trim())
  })
  const waiting = box.over === value && !box.rested && !composing
  useEffect(() => {
    if (!waiting) return undefined
    const timer = setTimeout(() => {
      setBox((before) => ({ ...before, rested: true }))
      decide(typed)
    }, DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [waiting, typed])
  const now = (text: string) => {
    setBox({ over: text.trim(), typed: text, rested: true })
    onLocal('')
    onServer(text.trim())
  }
  return (
    <TextInput
      ref={ref}
      label={t('list.search')}
      hideLabel
      type="search"
      placeholder={t('list.searchHint')}
      className={style.search}
      value={typed}
      enterKeyHint="search"
      aria-keyshortcuts="/"
      left={<Search size={15} aria-hidden="true" />}
      right={
        typed ? (
          <IconButton label={t('list.clearSearch')} size="small" icon={<X size={14} />} onClick={() => now('')} />
        ) : (
          <Kbd>/</Kbd>
        )
      }
      onChange={(event) => setBox({ over: value, typed: event.currentTarget.value, rested: false })}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Enter') now(typed)
        if (event.key === 'Escape' && typed) {
          event.preventDefault()
          now('')
        }
        if (event.key === 'Escape' && !typed) event.currentTarget.blur()
      }}
    />
  )
}
