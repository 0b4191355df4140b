/** Deletes list records, which can be restored for thirty days (`restore.ts`). */
import type { Fields } from '#model/field.ts'
import { ownTable } from '../columns.ts'
import { eventStatement } from '../event.ts'
import { each, refuseProblems, type Outcome } from '../outcome.ts'
import { wholeScope, type Scope } from '../scope.ts'
import { forgetSecrets, secretNames } from '../secrets.ts'
import { sql } from '../sql.ts'
import { removalProblems } from './default.ts'
import { namedAsDefault } from './named-by-settings.ts'
import { openToChange } from './read.ts'
import type { ListModule } from './record.ts'
import { codeOf, refuseConflict } from './save.ts'
import { keepDeleted } from './trash.ts'

const removeOne = async (own: Scope, { definition, slots }: ListModule, id: string): Promise<void> => {
  const before = await openToChange({ scope: own, definition }, id)
  // Documents the user does not see refer to it, too.
  const scope = wholeScope(own)
  refuseProblems(
    [
      ...((await slots?.keep?.(scope, before)) ?? []),
      ...(await removalProblems(scope, definition, before)),
      ...(await namedAsDefault(scope, definition, before.id)),
    ],
    [],
  )
  // Foreign keys find everything that refers to the record.
  await Promise.resolve(slots?.release?.(scope, before.id))
    .then(() =>
      scope.tx.batch([
        sql`delete from ${sql.ident(ownTable(definition))} r where ${sql.ours('r')} and id = ${before.id}`,
        ...(secretNames(definition.fields as Fields).length > 0 ? [forgetSecrets(before.id)] : []),
        keepDeleted(scope, definition, before),
      ]),
    )
    .catch(refuseConflict(scope, definition, { before, draft: before }))
  await scope.tx.query(
    eventStatement(scope, {
      functionId: definition.right,
      action: 'delete',
      number: before.code,
      summary: before.name,
      recordId: before.id,
      before,
    }),
  )
  await slots?.afterSave?.(scope, { before, after: null })
}

/** Deletes each record in its own savepoint; records that are referred to are refused. */
export const removeRecords = (scope: Scope, module: ListModule, ids: readonly string[]): Promise<Outcome> =>
  each(scope, ids, codeOf(scope, module.definition), (id) => removeOne(scope, module, id))
