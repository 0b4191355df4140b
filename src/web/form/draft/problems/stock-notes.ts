/** Finds lines that take more than the stock on hand. What leaves a store is taken from the definition's `post`. */
import { add, decimalsOf, larger, multiply, divideDown, subtract, zero, type Decimal } from '#kernel/decimal.ts'
import type { RowIn, RuleContext } from '#model/rule-context.ts'
import type { GoodsMove, Move } from '#model/move.ts'
import { isBlankLine, shapeOf, type DraftRecord } from '../draft.ts'
import type { FormModel, ShortLine } from '../store/model.ts'
import { currentFormWords } from '../../../words/form-words.ts'
import { marksOf, showNumber } from '../../../values/number-text.ts'

interface Issue {
  store: string
  product: string
  quantity: Decimal
  line: number
  /** Into another store: what is moved must be there, because its cost goes with it. */
  isMovedOn: boolean
}

/** Moves of the current draft. Every change creates a new draft object, so entries never become outdated. */
const cachedMoves = new WeakMap<DraftRecord, readonly Move[]>()

/** The moves the definition's `post` would make, without blank lines. */
export const movesOf = (model: FormModel, draft: DraftRecord, context: RuleContext): readonly Move[] => {
  if (draft !== model.store.get().draft) return posted(model, draft, context)
  const moves = cachedMoves.get(draft) ?? posted(model, draft, context)
  cachedMoves.set(draft, moves)
  return moves
}

const posted = (model: FormModel, draft: DraftRecord, context: RuleContext): readonly Move[] => {
  const rows = filledRows(model, draft)
  try {
    return model.definition.post({ ...draft, lines: rows.map((index) => draft.lines[index]!) } as never, context)
  } catch {
    // `post` may fail for an incomplete document; there are no moves to check then.
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
    .flatMap(({ from, to, product, quantity, line }) =>
      from.at === 'store'
        ? [{ store: from.store, product, quantity, line: rows[line]!, isMovedOn: to.at === 'store' }]
        : [],
    )
}

const totals = (issues: readonly Issue[]): Map<string, Decimal> => {
  const sums = new Map<string, Decimal>()
  for (const { store, product, quantity } of issues)
    sums.set(`${store}/${product}`, add(sums.get(`${store}/${product}`) ?? zero, quantity))
  return sums
}

/** Product row from a lookup, with the stock on hand in the document's store. */
export type StockedGoods = RowIn<'product'> & { onHandStore?: string | null }

/** Value of the setting negativeStock that allows stock below zero without a warning, but where goods are moved on. */
const ALLOWED = 2

/** What is left for a line in its own unit: a whole number where one was typed, else what three places can say. */
const mostOf = ({ left, base, typed }: { left: Decimal; base: Decimal; typed: Decimal | null }): Decimal => {
  if (left <= zero || base <= zero || typed === null || typed <= zero) return zero
  return divideDown(multiply(left, typed), base, Math.min(3, decimalsOf(typed)))
}

/**
 * Warnings by line key. The quantities of the document as it was when opened (`stored`) are added back to the stock,
 * because its new version replaces them.
 */
export const shortageNotes = (
  model: FormModel,
  stored: DraftRecord | null,
  context: RuleContext,
): Map<string, ShortLine> => {
  const notes = new Map<string, ShortLine>()
  if (!model.goods) return notes
  const asksAll = context.settings.negativeStock !== ALLOWED
  const { draft, keys } = model.store.get()
  const issues = issuesOf(model, draft, context)
  const wanted = totals(issues)
  const own = stored ? totals(issuesOf(model, stored, context)) : new Map<string, Decimal>()
  const { t, language } = currentFormWords()
  for (const { store, product, quantity, line, isMovedOn } of issues) {
    if (!asksAll && !isMovedOn) continue
    const row: StockedGoods | undefined = model.cache.get('product', product)
    if (row?.onHandStore !== store || row.trackStock === false) continue
    const onHand = add(row.onHandAt ?? zero, own.get(`${store}/${product}`) ?? zero)
    const over = subtract(wanted.get(`${store}/${product}`)!, onHand)
    if (over <= zero) continue
    const typed = (draft.lines[line]![model.goods.quantity ?? ''] ?? null) as Decimal | null
    notes.set(keys[line]!, {
      text: t('form.overStock', { left: showNumber(onHand, marksOf(language)) }),
      most: mostOf({ left: larger(subtract(quantity, over), zero), base: quantity, typed }),
    })
  }
  return notes
}
