/**
 * Says of the goods of each line what is on hand in the store of the document, promised to other customers, and coming.
 * All changed lines are asked for with one call; all lines are asked for again when the user comes back to the window,
 * and after a save that was refused.
 */
import { useEffect, useState } from 'react'
import { zero } from '#kernel/decimal.ts'
import type { RefRow } from '#model/rule-context.ts'
import { unitsOf } from '#web/form/draft/prices.ts'
import { marksOf, showNumber } from '#web/values/number-text.ts'
import { currentFormWords } from '#web/words/form-words.ts'
import { useFormModel, type FormModel } from '#web/form/draft/model.ts'
import { useStore } from '#web/ui/store.ts'
import { useWatch } from '#web/ui/use-watch.ts'
import { usePhone } from '#web/ui/viewport.ts'
import style from './goods.module.css'
import { amounts, outlookFacts, outlookNotes, type OutlookOf } from './outlook-notes.ts'

/** Amounts of nothing are left out, except what is on hand. */
const textOf = (product: RefRow, outlook: OutlookOf): string => {
  const { label, language } = currentFormWords()
  const unit = unitsOf(product).find((one) => one.unit === product['unit'])?.unitName ?? ''
  const isShown = (name: (typeof amounts)[number]) =>
    name === 'onHand' || (name === 'available' ? outlook.promised > zero : outlook[name] > zero)
  const parts = amounts
    .filter(isShown)
    .map((name) => label(`outlook.${name}`, { n: showNumber(outlook[name], marksOf(language), 4) }))
  return `${parts.join(' · ')} ${unit}`.trim()
}

const DELAY_MS = 50

/** Asks for the outlook of all lines while the form is open, and keeps the notes of the lines up to date. */
const useOutlook = (model: FormModel): ReadonlySet<string> => {
  const [over, setOver] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const facts = outlookFacts(model)
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        const notes = outlookNotes(model)
        model.outlook.set(new Map(notes.map(({ key, product, outlook }) => [key, textOf(product, outlook)])))
        setOver(new Set(notes.flatMap(({ key, isOver }) => (isOver ? [key] : []))))
      }, DELAY_MS)
    }
    const again = () => void model.facts.request(facts, model.store.get().keys)
    const stops = [model.facts.watchAlso(facts), model.store.subscribe(look), model.cache.subscribe(look)]
    addEventListener('focus', again)
    look()
    return () => {
      for (const stop of stops) stop()
      removeEventListener('focus', again)
      clearTimeout(timer)
      model.outlook.set(new Map())
    }
  }, [model])
  return over
}

/** The line the cursor went to, or the goods that were scanned or counted up since. */
const useCurrentKey = ({ cursor, store, goods }: FormModel): string | undefined => {
  const [current, setCurrent] = useState<string | undefined>(() => store.get().keys[cursor.get().row])
  useEffect(() => {
    const read = () => {
      const { draft, keys } = store.get()
      return new Map(
        keys.map((key, at) => [key, draft.lines[at]?.[goods!.product] && draft.lines[at][goods!.quantity!]]),
      )
    }
    let known = read()
    const stops = [
      cursor.subscribe(() => setCurrent(store.get().keys[cursor.get().row])),
      store.subscribe(() => {
        const now = read()
        const changed = [...now].findLast(([key, quantity]) => quantity !== undefined && known.get(key) !== quantity)
        known = now
        if (changed) setCurrent(changed[0])
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [cursor, store, goods])
  return current
}

/** On large screens the note of the current line stands below the lines; on a phone each line shows its own. */
export const Outlook = () => {
  const model = useFormModel()
  const over = useOutlook(model)
  const key = useCurrentKey(model)
  const phone = usePhone()
  const texts = useStore(model.outlook)
  const product = useWatch(model.store, ({ keys, draft }) => {
    const line = key === undefined ? undefined : draft.lines[keys.indexOf(key)]
    return (line?.[model.goods!.product] ?? null) as string | null
  })
  if (phone) return null
  const text = key === undefined ? undefined : texts.get(key)
  return (
    <p className={style.outlook} data-over={(key !== undefined && over.has(key)) || undefined}>
      {text && (
        <>
          <b>{model.cache.get('product', product)?.code}</b> {text}
        </>
      )}
    </p>
  )
}
