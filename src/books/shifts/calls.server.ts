/** Answers `calls.ts`: opening and closing a shift, and what is known of one. */
import { answering, type Answering, type Call } from '#engine/answering.ts'
import { isStoredId } from '#engine/columns.ts'
import type { Scope } from '#engine/scope.ts'
import { NotFound, problem, Refused, Unreadable, type Problem } from '#kernel/problem.ts'
import { toNumber, type Decimal } from '#kernel/decimal.ts'
import { defineShape } from '#model/field.ts'
import { decodeDocument } from '#wire/document.ts'
import { writeMoment } from '#wire/moment.ts'
import { isObject } from '#wire/values.ts'
import { closingOfShift, openingOfShift, openShiftsOf, shiftInfo, tillBefore } from './calls.ts'
import { closingFields, openingFields } from './fields.ts'
import { closeShift, openShift, type CountedMoney, type ShiftRecord } from './keep.server.ts'
import { sumOfNotes } from './notes.ts'
import { countedProblems, openingProblems, readNotes, tillOf } from './read.server.ts'
import { shiftAnswer } from './answer.server.ts'
import { shownShift } from './shown.server.ts'
import { lastClosed, loadShift, openShifts } from './stored.server.ts'
import { balanceOf } from './till.server.ts'

const opening = defineShape({ fields: openingFields, lines: {} })
const closing = defineShape({ fields: closingFields, lines: {} })

type Values = Readonly<Record<string, unknown>>
const textIn = (values: Values, name: string): string => ((values[name] as string | null | undefined) ?? '').trim()
const idIn = (values: Values, name: string): string | null => textIn(values, name).toLowerCase() || null

const lengths = (values: Values): Problem[] =>
  (['reason', 'note'] as const).flatMap((name) => {
    const { label, max } = openingFields[name]
    return textIn(values, name).length > max! ? [problem(name, 'tooLong', { label, max: String(max) })] : []
  })

/** By the names of the wire, as the fields of the call are called there. */
const refuse = (problems: readonly Problem[]): void => {
  const fields: Readonly<Record<string, { wire?: string }>> = { ...closingFields, ...openingFields }
  if (problems.length > 0) throw new Refused(problems.map((one) => ({ ...one, at: fields[one.at]?.wire ?? one.at })))
}
const spelled = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refused && error.version === undefined) refuse(error.problems)
    throw error
  }
}

const money = (scope: Scope, sent: unknown, values: Values): CountedMoney & { problems: Problem[] } => {
  const notes = readNotes(isObject(sent) ? sent['notes'] : undefined)
  if (notes === undefined) refuse([problem('notes', 'invalid', { label: 'shift.notes' })])
  const said = (values['counted'] as Decimal | null | undefined) ?? null
  const counted = said ?? (notes ? sumOfNotes(notes) : null)
  return {
    counted: counted!,
    notes: notes ?? null,
    reason: textIn(values, 'reason'),
    note: textIn(values, 'note') || null,
    problems: [...countedProblems(scope, counted, notes ?? null), ...lengths(values)],
  }
}

const saved = ({ id: s_ID, number: NumberID, version }: ShiftRecord) => ({ Description: 'ok', s_ID, NumberID, version })

const open = async (scope: Scope, sent: unknown) => {
  if (!isObject(sent)) throw new Unreadable('unreadable.list')
  const { values, problems } = decodeDocument({ shape: opening }, sent, { timeZone: scope.settings.timeZone })
  const { problems: wrong, ...counted } = money(scope, sent, values)
  const named = { fund: idIn(values, 'fund') ?? '', store: idIn(values, 'store'), employee: idIn(values, 'employee') }
  const missing =
    named.fund === '' ? [problem('fund', 'required', { label: 'shift.fund' })] : await openingProblems(scope, named)
  refuse([...problems, ...missing, ...wrong])
  return saved(await spelled(() => openShift(scope, { ...named, ...counted })))
}

const close = async (scope: Scope, sent: unknown) => {
  if (!isObject(sent)) throw new Unreadable('unreadable.list')
  const decoded = decodeDocument({ shape: closing }, sent, { timeZone: scope.settings.timeZone })
  const { values, version } = decoded
  const { problems: wrong, ...counted } = money(scope, sent, values)
  const of = decoded.id?.toLowerCase() ?? ''
  if (!isStoredId(of)) throw new NotFound()
  refuse([...decoded.problems, ...wrong])
  const expected = (values['expected'] as Decimal | null | undefined) ?? null
  return saved(await spelled(() => closeShift(scope, { id: of, version, expected, ...counted })))
}

const info: Answering<typeof shiftInfo> = async (scope, { asked }) => {
  const shift = await loadShift(scope.tx, asked.s_ID)
  if (!shift) throw new NotFound()
  return shiftAnswer(scope, await shownShift(scope, shift), (at) => writeMoment(at, scope.settings.timeZone)!)
}

const nowOpen: Answering<typeof openShiftsOf> = async (scope, { asked }) => {
  const fund = asked.fundId
  if (fund !== '' && !isStoredId(fund)) return { ListItem: [] }
  const rows = await openShifts(scope.tx, fund || null)
  return {
    ListItem: rows.map((row) => ({
      s_ID: row.id,
      NumberID: row.number,
      fundId: row.fund,
      fundName: row.fundName,
      cashier: row.cashier,
      openedAt: writeMoment(row.openedAt, scope.settings.timeZone)!,
      isMine: row.openedById === scope.user.id,
    })),
  }
}

const till: Answering<typeof tillBefore> = async (scope, { asked }) => {
  const found = await tillOf(scope, asked.fundId)
  if (!found || found.kind !== 'cash' || found.isForeign) throw new NotFound()
  const before = await lastClosed(scope.tx, found.id)
  return {
    fundId: found.id,
    fundName: found.name,
    balance: toNumber(await balanceOf(scope, found.id, scope.today)),
    lastNumber: before?.number ?? '',
    lastCounted: before ? toNumber(before.counted) : null,
    lastCashier: before?.cashier ?? '',
  }
}

export const calls: readonly Call[] = [
  answering(openingOfShift, (scope, { body }) => open(scope, body)),
  answering(closingOfShift, (scope, { body }) => close(scope, body)),
  answering(shiftInfo, info),
  answering(openShiftsOf, nowOpen),
  answering(tillBefore, till),
]
