/**
 * Compares the prices of a draft with the cost of its goods: the lines sold below cost and the profit. Only for users
 * who may see costs; the server sends costs to nobody else. The server repeats the check on save (contract documents
 * §14).
 */
import { divide, multiply, one, round, sum, subtract, zero, type Decimal } from '#kernel/decimal.ts'
import type { RuleContext } from '#model/rule-context.ts'
import type { DraftRecord, LineDraft } from './draft.ts'
import { noCosts, type CostNotes, type FormModel } from './model.ts'
import { marksOf, showNumber } from '../../values/number-text.ts'
import { issuesOf, type StockedGoods } from './stock-notes.ts'
import { currentFormWords } from '../../words/form-words.ts'

const amount = (line: LineDraft, name: string): Decimal => (line[name] as Decimal | null | undefined) ?? zero
const PRICE_DECIMALS = 4

/** Value of the setting belowCostMode that allows prices below cost without a warning. */
const ALLOWED = 0

export const costNotes = (model: FormModel, draft: DraftRecord, context: RuleContext): CostNotes => {
  if (!model.goods?.price || model.priceKind !== 1) return noCosts
  const { keys } = model.store.get()
  const { t, language } = currentFormWords()
  const rate = (draft['exchangeRate'] as Decimal | null | undefined) ?? one
  const below = new Map<string, string>()
  const earned: (Decimal | null)[] = []
  for (const { store, product, line: at } of issuesOf(model, draft, context)) {
    const line = draft.lines[at]!
    const row: StockedGoods | undefined = model.cache.get('product', product)
    const cost = row?.onHandStore === store ? row.costAt : null
    if (cost === null || cost === undefined) {
      earned.push(null)
      continue
    }
    const income = multiply(amount(line, 'taxable'), rate, PRICE_DECIMALS)
    const value = multiply(amount(line, 'baseQuantity'), cost, PRICE_DECIMALS)
    // Costs are posted in whole units of the base currency.
    earned.push(subtract(round(income, context.baseDecimals), round(value, context.baseDecimals)))
    const quantity = amount(line, model.goods.quantity ?? '')
    if (income >= value || quantity === zero || context.settings.belowCostMode === ALLOWED) continue
    const each = divide(value, quantity, context.baseDecimals)
    below.set(keys[at]!, t('form.belowCost', { cost: showNumber(each, marksOf(language)) }))
  }
  const isKnown = earned.length > 0 && earned.every((one) => one !== null)
  return { below, profit: isKnown ? sum(earned as Decimal[]) : null }
}
