/** Facts from a document's links, for its rules and for display. */
import { decimal, divide, subtract, zero, type Decimal } from '#kernel/decimal.ts'
import type { AnyDocument } from '#model/document.ts'
import type { Follows } from '#model/follows.ts'
import { isDraft, isVoid } from '#model/state.ts'
import type { Stored } from '../stored.ts'
import type { Links } from './load.ts'
import { sourcesBy, type SourceLine } from './rows.ts'

type Line = Stored['lines'][number]

const number = (value: string | null): Decimal | null => (value === null ? null : decimal(value))

/**
 * The data of the source line that the rules of a follower need, and of the follower's own line as it was saved, under
 * the names used by shapes.
 */
const originOf = (source: SourceLine, { takenByOthers }: Links, line: Line | undefined) => {
  // A typed discount stays by itself.
  const saved = line?.['discountAmount'] === null ? line : undefined
  const earlier = takenByOthers.get(source.id)?.earlier
  return {
    product: source.product_id,
    quantity: number(source.base_quantity),
    factor: number(source.factor),
    taxable: number(source.taxable),
    lineVat: number(source.line_vat),
    unitPrice: number(source.unit_price),
    earlierQuantity: earlier?.quantity ?? zero,
    earlierTaxable: earlier?.taxable ?? zero,
    earlierVat: earlier?.vat ?? zero,
    savedQuantity: saved?.['baseQuantity'] ?? null,
    savedGross: saved?.['gross'] ?? null,
    savedRate: saved?.['vatRate'] ?? null,
    savedAmount: saved?.['lineAmount'] ?? null,
    // A discount on the whole document has lowered the tax; it is worked out again.
    savedVat: saved?.['orderDiscountShare'] === zero ? saved['lineVat'] : null,
  }
}

/** The base quantity that others leave of the source line; 0 if the source is closed. */
export const leftOf = (source: SourceLine, links: Links): Decimal =>
  source.closed
    ? zero
    : subtract(decimal(source.base_quantity ?? '0'), links.takenByOthers.get(source.id)?.quantity ?? zero)

const sourceLineOf = ({ line }: Follows, record: Line, links: Links): SourceLine | undefined => {
  const id = line && record[line]
  return typeof id === 'string' ? links.sourceLines.get(id.toLowerCase()) : undefined
}

/** A base quantity in the unit of a line; null while the unit is unknown. */
export const inUnitOf = ({ factor }: Line, quantity: Decimal): Decimal | null =>
  typeof factor === 'bigint' && factor !== 0n ? divide(quantity, factor as Decimal, 4) : null

/** Adds the facts of its sources that the rules need. `saved`: the document as it was saved, if it is not new. */
export const withSourceFacts = (
  definition: AnyDocument,
  document: Stored,
  links: Links,
  saved: Stored | null = null,
): Stored => {
  const agreed = saved && !isDraft(definition.lifecycle, saved) ? saved.lines : []
  const savedLines = new Map(agreed.map((line) => [line.lineId, line]))
  return (definition.follows ?? []).reduce((now, follows) => {
    const { number: name, origin } = follows.facts ?? {}
    const numbers = sourcesBy(follows, now).flatMap((id) => links.sources.get(id)?.number ?? [])
    const originIn = (line: Line) => {
      const source = sourceLineOf(follows, line, links)
      return source ? originOf(source, links, savedLines.get(line.lineId)) : null
    }
    return {
      ...now,
      ...(name ? { [name]: numbers.length > 0 ? numbers.join(' · ') : null } : {}),
      ...(origin ? { lines: now.lines.map((line) => ({ ...line, [origin]: originIn(line) })) } : {}),
    }
  }, document)
}

/**
 * Names the source of lines that come from another source than the head names, for clients that send the source line
 * only. Returns the same document if there are none.
 */
export const withLineHeads = ({ follows = [] }: AnyDocument, document: Stored, links: Links): Stored =>
  follows.reduce((now, one) => {
    const { lineHead } = one
    const sources = sourcesBy(one, now)
    if (!lineHead || sources.length === 0) return now
    const otherOf = (line: Line): string | undefined => {
      const source = sourceLineOf(one, line, links)?.document_id
      // A line that was written after its document could be locked counts as one that nobody knows.
      return line[lineHead] || source === sources[0] || !links.locked.has(source ?? '') ? undefined : source
    }
    if (!now.lines.some(otherOf)) return now
    return { ...now, lines: now.lines.map((line) => ({ ...line, [lineHead]: otherOf(line) ?? line[lineHead] })) }
  }, document)

/** Adds the quantity left of the source lines, for display. A save calculates it again, in base units. */
export const withLeft = (definition: AnyDocument, document: Stored, links: Links): Stored =>
  (definition.follows ?? []).reduce((now, follows) => {
    const name = follows.facts?.left
    if (!name) return now
    const leftIn = (line: Line) => {
      const source = sourceLineOf(follows, line, links)
      return source ? inUnitOf(line, leftOf(source, links)) : null
    }
    return { ...now, lines: now.lines.map((line) => ({ ...line, [name]: leftIn(line) })) }
  }, document)

/** Adds what followers took of its lines and what is left, in the unit of each line. */
export const withTaken = (definition: AnyDocument, document: Stored, links: Links): Stored => {
  const { facts, closedBy } = definition.followed ?? {}
  if (!facts) return document
  const isOver = isVoid(definition.lifecycle, document) || (closedBy !== undefined && document[closedBy] === true)
  return {
    ...document,
    lines: document.lines.map((line) => {
      const taken = links.taken.get(line.lineId)?.quantity ?? zero
      const left = subtract((line['baseQuantity'] as Decimal | null) ?? zero, taken)
      return {
        ...line,
        [facts.taken]: inUnitOf(line, taken),
        [facts.left]: inUnitOf(line, isOver || left < 0n ? zero : left),
      }
    }),
  }
}

/** By line id: the base quantity of its lines that can still be taken, for documents made from it. */
export const remainingOf = ({ followed }: AnyDocument, document: Stored, links: Links): Map<string, Decimal> => {
  const isClosed = followed?.closedBy !== undefined && document[followed.closedBy] === true
  return new Map(
    document.lines.map((line) => [
      line.lineId,
      isClosed
        ? zero
        : subtract((line['baseQuantity'] as Decimal | null) ?? zero, links.taken.get(line.lineId)?.quantity ?? zero),
    ]),
  )
}
