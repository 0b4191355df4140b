/** The due date of a bill or receipt. */
import type { Id } from '#kernel/brand.ts'
import { addDays, type Day } from '#kernel/day.ts'
import type { RuleContext } from '#model/rule-context.ts'

interface Due {
  date: Day | null
  partner: Id<'partner'> | null
  paymentTerm: Id<'paymentTerm'> | null
}

/**
 * The document date plus the days of the document's payment term, or else of the partner's (contract documents §8.2).
 */
export const dueDateOf = ({ date, partner, paymentTerm }: Partial<Due>, { refs }: RuleContext): Day | null => {
  if (!date) return null
  const ofTerm = refs.get('paymentTerm', paymentTerm)?.days
  const ofPartner = refs.get('partner', partner)?.termDays
  return addDays(date, (paymentTerm ? ofTerm : ofPartner) ?? 0)
}
