/**
 * Brings deleted records back under their own ids, with their rows. It is a save of what was there with nothing before
 * it, and passes its checks: a code that was taken meanwhile, or a record it refers to that is gone, is told.
 */
import { problem, Refused } from '#kernel/problem.ts'
import { isStoredId, ownTable } from '../columns.ts'
import { eventStatement } from '../event.ts'
import { isBeyond } from '../own-stores.ts'
import { each, type Outcome } from '../outcome.ts'
import { wholeScope, type Scope } from '../scope.ts'
import { sql } from '../sql.ts'
import type { StoredRecord } from '../stored.ts'
import { defaultStatements, withDefault } from './default.ts'
import { lockOwnerOf } from './owner.ts'
import type { ListModule } from './record.ts'
import { problemsOf, refuseConflict } from './save.ts'
import { deletedName, forgetDeleted, loadDeleted } from './trash.ts'
import { recordStatements } from './write.ts'

const restoreOne = async (own: Scope, module: ListModule, id: string): Promise<void> => {
  const { definition, slots } = module
  const found = isStoredId(id) && !isBeyond(own, definition, id) ? await loadDeleted(own, definition, id) : null
  if (!found) throw new Refused([problem('', 'notFound')])
  const scope = wholeScope(own)
  const flag = definition.oneDefault?.flag
  // Another one may be the default by now.
  const draft = await withDefault({ scope, definition }, null, flag ? { ...found, [flag]: null } : found)
  // What was asked when it was saved is not asked again.
  const problems = await problemsOf(scope, module, { before: null, draft, inputProblems: [] })
  const refusals = problems.filter(({ confirmable }) => !confirmable)
  if (refusals.length > 0) throw new Refused(refusals)
  const after: StoredRecord = { ...draft, version: draft.version + 1 }
  await scope.tx
    .batch([
      ...lockOwnerOf({ scope, definition }, after),
      ...defaultStatements(definition, after),
      ...recordStatements({ scope, definition }, null, after),
      sql`update ${sql.ident(ownTable(definition))} r set created_by = ${after.createdBy}, created_at = ${after.createdAt} where ${sql.ours('r')} and r.id = ${after.id}`,
      forgetDeleted(after.id),
      eventStatement(scope, {
        functionId: definition.right,
        action: 'restore',
        number: after.code,
        summary: after.name,
        recordId: after.id,
      }),
    ])
    .catch(refuseConflict(scope, definition, { before: null, draft: after }))
  await slots?.afterSave?.(scope, { before: null, after })
}

/** Restores each record in its own savepoint; a refused one does not stop the others. */
export const restoreRecords = (scope: Scope, module: ListModule, ids: readonly string[]): Promise<Outcome> =>
  each(
    scope,
    ids,
    (id) =>
      isStoredId(id) && !isBeyond(scope, module.definition, id)
        ? deletedName(scope, module.definition, id)
        : Promise.resolve(''),
    (id) => restoreOne(scope, module, id),
  )
