/** What was counted is not what the cash book says: an ordinary voucher makes them the same, with the reason. */
import { saveRecord } from '#engine/record/save.ts'
import { saveDocument } from '#engine/document/save.ts'
import { wholeScope, type Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { storedText } from '#engine/stored-text.ts'
import { addDays, showDay, type Day } from '#kernel/day.ts'
import { absolute, type Decimal } from '#kernel/decimal.ts'
import { problem, Refused } from '#kernel/problem.ts'

export interface Difference {
  fund: string
  /** Positive: there is more than the book says. */
  amount: Decimal
  /** The number of the shift. */
  shift: string
  reason: string
}

interface Side {
  voucher: 'incomeVoucher' | 'outcomeVoucher'
  list: 'otherIncome' | 'otherOutcome'
  table: 'other_income' | 'other_outcome'
  /** The voucher's method, below a group, because vouchers use the lower level. */
  code: string
  name: string
}
const GROUP = 'KKQ'
const surplus: Side = {
  voucher: 'incomeVoucher',
  list: 'otherIncome',
  table: 'other_income',
  code: 'KKQ01',
  name: 'Tiền mặt thừa khi kiểm kê',
}
const shortage: Side = {
  voucher: 'outcomeVoucher',
  list: 'otherOutcome',
  table: 'other_outcome',
  code: 'KKQ01',
  name: 'Tiền mặt thiếu khi kiểm kê',
}

const idOf = async ({ tx }: Scope, { table }: Side, code: string): Promise<string | null> => {
  const [row] = await tx.query<{ id: string }>(
    sql`select r.id from ${sql.ident(table)} r where ${sql.ours('r')} and r.code_key = lower(${code})`,
  )
  return row?.id ?? null
}

/** The record with this code; made when it is needed first, and ordinary from then on. */
const recordOf = async (scope: Scope, side: Side, values: Readonly<Record<string, unknown>> & { code: string }) => {
  const found = await idOf(scope, side, values.code)
  if (found) return found
  const definition = scope.registry.lists.get(side.list)!
  const saved = await saveRecord(
    scope,
    { definition, slots: scope.registry.listSlots[side.list] },
    { id: null, version: undefined, confirm: [], problems: [], values },
  )
  return saved.id
}

const methodOf = async (scope: Scope, side: Side): Promise<string> => {
  const found = await idOf(scope, side, side.code)
  if (found) return found
  const parent = await recordOf(scope, side, { code: GROUP, name: 'Kiểm kê quỹ' })
  return recordOf(scope, side, { code: side.code, name: side.name, parent })
}

/** The voucher has the day of today: said in words that tell what can be done, and not those of a document nobody typed. */
const refuseLocked = ({ settings, today }: Scope): void => {
  const lockDate = settings.lockDate as Day | null
  if (!lockDate || today > lockDate) return
  const values = { date: showDay(lockDate), next: showDay(addDays(lockDate, 1)), moveTo: showDay(addDays(today, -1)) }
  throw new Refused([problem('', 'shiftLocked', values)])
}

/** Answers the id of the voucher; null if there is nothing to book. The fund is locked already. */
export const bookDifference = async (own: Scope, difference: Difference): Promise<string | null> => {
  const { fund, amount, shift, reason } = difference
  if (amount === 0n) return null
  refuseLocked(own)
  const scope = wholeScope(own)
  const side = amount > 0n ? surplus : shortage
  const otherMethod = await methodOf(scope, side)
  const saved = await saveDocument(scope, scope.registry.documents.get(side.voucher)!, {
    id: null,
    version: undefined,
    saveAsDraft: false,
    // What lies in the till was counted: a payment planned for a later day is no reason not to book it.
    confirm: ['fundShort'],
    clientTotal: undefined,
    problems: [],
    values: {
      date: scope.today,
      description: storedText('shift.differenceNoted', { shift, reason }),
      voucherType: 2,
      paymentMethod: 1,
      fund,
    },
    lines: [{ lineId: null, otherMethod, amount: absolute(amount), note: reason }],
  })
  return saved.id
}
