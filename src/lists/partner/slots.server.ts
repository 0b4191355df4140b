import { defineListSlots } from '#engine/slots.ts'
import type { RecordOf } from '#engine/stored.ts'
import { forgetSettledDebts, postOpeningDebts } from '#engine/ledger/opening.ts'
import type { ListSql } from '#engine/list-sql.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { debtText, laterText } from '#engine/today.ts'
import { id } from '#kernel/brand.ts'
import { addDays } from '#kernel/day.ts'
import { zero } from '#kernel/decimal.ts'
import { phonesIn } from '#kernel/phones.ts'
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
    sql`select name from partner where ${sql.ours('partner')} and tax_id = ${after.taxId} and id <> ${after.id} order by code_key limit 1`,
  )
  return other ? [warning('taxId', 'duplicateTaxId', { name: other.name })] : []
}

const phoneFields = ['phone1', 'phone2'] as const
const SHARED_DIGITS = 6

/** Where the last digits may stand in a stored number: together, or with a sign among them. */
const endsOf = (number: string): string[] => {
  const end = number.slice(-SHARED_DIGITS)
  const split = Array.from({ length: SHARED_DIGITS - 1 }, (_, at) => `${end.slice(0, at + 1)}_${end.slice(at + 1)}`)
  return [end, ...split].map((one) => `%${one}%`)
}

/** Both numbers are compared with both of others, in every way in which people write the same number. */
const duplicatePhone = async ({ tx }: Scope, after: Stored): Promise<Problem[]> => {
  const sent = phoneFields.map((field) => ({ field, numbers: phonesIn(after[field] ?? '') }))
  const ends = [...new Set(sent.flatMap(({ numbers }) => numbers.flatMap(endsOf)))]
  if (ends.length === 0) return []
  const others = await tx.query<{ name: string; type: number; phone1: string | null; phone2: string | null }>(
    sql`select p.name, p.partner_type as type, p.phone1, p.phone2 from partner p where ${sql.ours('p')} and p.search like any(${ends}::text[]) and p.id <> ${after.id} order by p.code_key`,
  )
  return sent.flatMap(({ field, numbers }) => {
    const isTheirs = (text: string | null) => phonesIn(text ?? '').some((number) => numbers.includes(number))
    const other = others.find(({ phone1, phone2 }) => isTheirs(phone1) || isTheirs(phone2))
    if (!other) return []
    const message = isCustomer(other.type) ? 'duplicatePhone' : 'duplicatePhone.supplier'
    return [warning(field, message, { name: other.name, phone: after[field] ?? '' })]
  })
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
    sql`select 1 from document where ${sql.ours('document')} and partner_id = ${after.id} and kind = any(${lost}::text[]) limit 1`,
  )
  return found.length > 0 ? [problem('partnerType', 'partnerTypeInUse')] : []
}

const openingOf = (partner: Stored | null) => ({
  receivable: partner?.openingReceivable ?? zero,
  payable: partner?.openingPayable ?? zero,
  date: partner?.openingDate ?? null,
  due: partner?.openingDueDate ?? null,
})

/** An opening debt whose due date nobody says is due after the term of its partner. */
const openingDue = async ({ tx, settings }: Scope, draft: Stored): Promise<Partial<Stored>> => {
  const owed = [draft.openingReceivable, draft.openingPayable].some((debt) => (debt ?? zero) > zero)
  const from = draft.openingDate ?? (settings.openingDate || null)
  if (!owed || draft.openingDueDate || !from || !draft.paymentTerm) return {}
  const [term] = await tx.query<{ days: number }>(
    sql`select days from payment_term t where ${sql.ours('t')} and t.id = ${draft.paymentTerm}`,
  )
  return term ? { openingDueDate: addDays(from, term.days) } : {}
}

export const slots = defineListSlots(partner, {
  calls,
  sql: partnerSql,
  importing,
  arrangeImport,
  hub: { hub, figures: partnerFigures },
  merging: partnerMerging,

  /** The employee in charge of a new partner is by default the user who creates it. */
  prepare: async (scope, draft, sent) => ({
    ...draft,
    ...(sent.has('openingDueDate') ? {} : await openingDue(scope, draft)),
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
