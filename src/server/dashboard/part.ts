/** A part of the start page: what is asked for it, and what is told of the answers. */
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
  /** Gets the rows of each statement. */
  tell: (answers: readonly (readonly unknown[])[]) => T
}

/** null: not seen. */
export const told = async <T>(scope: Scope, isSeen: boolean, part: () => Part<T>): Promise<T | null> => {
  if (!isSeen) return null
  const { statements, tell } = part()
  return tell(await scope.tx.batch(statements))
}

/** Amounts leave the database as text and are written with every digit. */
export const exact = (text: string): number => toNumber(decimal(text))
/** What the ledgers keep: whole ten-thousandths. */
export const fromUnits = (units: string): number => toNumber(fromLedger(units))
