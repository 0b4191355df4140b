/** What waits for somebody: counted by the definition it is about, told on the start page with the list of exactly so many. */
import type { FunctionId, RightFlag } from '#model/right.ts'
import type { Scope } from './scope.ts'
import type { Statement } from './tx.ts'

export interface Todo {
  /** Names its text, `todo.{key}`. */
  key: string
  /** It is told to who may read the documents and has one of these: nobody else could do anything about it. */
  needs: readonly (readonly [FunctionId, RightFlag])[]
  /** The condition of the list, by its filters, that shows what is counted: `payStatus=4`. */
  narrow: string
  /** One row with `count`. Asked together with the others of the page. */
  count(scope: Scope): Statement
}
