/** When a bill or a receipt is to be paid. */
import { addDays, type Day } from '#kernel/day.ts'
import type { RuleContext } from '#model/document.ts'

type Values = Readonly<Record<string, unknown>>

/** Document date + days of the document's term, else the partner's (contract documents §8.2). */
export const dueDateOf = (draft: Values, { refs }: RuleContext): Day | null => {
  const { date, partner, paymentTerm } = draft as { date?: Day | null } & Record<string, string | null | undefined>
  if (!date) return null
  const ofTerm = refs.get('paymentTerm', paymentTerm)?.['days'] as number | undefined
  const ofPartner = refs.get('partner', partner)?.['termDays'] as number | null | undefined
  return addDays(date, (paymentTerm ? ofTerm : ofPartner) ?? 0)
}
