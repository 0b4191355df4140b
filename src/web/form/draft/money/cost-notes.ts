/**
 * Compares the prices of a draft with the cost of its goods: the lines sold below cost, and what is earned with each
 * line and with all, services included. Only for users who may see costs; the server sends costs to nobody else. The server repeats the check on save (contract documents
 * §14).
 */
import { divide, multiply, one, round, sum, subtract, zero, type Decimal } from '#kernel/decimal.ts'
import { shareOf } from '#model/table.ts'
import type { RuleContext } from '#model/rule-context.ts'
import type { DraftRecord, LineDraft } from '../draft.ts'
import { noCosts, type CostNotes, type FormModel, type MarginText } from '../store/model.ts'
import { marksOf, showNumber } from '../../../values/number-text.ts'
import { issuesOf, type StockedGoods } from '../problems/stock-notes.ts'
import { currentFormWords } from '../../../words/form-words.ts'

const amount = (line: LineDraft, name: string): Decimal => (line[name] as Decimal | null | undefined) ?? zero
const PRICE_DECIMALS = 4

/** Value of the setting belowCostMode that allows prices below cost without a warning. */
const ALLOWED = 0

interface Earned {
  income: Decimal
  profit: Decimal
}
const earnedTogether = (all: readonly Earned[]): Earned => ({
  income: sum(all.map(({ income }) => income)),
  profit: sum(all.map(({ profit }) => profit)),
})

/** A percentage to one decimal; null of nothing. */
const percentOf = ({ income, profit }: Earned): Decimal | null => {
  const share = shareOf(profit, income)
  return share === null ? null : round(share, 1)
}

const marginText = (earned: Earned, { baseDecimals }: RuleContext): MarginText => {
  const { t, language } = currentFormWords()
  const percent = percentOf(earned)
  const share = percent === null ? '' : `${showNumber(percent, marksOf(language))} %`
  const profit = showNumber(round(earned.profit, baseDecimals), marksOf(language))
  return { percent: share, whole: `${t('form.profit')}: ${[profit, share].filter(Boolean).join(' · ')}` }
}

/** A line that was only begun. Free text with an amount is sold. */
const isNothingSold = ({ goods }: FormModel, line: LineDraft): boolean =>
  amount(line, 'taxable') === zero && ((line[goods!.product] ?? null) === null || amount(line, 'baseQuantity') === zero)

/** Goods that keep no stock, and lines of free text, cost nothing; undefined while nobody knows. */
const costOf = ({ goods, cache }: FormModel, line: LineDraft, store: unknown): Decimal | undefined => {
  const id = (line[goods!.product] ?? null) as string | null
  if (id === null) return zero
  const row: StockedGoods | undefined = cache.get('product', id)
  if (row?.trackStock === false) return zero
  return (typeof store === 'string' && row?.onHandStore === store ? row.costAt : null) ?? undefined
}

const earnedWith = (
  line: LineDraft,
  { cost, rate, baseDecimals }: { cost: Decimal; rate: Decimal; baseDecimals: number },
): Earned & { exactly: Decimal; value: Decimal } => {
  const exactly = multiply(amount(line, 'taxable'), rate, PRICE_DECIMALS)
  const value = multiply(amount(line, 'baseQuantity'), cost, PRICE_DECIMALS)
  // Costs are posted in whole units of the base currency.
  const income = round(exactly, baseDecimals)
  return { income, profit: subtract(income, round(value, baseDecimals)), exactly, value }
}

export const costNotes = (model: FormModel, draft: DraftRecord, context: RuleContext): CostNotes => {
  if (!model.goods || !model.tellsProfit) return noCosts
  const { keys } = model.store.get()
  const { t, language } = currentFormWords()
  const rate = (draft['exchangeRate'] as Decimal | null | undefined) ?? one
  const { baseDecimals } = context
  const below = new Map<string, string>()
  const margins = new Map<string, MarginText>()
  const all: (Earned | null)[] = []
  // Only what leaves the store is sold below its cost; an offer is not refused for it.
  const leaving = new Set(issuesOf(model, draft, context).map((issue) => issue.line))
  const store = model.mainStore === undefined ? null : draft[model.mainStore]
  for (const [at, line] of draft.lines.entries()) {
    if (isNothingSold(model, line)) continue
    const cost = costOf(model, line, store)
    if (cost === undefined) {
      all.push(null)
      continue
    }
    const { exactly, value, ...earned } = earnedWith(line, { cost, rate, baseDecimals })
    all.push(earned)
    margins.set(keys[at]!, marginText(earned, context))
    const quantity = amount(line, model.goods.quantity ?? '')
    if (!leaving.has(at) || exactly >= value || quantity === zero || context.settings.belowCostMode === ALLOWED)
      continue
    const each = divide(value, quantity, baseDecimals)
    below.set(keys[at]!, t('form.belowCost', { cost: showNumber(each, marksOf(language)) }))
  }
  const isKnown = all.length > 0 && all.every((one) => one !== null)
  const whole = isKnown ? earnedTogether(all) : null
  return { below, margins, profit: whole && whole.profit, percent: whole && percentOf(whole) }
}
