/**
 * Says of each line how many base units it is. Where the document asks for it, also what of its goods is on hand in the
 * store of the document, promised to other customers, and coming; and of the current line where its price comes from and
 * what was paid last.
 * All changed lines are asked for with one call; all lines are asked for again when the user comes back to the window,
 * and after a save that was refused.
 */
import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { multiply, zero, type Decimal } from '#kernel/decimal.ts'
import type { RefRow } from '#model/rule-context.ts'
import type { LineDraft } from '#web/form/draft/draft.ts'
import { proposedIn } from '#web/form/draft/money/prices.ts'
import { unitsOf } from '#web/form/draft/units.ts'
import { takenQuery } from '#web/form/draft/taken.ts'
import { hasReasons, priceReason, reasonText, usePriceReason } from '#web/form/lines/price-reason.ts'
import { lastText, takenIn } from '#web/form/lines/scan/taken-text.ts'
import { marksOf, showNumber } from '#web/values/number-text.ts'
import { currentFormWords } from '#web/words/form-words.ts'
import { useFormModel, type FormModel } from '#web/form/draft/store/model.ts'
import { useStore } from '#web/ui/base/store.ts'
import { useWatch } from '#web/ui/base/use-watch.ts'
import { usePhone } from '#web/ui/base/viewport.ts'
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

/** How many base units a line in another unit is. */
const baseText = ({ cache, goods }: FormModel, line: LineDraft): string => {
  const product = cache.get('product', line[goods!.product] as string | null)
  const units = unitsOf(product)
  const unit = goods!.unit && units.find((one) => one.unit === line[goods!.unit!])
  const base = units.find((one) => one.unit === product?.['unit'])
  const quantity = goods!.quantity && (line[goods!.quantity] as Decimal | null)
  if (!unit || !base || unit === base || !quantity) return ''
  const { label, language } = currentFormWords()
  const number = (value: Decimal) => showNumber(value, marksOf(language), 4)
  return label('goods.base', {
    quantity: number(quantity),
    unit: unit.unitName,
    base: number(multiply(quantity, unit.factor, 4)),
    baseUnit: base.unitName,
  })
}

/** The notes of all lines that have one. */
const notesOf = (model: FormModel, outlooks: ReadonlyMap<string, string>): Map<string, string> => {
  const { draft, keys } = model.store.get()
  const notes = keys.map((key, at) => [key, [outlooks.get(key), baseText(model, draft.lines[at]!)]] as const)
  return new Map(
    notes.map(([key, parts]) => [key, parts.filter(Boolean).join(' · ')] as const).filter(([, one]) => one),
  )
}

/** Where the prices come from of which it is known without asking. */
const reasonsOf = (model: FormModel): Map<string, string> => {
  if (!hasReasons(model)) return new Map()
  const { draft, keys } = model.store.get()
  // Of a line without a proposal nothing is known, and a stored document may have hundreds of these.
  const proposed = proposedIn(model)
  const reasons = keys.flatMap((key, at) =>
    proposed?.has(key) ? [[key, reasonText(priceReason(model, { key, line: draft.lines[at]! }))] as const] : [],
  )
  return new Map(reasons.filter(([, reason]) => reason))
}

const DELAY_MS = 50

/** Asks for the outlook of all lines while the form is open, and keeps the notes of the lines up to date. */
const useOutlook = (model: FormModel): ReadonlySet<string> => {
  const [over, setOver] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const facts = model.definition.goodsLines?.outlook ? outlookFacts(model) : null
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        const notes = facts ? outlookNotes(model) : []
        const outlooks = new Map(notes.map(({ key, product, outlook }) => [key, textOf(product, outlook)]))
        model.outlook.set(notesOf(model, outlooks))
        model.reasons.set(reasonsOf(model))
        setOver(new Set(notes.flatMap(({ key, isOver }) => (isOver ? [key] : []))))
      }, DELAY_MS)
    }
    const again = () => void (facts && model.facts.request(facts, model.store.get().keys))
    const stops = [
      ...(facts ? [model.facts.watchAlso(facts)] : []),
      model.store.subscribe(look),
      model.cache.subscribe(look),
    ]
    addEventListener('focus', again)
    look()
    return () => {
      for (const stop of stops) stop()
      removeEventListener('focus', again)
      clearTimeout(timer)
      model.outlook.set(new Map())
      model.reasons.set(new Map())
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
  const line = useWatch(model.store, ({ keys, draft }) =>
    key === undefined ? undefined : draft.lines[keys.indexOf(key)],
  )
  const { goods, party } = model
  useWatch(model.store, ({ draft }) => party && draft[party])
  const product = model.cache.get('product', (line?.[goods!.product] ?? null) as string | null)
  const isAsked = !phone && party !== undefined && product !== undefined
  const { data: taken } = useQuery({ ...takenQuery(model), enabled: isAsked })
  const unit = (goods!.unit && (line?.[goods!.unit] as string | null | undefined)) || null
  const last = product && takenIn(taken, product, unit)
  const reason = usePriceReason(model, { key, line: phone ? undefined : line, last })
  useEffect(() => model.reasons.set(reasonsOf(model)), [model, reason])
  if (phone) return null
  const parts = [key !== undefined && texts.get(key), reasonText(reason), last && lastText(model, last)]
  const text = parts.filter(Boolean).join(' · ')
  return (
    <p className={style.outlook} data-over={(key !== undefined && over.has(key)) || undefined}>
      {text && (
        <>
          <b>{product?.code}</b> {text}
        </>
      )}
    </p>
  )
}
