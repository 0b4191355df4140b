/**
 * Problems of links: taking more than is left of the source, leaving less than followers took, dates in the wrong
 * order.
 */
import { showDay } from '#kernel/day.ts'
import { sumOf, zero, type Decimal } from '#kernel/decimal.ts'
import { showNumber } from '#kernel/number-format.ts'
import { problem, type NamedDocument, type Problem } from '#kernel/problem.ts'
import type { AnyDocument } from '#model/document.ts'
import type { Follows } from '#model/follows.ts'
import { isSameUnit, leftAfter, leftFor, type Rest } from '#model/left.ts'
import { isInForce } from '#model/state.ts'
import { loadRefs } from '../record/refs.ts'
import type { Scope } from '../scope.ts'
import type { Stored } from '../stored.ts'
import { leftBeside, unitIn } from './facts.ts'
import { changedWhileFrozen, isFreezing } from './frozen.ts'
import { givenBackProblems } from './given-back.ts'
import type { Links } from './load.ts'
import { outOfForce } from './out-of-force.ts'
import { sourceOfLine, sourcesBy } from './rows.ts'

export interface LinkChange {
  before: Stored | null
  after: Stored
  links: Links
}

const namesOf = (documents: readonly Required<NamedDocument>[]): NamedDocument[] =>
  documents.map(({ id, kind, number }) => ({ id, kind, number }))

const quantityOf = (line: Stored['lines'][number]): Decimal => (line['baseQuantity'] as Decimal | null) ?? zero

const headProblems = (scope: Scope, follows: Follows, { after, links }: LinkChange): Problem[] =>
  sourcesBy(follows, after).flatMap((id) => {
    const source = links.sources.get(id)
    const { lifecycle } = scope.registry.documents.get(follows.of)!
    if (!source || source.kind !== follows.of) return [problem(follows.head, 'unknownRef')]
    if (!isInForce(lifecycle, source)) return [outOfForce(scope, follows.head, source)]
    return [
      ...(follows.partner !== 'any' && source.partner_id !== after['partner']
        ? [problem(follows.head, follows.partner.otherwise)]
        : []),
      ...(!follows.anyDay && after.date < source.day
        ? [problem('date', 'dateBeforeSource', { number: source.number })]
        : []),
    ]
  })

/** What the document already took of a line stays valid even if the source was closed since. */
const tookBefore = (link: string, before: Stored | null, sourceLine: string): Decimal =>
  sumOf(before?.lines.filter((line) => String(line[link]).toLowerCase() === sourceLine) ?? [], quantityOf)

const lineProblems = (
  scope: Scope,
  { lifecycle }: AnyDocument,
  follows: Follows,
  { before, after, links }: LinkChange,
): Problem[] => {
  const held = before && isInForce(lifecycle, before) ? before : null
  const sources = sourcesBy(follows, after)
  const here = new Map<string, Rest>()
  return after.lines.flatMap((line, index) => {
    const named = follows.line && line[follows.line]
    if (!named) return []
    const source = links.sourceLines.get(String(named).toLowerCase())
    if (!source || source.document_id !== sourceOfLine(follows, sources, line) || source.product_id !== line['product'])
      return [problem(`lines.${index}.${follows.line}`, 'unknownLine')]
    if (follows.mayExceed) return []
    const beside = leftBeside(source, links)
    const left =
      here.get(source.id) ??
      (source.closed ? { ...beside, base: tookBefore(follows.line!, held, source.id), inUnit: null } : beside)
    const quantity = (line['quantity'] as Decimal | null) ?? zero
    const own = unitIn(line)
    here.set(source.id, leftAfter(left, { ...own, quantity, baseQuantity: quantityOf(line) }))
    const isOver = left.inUnit !== null && isSameUnit(left, own) && quantity > left.inUnit
    return isOver || quantityOf(line) > left.base
      ? [
          problem(`lines.${index}.quantity`, 'qtyOverSource', {
            code: (line['productCode'] as string | null) ?? '',
            remaining: showNumber(leftFor(left, own) ?? left.base, { language: scope.language }),
            number: links.sources.get(source.document_id)?.number ?? '',
          }),
        ]
      : []
  })
}

const pathOf = (index: number, isSameGoods: boolean): string =>
  index < 0 ? 'lines' : `lines.${index}.${isSameGoods ? 'quantity' : 'product'}`

/** A line from which followers have taken may not be deleted, reduced below that quantity or given other goods. */
const belowFollowers = async (scope: Scope, { before, after, links }: LinkChange): Promise<Problem[]> => {
  const short = [...links.taken].flatMap(([lineId, { quantity: done, inUnit }]) => {
    const index = after.lines.findIndex((line) => line.lineId === lineId)
    const product = before?.lines.find((line) => line.lineId === lineId)?.['product'] as string | undefined
    const isSameGoods = after.lines[index]?.['product'] === product
    const line = after.lines[index]
    const isCounted = line !== undefined && inUnit && isSameUnit(inUnit, unitIn(line))
    const isLess = isCounted
      ? ((line['quantity'] as bigint | null) ?? 0n) < inUnit.quantity
      : line === undefined || quantityOf(line) < done
    const isEnough = index >= 0 && isSameGoods && !isLess
    return isEnough ? [] : [{ path: pathOf(index, isSameGoods), done, product: product ?? '' }]
  })
  if (short.length === 0) return []
  // A deleted line may have been the only one of its product, whose record is then not loaded yet.
  const store = (before?.['store'] as string | null | undefined) ?? null
  const refs = await loadRefs(
    scope,
    new Map([
      ['product', new Set(short.map((one) => one.product))],
      ['store', new Set(store ? [store] : [])],
    ]),
  )
  const about = namesOf(links.followers)
  return short.map(({ path, done, product }) => ({
    ...problem(path, 'qtyBelowFollowers', {
      code: refs.get('product', product)?.code ?? '',
      name: refs.get('product', product)?.name ?? '',
      store: refs.get('store', store)?.name ?? '',
      date: showDay(before!.date),
      done: showNumber(done, { language: scope.language }),
    }),
    about,
  }))
}

/** Documents made from this one must not have an earlier date. */
const dateProblems = (scope: Scope, definition: AnyDocument, { before, after, links }: LinkChange): Problem[] => {
  if (before?.date === after.date) return []
  const earlier = links.followers.find((one) => one.day < after.date && !followsOf(scope, definition, one.kind)?.anyDay)
  return earlier
    ? [{ ...problem('date', 'dateAfterFollower', { number: earlier.number }), about: namesOf([earlier]) }]
    : []
}

/** Documents made from this one belong to its partner, unless their definition allows another. */
const partnerProblems = (scope: Scope, definition: AnyDocument, { before, after, links }: LinkChange): Problem[] => {
  if (!before || before['partner'] === after['partner']) return []
  const bound = links.followers.filter((one) => followsOf(scope, definition, one.kind)?.partner !== 'any')
  const numbers = bound.map((one) => one.number).join(', ')
  return bound.length > 0 ? [{ ...problem('partner', 'partnerOfFollowers', { numbers }), about: namesOf(bound) }] : []
}

const followsOf = (scope: Pick<Scope, 'registry'>, { name }: AnyDocument, kind: string): Follows | undefined =>
  scope.registry.documents.get(kind)?.follows?.find((one) => one.of === name)

/** All link problems of a posted document. */
export const linkProblems = async (scope: Scope, definition: AnyDocument, linked: LinkChange): Promise<Problem[]> => [
  ...changedWhileFrozen(scope, definition, linked, linked.links.followers),
  ...(definition.follows ?? []).flatMap((follows) => [
    ...headProblems(scope, follows, linked),
    ...lineProblems(scope, definition, follows, linked),
  ]),
  ...(await belowFollowers(scope, linked)),
  ...dateProblems(scope, definition, linked),
  ...(await givenBackProblems(scope, definition, linked)),
  ...partnerProblems(scope, definition, linked),
]

/** Followers that block removing it. */
export const blockingFollowers = (scope: Pick<Scope, 'registry'>, definition: AnyDocument, { followers }: Links) =>
  followers.filter((one) => followsOf(scope, definition, one.kind)?.blocks)

/** The refusal to delete or cancel a document that has followers. */
export const followedProblems = (
  scope: Pick<Scope, 'registry'>,
  definition: AnyDocument,
  links: Links,
  action: 'delete' | 'cancel',
): Problem[] => {
  // Those it is frozen by are told first, and once.
  const blocking = blockingFollowers(scope, definition, links).filter((one) => !isFreezing(scope, definition, one))
  const refusal = action === 'cancel' ? 'refusesCancel' : 'refusesDelete'
  const byMessage = Map.groupBy(blocking, (one) => followsOf(scope, definition, one.kind)?.[refusal] ?? 'hasFollowers')
  return [...byMessage]
    .toSorted(([one], [other]) => Number(other === 'hasFollowers') - Number(one === 'hasFollowers'))
    .map(([message, found]) => problem('', message, { numbers: found.map((one) => one.number).join(', ') }))
}
