/** Opening and closing a shift, and what is known of one. */
import { isStoredId } from '#engine/columns.ts'
import type { OwnCall, OwnCallInput, Scope } from '#engine/scope.ts'
import { NotFound, problem, Refused, Unreadable, type Problem } from '#kernel/problem.ts'
import { toNumber, type Decimal } from '#kernel/decimal.ts'
import { defineShape } from '#model/field.ts'
import {
  asked,
  askedFor,
  body,
  flag,
  id,
  integer,
  list,
  moment,
  nullable,
  number,
  object,
  record,
  text,
} from '#model/schema.ts'
import { saveSchema } from '#wire/answer-schemas.ts'
import { decodeDocument } from '#wire/document.ts'
import { bodyFields } from '#wire/field-schema.ts'
import { writeMoment } from '#wire/moment.ts'
import { isObject } from '#wire/values.ts'
import { closingFields, openingFields } from './fields.ts'
import { closeShift, openShift, type CountedMoney, type Kept } from './keep.server.ts'
import { sumOfNotes } from './notes.ts'
import { countedProblems, openingProblems, readNotes, tillOf } from './read.server.ts'
import { shiftAnswer, shiftSchema } from './answer.server.ts'
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

const saved = ({ id: s_ID, number: NumberID, version }: Kept) => ({ Description: 'ok', s_ID, NumberID, version })

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

const info = async (scope: Scope, { query }: OwnCallInput) => {
  const shift = await loadShift(scope.tx, query('s_ID'))
  if (!shift) throw new NotFound()
  return shiftAnswer(scope, await shownShift(scope, shift), (at) => writeMoment(at, scope.settings.timeZone)!)
}

const nowOpen = async (scope: Scope, { query }: OwnCallInput) => {
  const fund = query('fundId')
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

/** What lies in a till, before a shift is opened in it. */
const till = async (scope: Scope, { query }: OwnCallInput) => {
  const found = await tillOf(scope, query('fundId'))
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

const notesSchema = record(integer)
const written = (fields: Parameters<typeof bodyFields>[0]) =>
  body({}, { ...bodyFields(fields).properties, notes: nullable(notesSchema) })

export const calls: readonly OwnCall[] = [
  {
    name: 'Open',
    about: {
      title: 'api.openShift',
      note: 'api.note.shiftNotes',
      takes: written(openingFields),
      answers: saveSchema,
    },
    demand: 'A',
    writes: true,
    saves: true,
    run: (scope, { body: sent }) => open(scope, sent),
  },
  {
    name: 'Close',
    about: {
      title: 'api.closeShift',
      note: 'api.note.shiftNotes',
      takes: body({ s_ID: id }, { ...written(closingFields).properties, version: integer }),
      answers: saveSchema,
    },
    demand: 'U',
    writes: true,
    saves: true,
    run: (scope, { body: sent }) => close(scope, sent),
  },
  {
    name: 'getInfo',
    about: { title: 'api.shiftInfo', query: [askedFor('s_ID', id)], answers: shiftSchema },
    demand: 'R',
    run: info,
  },
  {
    name: 'getOpen',
    about: {
      title: 'api.openShifts',
      query: [asked('fundId', id)],
      answers: object({
        ListItem: list(
          object({
            s_ID: id,
            NumberID: text,
            fundId: id,
            fundName: text,
            cashier: text,
            openedAt: moment,
            isMine: flag,
          }),
        ),
      }),
    },
    demand: 'R',
    run: nowOpen,
  },
  {
    name: 'getTill',
    about: {
      title: 'api.shiftTill',
      query: [askedFor('fundId', id)],
      answers: object({
        fundId: id,
        fundName: text,
        balance: number,
        lastNumber: text,
        lastCounted: nullable(number),
        lastCashier: text,
      }),
    },
    demand: 'A',
    run: till,
  },
]
