/** What may be opened and closed with: the money is whole and not below zero, and a shift has a till of this business. */
import { isStoredId } from '#engine/columns.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { decimal, decimalsOf, type Decimal } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { Opening } from './keep.server.ts'
import { isBanknote, isNoteCount, countedNotes, sumOfNotes, type Notes } from './notes.ts'

/** More than any till holds; with it, sums of the ledger stay far from their end. */
const MOST = decimal('1000000000000')

/** Counted note by note, or as a sum; where both are said, they must agree. */
export const countedProblems = (scope: Scope, counted: Decimal | null, notes: Notes | null): Problem[] => {
  const label = 'shift.counted'
  if (counted === null) return [problem('counted', 'required', { label })]
  const decimals = scope.baseCurrency?.decimals ?? 0
  return [
    ...(counted < 0n ? [problem('counted', 'mustNotBeNegative', { label })] : []),
    ...(counted > MOST ? [problem('counted', 'outOfRange', { label })] : []),
    ...(decimalsOf(counted) > decimals
      ? [problem('counted', 'tooManyDecimals', { label, max: String(decimals) })]
      : []),
    ...(notes !== null && sumOfNotes(notes) !== counted ? [problem('notes', 'shiftNotes')] : []),
  ]
}

/** Null: it was not counted note by note. Undefined: what was sent are no notes. */
export const readNotes = (sent: unknown): Notes | null | undefined => {
  if (sent === undefined || sent === null) return null
  if (typeof sent !== 'object' || Array.isArray(sent)) return undefined
  const entries = Object.entries(sent as Readonly<Record<string, unknown>>)
  if (!entries.every(([value, count]) => isBanknote(value) && isNoteCount(count))) return undefined
  const notes = countedNotes(Object.fromEntries(entries) as Notes)
  return Object.keys(notes).length > 0 ? notes : null
}

interface Named {
  name: string
  active: boolean
}
const standing = (at: string, label: string, row: Named | undefined): Problem[] => {
  if (!row) return [problem(at, 'unknownRef', { label })]
  return row.active ? [] : [problem(at, 'unknownRef.stopped', { label, name: row.name })]
}

const named = async ({ tx }: Scope, table: 'store' | 'employee', id: string): Promise<Named | undefined> => {
  if (!isStoredId(id)) return undefined
  const [row] = await tx.whole.query<Named & Record<string, unknown>>(
    sql`select r.name, r.active from ${sql.ident(table)} r where ${sql.ours('r')} and r.id = ${id}::uuid`,
  )
  return row
}

export interface Till extends Named {
  id: string
  kind: string
  isForeign: boolean
}
export const tillOf = async ({ tx }: Scope, id: string): Promise<Till | undefined> => {
  if (!isStoredId(id)) return undefined
  const [row] = await tx.query<Till & Record<string, unknown>>(sql`
select f.id, f.name, f.active, f.kind, coalesce(r.is_base is false, false) as "isForeign" from fund f
left join currency r on r.tenant_id = f.tenant_id and r.id = f.currency_id
where ${sql.ours('f')} and f.id = ${id}::uuid`)
  return row
}

export const openingProblems = async (
  scope: Scope,
  { fund, store, employee }: Pick<Opening, 'fund' | 'store' | 'employee'>,
): Promise<Problem[]> => {
  const till = await tillOf(scope, fund)
  const isTill = !till || (till.kind === 'cash' && !till.isForeign)
  const beyond = store !== null && scope.user.stores !== null && !scope.user.stores.includes(store)
  return [
    ...standing('fund', 'shift.fund', till),
    ...(isTill ? [] : [problem('fund', 'shiftTill')]),
    ...(store === null ? [] : standing('store', 'shift.store', await named(scope, 'store', store))),
    ...(beyond ? [problem('store', 'storeNotYours')] : []),
    ...(employee === null ? [] : standing('employee', 'shift.cashier', await named(scope, 'employee', employee))),
  ]
}
