/** Facts from a document's links, for its rules and for display. */
import { decimal, one as unit, subtract, zero, type Decimal } from '#kernel/decimal.ts'
import { finePart } from '#kernel/share.ts'
import type { AnyDocument } from '#model/document.ts'
import type { Follows } from '#model/follows.ts'
import { leftFor, leftInOwnUnit, shownIn, type InUnit, type Rest } from '#model/left.ts'
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
const originOf = (source: SourceLine, links: Links, line: Line | undefined, isLimited: boolean) => {
  const { takenByOthers } = links
  const left = isLimited ? leftBeside(source, links) : null
  // A typed discount stays by itself.
  const saved = line?.['discountAmount'] === null ? line : undefined
  const earlier = takenByOthers.get(source.id)?.earlier
  return {
    document: source.document_id,
    line: source.id,
    product: source.product_id,
    quantity: number(source.base_quantity),
    unit: source.unit_id ?? null,
    factor: number(source.factor),
    ordered: number(source.quantity),
    leftBase: left?.base ?? null,
    leftInUnit: left?.inUnit ?? null,
    leftExact: left?.exact ?? null,
    discount: number(source.discount),
    lineAmount: number(source.of_head?.[2]),
    taxable: number(source.taxable),
    lineVat: number(source.line_vat),
    unitPrice: number(source.unit_price),
    earlierQuantity: earlier?.quantity ?? zero,
    earlierInUnit: left?.inUnit === null ? null : (earlier?.inUnit?.quantity ?? zero),
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

/** What others leave of a source line. */
export const leftBeside = (source: SourceLine, { takenByOthers }: Links): Rest => {
  const taken = takenByOthers.get(source.id)
  const own = { unit: source.unit_id ?? null, factor: number(source.factor) }
  const ordered = number(source.quantity)
  return {
    ...own,
    base: subtract(decimal(source.base_quantity ?? '0'), taken?.quantity ?? zero),
    exact: taken?.exact ? subtract(decimal(source.base_quantity ?? '0'), taken.exact) : null,
    inUnit: ordered === null ? null : leftInOwnUnit({ ...own, quantity: ordered }, taken),
  }
}

const sourceLineOf = ({ line }: Follows, record: Line, links: Links): SourceLine | undefined => {
  const id = line && record[line]
  return typeof id === 'string' ? links.sourceLines.get(id.toLowerCase()) : undefined
}

/** The unit of a line, as it counts. */
export const unitIn = (line: Line): InUnit => ({
  unit: (line['unit'] as unknown as string | null | undefined) ?? null,
  factor: typeof line['factor'] === 'bigint' && line['factor'] !== 0n ? (line['factor'] as Decimal) : null,
})

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
        return source
          ? originOf(source, links, savedLines.get(line.lineId), !follows.byGoods)
          : ((origin && line[origin]) ?? null)
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
 * With the currency and rate of its source, if it has to have those. Returns the same document if it has them. One that
 * an earlier version saved in another currency keeps it: its amounts are in that.
 */
export const withSourceMoney = (
  { follows = [] }: AnyDocument,
  document: Stored,
  { links, saved }: { links: Links; saved: Stored | null },
): Stored =>
  follows.reduce((now, one) => {
    const [id] = one.keepsDay ? sourcesBy(one, now) : []
    const source = id === undefined ? undefined : links.sources.get(id)
    if (!source) return now
    const exchangeRate = decimal(source.exchange_rate)
    const isSame = (now['currency'] ?? null) === source.currency_id && (now['exchangeRate'] ?? unit) === exchangeRate
    const savedIn = saved ? (saved['currency'] ?? null) : source.currency_id
    const isKept = savedIn !== source.currency_id && (now['currency'] ?? null) === savedIn
    return isSame || isKept ? now : { ...now, currency: source.currency_id, exchangeRate }
  }, document)

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
      return source ? leftFor(source.closed ? nothing : leftBeside(source, links), unitIn(line)) : null
    }
    return { ...now, lines: now.lines.map((line) => ({ ...line, [name]: leftIn(line) })) }
  }, document)

const nothing: Rest = { unit: null, factor: null, base: zero, inUnit: null }

/** What followers leave of a line of a document. */
const leftIn = (line: Line, { taken }: Links): Rest => {
  const own = unitIn(line)
  const done = taken.get(line.lineId)
  return {
    ...own,
    base: subtract((line['baseQuantity'] as Decimal | null) ?? zero, done?.quantity ?? zero),
    inUnit: leftInOwnUnit({ ...own, quantity: (line['quantity'] as Decimal | null) ?? zero }, done),
  }
}

/** Adds what followers took of its lines and what is left, in the unit of each line. */
export const withTaken = (definition: AnyDocument, document: Stored, links: Links): Stored => {
  const { facts, closedBy } = definition.followed ?? {}
  if (!facts) return document
  const isOver = isVoid(definition.lifecycle, document) || (closedBy !== undefined && document[closedBy] === true)
  return {
    ...document,
    lines: document.lines.map((line) => {
      const taken = links.taken.get(line.lineId)
      const left = leftIn(line, links)
      const isOwn = left.inUnit !== null && taken?.inUnit
      return {
        ...line,
        [facts.taken]: isOwn ? taken.inUnit!.quantity : shownIn(taken?.quantity ?? zero, left),
        [facts.left]: isOver || left.base <= 0n ? shownIn(zero, left) : leftFor(left, left),
      }
    }),
  }
}

/** By line id: what of its lines can still be taken, for documents made from it. */
export const remainingOf = ({ followed }: AnyDocument, document: Stored, links: Links): Map<string, Rest> => {
  const isClosed = followed?.closedBy !== undefined && document[followed.closedBy] === true
  return new Map(document.lines.map((line) => [line.lineId, isClosed ? nothing : leftIn(line, links)]))
}
