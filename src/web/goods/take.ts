/** Fetches the goods of the form's store and turns them into lines. */
import { useEffect } from 'react'
import type { Decimal } from '#kernel/decimal.ts'
import { maxLinesOf } from '#model/document.ts'
import type { RefRow } from '#model/rule-context.ts'
import type { Facts, FactsResult } from '#model/facts.ts'
import { moduleCall } from '#wire/calls.ts'
import type { DefinitionAnswers } from '#wire/definition-answers.ts'
import { foundRow } from '#wire/spelling.ts'
import { trusted } from '#wire/values.ts'
import { call } from '#web/data/call.ts'
import { blankLine, type LineDraft } from '#web/form/draft/draft.ts'
import type { Edit } from '#web/form/draft/store/draft-store.ts'
import { goodsPatch, goodsRefs, cacheGoods } from '#web/form/draft/lines.ts'
import { useFormModel, type FormModel } from '#web/form/draft/store/model.ts'
import { propose } from '#web/form/draft/money/prices.ts'
import { appendLines } from '#web/form/draft/edits.ts'
import { refFromLookup } from '#web/pickers/ref-row.ts'
import { listNamed } from '#web/pickers/registry.ts'

type Values = Readonly<Record<string, unknown>>

export interface Goods {
  product: RefRow
  /** Stock according to the books; null when it is hidden. */
  book: Decimal | null
}
type Answer = DefinitionAnswers['getGoods']

const pathOf = ({ definition }: FormModel) => moduleCall(definition.wire.module, 'getGoods')

/** The request for the day and store of the form. */
const goodsQuery = ({ definition }: FormModel, head: Values): Values => {
  const { hiddenBy } = definition.goodsLines?.books ?? {}
  return {
    s_ID: head['id'] ?? '',
    Store_ID: head['store'],
    dtDate: head['date'],
    blind: hiddenBy !== undefined && head[hiddenBy] === true,
  }
}

const read = ({ ListItem }: Answer): Goods[] => {
  const list = listNamed('product')!
  return ListItem.map((row) => ({
    product: refFromLookup(list.name, foundRow(row)),
    book: row.bookQty === null ? null : (trusted(row.bookQty) as Decimal),
  }))
}

/** Fetches goods; `which` contains the filters. May throw CallFailed. */
export const fetchStoreGoods = async (model: FormModel, which: Values): Promise<{ goods: Goods[]; isCut: boolean }> => {
  const body = { ...goodsQuery(model, model.store.get().draft), ...which }
  const answer = await call(pathOf(model), { body })
  return { goods: read(answer), isCut: answer.isCut }
}

/** Facts that fill in the book quantity of each line. */
const bookFacts = (model: FormModel): Facts => {
  const { into, hiddenBy } = model.definition.goodsLines!.books!
  const { product } = model.goods!
  return {
    of: 'lines',
    call: pathOf(model),
    when: [product],
    whenHead: ['store', 'date', ...(hiddenBy === undefined ? [] : [hiddenBy])],
    needs: [product, 'store'],
    query: ({ head, records }) => ({ body: { ...goodsQuery(model, head), ids: records.map((line) => line[product]) } }),
    read: (answer, { records }) => {
      const found = new Map(read(answer as Answer).map((one) => [one.product.id, one]))
      return records.map((line): FactsResult | null => {
        const goods = found.get(line[product] as string)
        return goods ? { values: { [into]: goods.book }, refs: goodsRefs(goods.product) } : null
      })
    },
  }
}

const factsByModel = new WeakMap<FormModel, Facts>()
const booksOf = (model: FormModel): Facts | undefined => {
  if (!model.definition.goodsLines?.books) return undefined
  const facts = factsByModel.get(model) ?? bookFacts(model)
  factsByModel.set(model, facts)
  return facts
}

/** Keeps the book quantities up to date with store and day while the form is open. */
export const useBooks = (): void => {
  const model = useFormModel()
  useEffect(() => {
    const facts = booksOf(model)
    return facts && model.facts.watchAlso(facts)
  }, [model])
}

/**
 * Appends goods that are not on the form yet, without quantity, up to the maximum number of lines. Returns how many
 * were added.
 */
export const takeGoods = (model: FormModel, goods: readonly Goods[]): number => {
  const { store, definition } = model
  const { product: name } = model.goods!
  const existing = new Set(store.get().raw.lines.map((line) => line[name]))
  const room = maxLinesOf(definition) - store.get().raw.lines.length
  const fresh = goods.filter(({ product }) => !existing.has(product.id)).slice(0, Math.max(0, room))
  if (fresh.length === 0) return 0
  cacheGoods(model, ...fresh.map(({ product }) => product))
  const blank = blankLine(definition)
  const { into } = definition.goodsLines?.books ?? {}
  const lines = fresh.map(({ product, book }) => ({
    ...blank,
    ...goodsPatch(model, { product, unit: null, quantity: null }),
    ...(into !== undefined && { [into]: book }),
  }))
  store.change(appendLines(lines))
  const keys = store.get().keys.slice(-lines.length)
  const books = booksOf(model)
  if (books) model.facts.markAnswered(books, keys)
  propose(model, keys)
  return lines.length
}

const isOpen = ({ goods }: FormModel, line: LineDraft): boolean =>
  Boolean(line[goods!.product]) && line[goods!.quantity!] === null

/** Number of lines without a quantity. */
export const openOf = (model: FormModel, lines: readonly LineDraft[]): number =>
  lines.filter((line) => isOpen(model, line)).length

export const dropOpen =
  (model: FormModel): Edit =>
  ({ raw, keys }) => ({
    raw: { ...raw, lines: raw.lines.filter((line) => !isOpen(model, line)) },
    keys: keys.filter((_, index) => !isOpen(model, raw.lines[index]!)),
  })
export const zeroOpen =
  (model: FormModel): Edit =>
  ({ raw, keys }) => ({
    raw: {
      ...raw,
      lines: raw.lines.map((line) => (isOpen(model, line) ? { ...line, [model.goods!.quantity!]: 0n } : line)),
    },
    keys,
  })
