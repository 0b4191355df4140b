/** Which lines take more than is there. What leaves a store is asked of the definition's own posting. */
import { add, subtract, zero, type Decimal } from '#kernel/decimal.ts'
import type { RowIn, RuleContext } from '#model/rule-context.ts'
import type { GoodsMove, Move } from '#model/move.ts'
import { isBlankLine, shapeOf, type DraftRecord } from './draft.ts'
import type { FormModel } from './model.ts'
import { formWordsNow } from '../../words/form-words.ts'
import { marksOf, showNumber } from '../../values/number-text.ts'

interface Issue {
  store: string
  product: string
  quantity: Decimal
  line: number
}

/** Of the draft as it is now: every change, also of what is known around it, makes another one. */
const known = new WeakMap<DraftRecord, readonly Move[]>()

/** What the definition's own posting would do; blank lines stay out. */
export const movesOf = (model: FormModel, draft: DraftRecord, context: RuleContext): readonly Move[] => {
  if (draft !== model.store.get().draft) return posted(model, draft, context)
  const moves = known.get(draft) ?? posted(model, draft, context)
  known.set(draft, moves)
  return moves
}

const posted = (model: FormModel, draft: DraftRecord, context: RuleContext): readonly Move[] => {
  const rows = filledRows(model, draft)
  try {
    return model.definition.post({ ...draft, lines: rows.map((index) => draft.lines[index]!) } as never, context)
  } catch {
    // A document half filled in need not be ready to be posted; then nothing is known of its moves.
    return []
  }
}

const filledRows = (model: FormModel, draft: DraftRecord): number[] => {
  const fields = shapeOf(model.definition).lines
  return draft.lines.flatMap((line, index) =>
    isBlankLine(fields, line) || (model.goods && !line[model.goods.product]) ? [] : [index],
  )
}

export const issuesOf = (model: FormModel, draft: DraftRecord, context: RuleContext): Issue[] => {
  const rows = filledRows(model, draft)
  const moves = movesOf(model, draft, context)
  return moves
    .filter((move): move is GoodsMove => move.what === 'goods')
    .flatMap(({ from, product, quantity, line }) =>
      from.at === 'store' ? [{ store: from.store, product, quantity, line: rows[line]! }] : [],
    )
}

const totals = (issues: readonly Issue[]): Map<string, Decimal> => {
  const sums = new Map<string, Decimal>()
  for (const { store, product, quantity } of issues)
    sums.set(`${store}/${product}`, add(sums.get(`${store}/${product}`) ?? zero, quantity))
  return sums
}

/** Goods as a lookup told them for the store of the document. */
export type StockedGoods = RowIn<'product'> & { onHandStore?: string | null }

/** Setting negativeStock: stock below zero is nobody's worry here. */
const ALLOWED = 2

/** `stored`: the document as it was when opened, whose own issues are back on the shelf for this reckoning. */
export const shortageNotes = (
  model: FormModel,
  stored: DraftRecord | null,
  context: RuleContext,
): Map<string, string> => {
  const notes = new Map<string, string>()
  if (!model.goods || context.settings.negativeStock === ALLOWED) return notes
  const { draft, keys } = model.store.get()
  const issues = issuesOf(model, draft, context)
  const wanted = totals(issues)
  const own = stored ? totals(issuesOf(model, stored, context)) : new Map<string, Decimal>()
  const { t, language } = formWordsNow()
  for (const { store, product, line } of issues) {
    const row: StockedGoods | undefined = model.cache.get('product', product)
    if (row?.onHandStore !== store || row.trackStock === false) continue
    const there = add(row.onHandAt ?? zero, own.get(`${store}/${product}`) ?? zero)
    if (subtract(there, wanted.get(`${store}/${product}`)!) < zero)
      notes.set(keys[line]!, t('form.overStock', { left: showNumber(there, marksOf(language)) }))
  }
  return notes
}
