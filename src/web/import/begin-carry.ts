/** What the head of the document to make begins with: what the server proposes, and the store of the user. */
import type { CarryOffer } from './answer.ts'

export const beginCarry = (
  { fields }: Pick<CarryOffer, 'fields'>,
  defaultStoreId: string,
): Readonly<Record<string, string | null>> =>
  Object.fromEntries(fields.map(({ name, of, value }) => [name, value ?? ((of === 'store' && defaultStoreId) || null)]))
