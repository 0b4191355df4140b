/** A document whose followers stand for it as it is (a VAT invoice for its bill) is neither changed nor removed. */
import { isDeepStrictEqual } from 'node:util'
import { problem, type Problem } from '#kernel/problem.ts'
import { isTyped } from '#model/becomes.ts'
import type { AnyDocument } from '#model/document.ts'
import type { Fields } from '#model/field.ts'
import type { Follows } from '#model/follows.ts'
import type { Follower, Scope } from '../scope.ts'
import type { Stored } from '../stored.ts'

type Values = Readonly<Record<string, unknown>>
type Freezing = Required<Follows>['freezes'] & { follower: Follower }

const freezing = (
  { registry }: Pick<Scope, 'registry'>,
  { name }: AnyDocument,
  followers: readonly Follower[],
): Freezing[] =>
  followers.flatMap((follower) => {
    const way = registry.documents.get(follower.kind)?.follows?.find((one) => one.of === name)
    return way?.freezes ? [{ ...way.freezes, follower }] : []
  })

export const isFreezing = (scope: Pick<Scope, 'registry'>, definition: AnyDocument, follower: Follower): boolean =>
  freezing(scope, definition, [follower]).length > 0

const refusal = ({ otherwise, follower: { id, kind, number } }: Freezing): Problem => ({
  ...problem('', otherwise, { number }),
  about: [{ id, kind, number }],
})

/** The refusal to delete or cancel the document. */
export const frozenProblems = (
  scope: Pick<Scope, 'registry'>,
  definition: AnyDocument,
  followers: readonly Follower[],
): Problem[] => freezing(scope, definition, followers).map(refusal)

/** Empty values of any kind are one value; an object that earlier versions did not have is not compared. */
const isSame = (before: unknown, after: unknown): boolean => {
  if ((before ?? '') === (after ?? '')) return true
  if (before === null && typeof after === 'object') return !Array.isArray(after) || after.length === 0
  return isDeepStrictEqual(before, after)
}

const isSameIn = (fields: Fields, before: Values, after: Values, but: readonly string[]): boolean =>
  Object.entries(fields).every(
    ([name, field]) => !isTyped(field) || but.includes(name) || isSame(before[name], after[name]),
  )

const isSameDocument = ({ shape }: AnyDocument, before: Stored, after: Stored, but: readonly string[]): boolean =>
  before.date === after.date &&
  before.number === after.number &&
  (but.includes('description') || isSame(before.description, after.description)) &&
  isSameIn(shape.fields as Fields, before, after, but) &&
  before.lines.length === after.lines.length &&
  before.lines.every(
    (line, index) =>
      line.lineId === after.lines[index]!.lineId && isSameIn(shape.lines as Fields, line, after.lines[index]!, []),
  )

/** The refusal to change more of the document than its followers leave free. */
export const changedWhileFrozen = (
  scope: Pick<Scope, 'registry'>,
  definition: AnyDocument,
  { before, after }: { before: Stored | null; after: Stored },
  followers: readonly Follower[],
): Problem[] =>
  before === null
    ? []
    : freezing(scope, definition, followers)
        .filter(({ but }) => !isSameDocument(definition, before, after, but))
        .map(refusal)
