import { zero } from '#kernel/decimal.ts'
import { problem, warning, type Problem } from '#kernel/problem.ts'
import { isTaxId, normalTaxId } from '#kernel/tax-id.ts'
import type { ListDraft } from '#model/list.ts'
import type { Settings } from '#model/standard-settings.ts'
import { checkEmail, filled } from '../_shared/parts.ts'
import type { partnerFields } from './fields.ts'

export type Partner = ListDraft<typeof partnerFields>

export const isCustomer = (type: number | null): boolean => type === 1 || type === 3
export const isSupplier = (type: number | null): boolean => type === 2 || type === 3

/** Only the side of the partner's type may have an opening debt; its default date is the tenant's. */
export const compute = (draft: Partner, settings: Settings): Partner => {
  const known = filled(
    { ...draft, taxId: draft.taxId ? normalTaxId(draft.taxId) : null },
    {
      creditLimit: zero,
      commission: zero,
      goodsDiscount: zero,
      openingReceivable: zero,
      openingPayable: zero,
      isWalkIn: false,
      oldScheme: false,
      attachments: [],
    },
  )
  const hasOpening = known.openingReceivable !== zero || known.openingPayable !== zero
  const openingDate = known.openingDate ?? (hasOpening && settings.openingDate ? settings.openingDate : null)
  return { ...known, openingDate, openingDueDate: known.openingDueDate ?? (hasOpening ? openingDate : null) }
}

const checkOpening = (draft: Partner): Problem[] => [
  ...(!isCustomer(draft.partnerType) && (draft.openingReceivable ?? zero) !== zero
    ? [problem('openingReceivable', 'invalid')]
    : []),
  ...(!isSupplier(draft.partnerType) && (draft.openingPayable ?? zero) !== zero
    ? [problem('openingPayable', 'invalid')]
    : []),
  ...(draft.openingDate && draft.openingDueDate && draft.openingDueDate < draft.openingDate
    ? [problem('openingDueDate', 'dueBeforeDate')]
    : []),
]

export const check = (draft: Partner): Problem[] => [
  ...checkEmail(draft.email),
  ...(draft.taxId && draft.taxId.length > 14 ? [problem('taxId', 'tooLong', { max: '14' })] : []),
  ...(draft.taxId && !isTaxId(draft.taxId) ? [warning('taxId', 'taxIdCheck')] : []),
  ...checkOpening(draft),
  ...(draft.contacts ?? []).flatMap((contact, index) => checkEmail(contact.email, `contacts.${index}.email`)),
]
