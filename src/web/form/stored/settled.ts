/**
 * How far a stored document is settled: the share that is paid, or the share of its lines that followers took. Pure.
 */
import { divideRounded, larger, multiplyDivide, smaller, subtract, sumOf, zero, type Decimal } from '#kernel/decimal.ts'
import type { AnyDocument } from '#model/document.ts'
import { nameWith } from '#model/form.ts'
import { mainAmount } from '#model/document.ts'
import { isInForce } from '#model/state.ts'
import { shapeOf } from '../draft/draft.ts'

export interface SettledShare {
  by: 'payment' | 'taking'
  /** Whole percent, rounded down so that 100 means everything. */
  share: number
}
type Values = Readonly<Record<string, unknown>>
/** A document with the facts the server sent. */
export type StoredFacts = Values & { status: number; lines: readonly Values[] }

const amountOf = (values: Values, name: string | undefined): Decimal =>
  ((name === undefined ? null : values[name]) as Decimal | null | undefined) ?? zero

const wholePercent = (part: Decimal, whole: Decimal): number => {
  const within = larger(zero, smaller(part, whole))
  return within === whole ? 100 : Math.min(99, Number(divideRounded(within * 100n, whole)))
}

/** The share of its lines taken by followers, by quantities in base units, as in the chain. */
const takenShare = (definition: AnyDocument, lines: readonly Values[]): SettledShare | null => {
  const { taken } = definition.followed?.facts ?? {}
  if (taken === undefined) return null
  const quantity = nameWith(shapeOf(definition).lines, (field) => field.role === 'quantity')
  const whole = sumOf(lines, (line) => amountOf(line, 'baseQuantity'))
  if (whole <= zero) return null
  const part = sumOf(lines, (line) => {
    const all = amountOf(line, quantity)
    return all === zero ? zero : multiplyDivide(amountOf(line, 'baseQuantity'), amountOf(line, taken), all, 4)
  })
  return { by: 'taking', share: wholePercent(part, whole) }
}

/** Null for documents that are neither paid nor delivered, or not in force. */
export const settledOf = (definition: AnyDocument, document: StoredFacts): SettledShare | null => {
  if (!isInForce(definition.lifecycle, document)) return null
  const total = amountOf(document, mainAmount(definition))
  const open = document['remaining']
  if (typeof open === 'bigint' && total > zero)
    return { by: 'payment', share: wholePercent(subtract(total, open as Decimal), total) }
  return takenShare(definition, document.lines)
}
