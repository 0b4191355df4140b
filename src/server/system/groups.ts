/** ApiGroupUser: user groups and their rights (contract system §7.3). */
import { isStoredId } from '#engine/columns.ts'
import { listRows } from '#engine/listing/listing.ts'
import type { ListSource } from '#engine/listing/source.ts'
import type { SourceColumn } from '#engine/source-column.ts'
import { answering } from '#engine/answering.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { NotFound, problem, Refused, type Problem } from '#kernel/problem.ts'
import { functionIds, needs, noRight, type FunctionId, type Right, type Rights } from '#model/right.ts'
import { groupFields, groupList, isOwnable, newGroupFields, withReading } from '#system/group.ts'
import { begin, readEnvelope } from '#wire/body.ts'
import { body, flag, id, list, nullable, oneOf, text } from '#model/schema.ts'
import { aboutBatch, saveSchema } from '#wire/answer-schemas.ts'
import { wholeGroup } from '#wire/described/users.ts'
import { savedKeys } from '#wire/document-schemas.ts'
import { answerProperties, bodyProperties } from '#wire/field-schema.ts'
import type { SaveAnswer } from '#wire/envelope.ts'
import { isObject, readFields } from '#wire/values.ts'
import { eachId, readIds } from '../call/batch.ts'
import { translatorFor, type Call, type Input } from '../call/call.ts'
import { logEvent } from '../call/events.ts'
import { factorProblems, grantProblems, ownFactorProblems, ownGroupProblems } from './granting.ts'
import { fromQuery } from '../http/query.ts'
import { isNewRecord } from '../call/is-new-record.ts'
import { shownName } from './user-record.ts'
import { permissionEntry, readRight } from '../access/rights.ts'
import { rightsOf } from '../openapi/common.ts'
import { permissionCall } from '../session/session.ts'
import { rowListCalls } from '../calls/row-lists.ts'
import { inTextOrder } from '#engine/text-order.ts'

const column = (expression: string, kind: SourceColumn['kind']): SourceColumn => ({ sql: sql.raw(expression), kind })
const source: ListSource = {
  from: sql`user_group g`,
  ours: sql.ours('g'),
  key: sql`g.id`,
  joins: new Map(),
  columns: new Map([
    ['code', column('g.code', 'code')],
    ['name', column('g.name', 'text')],
    ['note', column('g.note', 'text')],
    ['requireSecondFactor', column('g.require_second_factor', 'flag')],
    [
      'userCount',
      column(
        '(select count(*)::int from app_user u where u.tenant_id = g.tenant_id and u.group_id = g.id and not u.is_program)',
        'integer',
      ),
    ],
  ]),
  extras: new Map([['version', column('g.version', 'integer')]]),
  where: [],
  search: { text: sql`folded(g.code || ' ' || g.name)` },
  defaultSort: [{ key: 'code', ascending: true }],
  tieBreak: [{ sql: sql`g.id`, ascending: true }],
  sums: [],
}

interface Group {
  id: string
  code: string
  name: string
  note: string | null
  requireSecondFactor: boolean
  rights: Readonly<Record<string, unknown>>
  version: number
}

const find = async ({ tx }: Scope, id: string, lock = false): Promise<Group | undefined> =>
  isStoredId(id)
    ? (
        await tx.query<Group>(
          sql`select id, code, name, note, require_second_factor as "requireSecondFactor", rights, version from user_group where ${sql.ours('user_group')} and id = ${id}${lock ? sql` for update` : sql.empty}`,
        )
      )[0]
    : undefined

interface Member {
  userName: string
  name: string
  active: boolean
}
/** The users affected by a change of the group's rights. */
const members = (id: string) => sql`select u.user_name as "userName", ${sql.raw(shownName)} as name, u.active
from app_user u left join employee e on e.tenant_id = u.tenant_id and e.id = u.employee_id
where u.group_id = ${id} and not u.is_program order by u.user_name ${inTextOrder} limit 1000`

const info = async (scope: Scope, { query }: Input) => {
  const group = await find(scope, fromQuery(query, 's_ID') ?? '')
  if (!group) throw new NotFound()
  const rights = everyRight(group.rights)
  const permissions = functionIds.map((id) => permissionEntry(rights, id, translatorFor(scope.language)))
  const users = await scope.tx.query<Member>(members(group.id))
  return {
    s_ID: group.id,
    Code: group.code,
    Name: group.name,
    note: group.note,
    requireSecondFactor: group.requireSecondFactor,
    version: group.version,
    permissions,
    users: users.map(({ userName, name, active }) => ({ UserName: userName, EmpName: name, active })),
  }
}

const isFunction = (id: unknown): id is FunctionId => functionIds.some((one) => one === id)

const everyRight = (stored: Readonly<Record<string, unknown>>): Record<string, Right> =>
  Object.fromEntries(functionIds.map((id) => [id, readRight(stored[id])]))

/** Reads the sent rights, which are those that change; functions that were not sent keep theirs. */
const readPermissions = (raw: unknown, before: Readonly<Record<string, unknown>>): Record<string, Right> | Problem => {
  const kept = everyRight(before)
  if (raw === undefined || raw === null) return kept
  const wrong = problem('permissions', 'invalid', { label: 'group.permissions' })
  if (!Array.isArray(raw) || raw.length > 500) return wrong
  for (const entry of raw) {
    if (!isObject(entry) || !isFunction(entry['FuncID'])) return wrong
    const had = kept[entry['FuncID']] ?? noRight
    const flagOf = (name: keyof Right): boolean => (typeof entry[name] === 'boolean' ? entry[name] : had[name] === true)
    const own = isOwnable(entry['FuncID']) && flagOf('own') && { own: true }
    const all = entry['full'] === true
    // Nothing is possible without reading: whoever takes that away takes the function away.
    if (entry['R'] === false) kept[entry['FuncID']] = noRight
    else
      kept[entry['FuncID']] = all
        ? { R: true, A: true, U: true, D: true, ...own }
        : withReading({ R: flagOf('R'), A: flagOf('A'), U: flagOf('U'), D: flagOf('D'), ...own })
  }
  return kept
}

const codePattern = /^[\p{L}\p{N}._/-]+$/u

const required = (values: Readonly<Record<string, unknown>>, isNew: boolean): Problem[] =>
  (['code', 'name'] as const)
    .filter((name) => (isNew ? !values[name] : values[name] === null))
    .map((name) => problem(name, groupFields[name].missing!))

/**
 * Problems with the rights of a group. Reading and adding products is always allowed, so removing these rights locks
 * nobody out.
 */
const rightProblems = async (scope: Scope, before: Group | null, rights: Rights): Promise<Problem[]> => [
  ...grantProblems(scope, rights, everyRight(before?.rights ?? {})),
  ...(before ? await ownGroupProblems(scope, before.id, rights) : []),
]

const save = async (scope: Scope, { body }: Input): Promise<SaveAnswer> => {
  const { body: sent, context } = begin(body, { timeZone: scope.settings.timeZone })
  const { id, version } = readEnvelope(sent, context)
  const before = id === null ? null : await find(scope, id, true)
  if (before === undefined) throw new NotFound()
  if (before && version !== undefined && version !== before.version)
    throw new Refused([problem('', 'stale.master')], before.version)
  const { copyOf, ...values } = readFields(newGroupFields, sent, context)
  const source = before === null && typeof copyOf === 'string' ? await find(scope, copyOf) : undefined
  const problems = [...context.problems, ...required(values, before === null)]
  if (before === null && copyOf && !source) problems.push(problem('copyOf', 'unknownRef'))
  if (typeof values['code'] === 'string' && !codePattern.test(values['code'])) problems.push(problem('code', 'invalid'))
  // A new group may have no rights; of a stored one, an empty list would change nothing.
  const { permissions } = sent
  if (before && Array.isArray(permissions) && permissions.length === 0)
    problems.push(problem('permissions', 'permissionsEmpty'))
  const rights = readPermissions(sent['permissions'], before?.rights ?? source?.rights ?? {})
  if ('message' in rights) problems.push(rights as Problem)
  else problems.push(...(await rightProblems(scope, before, rights as Rights)))
  const after = {
    code: '',
    name: '',
    note: null,
    ...before,
    ...values,
    requireSecondFactor: (values['requireSecondFactor'] ?? before?.requireSecondFactor) === true,
    id: before?.id ?? scope.newId(),
    version: (before?.version ?? 0) + 1,
    rights,
  }
  const others = await scope.tx.query(
    sql`select 1 from user_group where ${sql.ours('user_group')} and lower(code) = lower(${after.code}) and id <> ${after.id}`,
  )
  if (others.length > 0) problems.push(problem('code', 'duplicate.code', { value: after.code }))
  if (after.requireSecondFactor && !before?.requireSecondFactor && before)
    problems.push(...(await ownFactorProblems(scope, before.id)))
  if (before?.requireSecondFactor && !after.requireSecondFactor)
    problems.push(...(await factorProblems(scope, before.id)))
  if (problems.length > 0) throw new Refused(problems)
  await scope.tx
    .query(sql`insert into user_group (tenant_id, id, code, name, note, require_second_factor, rights, version)
values (${sql.tenant}, ${after.id}, ${after.code}, ${after.name}, ${after.note}, ${after.requireSecondFactor}, ${JSON.stringify(rights)}, ${after.version})
on conflict (tenant_id, id) do update set code = excluded.code, name = excluded.name, note = excluded.note, require_second_factor = excluded.require_second_factor, rights = excluded.rights, version = excluded.version`)
  const changesRights = JSON.stringify(everyRight(before?.rights ?? {})) !== JSON.stringify(rights)
  await logEvent(scope, {
    functionId: 'GroupUser',
    action: before && changesRights ? 'rights' : before ? 'update' : 'create',
    number: after.code,
    recordId: after.id,
    before,
    after,
  })
  return { Description: 'ok', s_ID: after.id, NumberID: after.code, version: after.version }
}

const removeOne = async (scope: Scope, id: string): Promise<void> => {
  const group = await find(scope, id, true)
  if (!group) throw new Refused([problem('', 'notFound')])
  const used = await scope.tx.query(
    sql`select 1 from app_user where ${sql.ours('app_user')} and group_id = ${id} limit 1`,
  )
  if (used.length > 0) throw new Refused([problem('', 'inUse')])
  await scope.tx.query(sql`delete from user_group where ${sql.ours('user_group')} and id = ${id}`)
  await logEvent(scope, { functionId: 'GroupUser', action: 'delete', number: group.code, recordId: id, before: group })
}

const remove = async (scope: Scope, { body }: Input): Promise<unknown> =>
  eachId(scope, readIds(body), {
    work: (id) => removeOne(scope, id),
    numberOf: async (id) => (await find(scope, id))?.code ?? '',
  })

const problemFields = {
  fields: newGroupFields,
  wirePath: (at: string) => (at === 'code' ? 'Code' : at === 'name' ? 'Name' : at),
}

const rightBody = body({ FuncID: oneOf(...functionIds) }, { R: flag, A: flag, U: flag, D: flag, full: flag, own: flag })

export const groupCalls: readonly Call[] = [
  ...rowListCalls(groupList, {
    rows: (scope, query) => listRows(scope, source, query),
    // Users who edit other users choose a group from this list.
    open: true,
    limit: 1000,
    extraSchema: { Id: id, Note: text },
    extra: (row) => ({ Id: String(row['id']), Note: '' }),
  }),
  answering(wholeGroup(answerProperties(groupFields)), info),
  permissionCall(groupList.module, 'GroupUser'),
  {
    path: 'ApiGroupUser/UpdateDB',
    about: {
      rights: rightsOf('save', 'GroupUser'),
      takes: body({}, { ...savedKeys, ...bodyProperties(newGroupFields), permissions: nullable(list(rightBody)) }),
      answers: saveSchema,
    },
    demand: ({ body }) => needs(['GroupUser', isNewRecord(body) ? 'A' : 'U']),
    errorStyle: 'save',
    writes: true,
    problemFields,
    run: save,
  },
  {
    path: 'ApiGroupUser/DeleteDB',
    about: aboutBatch,
    demand: needs(['GroupUser', 'D']),
    denied: 'noRightDelete',
    writes: true,
    run: remove,
  },
]
