/** Opening and closing a shift, and what is known of one. */
import { describe } from '#model/call.ts'
import type { Fields } from '#model/field.ts'
import { needs } from '#model/right.ts'
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
import { bodyProperties } from '#wire/field-schema.ts'
import { closingFields, openingFields } from './fields.ts'

const voucherSchema = nullable(object({ s_ID: id, module: text, NumberID: text }))
const entryKeys = {
  s_ID: text,
  module: text,
  kindName: text,
  NumberID: text,
  sourceId: text,
  sourceModule: text,
  sourceNumber: text,
  ObjName: text,
  user: text,
}
const cashierSchema = object({
  user: text,
  bills: integer,
  returns: integer,
  total: number,
  till: number,
  bank: number,
  card: number,
  debt: number,
  in: number,
  out: number,
})

const shiftSchema = object({
  s_ID: id,
  NumberID: text,
  version: integer,
  fundId: id,
  fundName: text,
  storeId: nullable(id),
  storeName: text,
  employeeId: nullable(id),
  cashier: text,
  openedAt: moment,
  openedBy: text,
  openingBook: number,
  opening: number,
  openingNotes: nullable(record(integer)),
  openingReason: text,
  openingVoucher: voucherSchema,
  Note: text,
  closed: flag,
  closedAt: nullable(moment),
  closedBy: text,
  expected: number,
  counted: nullable(number),
  notes: nullable(record(integer)),
  difference: nullable(number),
  reason: text,
  voucher: voucherSchema,
  closingNote: text,
  in: number,
  out: number,
  earlier: number,
  groups: list(object({ module: text, kindName: text, count: integer, in: number, out: number })),
  cashiers: list(cashierSchema),
  entries: list(object({ ...entryKeys, in: number, out: number })),
  changes: list(object({ ...entryKeys, was: number, now: number })),
  late: list(object({ ...entryKeys, in: number, out: number })),
})

const openShiftSchema = object({
  s_ID: id,
  NumberID: text,
  fundId: id,
  fundName: text,
  cashier: text,
  openedAt: moment,
  isMine: flag,
})

const written = (fields: Fields) => ({ ...bodyProperties(fields), notes: nullable(record(integer)) })

/** A shift is opened and closed by a count of its till, which is answered as a save. */
const aboutCount = { note: 'api.note.shiftNotes', answers: saveSchema } as const
const saves = { writes: true, errorStyle: 'save' } as const

export const openingOfShift = describe({
  path: 'Shift/Open',
  about: { ...aboutCount, title: 'api.openShift', takes: body({}, written(openingFields)) },
  demand: needs(['Shift', 'A']),
  ...saves,
})

export const closingOfShift = describe({
  path: 'Shift/Close',
  about: {
    ...aboutCount,
    title: 'api.closeShift',
    takes: body({ s_ID: id }, { ...written(closingFields), version: integer }),
  },
  demand: needs(['Shift', 'U']),
  ...saves,
})

export const shiftInfo = describe({
  path: 'Shift/getInfo',
  about: { title: 'api.shiftInfo', query: [askedFor('s_ID', id)], answers: shiftSchema },
  demand: needs(['Shift', 'R']),
})

export const openShiftsOf = describe({
  path: 'Shift/getOpen',
  about: {
    title: 'api.openShifts',
    query: [asked('fundId', id)],
    answers: object({ ListItem: list(openShiftSchema) }),
  },
  demand: needs(['Shift', 'R']),
})

/** What lies in a till, before a shift is opened in it. */
export const tillBefore = describe({
  path: 'Shift/getTill',
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
  demand: needs(['Shift', 'A']),
})
