/** Where a document of another kind is made in a way that has no button of its own, but an action of the source. */
import { documentMetas } from '#documents/index.ts'
import type { FunctionId } from '#model/right.ts'
import { makePath } from './made-from.ts'
import type { Subject } from '../subject.ts'

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

/** The form that makes a document of another kind, and the right to it; undefined: there is no such kind. */
export const makingOf = (module: string, id: string, made: string): { path: string; right: FunctionId } | undefined => {
  const found = documentMetas.find(({ name }) => name === made)
  return found && { path: makePath(found, { wire: { module } }, [id]), right: found.right }
}
