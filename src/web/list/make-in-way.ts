/** Where a document of another kind is made in a way that has no button of its own, but an action of the source. */
import { documentMetas } from '#documents/index.ts'
import { makePath } from './made-from.ts'
import type { Subject } from './subject.ts'

/** `named`: the kind that is made, and its way. */
export const pathInWay = (
  { module }: Pick<Subject, 'module'>,
  id: string,
  named: { made: string; way: string },
): string => {
  const made = documentMetas.find(({ name }) => name === named.made)!
  return makePath(
    made,
    { wire: { module } },
    [id],
    made.ways!.find(({ name }) => name === named.way),
  )
}
