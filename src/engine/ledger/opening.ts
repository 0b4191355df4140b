/**
 * Opening debts of a partner: two hidden documents ('openingDebt', one per side) that post like any other, so that
 * receipts can settle them and reports need no special case (contract master-data §4, documents §8).
 */
import { posting } from '#model/state.ts'
import { isPostedSql } from '../states.ts'
import type { Day } from '#kernel/day.ts'
import { showDay, addDays } from '#kernel/day.ts'
import type { Decimal } from '#kernel/decimal.ts'
import { fromLedger, toLedger } from '#kernel/decimal.ts'
import { showNumber } from '#kernel/number-format.ts'
import { problem, Refused } from '#kernel/problem.ts'
import type { Id } from '#kernel/brand.ts'
import { money, opening, payable, receivable } from '#model/move.ts'
import type { Scope } from '../scope.ts'
import { sql } from '../sql.ts'
import { changeDebts } from './debt.ts'
import { debtStatements, debtStateFrom } from './debt-state.ts'
import { lockStatement } from '../locks.ts'
import { nothingWanted, wantedEntries, type WantedEntries } from './wanted.ts'

export const OPENING_KIND = 'openingDebt'
type Side = 'receivable' | 'payable'

interface Opening {
  id: string
  seq: string
  date: Day
  due: Day
  amount: Decimal
}

/** The entries of one side; also used by the verification. */
export const openingWanted = (partner: string, side: Side, one: Opening): WantedEntries => {
  if (one.amount === 0n) return nothingWanted
  const place = (side === 'receivable' ? receivable : payable)(partner as Id<'partner'>)
  const move =
    side === 'receivable'
      ? money(opening, place, one.amount, { column: 'opening', due: one.due })
      : money(place, opening, one.amount, { column: 'opening', due: one.due })
  return wantedEntries({ id: one.id, seq: one.seq, date: one.date, lines: [] }, [move])
}

interface Stored {
  id: string
  seq: string
  day: Day
  description: Side
}
const storedOpenings = (scope: Scope, partner: string): Promise<Stored[]> =>
  scope.tx.query<Stored>(
    sql`select id, seq, day, description from document where ${sql.ours('document')} and kind = ${OPENING_KIND} and partner_id = ${partner} for update`,
  )

/** The partner's own dates, otherwise the tenant's opening date. */
const daysOf = (scope: Scope, values: OpeningValues): { date: Day; due: Day } => {
  const date = values.date ?? (scope.settings.openingDate || addDays(scope.today, -1))
  return { date, due: values.due ?? date }
}

/** The hidden document of an opening debt is posted, or void if there is none any more (decision 0013). */
const [posted, cancelled] = [posting.states['posted']!.value, posting.states['cancelled']!.value]

const saveSide = async (
  scope: Scope,
  partner: string,
  side: Side,
  { values, stored }: { values: OpeningValues; stored: Stored | undefined },
): Promise<void> => {
  const amount = values[side]
  if (!stored && amount === 0n) return
  const { date, due } = daysOf(scope, values)
  const { lockDate } = scope.settings
  if (lockDate && (date <= lockDate || (stored && stored.day <= lockDate)))
    throw new Refused([problem('openingDate', 'locked', { date: showDay(lockDate) })])
  const id = stored?.id ?? scope.newId()
  if (!stored) {
    await scope.tx.query(
      sql`insert into document (tenant_id, id, kind, day, description, status, partner_id, created_by, created_by_id, created_at) values (${sql.tenant}, ${id}, ${OPENING_KIND}, ${date}, ${side}, ${posted}, ${partner}, ${scope.user.displayName}, ${scope.user.id}, ${scope.now})`,
    )
  }
  const state = await scope.tx.batch(debtStatements(id))
  const wanted = openingWanted(partner, side, { id, seq: stored?.seq ?? '0', date, due, amount })
  const change = await changeDebts(scope.tx, {
    document: id,
    stored: debtStateFrom(state),
    partner,
    wanted,
    keeps: new Set(),
    removing: false,
    decimals: scope.baseCurrency?.decimals ?? 0,
    lockDate,
    show: (units) => showNumber(fromLedger(units), { language: scope.language }),
  })
  if (change.problems.length > 0)
    throw new Refused(
      change.problems.map((one) => ({
        ...one,
        at: side === 'receivable' ? 'openingReceivable' : 'openingPayable',
        message: one.message === 'hasPaymentsEdit' ? 'totalBelowPaid' : one.message,
      })),
    )
  await scope.tx.batch([
    sql`update document set day = ${date}, status = ${toLedger(amount) === 0n ? cancelled : posted} where ${sql.ours('document')} and id = ${id}`,
    ...change.statements,
  ])
}

interface OpeningValues {
  receivable: Decimal
  payable: Decimal
  date: Day | null
  due: Day | null
}

/**
 * Updates the ledgers from the partner's opening fields. Throws Refused if vouchers have settled more than the new
 * amount.
 */
export const postOpeningDebts = async (scope: Scope, partner: string, values: OpeningValues): Promise<void> => {
  await scope.tx.query(lockStatement({ products: [], partners: [partner], funds: [] }))
  const stored = await storedOpenings(scope, partner)
  for (const side of ['receivable', 'payable'] as const)
    await saveSide(scope, partner, side, { values, stored: stored.find((one) => one.description === side) })
}

/**
 * Deletes balances of 0 and withdrawn opening debts, which remain after deleted documents, so that they do not block
 * the deletion of the partner.
 */
export const forgetSettledDebts = async ({ tx }: Scope, partner: string): Promise<void> => {
  await tx.batch([
    lockStatement({ products: [], partners: [partner], funds: [] }),
    sql`delete from debt_balance where ${sql.ours('debt_balance')} and partner_id = ${partner} and amount = 0`,
    sql`delete from document d where ${sql.ours('d')} and d.kind = ${OPENING_KIND} and d.partner_id = ${partner} and not ${isPostedSql('d')}`,
  ])
}
