/** The voucher a document makes when money changes hands with it: it follows every edit and disappears with it (contract documents §10). */
import type { Decimal } from '#kernel/decimal.ts'
import type { DocumentInput } from '#engine/input.ts'
import { removeOne } from '#engine/remove.ts'
import { linkedVouchers, saveDocument } from '#engine/save.ts'
import type { Scope } from '#engine/scope.ts'

interface Owner {
  id: string
  number: string
  date: string
  partner: string
  paid: Decimal | null
  paymentMethod: number | null
  fund: string | null
  currency: string | null
  exchangeRate: Decimal | null
  status: number
}
export interface Link {
  kind: 'incomeVoucher' | 'outcomeVoucher'
  voucherModule: string
  description: string
}

const inputOf = (owner: Owner, link: Link, existing: string | null): DocumentInput => ({
  id: existing,
  version: undefined,
  saveAsDraft: false,
  confirm: ['stockShort'],
  clientTotal: undefined,
  problems: [],
  values: {
    date: owner.date,
    description: link.description.replace('{number}', owner.number),
    voucherType: 1,
    partner: owner.partner,
    paymentMethod: owner.paymentMethod ?? 1,
    fund: owner.fund,
    currency: owner.currency,
    exchangeRate: owner.exchangeRate,
  },
  lines: [{ lineId: null, voucherModule: link.voucherModule, voucher: owner.id, amount: owner.paid }],
})

/** Brings the linked voucher in step with its owner after a save; `after` null: the owner is gone and its voucher went before it. */
export const keepLinkedVoucher = async (
  scope: Scope,
  { before, after }: { before: unknown; after: Owner | null },
  link: Link,
): Promise<void> => {
  const pays = (after?.paid ?? 0n) !== 0n
  if (!after || after.status !== 1 || (!before && !pays)) return
  const definition = scope.registry.documents.get(link.kind)!
  const [existing] = await linkedVouchers(scope, after.id)
  if (pays) await saveDocument(scope, definition, inputOf(after, link, existing?.id ?? null), after.id)
  else if (existing) await removeOne(scope, definition, existing.id, after.id)
}
