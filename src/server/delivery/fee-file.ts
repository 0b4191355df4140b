/**
 * The fees of a carrier as a workbook: written with the columns of the fees of the business, and read as these are. A file
 * is taken as a whole or not at all, for its rows are one table.
 */
import { unusedHeadings } from '#engine/exchange/file-notes.ts'
import { readRows, type ImportOptions } from '#engine/exchange/import.ts'
import type { ImportRow } from '#engine/importing.ts'
import { saveRecord } from '#engine/record/save.ts'
import type { Scope } from '#engine/scope.ts'
import type { ChildRow, StoredRecord } from '#engine/stored.ts'
import { carrier } from '#lists/carrier/index.ts'
import { feeFields } from '#lists/_shared/fee-fields.ts'
import { readPlaces } from '#lists/_shared/place-cells.server.ts'
import { shippingFee } from '#lists/shipping-fee/index.ts'
import { zero } from '#kernel/decimal.ts'
import { problem, Refused, type Problem } from '#kernel/problem.ts'
import { placeOfFee, type FeeRow } from '#model/shipping-fees.ts'
import { listModules } from '../calls/registry.ts'

const moduleOf = (name: string) => listModules.find(({ definition }) => definition.name === name)!
export const feeModule = moduleOf(shippingFee.name)
const carrierModule = moduleOf(carrier.name)

const names = [...Object.keys(feeFields), 'active']

interface Failure {
  rowNumber: number
  problems: readonly Problem[]
}
export interface TakenFees {
  failures: readonly Failure[]
  added: number
  updated: number
  /** The rows say what is stored already. */
  unchanged: number
  /** Rows of the carrier that the file does not have, and that go. */
  removed: number
  /** The headings of columns of the file that have values and are not fees. */
  unused: readonly string[]
}

const keyOf = (row: Readonly<Record<string, unknown>>): string => {
  const { province = null, district = null, village = null, fromWeight } = row as Partial<FeeRow>
  return `${placeOfFee({ province, district, village })} ${fromWeight ?? 0}`
}

/** What is empty means these. */
const usual: Readonly<Record<string, unknown>> = { fromWeight: 0, freeFee: zero, active: true }
const isSame = (a: ChildRow, b: ChildRow): boolean =>
  names.every((name) => (a[name] ?? usual[name] ?? null) === (b[name] ?? usual[name] ?? null))

interface Merged {
  rows: ChildRow[]
  /** The row of the file, by the place of a row. */
  numbers: Map<number, number>
  counts: Omit<TakenFees, 'failures' | 'unused'>
}

/** A row of the file is the stored one of its place that begins with its weight; a second one of it is told as an overlap. */
const merged = (stored: readonly ChildRow[], file: readonly ImportRow[], replaces: boolean): Merged => {
  const rows = [...stored]
  const free = new Map(stored.map((row, index) => [keyOf(row), index]))
  const numbers = new Map<number, number>()
  const counts = { added: 0, updated: 0, unchanged: 0, removed: 0 }
  for (const { number, values } of file) {
    const given = Object.fromEntries(names.flatMap((name) => (name in values ? [[name, values[name]]] : [])))
    const key = keyOf(given)
    const index = free.get(key)
    free.delete(key)
    const before = index === undefined ? undefined : rows[index]
    // What the file leaves empty is empty, but whether a row is in use.
    const blank = Object.fromEntries(names.filter((name) => name !== 'active').map((name) => [name, null]))
    const row: ChildRow = { lineId: null, ...before, ...blank, fromWeight: 0, ...given }
    if (index === undefined) counts.added += 1
    else if (isSame(row, before!)) counts.unchanged += 1
    else counts.updated += 1
    const place = index ?? rows.length
    rows[place] = row
    numbers.set(place, number)
  }
  if (!replaces) return { rows, numbers, counts }
  const kept = [...rows.entries()].filter(([index]) => numbers.has(index))
  return {
    rows: kept.map(([, row]) => row),
    numbers: new Map(kept.map(([index], place) => [place, numbers.get(index)!])),
    counts: { ...counts, removed: rows.length - kept.length },
  }
}

/** What is wrong with rows of the file; anything else refuses the whole. */
const failuresOf = ({ problems }: Refused, numbers: ReadonlyMap<number, number>): Failure[] => {
  const placed = problems.map((one) => {
    const [, index, at] = /^fees\.(\d+)\.(.*)$/.exec(one.at) ?? []
    return {
      rowNumber: index === undefined ? undefined : numbers.get(Number(index)),
      one: { ...one, at: at ?? one.at },
    }
  })
  if (placed.some(({ rowNumber }) => rowNumber === undefined)) throw new Refused(problems)
  return [...Map.groupBy(placed, ({ rowNumber }) => rowNumber!)]
    .map(([rowNumber, all]) => ({ rowNumber, problems: all.map(({ one }) => one) }))
    .toSorted((a, b) => a.rowNumber - b.rowNumber)
}

class Tried extends Error {}

/** Saves the carrier with its rows; what is only tried is undone. */
const save = async (scope: Scope, record: StoredRecord, { rows }: Merged, dryRun: boolean): Promise<void> => {
  try {
    await scope.tx.savepoint(async () => {
      const { id, version } = record
      await saveRecord(scope, carrierModule, { id, version, confirm: [], values: { fees: rows }, problems: [] })
      if (dryRun) throw new Tried()
    })
  } catch (error) {
    if (!(error instanceof Tried)) throw error
  }
}

export interface FeeFile extends ImportOptions {
  /** Rows of the carrier that the file does not have go. */
  replaces: boolean
}

export const takeFees = async (scope: Scope, record: StoredRecord, file: FeeFile): Promise<TakenFees> => {
  const { rows, columns } = await readRows(scope, feeModule, file)
  const unused = unusedHeadings(file.sheet, columns)
  if (rows.length === 0) throw new Refused([problem('', 'required', { label: 'carrier.fees' })])
  await readPlaces(scope, rows)
  const together = merged((record['fees'] ?? []) as ChildRow[], rows, file.replaces)
  const none = { added: 0, updated: 0, unchanged: 0, removed: 0 }
  const unread = rows.filter(({ problems }) => problems.length > 0)
  if (unread.length > 0)
    return { ...none, unused, failures: unread.map(({ number, problems }) => ({ rowNumber: number, problems })) }
  try {
    await save(scope, record, together, file.dryRun)
    return { ...together.counts, unused, failures: [] }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { ...none, unused, failures: failuresOf(error, together.numbers) }
  }
}
