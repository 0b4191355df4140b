/** The paper on which a shift is handed over, for a sheet or the roll of a till. */
import { shiftAnswer } from '#books/shifts/answer.server.ts'
import { meta } from '#books/shifts/meta.ts'
import { banknotes } from '#books/shifts/notes.ts'
import { shownShift } from '#books/shifts/shown.server.ts'
import { loadShift } from '#books/shifts/stored.server.ts'
import type { Scope } from '#engine/scope.ts'
import { NotFound } from '#kernel/problem.ts'
import { needs } from '#model/right.ts'
import { asked, askedFor, id, oneOf } from '#model/schema.ts'
import { showMoment } from '#output/filters.ts'
import { printSchema } from '#wire/answer-schemas.ts'
import type { Call, Input } from '../call/call.ts'
import { printFrame } from '../calls/print-calls.ts'
import { fromQuery } from '../http/query.ts'

const rollForm = 'BANGIAOCA_K80'
const sheetForm = 'BANGIAOCA'

const print = async (scope: Scope, { query, origin }: Input): Promise<unknown> => {
  const shift = await loadShift(scope.tx, (fromQuery(query, 's_ID') ?? '').trim())
  if (!shift) throw new NotFound()
  // What is printed is Vietnamese.
  const vietnamese: Scope = { ...scope, language: 'vi' }
  const told = shiftAnswer(vietnamese, await shownShift(vietnamese, shift), (at) =>
    showMoment(at.toISOString(), scope.settings.timeZone),
  )
  const isRoll = (fromQuery(query, 'paper') ?? '').trim().toUpperCase() === 'K80'
  const counted = shift.closed?.notes ?? {}
  return {
    info: {
      ...printFrame(scope, origin),
      ...told,
      closedAt: told.closedAt ?? '',
      voucherNumber: told.voucher?.NumberID ?? '',
      hasNotes: shift.closed?.notes != null,
      notes: banknotes.flatMap((value) => {
        const pieces = counted[String(value)]
        return pieces === undefined ? [] : [{ value, pieces, amount: value * pieces }]
      }),
      hasSales: told.cashiers.some(({ bills, returns }) => bills + returns > 0),
    },
    code: isRoll ? rollForm : sheetForm,
    size: isRoll ? 'K80' : 'A5',
    pageHeight: null,
    pageWidth: null,
  }
}

export const printShiftCall: Call = {
  path: `${meta.module}/getPrint`,
  about: {
    title: 'api.printShift',
    query: [askedFor('s_ID', id), asked('paper', oneOf('A5', 'K80'))],
    answers: printSchema,
  },
  demand: needs([meta.right, 'R']),
  run: print,
}
