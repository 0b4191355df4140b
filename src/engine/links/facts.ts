/** Facts from a document's links, for its rules and for display. */
import { decimal, divide, subtract, zero, type Decimal } from '#kernel/decimal.ts'
import { finePart } from '#kernel/share.ts'
import type { AnyDocument } from '#model/document.ts'
import type { Follows } from '#model/follows.ts'
import { isDraft, isVoid } from '#model/state.ts'
import type { Stored } from '../stored.ts'
import { matchedLines } from './agreed.ts'
import type { Links } from './load.ts'
import { sourcesBy, type SourceLine } from './rows.ts'

type Line = Stored['lines'][number]

const number = (value: string | null | undefined): Decimal | null =>
  value === null || value === undefined ? null : decimal(value)

/**
 * The data of the source line that the rules of a follower need, and of the follower's own line as it was saved, under
 * the names used by shapes.
 */
const originOf = (source: SourceLine, { takenByOthers }: Links, line: Line | undefined) => {
  // A typed discount stays by itself.
  const saved = line?.['discountAmount'] === null ? line : undefined
  const earlier = takenByOthers.get(source.id)?.earlier
  return {
    document: source.document_id,
    line: source.id,
    product: source.product_id,
    quantity: number(source.base_quantity),
    factor: number(source.factor),
    discount: number(source.discount),
    lineAmount: number(source.line_amount),
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
    savedDiscount: saved?.['discountPercent'] === null ? saved['discount'] : null,
    // A discount on the whole document has lowered the tax; it is worked out again.
    savedVat: saved?.['orderDiscountShare'] === zero ? saved['lineVat'] : null,
  }
}

/** What was agreed for all goods of the sources, and the discount of the document as it was saved. */
const agreedFor = (sources: readonly string[], { agreed }: Links, saved: Stored | null) => {
  const isWorkedOut = saved?.['discountAmount'] === null && saved['discountPercent'] === null
  return {
    list: sources.flatMap((id) => {
      const found = agreed.get(id)
      if (!found) return []
      const earlier = found.taken.reduce((sum, { amount, some, whole }) => sum + finePart(amount, some, whole), 0n)
      const { discount, whole } = found
      return [{ lineId: null, document: id, discount, whole, earlier: String(earlier) }]
    }),
    savedGoods: isWorkedOut ? saved['goodsAmount'] : null,
    savedDiscount: isWorkedOut ? saved['discount'] : null,
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
  const standing = saved && !isDraft(definition.lifecycle, saved) ? saved : null
  const savedLines = new Map(standing?.lines.map((line) => [line.lineId, line]))
  return (definition.follows ?? []).reduce(
    (now, follows) => {
      const { number: name, origin, agreed } = follows.facts ?? {}
      const sources = sourcesBy(follows, now)
      const numbers = sources.flatMap((id) => links.sources.get(id)?.number ?? [])
      const matched = follows.byGoods && sources.length > 0 ? matchedLines(follows, now, links.goods) : null
      const originIn = (line: Line, at: number) => {
        const source = matched ? matched[at] : sourceLineOf(follows, line, links)
        // Each line has one source, whichever of its kinds it is.
        return source ? originOf(source, links, savedLines.get(line.lineId)) : ((origin && line[origin]) ?? null)
      }
      return {
        ...now,
        ...(name ? { [name]: numbers.length > 0 ? numbers.join(' · ') : null } : {}),
        ...(agreed && sources.length > 0 ? { [agreed]: agreedFor(sources, links, standing) } : {}),
        ...(origin ? { lines: now.lines.map((line, at) => ({ ...line, [origin]: originIn(line, at) })) } : {}),
      }
    },
    withoutOldFacts(definition, document),
  )
}

/** Sources are told anew each time. */
const withoutOldFacts = ({ follows = [] }: AnyDocument, document: Stored): Stored => {
  const origins = follows.flatMap(({ facts }) => facts?.origin ?? [])
  const heads = follows.flatMap(({ facts }) => facts?.agreed ?? [])
  if (origins.length === 0 && heads.length === 0) return document
  const none = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, null]))
  return { ...document, ...none(heads), lines: document.lines.map((line) => ({ ...line, ...none(origins) })) }
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
