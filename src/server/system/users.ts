/** ApiListUser: the users who can sign in (contract system §7.2). */
import { listRows } from '#engine/listing/listing.ts'
import type { ListSource } from '#engine/listing/source.ts'
import type { SourceColumn } from '#engine/source-column.ts'
import { answering } from '#engine/answering.ts'
import type { Scope } from '#engine/scope.ts'
import { isStoredId } from '#engine/columns.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { NotFound } from '#kernel/problem.ts'
import { secretMark, wireName, type Field, type Fields } from '#model/field.ts'
import type { ListQuery } from '#model/query.ts'
import { may, needs } from '#model/right.ts'
import { userFields, userList } from '#system/user.ts'
import { body, flag as yesNo } from '#model/schema.ts'
import { aboutBatch, saveSchema } from '#wire/answer-schemas.ts'
import { wholeUser } from '#wire/described/users.ts'
import { savedKeys } from '#wire/document-schemas.ts'
import { answerProperties, bodyProperties } from '#wire/field-schema.ts'
import type { SaveAnswer } from '#wire/envelope.ts'
import { isObject, writeFields } from '#wire/values.ts'
import { eachId, readIds } from '../call/batch.ts'
import type { Call, Input, Server } from '../call/call.ts'
import { writingFor } from '../calls/listing.ts'
import { fromQuery } from '../http/query.ts'
import { isNewRecord } from '../call/is-new-record.ts'
import { rightsOf } from '../openapi/common.ts'
import { permissionCall } from '../session/session.ts'
import { rowListCalls } from '../calls/row-lists.ts'
import { inviteCalls, inviteUser } from './invite.ts'
import { findUser, shownName } from './user-record.ts'
import { removeUser, saveUser } from './user-save.ts'

const column = (expression: string, kind: SourceColumn['kind']): SourceColumn => ({
  sql: sql.raw(expression),
  kind,
  joins: ['people'],
})
const source = (where: readonly Sql[]): ListSource => ({
  from: sql`app_user u`,
  ours: sql.ours('u'),
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
    [
      'secondFactor',
      column(
        'exists (select 1 from second_factor f where f.tenant_id = u.tenant_id and f.user_id = u.id and f.secret is not null)',
        'flag',
      ),
    ],
  ]),
  extras: new Map([['version', column('u.version', 'integer')]]),
  where,
  search: { text: sql`folded(u.user_name || ' ' || u.display_name || ' ' || coalesce(u.email, ''))` },
  defaultSort: [{ key: 'userName', ascending: true }],
  tieBreak: [{ sql: sql`u.id`, ascending: true }],
  sums: [],
})

const truth: Readonly<Record<string, boolean>> = { true: true, '1': true, false: false, '0': false }
/** SQL conditions of the filters; an invalid id matches nobody. */
const conditions = ({ narrow = {} }: ListQuery): Sql[] => {
  const { groupId, active } = narrow
  const isActive = truth[(active ?? '').trim().toLowerCase()]
  return [
    sql`not u.is_program`,
    ...(groupId ? [isStoredId(groupId) ? sql`u.group_id = ${groupId}` : sql`false`] : []),
    ...(isActive === undefined ? [] : [sql`u.active = ${isActive}`]),
  ]
}

/** The id of the requested user. Everybody may read their own record, others only with the right to read users. */
const asks = ({ query }: Input): string => (fromQuery(query, 's_UID') ?? fromQuery(query, 's_ID') ?? '').trim()

const info = async (scope: Scope, input: Input) => {
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
    secondFactor: user.secondFactor,
    sessions: user.sessions,
    gridFormatForAll: isSelf && Object.values(rights).some((right) => right.U),
    ...writeFields(userFields, { ...user, password: secretMark }, writingFor(scope)),
    UserName: user.userName,
  }
}

/** A new user may be invited instead of being given a password. */
const save = async (scope: Scope, { body, origin }: Input, server: Server): Promise<SaveAnswer> => {
  const isInvited = isNewRecord(body) && isObject(body) && body['invite'] === true
  const answer = await saveUser(scope, body, isInvited)
  if (isInvited) await inviteUser(scope, answer.s_ID!, { server, origin })
  return answer
}

const remove = async (scope: Scope, { body }: Input): Promise<unknown> =>
  eachId(scope, readIds(body), {
    work: (id) => removeUser(scope, id),
    numberOf: async (id) => (await findUser(scope, id))?.userName ?? '',
  })

const problemFields = {
  fields: userFields as Fields,
  wirePath: (at: string) => ((userFields as Fields)[at] ? wireName(at, (userFields as Fields)[at] as Field) : at),
}

export const userCalls: readonly Call[] = [
  ...rowListCalls(userList, {
    rows: (scope, query) => listRows(scope, source(conditions(query)), query),
  }),
  answering(wholeUser(answerProperties(userFields)), info),
  permissionCall(userList.module, 'User'),
  {
    path: 'ApiListUser/UpdateDB',
    about: {
      rights: rightsOf('save', 'User'),
      takes: body({}, { ...savedKeys, ...bodyProperties(userFields), invite: yesNo }),
      answers: saveSchema,
    },
    demand: ({ body }) => needs(['User', isNewRecord(body) ? 'A' : 'U']),
    errorStyle: 'save',
    writes: true,
    problemFields,
    committed: ({ server }) => server.work.wake(),
    run: save,
  },
  ...inviteCalls,
  {
    path: 'ApiListUser/DeleteDB',
    about: aboutBatch,
    demand: needs(['User', 'D']),
    denied: 'noRightDelete',
    writes: true,
    run: remove,
  },
]
