/**
 * The first rows of a long report are asked for apart, by the few records they are about, and shown while the whole is
 * still being read (decision 0072).
 */
import { mapInSlices } from '#engine/give-way.ts'
import { PIECE, ROW_LIMIT, type LiveAnswer, type ReportAnswer } from '#engine/listing/report.ts'
import type { Row } from '#model/table.ts'
import { BEGINNING } from './beginning-size.ts'
import { madeRows, type SqlRow } from './rows.server.ts'

/** A record in the order of the report: how many rows are about it, and how many rows there are at all. */
export interface Share {
  id: string
  rows: string
  total: string
}

export const totalOf = (shares: readonly Share[]): number => Number(shares[0]?.total ?? 0)

/** True if a report that may have so many rows is worth two questions, and certain to be allowed. */
export const isLong = (rows: number): boolean => rows >= BEGINNING.longFrom && rows <= ROW_LIMIT

/** How many records are asked for where some may have no row. */
export const withSpare = (): number => Math.ceil(BEGINNING.rows * 1.5)

/** The ids of the first records, whose rows fill a screen; null if all rows would come about as soon. */
export const firstIds = (shares: readonly Share[]): string[] | null => {
  const total = totalOf(shares)
  if (!isLong(total)) return null
  let rows = 0
  const ids: string[] = []
  for (const one of shares) {
    if (rows >= BEGINNING.rows) break
    rows += Number(one.rows)
    ids.push(one.id)
  }
  return rows > total * BEGINNING.largestShare ? null : ids
}

/** Two results of one snapshot: all rows and, if it comes sooner, their beginning. */
export interface SnapshotResults<R> {
  beginning: Promise<readonly R[]> | null
  all: Promise<readonly R[]>
}

/**
 * Both may fail while nobody waits for them: the beginning because another question of the report failed first, the rest
 * because the beginning did. Whoever waits for one is still told.
 */
export const asked = <R>(
  beginning: SnapshotResults<R>['beginning'],
  all: SnapshotResults<R>['all'],
): SnapshotResults<R> => {
  for (const one of [beginning, all]) one?.catch(() => {})
  return { beginning, all }
}

/** Asks for the rows of the first records, if there are such, and right after that for all. */
export const ask = <R>(
  ids: readonly string[] | null,
  read: (ids: readonly string[] | null) => Promise<R[]>,
): SnapshotResults<R> => asked(ids && read(ids), read(null))

/**
 * An answer with rows made of these. `make` is called once for each row, in order, and `end` after the last. Throws
 * Refused if there are too many rows.
 */
export const answerOf = async <R extends SqlRow>(
  { beginning, all }: SnapshotResults<R>,
  make: (row: R, index: number) => Row,
  end: LiveAnswer['end'] = () => ({}),
): Promise<ReportAnswer | LiveAnswer> => {
  const first = await beginning
  if (!first) {
    const rows = await madeRows(await all, make)
    return { rows, ...end() }
  }
  const read = async function* (): AsyncGenerator<Row[]> {
    yield first.map(make)
    const found = await all
    for (let from = first.length; from < found.length; from += PIECE)
      yield await mapInSlices(found.slice(from, from + PIECE), (row, index) => make(row, from + index))
  }
  return { held: all, pieces: read(), end }
}
