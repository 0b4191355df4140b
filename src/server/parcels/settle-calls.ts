/** The calls by which carriers' money is settled (contract system §9.4, amendments 77). */
import { isStoredId } from '#engine/columns.ts'
import { answering } from '#engine/answering.ts'
import type { Scope } from '#engine/scope.ts'
import { translate } from '#i18n/catalogues.server.ts'
import type { Day } from '#kernel/day.ts'
import { toNumber, type Decimal } from '#kernel/decimal.ts'
import { problem, Refused, Unreadable } from '#kernel/problem.ts'
import { choice, day, defineShape, money, ref, text, type Fields } from '#model/field.ts'
import { settledFile, settledParcels } from '#wire/described/parcels.ts'
import { decodeDocument } from '#wire/document.ts'
import { bodyProperties } from '#wire/field-schema.ts'
import type { ProblemFields } from '#wire/errors.ts'
import { isObject } from '#wire/values.ts'
import { batchAnswer, confirmedIn, readIds } from '../call/batch.ts'
import type { Call, Input } from '../call/call.ts'
import { readImportBody, readSheet } from '../calls/import-body.ts'
import { keepSettlementRows } from './settlement-rows.ts'
import { compare, settlementColumns, type SettlementMatch } from './settlement-file.ts'
import { openingsCall } from './openings.ts'
import { settle, type SettleKind, type Settling, type SettlingVoucher } from './settle.ts'

const asked = defineShape({
  fields: {
    fund: ref('fund')({ label: 'field.fund', wire: 'fundId', required: true }),
    date: day({ label: 'field.date', wire: 'dtDate' }),
    kind: choice()({
      label: 'codParcels.kind',
      required: true,
      choices: [
        { value: 1, label: 'codParcels.kind.cod' },
        { value: 2, label: 'codParcels.kind.fee' },
      ],
    }),
    description: text({ label: 'field.description', wire: 'Description', max: 1000 }),
  },
  lines: {},
})
const problemFields: ProblemFields = {
  fields: asked.fields,
  wirePath: (at) => (asked.fields as Fields)[at]?.wire ?? at,
}
const amountShape = defineShape({ fields: { amount: money({ label: 'field.amount' }) }, lines: {} })

const readAmounts = (sent: unknown, timeZone: string): ReadonlyMap<string, Decimal> => {
  if (sent === undefined || sent === null) return new Map()
  if (!isObject(sent)) throw new Unreadable('invalid', { label: 'amounts' })
  return new Map(
    Object.entries(sent).flatMap(([parcel, amount]) => {
      const { values, problems } = decodeDocument({ shape: amountShape }, { amount }, { timeZone })
      if (problems.length > 0) throw new Refused(problems.map((one) => ({ ...one, at: `amounts.${parcel}` })))
      const read = values['amount'] as Decimal | null | undefined
      return read === null || read === undefined ? [] : [[parcel.toLowerCase(), read] as const]
    }),
  )
}

const readSettling = (scope: Scope, { body: sent, query }: Pick<Input, 'body' | 'query'>): Settling => {
  if (!isObject(sent)) throw new Unreadable('unreadable.list')
  const { timeZone } = scope.settings
  const ids = readIds(sent['ids'])
  const { values, problems, confirm } = decodeDocument({ shape: asked }, sent, { timeZone })
  const missing = (['kind', 'fund'] as const)
    .filter((name) => (values[name] ?? null) === null && problems.length === 0)
    .map((name) => problem(name, 'required', { label: asked.fields[name].label }))
  if (problems.length + missing.length > 0) throw new Refused([...problems, ...missing])
  return {
    ids,
    kind: values['kind'] as SettleKind,
    fund: values['fund'] as string,
    date: (values['date'] as Day | null | undefined) ?? scope.today,
    description: (values['description'] as string | null | undefined) ?? null,
    amounts: readAmounts(sent['amounts'], timeZone),
    confirm: [...confirm, ...confirmedIn(query)],
  }
}

const writtenVoucher = ({ id: s_ID, number: NumberID, carrier: NVC_ID, shipments }: SettlingVoucher) => ({
  s_ID,
  NumberID,
  NVC_ID,
  shipments,
})

const typed = bodyProperties(asked.fields)
const settleCall = answering(
  settledParcels(typed),
  async (scope, input) => {
    const { vouchers, ...outcome } = await settle(scope, readSettling(scope, input))
    return { ...batchAnswer(scope, outcome, problemFields), vouchers: vouchers.map(writtenVoucher) }
  },
  { problemFields },
)

/** Amounts without money to settle make no line. */
const settleMatched = async (scope: Scope, matched: readonly SettlementMatch[], { body: sent, query }: Input) => {
  const made: SettlingVoucher[] = []
  for (const kind of [1, 2] as const) {
    const due = matched.filter((one) => ((kind === 1 ? one.cod : one.fee) ?? 0n) > 0n)
    if (due.length === 0) continue
    const body = { ...(isObject(sent) ? sent : {}), kind, ids: ['0'] }
    const settling = readSettling(scope, { body, query })
    const { vouchers, failures } = await settle(scope, { ...settling, ids: due.map(({ id: parcel }) => parcel) })
    // Somebody else settled one of them meanwhile: nothing of the file is.
    if (failures.length > 0) throw new Refused(failures.flatMap(({ problems }) => problems))
    made.push(...vouchers)
  }
  return made
}

/** Whose file it is. One that is none has no parcels. */
const carrierIn = ({ body: sent }: Input): string | null => {
  const carrier = isObject(sent) ? (sent['NVC_ID'] ?? '') : ''
  if (typeof carrier !== 'string') throw new Unreadable('invalid', { label: 'NVC_ID' })
  if (carrier.trim() === '') return null
  if (!isStoredId(carrier)) throw new Refused([problem('NVC_ID', 'unknownRef', { label: 'field.carrier' })])
  return carrier
}

const importFile = async (scope: Scope, input: Input) => {
  const { file, dryRun } = readImportBody(input.body)
  const sheet = await readSheet(scope, file, settlementColumns)
  const { matched, differences, told } = await compare(scope, sheet, carrierIn(input))
  if (!dryRun) await keepSettlementRows(scope, told)
  const vouchers = dryRun ? [] : await settleMatched(scope, matched, input)
  return {
    TotalCount: matched.length,
    matched: matched.map(({ id: s_ID, number: shipNumber, trackingCode, cod, codExpected, fee, feeExpected }) => ({
      s_ID,
      shipNumber,
      trackingCode,
      cod: toNumber(cod),
      codExpected: toNumber(codExpected),
      fee: fee === null ? null : toNumber(fee),
      feeExpected: toNumber(feeExpected),
    })),
    differences: differences.map(({ row, trackingCode, problem: { message, values } }) => ({
      row,
      trackingCode,
      code: message.split('.')[0]!,
      Description: translate(scope.language, message, values),
    })),
    vouchers: vouchers.map(writtenVoucher),
  }
}

const importCall = answering(settledFile(typed), importFile, { problemFields })

export const settleCalls: readonly Call[] = [settleCall, importCall, openingsCall]
