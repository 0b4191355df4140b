/**
 * What becomes of the values of a document in others that are made from it, and when its day moves. Fields say it
 * (`Field.becomes`, `Field.ofDay`); copies, followers, returns, saves and forms ask here.
 */
import type { Day } from '#kernel/day.ts'
import type { AnyDocument } from './document.ts'
import type { Becomes, Field, Fields, Values } from './field.ts'
import type { RuleContext } from './rule-context.ts'

type Held = Readonly<Record<string, unknown>>

/** True if people or programs may fill in the field, so that it must say what becomes of it. */
export const isTyped = (field: Field): boolean => !field.fact && !field.derived

/** A part of an object says what becomes of it only where it differs from the object. */
const partsInCopy = (fields: Fields, value: unknown): unknown =>
  Object.fromEntries(
    Object.entries(value as Held).map(([name, part]) => [name, fields[name]?.becomes?.copy === 'empty' ? null : part]),
  )

/** The values of a copy: what it does not take is empty, and so is what will be worked out again. */
export const inCopy = (fields: Fields, values: Held): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { becomes, kind, fields: parts = {} }]) => {
      const isTaken = becomes?.copy === 'taken' || becomes?.copy === 'byDay'
      const value = values[name] ?? null
      return [name, isTaken ? (kind === 'object' && value !== null ? partsInCopy(parts, value) : value) : null]
    }),
  )

const isSameField = (one: Field, other: Field | undefined): boolean =>
  other !== undefined && one.kind === other.kind && one.of === other.of

/**
 * The values that a document takes over from one it fulfils or returns, as far as it has the same fields. What falls to
 * a part, and the price in another unit, is up to the caller: quantities and prices are those of the whole source, and
 * shared amounts are left out, because the rules of the document work them out.
 */
export const takenOver = <T extends Fields>(
  way: Exclude<keyof Becomes, 'copy'>,
  { from, to }: { from: Fields; to: T },
  values: Held,
): Partial<Values<T>> =>
  Object.fromEntries(
    Object.entries(from).flatMap(([name, field]) => {
      const fate = field.becomes?.[way]
      const isTaken = fate !== undefined && fate !== 'empty' && fate !== 'anew' && fate !== 'shared'
      return isTaken && isSameField(field, to[name]) ? [[name, values[name] ?? null] as const] : []
    }),
  ) as Partial<Values<T>>

const isNamed = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value))

/** True if the document follows one whose money and day it keeps. */
const isReturning = ({ follows = [] }: Pick<AnyDocument, 'follows'>, document: Held): boolean =>
  follows.some((one) => one.keepsDay === true && isNamed(document[one.head]))

/** True if its rates are those of the day of another document: which it returns, or which it puts right. */
export const keepsDay = (definition: Pick<AnyDocument, 'follows' | 'keepsDayOf'>, document: Held): boolean =>
  isReturning(definition, document) || (definition.keepsDayOf ?? []).some((name) => isNamed(document[name]))

/** The amounts of the head of which followers charge parts. */
export const chargedIn = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, { kind, becomes }]) =>
    kind === 'money' && becomes?.follower === 'left' ? [name] : [],
  )

/** True if the field says in which money the document is, and that is the source's. */
export const isOfSource = (definition: Pick<AnyDocument, 'follows'>, document: Held, name: string): boolean =>
  (name === 'currency' || name === 'exchangeRate') && isReturning(definition, document)

export interface DayMove {
  from: Day
  to: Day
}

/** The line with what the new day proposes where it has what the old one did, but for the values named in `except`. */
export const lineOnDay = <L extends Held>(
  fields: Fields,
  line: L,
  { from, to }: DayMove,
  { context, except = {} }: { context: RuleContext; except?: Held },
): L => {
  let moved = line
  for (const [name, { ofDay }] of Object.entries(fields)) {
    if (!ofDay || name in except || (line[name] ?? null) === null || line[name] !== ofDay(line, from, context)) continue
    const now = ofDay(line, to, context)
    if (now !== line[name]) moved = { ...moved, [name]: now }
  }
  return moved
}
