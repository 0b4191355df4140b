/** A part of the start page: its queries, and how their results become figures. */
import { decimal, fromLedger, toNumber } from '#kernel/decimal.ts'
import type { Day } from '#kernel/day.ts'
import type { Scope } from '#engine/scope.ts'
import type { Statement } from '#engine/tx.ts'

export interface Range {
  from: Day
  to: Day
}

export interface Part<T> {
  statements: readonly Statement[]
  /** Receives the rows of each query. */
  toFigures: (answers: readonly (readonly unknown[])[]) => T
}

/** Runs a part; null if the user may not see it. */
export const partFor = async <T>(scope: Scope, isSeen: boolean, part: () => Part<T>): Promise<T | null> => {
  if (!isSeen) return null
  const { statements, toFigures } = part()
  return toFigures(statements.length > 0 ? await scope.tx.batch(statements) : [])
}

/** Parses an amount that the database returned as text. */
export const exact = (text: string): number => toNumber(decimal(text))
/** Converts an amount in ledger units (whole ten-thousandths). */
export const fromUnits = (units: string): number => toNumber(fromLedger(units))
