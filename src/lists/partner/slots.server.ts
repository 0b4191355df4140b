import { defineListSlots } from '#engine/slots.ts'
import type { RecordOf } from '#engine/stored.ts'
import { forgetSettledDebts, postOpeningDebts } from '#engine/ledger/opening.ts'
import type { ListSql, Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { debtText, laterText } from '#engine/today.ts'
import { id } from '#kernel/brand.ts'
import { zero } from '#kernel/decimal.ts'
import { problem, warning, type Problem } from '#kernel/problem.ts'
import type { Fields } from '#model/field.ts'
import { districtProblems, placed } from './place.server.ts'
import { objTypeSql } from '../_shared/partner-type.server.ts'
import type { partnerFields } from './fields.ts'
import { arrangeImport, importing } from './imports.server.ts'
import { printedAddressSql } from './address-sql.server.ts'
import { calls } from './calls.server.ts'
import { hub } from './hub.ts'
import { partnerFigures } from './hub.server.ts'
import { partner } from './index.ts'
import { partnerMerging } from './merging.server.ts'
import { isCustomer, isSupplier } from './rules.ts'

const balance = (side: 'receivable' | 'payable') => ({
  value: `coalesce((select b.amount from ${debtText} b where b.partner_id = r.id and b.side = '${side}'), 0) * 0.0001`,
  total: `select coalesce(sum(b.amount), 0) * 0.0001 from ${debtText} b where b.side = '${side}' and b.partner_id in (select id from matching)`,
})

const partnerSql: ListSql = {
  facts: {
    balanceReceivable: balance('receivable'),
    balancePayable: balance('payable'),
    laterDocuments: laterText('debt_entry', 'partner_id'),
    printedAddress: printedAddressSql,
    termDays: '(select t.days from payment_term t where $ours(t) and t.id = r.payment_term_id)',
  },
  filters: {
    objType: objTypeSql,
    provinceId: `(r.province_id = $::uuid or r.province_id in (select s.id from state_place s where s.successor_id = $::uuid))`,
  },
}

type Stored = RecordOf<typeof partnerFields>
type Change = { before: Stored | null; after: Stored }

const duplicateTaxId = async ({ tx }: Scope, after: Stored): Promise<Problem[]> => {
  if (!after.taxId) return []
  const [other] = await tx.query<{ name: string }>(
    sql`select name from partner where tax_id = ${after.taxId} and id <> ${after.id} order by code_key limit 1`,
  )
  return other ? [warning('taxId', 'duplicateTaxId', { name: other.name })] : []
}

/** Phone numbers are compared without blanks, dots and hyphens. */
const duplicatePhone = async ({ tx }: Scope, after: Stored): Promise<Problem[]> => {
  if (!after.phone1) return []
  const [other] = await tx.query<{ name: string }>(
    sql`select name from partner where phone1_key = regexp_replace(lower(${after.phone1}), '[\\s.-]', '', 'g') and id <> ${after.id} order by code_key limit 1`,
  )
  return other ? [warning('phone1', 'duplicatePhone', { name: other.name })] : []
}

/** The kinds of documents that are only for customers (or only for suppliers). */
const kindsFor = ({ registry }: Scope, objType: 'kh' | 'ncc'): string[] =>
  [...registry.documents.values()]
    .filter((one) => (one.shape.fields as Fields)['partner']?.narrow?.['objType'] === objType)
    .map((one) => one.name)

/** A partner with bills must stay a customer, one with receipts a supplier. */
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

const openingOf = (partner: Stored | null) => ({
  receivable: partner?.openingReceivable ?? zero,
  payable: partner?.openingPayable ?? zero,
  date: partner?.openingDate ?? null,
  due: partner?.openingDueDate ?? null,
})

export const slots = defineListSlots(partner, {
  calls,
  sql: partnerSql,
  importing,
  arrangeImport,
  hub: { hub, figures: partnerFigures },
  merging: partnerMerging,

  /** The employee in charge of a new partner is by default the user who creates it. */
  prepare: async (scope, draft) => ({
    ...draft,
    ...(draft.version === 0 && !draft.employee && scope.user.employee
      ? { employee: id<'employee'>(scope.user.employee) }
      : {}),
    ...(await placed(scope, draft)),
  }),
  async guard(scope, change) {
    return (
      await Promise.all([
        duplicateTaxId(scope, change.after),
        duplicatePhone(scope, change.after),
        narrowed(scope, change),
        districtProblems(scope, change.after),
      ])
    ).flat()
  },
  async afterSave(scope, { before, after }) {
    if (!after) return
    const [old, now] = [openingOf(before), openingOf(after)]
    const isEmpty = [old, now].every((one) => one.receivable === zero && one.payable === zero)
    const isSame =
      old.receivable === now.receivable && old.payable === now.payable && old.date === now.date && old.due === now.due
    if (!isEmpty && !isSame) await postOpeningDebts(scope, after.id, now)
  },
  release: forgetSettledDebts,
})
