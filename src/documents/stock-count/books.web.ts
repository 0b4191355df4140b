/** The goods of a count as the server tells them, and the steps they lead to in the form. */
import { useEffect } from 'react'
import type { Decimal } from '#kernel/decimal.ts'
import { maxLinesOf, type RefRow } from '#model/document.ts'
import { moduleCall } from '#wire/calls.ts'
import type { LookupRow } from '#wire/envelope.ts'
import { trusted } from '#wire/values.ts'
import { call } from '#web/data/call.ts'
import { blankLine } from '#web/form/draft.ts'
import { newKey, type Step } from '#web/form/draft-store.ts'
import { learnGoods } from '#web/form/lines.ts'
import { useFormModel, type FormModel } from '#web/form/model.ts'
import { useWatch } from '#web/form/use-watch.ts'
import { refFromLookup } from '#web/pickers/ref-row.ts'
import { listNamed } from '#web/pickers/registry.ts'
import { useStore } from '#web/ui/store.ts'

export interface Goods {
  product: RefRow
  /** What the books say; null where the count is blind. */
  book: Decimal | null
}
interface Answer {
  ListItem: (LookupRow & { bookQty: number | null })[]
  isCut: boolean
}

/** Goods with their books of the day and store of the form; `which`: what narrows them. May throw CallFailed. */
export const askGoods = async (
  { store, definition }: FormModel,
  which: Readonly<Record<string, unknown>>,
): Promise<{ goods: Goods[]; isCut: boolean }> => {
  const { id, store: place, date, blind } = store.get().draft
  const { ListItem, isCut } = await call<Answer>(moduleCall(definition.wire.module, 'getGoods'), {
    body: { s_ID: id ?? '', Store_ID: place, dtDate: date, blind: blind === true, ...which },
  })
  const list = listNamed('product')!
  const goods = ListItem.map((row) => ({
    product: refFromLookup(list.name, row),
    book: row.bookQty === null ? null : (trusted(row.bookQty) as Decimal),
  }))
  return { goods, isCut }
}

/** Lines learn what the books say of their goods. */
const withBooks =
  (books: ReadonlyMap<unknown, Decimal | null>): Step =>
  ({ raw, keys }) => {
    const lines = raw.lines.map((line) => {
      const book = books.get(line['product'])
      return book === undefined || book === line['bookQuantity'] ? line : { ...line, bookQuantity: book }
    })
    return { raw: { ...raw, lines }, keys }
  }

const booksOf = (goods: readonly Goods[]) => new Map(goods.map(({ product, book }) => [product.id, book]))

/** Goods that are not on the form yet, as lines nobody has counted; as many as a count can have. Gives how many. */
export const addGoodsToCount = (model: FormModel, goods: readonly Goods[]): number => {
  const { store, definition } = model
  const there = new Set(store.get().raw.lines.map((line) => line['product']))
  const room = maxLinesOf(definition) - there.size
  const fresh = goods.filter(({ product }) => !there.has(product.id)).slice(0, room)
  learnGoods(model, ...goods.map(({ product }) => product))
  const blank = blankLine(definition)
  const lines = fresh.map(({ product, book }) => ({ ...blank, product: product.id, bookQuantity: book }))
  if (lines.length > 0)
    store.change(({ raw, keys }) => ({
      raw: { ...raw, lines: [...raw.lines, ...lines] },
      keys: [...keys, ...lines.map(newKey)],
    }))
  return lines.length
}

const isUncounted = (line: Readonly<Record<string, unknown>>) => Boolean(line['product']) && line['quantity'] === null

export const uncountedOf = (lines: readonly Readonly<Record<string, unknown>>[]): number =>
  lines.filter(isUncounted).length

export const dropUncounted: Step = ({ raw, keys }) => ({
  raw: { ...raw, lines: raw.lines.filter((line) => !isUncounted(line)) },
  keys: keys.filter((_, index) => !isUncounted(raw.lines[index]!)),
})
export const zeroUncounted: Step = ({ raw, keys }) => ({
  raw: { ...raw, lines: raw.lines.map((line) => (isUncounted(line) ? { ...line, quantity: 0n } : line)) },
  keys,
})

const REST_MS = 150

/** Asks for the books of goods that came to the form, and of all of them when store or day change; again when the line is back. */
export const useBooks = (): void => {
  const model = useFormModel()
  const locked = useStore(model.locked)
  const asked = useWatch(model.store, ({ draft }) =>
    locked || !draft['store'] ? '' : `${String(draft['store'])} ${draft.date ?? ''} ${String(draft['blind'])}`,
  )
  useEffect(() => {
    if (asked === '') return undefined
    const known = new Set<string>()
    let gone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      const products = model.store.get().raw.lines.map((line) => line['product'])
      const ids = products.filter((id): id is string => typeof id === 'string' && !known.has(id))
      if (ids.length === 0) return
      for (const id of ids) known.add(id)
      try {
        const { goods } = await askGoods(model, { ids })
        if (gone) return
        learnGoods(model, ...goods.map(({ product }) => product))
        model.store.amend(withBooks(booksOf(goods)))
      } catch {
        // Without a line one counts on: the differences come with it.
        for (const id of ids) known.delete(id)
      }
    }
    const soon = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void look(), REST_MS)
    }
    soon()
    const stop = model.store.subscribe(soon)
    addEventListener('online', soon)
    return () => {
      gone = true
      clearTimeout(timer)
      stop()
      removeEventListener('online', soon)
    }
  }, [model, asked])
}
