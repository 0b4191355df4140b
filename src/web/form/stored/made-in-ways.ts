/** What can be made from a stored document in other ways than taking its goods or paying it. Pure. */
import type { AnyDocument, DocumentMeta, MakeWay } from '#model/document.ts'
import { isInForce, type InState } from '#model/state.ts'
import type { RightsOfUser } from '#web/data/profile.ts'

export interface MadeInWay {
  made: DocumentMeta
  way: MakeWay
}
/** The other ways to make documents from this one that it has something for and the user has the rights to. */
export const madeInWays = (
  { name, lifecycle }: Pick<AnyDocument, 'name' | 'lifecycle'>,
  document: InState & Readonly<Record<string, unknown>>,
  { metas, may }: { metas: readonly DocumentMeta[]; may: RightsOfUser['may'] },
): MadeInWay[] =>
  isInForce(lifecycle, document)
    ? metas.flatMap((made) =>
        (made.ways ?? [])
          .filter((way) => way.of.includes(name) && document[way.given] === true)
          .filter((way) => may(made.right, 'A') && may(made.right, way.right))
          .map((way) => ({ made, way })),
      )
    : []
