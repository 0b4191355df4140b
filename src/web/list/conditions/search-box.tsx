/**
 * The search of lists, by its exact rule (contract system §3): the server is queried on Enter, on clear, or when the
 * text is longer than three characters and ends with a space; otherwise the loaded rows are filtered. Typing is
 * debounced by 500 ms. When typing rests for as long again, the server is queried too: what is looked for may lie on
 * another page, or in the lines of a document.
 */
import { type Ref, useEffect, useEffectEvent, useState } from 'react'
import { DEBOUNCE_MS } from '#web/data/lookups.ts'
import { useWords } from '#web/words/words.ts'
import { SearchInput } from '#web/ui/fields/search-input.tsx'
import { asksServer } from './search-rule.ts'
import style from '../list.module.css'

interface Props {
  value: string
  onServer: (text: string) => void
  onLocal: (text: string) => void
  ref?: Ref<HTMLInputElement>
}

interface Box {
  over: string
  on: string | null
  typed: string
  rested: boolean
}

export const SearchBox = ({ value, onServer, onLocal, ref }: Props) => {
  const { t } = useWords()
  // The text belongs to the search it was typed for; another search (back, a view) replaces it.
  // `on`: the new search, until the page has replaced `over` by it.
  const [box, setBox] = useState<Box>({ over: value, on: null, typed: value, rested: true })
  if (box.on !== null && box.over === value) setBox({ ...box, on: null })
  const isOurs = box.over === value || box.on === value
  const typed = isOurs ? box.typed : value
  const [composing, setComposing] = useState(false)
  const decide = useEffectEvent((text: string) => {
    if (!asksServer(text)) return onLocal(text)
    onLocal('')
    // The box keeps the text including the trailing space, so that the user can type the next word.
    setBox({ over: text.trim(), on: value, typed: text, rested: true })
    return text.trim() === value ? undefined : onServer(text.trim())
  })
  const now = (text: string) => {
    setBox({ over: text.trim(), on: value, typed: text, rested: true })
    onLocal('')
    onServer(text.trim())
  }
  const everywhere = useEffectEvent((text: string) => now(text))
  const waiting = isOurs && !box.rested && !composing
  const giving = isOurs && box.rested && !composing && box.on === null && typed.trim() !== value
  useEffect(() => {
    if (!waiting) return undefined
    const timer = setTimeout(() => {
      setBox((before) => ({ ...before, rested: true }))
      decide(typed)
    }, DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [waiting, typed])
  useEffect(() => {
    if (!giving) return undefined
    const timer = setTimeout(() => everywhere(typed), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [giving, typed])
  return (
    <SearchInput
      ref={ref}
      label={t('list.search')}
      placeholder={t('list.searchHint')}
      className={style.search}
      value={typed}
      clearLabel={t('list.clearSearch')}
      onClear={() => now('')}
      onChange={({ currentTarget }) =>
        setBox({ over: box.on === value ? box.over : value, on: box.on, typed: currentTarget.value, rested: false })
      }
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
