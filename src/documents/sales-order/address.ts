import type { RuleContext } from '#model/rule-context.ts'

/** Goods go to the second address of a customer who has one, otherwise to the first (contract documents §13). */
export const deliveryAddressOf = (values: Readonly<Record<string, unknown>>, { refs }: RuleContext): string | null => {
  const customer = refs.get('partner', values['partner'] as string | null)
  return customer?.address2 || customer?.address1 || null
}
