/** All warnings of a form at once; loaded after the form, because the first of them appear after something was typed. */
import type { RuleContext } from '#model/rule-context.ts'
import type { DraftRecord } from '../draft.ts'
import { costNotes } from '../money/cost-notes.ts'
import { loadStock } from '../goods-stock.ts'
import { creditNote } from '../money/credit-note.ts'
import type { FormModel } from '../store/model.ts'
import { shortageNotes } from './stock-notes.ts'

export const updateCosts = (model: FormModel, context: RuleContext): void => {
  model.costs.set(costNotes(model, model.store.get().draft, context))
}

/** `stored`: the document as it was when opened, if it is stored. */
export const updateWarnings = (model: FormModel, stored: DraftRecord | null, context: RuleContext): void => {
  void loadStock(model, context)
  if (model.goods) model.shortage.set(shortageNotes(model, stored, context))
  updateCosts(model, context)
  model.credit.set(creditNote(model, stored, context))
}
