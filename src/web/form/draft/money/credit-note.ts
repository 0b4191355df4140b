/**
 * Warns in the form when a document would exceed the credit limit of its partner; the server checks it again on save
 * (contract documents §14).
 */
import { add, subtract, zero, type Decimal } from '#kernel/decimal.ts'
import type { RuleContext } from '#model/rule-context.ts'
import type { DraftRecord } from '../draft.ts'
import type { FormModel } from '../store/model.ts'
import { marksOf, showNumber } from '../../../values/number-text.ts'
import { movesOf } from '../problems/stock-notes.ts'
import { currentFormWords } from '../../../words/form-words.ts'

interface Debt {
  partner: string
  added: Decimal
}

/** The amount that the definition's `post` adds to the receivable of a partner; null when it adds none. */
const addedBy = (model: FormModel, draft: DraftRecord, context: RuleContext): Debt | null => {
  let debt: Debt | null = null
  for (const move of movesOf(model, draft, context)) {
    if (move.what !== 'money') continue
    const { from, to, amount } = move
    const partner = to.at === 'receivable' ? to.partner : from.at === 'receivable' ? from.partner : null
    if (partner === null) continue
    const before: Decimal = debt?.added ?? zero
    debt = { partner, added: to.at === 'receivable' ? add(before, amount) : subtract(before, amount) }
  }
  return debt
}

/**
 * Takes the document as it was when opened (`stored`), because the partner's balance already includes it. Returns the
 * warning, or null.
 */
export const creditNote = (model: FormModel, stored: DraftRecord | null, context: RuleContext): string | null => {
  if (context.settings.creditLimitMode === 0) return null
  const debt = addedBy(model, model.store.get().draft, context)
  const partner = debt && model.cache.get('partner', debt.partner)
  const limit = (partner?.['creditLimit'] as Decimal | null | undefined) ?? zero
  const owed = partner?.['balanceReceivable'] as Decimal | null | undefined
  if (!debt || debt.added <= zero || limit <= zero || owed === null || owed === undefined) return null
  const own = stored && addedBy(model, stored, context)
  const balance = subtract(owed, own?.partner === debt.partner ? own.added : zero)
  if (add(balance, debt.added) <= limit) return null
  const { t, language } = currentFormWords()
  const show = (value: Decimal) => showNumber(value, marksOf(language))
  return t('creditLimit', { balance: show(balance), added: show(debt.added), limit: show(limit) })
}
