/** The call that offsets credits of a partner against debts, with a voucher without money (contract amendments). */
import { saveDocument } from '#engine/document/save.ts'
import type { Scope } from '#engine/scope.ts'
import { Refused, type Problem } from '#kernel/problem.ts'
import type { AnyDocument } from '#model/document.ts'
import { wireName, type Fields } from '#model/field.ts'
import { decodeDocument, documentHead } from '#wire/document.ts'
import { isObject } from '#wire/values.ts'
import { inItsCurrency } from './offset-currency.server.ts'
import { voucherType } from '../vouchers/voucher-shape.ts'

const rowsIn = (body: unknown, name: string): readonly unknown[] => {
  const rows = isObject(body) ? body[name] : undefined
  return Array.isArray(rows) ? rows : []
}

const lineOf =
  (credit: boolean) =>
  (row: unknown): unknown =>
    isObject(row)
      ? {
          voucherModule: row['module'],
          voucherId: row['s_ID'],
          amount: row['amount'],
          amountBase: row['amountBase'],
          credit,
        }
      : row

/** Converts the body to that of a normal voucher, with the credits first. */
const asVoucher = (body: unknown): unknown => ({
  ...(isObject(body) ? body : {}),
  iType: voucherType.offset,
  lines: [...rowsIn(body, 'credits').map(lineOf(true)), ...rowsIn(body, 'debts').map(lineOf(false))],
})

/** The fields of lines that this call has by another name. */
const namesInCall: Readonly<Record<string, string>> = {
  voucherModule: 'module',
  voucher: 's_ID',
  voucherId: 's_ID',
  amountCurrency: 'amountBase',
}

/** What the ledger knows as an amount in another currency; in an offset that is `amount`, beside what it counts for. */
const fieldOf = (name: string, { message }: Problem): string => {
  if (name !== 'amountCurrency') return name
  return message === 'required' ? 'amountBase' : 'amount'
}

/** Converts line indexes in problems to the positions in the call's own lists. */
const inCall =
  ({ shape }: AnyDocument, credits: number) =>
  (one: Problem): Problem => {
    const [, place, named = ''] = /^lines\.(\d+)\.?(.*)$/.exec(one.at) ?? []
    if (place === undefined) {
      const field = ({ ...documentHead, ...shape.fields } as Fields)[one.at]
      return field ? { ...one, at: wireName(one.at, field), values: { label: field.label, ...one.values } } : one
    }
    const index = Number(place)
    const name = fieldOf(named, one)
    const row = index < credits ? `credits.${index}` : `debts.${index - credits}`
    const field = (shape.lines as Fields)[name === 'amountCurrency' ? 'amountBase' : name]
    return {
      ...one,
      at: name ? `${row}.${namesInCall[name] ?? name}` : row,
      values: { ...(field && { label: field.label }), ...one.values },
    }
  }

/**
 * Saves the offset; the response is that of every save. Throws Refused if the sums differ, an amount exceeds what is
 * open, or the partners differ.
 */
export const saveOffset = async (
  scope: Scope,
  { definition, side }: { definition: AnyDocument; side: string },
  body: unknown,
) => {
  const decoded = decodeDocument(definition, asVoucher(body), { timeZone: scope.settings.timeZone })
  try {
    const saved = await saveDocument(scope, definition, await inItsCurrency(scope, side, decoded))
    return { Description: 'ok', s_ID: saved.id, NumberID: saved.number, version: saved.version }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    throw new Refused(error.problems.map(inCall(definition, rowsIn(body, 'credits').length)), error.version)
  }
}
