/**
 * Compares the prices of a draft with the cost of its goods: the lines sold below cost, and what is earned with each line and with all. Only for users
 * who may see costs; the server sends costs to nobody else. The server repeats the check on save (contract documents
 * §14).
 */
import { divide, multiply, one, round, sum, subtract, zero, type Decimal } from '#kernel/decimal.ts'
import { shareOf } from '#model/table.ts'
import type { RuleContext } from '#model/rule-context.ts'
import type { DraftRecord, LineDraft } from './draft.ts'
import { noCosts, type CostNotes, type FormModel, type MarginText } from './model.ts'
import { marksOf, showNumber } from '../../values/number-text.ts'
import { issuesOf, type StockedGoods } from './stock-notes.ts'
import { currentFormWords } from '../../words/form-words.ts'

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

export const costNotes = (model: FormModel, draft: DraftRecord, context: RuleContext): CostNotes => {
  if (!model.goods?.price || model.priceKind !== 1) return noCosts
  const { keys } = model.store.get()
  const { t, language } = currentFormWords()
  const rate = (draft['exchangeRate'] as Decimal | null | undefined) ?? one
  const below = new Map<string, string>()
  const margins = new Map<string, MarginText>()
  const all: (Earned | null)[] = []
  for (const { store, product, line: at } of issuesOf(model, draft, context)) {
    const line = draft.lines[at]!
    const row: StockedGoods | undefined = model.cache.get('product', product)
    const cost = row?.onHandStore === store ? row.costAt : null
    if (cost === null || cost === undefined) {
      all.push(null)
      continue
    }
    const income = multiply(amount(line, 'taxable'), rate, PRICE_DECIMALS)
    const value = multiply(amount(line, 'baseQuantity'), cost, PRICE_DECIMALS)
    // Costs are posted in whole units of the base currency.
    const sold = round(income, context.baseDecimals)
    const earned = { income: sold, profit: subtract(sold, round(value, context.baseDecimals)) }
    all.push(earned)
    margins.set(keys[at]!, marginText(earned, context))
    const quantity = amount(line, model.goods.quantity ?? '')
    if (income >= value || quantity === zero || context.settings.belowCostMode === ALLOWED) continue
    const each = divide(value, quantity, context.baseDecimals)
    below.set(keys[at]!, t('form.belowCost', { cost: showNumber(each, marksOf(language)) }))
  }
  const isKnown = all.length > 0 && all.every((one) => one !== null)
  const whole = isKnown ? earnedTogether(all) : null
  return { below, margins, profit: whole && whole.profit, percent: whole && percentOf(whole) }
}
