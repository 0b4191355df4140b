import type { ListSlots, StoredRecord } from '#engine/record.ts'
import { forgetSettledDebts, postOpeningDebts } from '#engine/ledger/opening.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import type { Day } from '#kernel/day.ts'
import { zero, type Decimal } from '#kernel/decimal.ts'
import { problem, warning, type Problem } from '#kernel/problem.ts'
import type { Fields } from '#model/field.ts'
import { isCustomer, isSupplier, type Partner } from './rules.ts'
import { partnerSql } from './sql.server.ts'

type Change = { before: (Partner & StoredRecord) | null; after: Partner & StoredRecord }

const duplicateTaxId = async ({ tx }: Scope, after: Change['after']): Promise<Problem[]> => {
  if (!after.taxId) return []
  const [other] = await tx.query<{ name: string }>(
    sql`select name from partner where tax_id = ${after.taxId} and id <> ${after.id} order by code_key limit 1`,
  )
  return other ? [warning('taxId', 'duplicateTaxId', { name: other.name })] : []
}

/** Phones are the same whatever blanks, dots and hyphens stand between their digits. */
const duplicatePhone = async ({ tx }: Scope, after: Change['after']): Promise<Problem[]> => {
  if (!after.phone1) return []
  const [other] = await tx.query<{ name: string }>(
    sql`select name from partner where phone1_key = regexp_replace(lower(${after.phone1}), '[\\s.-]', '', 'g') and id <> ${after.id} order by code_key limit 1`,
  )
  return other ? [warning('phone1', 'duplicatePhone', { name: other.name })] : []
}

/** Kinds of documents that are written to customers (or suppliers) only. */
const kindsFor = ({ registry }: Scope, objType: 'kh' | 'ncc'): string[] =>
  [...registry.documents.values()]
    .filter((one) => (one.shape.fields as Fields)['partner']?.narrow?.['objType'] === objType)
    .map((one) => one.name)

/** Who has bills stays a customer, who has receipts a supplier. */
const narrowed = async (scope: Scope, { before, after }: Change): Promise<Problem[]> => {
  if (!before) return []
  const lost = [
    ...(isCustomer(before.partnerType) && !isCustomer(after.partnerType) ? kindsFor(scope, 'kh') : []),
    ...(isSupplier(before.partnerType) && !isSupplier(after.partnerType) ? kindsFor(scope, 'ncc') : []),
  ]
  if (lost.length === 0) return []
  const found = await scope.tx.query(
    sql`select 1 from document where partner_id = ${after.id} and kind = any(${lost}::text[]) limit 1`,
  )
  return found.length > 0 ? [problem('partnerType', 'partnerTypeInUse')] : []
}

const openingOf = (partner: Partner | null) => ({
  receivable: (partner?.openingReceivable as Decimal | null | undefined) ?? zero,
  payable: (partner?.openingPayable as Decimal | null | undefined) ?? zero,
  date: (partner?.openingDate as Day | null | undefined) ?? null,
  due: (partner?.openingDueDate as Day | null | undefined) ?? null,
})

export const slots: ListSlots = {
  sql: partnerSql,

  /** Who makes a partner looks after it. */
  prepare: (scope: Scope, draft: Change['after']) =>
    Promise.resolve(draft.version === 0 && !draft.employee ? { ...draft, employee: scope.user.employee } : draft),
  async guard(scope, change: Change) {
    return (
      await Promise.all([
        duplicateTaxId(scope, change.after),
        duplicatePhone(scope, change.after),
        narrowed(scope, change),
      ])
    ).flat()
  },
  async afterSave(scope, { before, after }: { before: Change['before']; after: Change['after'] | null }) {
    if (!after) return
    const [old, now] = [openingOf(before), openingOf(after)]
    const isEmpty = [old, now].every((one) => one.receivable === zero && one.payable === zero)
    const isSame =
      old.receivable === now.receivable && old.payable === now.payable && old.date === now.date && old.due === now.due
    if (!isEmpty && !isSame) await postOpeningDebts(scope, after.id, now)
  },
  keep: (_, record: Partner) => Promise.resolve(record.isWalkIn ? [problem('', 'systemRecord')] : []),
  release: forgetSettledDebts,
}
