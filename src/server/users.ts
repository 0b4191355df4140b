/** ApiListUser: who may sign in (contract system §7.2). */
import { listRows, type ListSource, type SourceColumn } from '#engine/listing.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { NotFound } from '#kernel/problem.ts'
import { text, wireName, type Field, type Fields } from '#model/field.ts'
import { may, needs } from '#model/right.ts'
import type { Column } from '#model/table.ts'
import { writeFields, writeMoment } from '#wire/values.ts'
import { eachId, readIds } from './batch.ts'
import type { Call, Input } from './call.ts'
import { listAnswer, readQuery, writingFor } from './listing.ts'
import { fromQuery } from './query.ts'
import { isNewRecord } from './saving.ts'
import { permissionOf } from './session.ts'
import { findUser, shownName, userFields } from './user-record.ts'
import { removeUser, saveUser } from './user-save.ts'

const columns: readonly Column[] = [
  { key: 'userName', kind: 'text', label: 'user.userName', wire: 'UserName', width: 160 },
  { key: 'employeeName', kind: 'text', label: 'user.displayName', wire: 'EmpName', width: 200 },
  { key: 'groupName', kind: 'text', label: 'user.group', wire: 'GroupName', width: 160 },
  { key: 'email', kind: 'text', label: 'user.email', width: 220 },
  { key: 'active', kind: 'flag', label: 'user.active', width: 110 },
  { key: 'lastSignIn', kind: 'moment', label: 'user.lastSignIn', width: 150 },
]

const column = (expression: string, kind: SourceColumn['kind']): SourceColumn => ({
  sql: sql.raw(expression),
  kind,
  joins: ['people'],
})
const source: ListSource = {
  from: sql`app_user u`,
  key: sql`u.id`,
  joins: new Map([
    [
      'people',
      sql`join user_group g on g.tenant_id = u.tenant_id and g.id = u.group_id left join employee e on e.tenant_id = u.tenant_id and e.id = u.employee_id`,
    ],
  ]),
  columns: new Map([
    ['userName', column('u.user_name', 'text')],
    ['employeeName', column(shownName, 'text')],
    ['groupName', column('g.name', 'text')],
    ['email', column('u.email', 'text')],
    ['active', column('u.active', 'flag')],
    ['lastSignIn', column('u.last_sign_in', 'moment')],
  ]),
  extras: new Map([['version', column('u.version', 'integer')]]),
  where: [],
  search: { text: sql`folded(u.user_name || ' ' || u.display_name || ' ' || coalesce(u.email, ''))` },
  defaultSort: [{ key: 'userName', ascending: true }],
  tieBreak: [{ sql: sql`u.id`, ascending: true }],
  sums: [],
}

const list = async (scope: Scope, { query }: Input): Promise<unknown> =>
  listAnswer(scope, { columns, sums: [], result: await listRows(scope, source, readQuery(scope, { columns }, query)) })

/** Oneself always; others only with the right to see users. */
const asks = ({ query }: Input): string => (fromQuery(query, 's_UID') ?? fromQuery(query, 's_ID') ?? '').trim()

const info = async (scope: Scope, input: Input): Promise<unknown> => {
  const id = asks(input) || scope.user.id
  const isSelf = id === scope.user.id
  const user = isSelf || may(scope.user.rights, 'User', 'R') ? await findUser(scope, id) : undefined
  if (!user) throw new NotFound()
  const { rights } = scope.user
  return {
    s_ID: user.id,
    version: user.version,
    EmpName: user.employeeName,
    GroupName: user.groupName,
    lastSignIn: writeMoment(user.lastSignIn, scope.settings.timeZone),
    gridFormatForAll: isSelf && Object.values(rights).some((right) => right.U),
    ...writeFields(userFields as Fields, user as unknown as Record<string, unknown>, writingFor(scope)),
  }
}

const remove = async (scope: Scope, { body }: Input): Promise<unknown> =>
  eachId(scope, readIds(body), {
    work: (id) => removeUser(scope, id),
    numberOf: async (id) => (await findUser(scope, id))?.userName ?? '',
  })

const described = {
  fields: { ...userFields, password: text({ label: 'user.password' }) } as Fields,
  spell: (at: string) => ((userFields as Fields)[at] ? wireName(at, (userFields as Fields)[at] as Field) : at),
}

export const userCalls: readonly Call[] = [
  { path: 'ApiListUser/getlist', demand: needs(['User', 'R']), run: list },
  { path: 'ApiListUser/getInfo', demand: 'signedIn', run: info },
  { path: 'ApiListUser/getPermission', demand: 'signedIn', run: async (scope) => permissionOf(scope, 'User') },
  {
    path: 'ApiListUser/UpdateDB',
    demand: ({ body }) => needs(['User', isNewRecord(body) ? 'A' : 'U']),
    manner: 'save',
    writes: true,
    described,
    run: (scope, { body }) => saveUser(scope, body),
  },
  { path: 'ApiListUser/DeleteDB', demand: needs(['User', 'D']), denied: 'noRightDelete', writes: true, run: remove },
]
