/**
 * Makes an unsaved document that begins with a record of a list: a bill of a customer, a receipt of goods. The record
 * is the partner of the head, or else the goods of the first line. Rows of a book say themselves what it begins with.
 */
import { NotFound } from '#kernel/problem.ts'
import { complete } from '#model/complete.ts'
import { firstDayOf, type AnyDocument, type TradeSide } from '#model/document.ts'
import type { Fields } from '#model/field.ts'
import { loadRecord } from '../record/read.ts'
import type { Beginning, Scope } from '../scope.ts'
import { ruleContext } from '../store/context.ts'
import type { Stored } from '../stored.ts'
import { describe } from './info.ts'
import { emptyValues, unsavedHead } from './input.ts'

/** The fields of a product with the unit of each side of the trade. */
const usualUnits: Readonly<Record<TradeSide, string>> = { sales: 'saleUnit', purchase: 'purchaseUnit' }

/** The fields that may begin with a record of the list. */
const placesOf = ({ shape }: AnyDocument, list: string) => {
  const named = (fields: Fields, is: (name: string) => boolean) =>
    Object.keys(fields).find((name) => fields[name]!.of === list && is(name))
  const { fields, lines } = shape as { fields: Fields; lines: Fields }
  return {
    head: named(fields, (name) => fields[name]!.party !== undefined),
    line: named(lines, (name) => lines[name]!.role === 'product'),
  }
}

export const beginsWith = (definition: AnyDocument, list: string): boolean => {
  const { head, line } = placesOf(definition, list)
  return head !== undefined || line !== undefined
}

/** Throws NotFound for an unknown record, and where no field can hold it. */
export const documentFromRecord = async (
  scope: Scope,
  definition: AnyDocument,
  source: { list: string; id: string },
): Promise<Stored> => {
  const list = scope.registry.lists.get(source.list)
  const record = list && (await loadRecord({ scope, definition: list }, source.id))
  const { head, line } = placesOf(definition, source.list)
  if (!record || (head === undefined && line === undefined)) throw new NotFound()
  if (head !== undefined) return documentBegun(scope, definition, { head: { [head]: record.id }, lines: [] })
  // The unit the goods are usually traded in; without one the line takes the base unit.
  const usual = definition.trade && record[usualUnits[definition.trade.side]]
  const unit = usual && (definition.shape.lines as Fields)['unit'] ? { unit: usual } : {}
  return documentBegun(scope, definition, { head: {}, lines: [{ [line!]: record.id, ...unit }] })
}

/** An unsaved document that begins with these values, and what follows from them. */
export const documentBegun = async (
  scope: Scope,
  definition: AnyDocument,
  { head, lines }: Beginning,
): Promise<Stored> => {
  const { shape } = definition
  const draft = {
    ...emptyValues(shape.fields as Fields),
    ...unsavedHead(scope, definition),
    date: firstDayOf(definition, scope.settings, scope.today),
    description: null,
    ...head,
    lines: lines.map((line) => ({ ...emptyValues(shape.lines as Fields), lineId: null, ...line })),
  } as unknown as Stored
  const begun = (await scope.registry.slots[definition.name]?.begins?.(scope, draft)) ?? draft
  const context = await ruleContext(scope, definition, begun)
  return describe(scope, definition, complete(definition, begun, context))
}
