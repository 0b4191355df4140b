/** Records that the settings or users name as their default: they are not deleted or stopped while they are. */
import { translate } from '#i18n/catalogues.server.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { AnyList } from '#model/list.ts'
import { settingNames, settings } from '#model/settings.ts'
import type { Scope } from '../scope.ts'
import { sql } from '../sql.ts'
import { isStopped } from './still-in-use.ts'
import type { StoredRecord } from '../stored.ts'
import { inTextOrder } from '../text-order.ts'

/** The columns of users that name a record of a list. */
const defaultsOfUsers: Readonly<Record<string, readonly string[]>> = {
  store: ['default_store_id'],
  fund: ['default_cash_fund_id', 'default_bank_fund_id'],
}

/** What names the record; the settings are read anew, because another user may have changed them meanwhile. */
export const namedAsDefault = async (scope: Scope, { name }: AnyList, id: string, at = ''): Promise<Problem[]> => {
  const keys = settingNames.filter((key) => settings[key].field.kind === 'ref' && settings[key].field.of === name)
  const columns = (defaultsOfUsers[name] ?? []).map((column) => sql`u.${sql.ident(column)} = ${id}`)
  if (keys.length === 0 && columns.length === 0) return []
  const [stored, users] = await scope.tx.batch([
    sql`select values from setting s where ${sql.ours('s')} for share`,
    columns.length > 0
      ? sql`select u.user_name ${inTextOrder} as name from app_user u where ${sql.ours('u')} and u.active and (${sql.join(columns, ' or ')}) order by 1 limit 20`
      : sql`select null as name where false`,
  ])
  const values = (stored as { values: Readonly<Record<string, unknown>> }[])[0]?.values ?? {}
  const names = (users as { name: string }[]).map((user) => user.name)
  return [
    ...keys
      .filter((key) => String(values[key] ?? '').toLowerCase() === id)
      .map((key) => problem(at, 'inUse.setting', { setting: translate(scope.language, `setting.${key}`) })),
    ...(names.length > 0 ? [problem(at, 'inUse.userDefault', { names: names.join(', ') })] : []),
  ]
}

/** The same for a change that stops the record. */
export const stoppedDefault = (
  scope: Scope,
  definition: AnyList,
  before: StoredRecord | null,
  after: StoredRecord,
): Promise<Problem[]> =>
  before && !isStopped(definition, before) && isStopped(definition, after)
    ? namedAsDefault(scope, definition, after.id, 'active')
    : Promise.resolve([])
