/** What can be made from a stored document in other ways than taking its goods or paying it. Pure. */
import type { AnyDocument, DocumentMeta } from '#model/document.ts'
import type { MakeWay } from '#model/make-way.ts'
import { isInForce, type InState } from '#model/state.ts'
import type { RightsOfUser } from '#web/data/profile.ts'

export interface MadeInWay {
  made: DocumentMeta
  way: MakeWay
  /** Why it cannot be done now. */
  otherwise: string | null
}
const wayOf = (made: DocumentMeta, way: MakeWay, document: Readonly<Record<string, unknown>>): MadeInWay[] =>
  way.button && document[way.button.given] === true
    ? [{ made, way, otherwise: document[way.button.possible] === true ? null : way.button.otherwise }]
    : []

/** The other ways to make documents from this one that it has something for and the user has the rights to. */
export const madeInWays = (
  { name, lifecycle }: Pick<AnyDocument, 'name' | 'lifecycle'>,
  document: InState & Readonly<Record<string, unknown>>,
  { metas, may }: { metas: readonly DocumentMeta[]; may: RightsOfUser['may'] },
): MadeInWay[] =>
  isInForce(lifecycle, document)
    ? metas.flatMap((made) =>
        (made.ways ?? [])
          .filter((way) => way.of.includes(name) && may(made.right, 'A') && may(made.right, way.right))
          .flatMap((way) => wayOf(made, way, document)),
      )
    : []
