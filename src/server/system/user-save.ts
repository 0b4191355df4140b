/** Saves and deletes users: protects the last administrator, and checks references (contract system §7.2). */
import { isStoredId } from '#engine/columns.ts'
import type { Scope } from '#engine/scope.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { NotFound, problem, Refused, type Problem } from '#kernel/problem.ts'
import { secretMark } from '#model/field.ts'
import { userFields, userNamePattern } from '#system/user.ts'
import { begin, readEnvelope } from '#wire/body.ts'
import type { SaveAnswer } from '#wire/envelope.ts'
import { readFields } from '#wire/values.ts'
import { logEvent } from '../call/events.ts'
import { endSessions } from '../access/open-sessions.ts'
import { hashPassword, isStrong } from '../access/passwords.ts'
import { newSecret } from '../access/tokens.ts'
import { revokeResetLinks } from '../session/reset-links.ts'
import { changeProblems, employeeProblems, memberProblems, ownMoveProblems, storesBeyond } from './granting.ts'
import { findUser, type User } from './user-record.ts'

const blank = (id: string): User => ({
  id,
  userName: '',
  displayName: '',
  employee: null,
  group: '',
  email: null,
  isAdmin: false,
  active: true,
  language: 'vi',
  stores: [],
  defaultStore: null,
  defaultCashFund: null,
  defaultBankFund: null,
  version: 0,
})

const shape = (user: User): Problem[] => {
  const problems: Problem[] = []
  if (!user.userName) problems.push(problem('userName', 'required'))
  else if (!userNamePattern.test(user.userName)) problems.push(problem('userName', 'invalid'))
  if (!user.group) problems.push(problem('group', 'required'))
  if (!user.email) problems.push(problem('email', 'emailRequired'))
  else if (!/^[^@\s]+@[^@\s]+$/.test(user.email)) problems.push(problem('email', 'emailInvalid'))
  return problems
}

/** Somebody who is invited chooses a password himself. */
const passwordProblems = (password: string | null, needsOne: boolean): Problem[] => {
  if (password === null) return needsOne ? [problem('password', 'required')] : []
  return isStrong(password) ? [] : [problem('password', 'passwordWeak')]
}

const found = async ({ tx }: Scope, id: string, statement: (id: string) => Sql): Promise<boolean> =>
  isStoredId(id) && (await tx.query(statement(id))).length > 0

/** A newly chosen record must belong to this tenant and be in use. */
const references = async (scope: Scope, before: User | null, user: User): Promise<Problem[]> => {
  const wanted: [keyof User, (id: string) => Sql][] = [
    ['employee', (id) => sql`select 1 from employee where ${sql.ours('employee')} and id = ${id} and active`],
    ['group', (id) => sql`select 1 from user_group where ${sql.ours('user_group')} and id = ${id}`],
    ['defaultStore', (id) => sql`select 1 from store where ${sql.ours('store')} and id = ${id} and active`],
    [
      'defaultCashFund',
      (id) => sql`select 1 from fund where ${sql.ours('fund')} and id = ${id} and active and kind = 'cash'`,
    ],
    [
      'defaultBankFund',
      (id) => sql`select 1 from fund where ${sql.ours('fund')} and id = ${id} and active and kind = 'bank'`,
    ],
  ]
  const problems: Problem[] = []
  for (const [name, statement] of wanted) {
    const id = user[name] as string | null
    if (id && id !== before?.[name] && !(await found(scope, id, statement))) problems.push(problem(name, 'unknownRef'))
  }
  return problems
}

/** Stores must exist, and whoever is limited to stores himself gives no others. */
const storesProblems = async (scope: Scope, user: User): Promise<Problem[]> => {
  const { tx } = scope
  const beyond = storesBeyond(scope, user.stores)
  if (beyond.length > 0) return beyond
  if (user.stores.length > 0) {
    const known = await tx.query<{ id: string }>(
      sql`select id from store where ${sql.ours('store')} and id = any(${[...user.stores]}::uuid[])`,
    )
    if (known.length < new Set(user.stores).size) return [problem('stores', 'unknownRef')]
  }
  return user.stores.length > 0 && user.defaultStore && !user.stores.includes(user.defaultStore)
    ? [problem('defaultStore', 'storeNotAmong')]
    : []
}

const duplicates = async ({ tx }: Scope, user: User): Promise<Problem[]> => {
  const rows = await tx.query<{ user_name: string; email: string | null }>(
    sql`select user_name, email from app_user where ${sql.ours('app_user')} and id <> ${user.id} and (lower(user_name) = lower(${user.userName}) or lower(email) = lower(${user.email ?? ''}))`,
  )
  const same = (a: string | null, b: string | null) => a !== null && b !== null && a.toLowerCase() === b.toLowerCase()
  return [
    ...(rows.some((row) => same(row.user_name, user.userName))
      ? [problem('userName', 'duplicate', { value: user.userName })]
      : []),
    ...(rows.some((row) => same(row.email, user.email))
      ? [problem('email', 'duplicate', { value: user.email ?? '' })]
      : []),
  ]
}

/** Locks the administrators, so that two cannot be removed at the same time. */
const isLastAdmin = async ({ tx }: Scope, id: string): Promise<boolean> => {
  const admins = await tx.query<{ id: string }>(
    sql`select id from app_user where ${sql.ours('app_user')} and is_admin and active order by id for update`,
  )
  return admins.length === 1 && admins[0]!.id === id
}

const mustStay = async (scope: Scope, before: User | null, after: User): Promise<Problem[]> => {
  if (!before || !before.active) return []
  const leaves = !after.active
  const demoted = before.isAdmin && !after.isAdmin
  if (before.id === scope.user.id && (leaves || demoted)) return [problem(leaves ? 'active' : 'isAdmin', 'selfUser')]
  return before.isAdmin && (leaves || demoted) && (await isLastAdmin(scope, before.id))
    ? [problem(leaves ? 'active' : 'isAdmin', 'lastAdmin')]
    : []
}

/**
 * Only an administrator may create or change administrators; only a user with all rights of a group may add users to
 * it or change its users. Otherwise the right to edit users would include every right.
 */
const mayChange = async (scope: Scope, before: User | null, after: User): Promise<Problem[]> => {
  if (!scope.user.isAdmin && after.isAdmin) return [problem('isAdmin', 'noRight')]
  const untouchable = before ? await changeProblems(scope, before) : []
  if (untouchable.length > 0) return untouchable
  const beyond = [
    ...(await storesProblems(scope, after)),
    ...(await memberProblems(scope, [after.group].filter(isStoredId))),
    ...(after.employee && after.employee !== before?.employee ? await employeeProblems(scope, after.group) : []),
  ]
  const isLeaving = before?.id === scope.user.id && before.group !== after.group && isStoredId(after.group)
  return beyond.length > 0 || !isLeaving ? beyond : ownMoveProblems(scope, after.group)
}

/**
 * Reset links must be invalidated, so that a person with access to the old mailbox, or a deactivated user, cannot use
 * one sent before.
 */
const revokesResetLinks = (before: User | null, user: User, password: string | null): boolean =>
  password !== null || !user.active || before?.email !== user.email

interface Change {
  before: User | null
  user: User
  password: string | null
}
const store = async (scope: Scope, { before, user, password }: Change): Promise<void> => {
  const { tx } = scope
  // Nobody knows the password of somebody who is invited, until he has chosen one.
  const known = password ?? (before === null ? newSecret() : null)
  const hash = known === null ? null : await hashPassword(known)
  await tx.query(sql`insert into app_user (tenant_id, id, user_name, password_hash, employee_id, display_name, group_id, email, is_admin, active, language, store_ids, default_store_id, default_cash_fund_id, default_bank_fund_id, version)
values (${sql.tenant}, ${user.id}, ${user.userName}, ${hash ?? ''}, ${user.employee}, ${user.displayName}, ${user.group}, ${user.email}, ${user.isAdmin}, ${user.active}, ${user.language},
  ${user.stores}::uuid[], ${user.defaultStore}, ${user.defaultCashFund}, ${user.defaultBankFund}, ${user.version})
on conflict (tenant_id, id) do update set user_name = excluded.user_name, password_hash = coalesce(nullif(excluded.password_hash, ''), app_user.password_hash),
  employee_id = excluded.employee_id, display_name = excluded.display_name, group_id = excluded.group_id, email = excluded.email, is_admin = excluded.is_admin, active = excluded.active,
  language = excluded.language, store_ids = excluded.store_ids, default_store_id = excluded.default_store_id, default_cash_fund_id = excluded.default_cash_fund_id, default_bank_fund_id = excluded.default_bank_fund_id, version = excluded.version`)
  // A new password or deactivation ends all sessions of the user immediately.
  if (password !== null || !user.active) await tx.batch(endSessions(user.id))
  if (revokesResetLinks(before, user, password)) await tx.query(revokeResetLinks(tx, user.id))
}

const nameOf = async ({ tx }: Scope, user: User): Promise<string> => {
  const rows = user.employee
    ? await tx.query<{ name: string }>(
        sql`select name from employee where ${sql.ours('employee')} and id = ${user.employee}`,
      )
    : []
  return rows[0]?.name ?? user.userName
}

/** `active` and `language` cannot be empty: if sent empty, they keep their value. */
const readValues = (read: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(read)
      .filter(([name, value]) => name !== 'password' && (value !== null || !['active', 'language'].includes(name)))
      .map(([name, value]) => [
        name,
        value ??
          ({ userName: '', group: '', isAdmin: false, stores: [] } as Readonly<Record<string, unknown>>)[name] ??
          null,
      ]),
  )

export const saveUser = async (scope: Scope, body: unknown, isInvited: boolean): Promise<SaveAnswer> => {
  const { body: sent, context } = begin(body, { timeZone: scope.settings.timeZone })
  const { id, version } = readEnvelope(sent, context)
  const before = id === null ? null : await findUser(scope, id, true)
  if (before === undefined) throw new NotFound()
  if (before && version !== undefined && version !== before.version)
    throw new Refused([problem('', 'stale.master')], before.version)
  const read = readFields(userFields, sent, context)
  const values = readValues(read)
  const base = before ?? blank(scope.newId())
  const after: User = { ...base, ...values, id: base.id, version: base.version + 1 }
  const password = (read['password'] as string | undefined) ?? null
  const problems = [
    ...context.problems,
    ...shape(after),
    ...passwordProblems(password, before === null && !isInvited),
    ...(await references(scope, before, after)),
    ...(await duplicates(scope, after)),
    ...(await mustStay(scope, before, after)),
    ...(await mayChange(scope, before, after)),
  ]
  if (problems.length > 0) throw new Refused(problems)
  const named = { ...after, displayName: await nameOf(scope, after) }
  await store(scope, { before, user: named, password })
  await logEvent(scope, {
    functionId: 'User',
    action: before ? 'update' : 'create',
    number: named.userName,
    recordId: named.id,
    before,
    after: { ...named, ...(password === null ? {} : { password: secretMark }) },
  })
  return { Description: 'ok', s_ID: named.id, NumberID: named.userName, version: named.version }
}

export const removeUser = async (scope: Scope, id: string): Promise<void> => {
  const user = await findUser(scope, id, true)
  if (!user) throw new Refused([problem('', 'notFound')])
  if (id === scope.user.id) throw new Refused([problem('', 'selfUser')])
  const beyond = await changeProblems(scope, user)
  if (beyond.length > 0) throw new Refused(beyond)
  if (user.isAdmin && user.active && (await isLastAdmin(scope, id))) throw new Refused([problem('', 'lastAdmin')])
  const made = await scope.tx.query(
    sql`select 1 from document where ${sql.ours('document')} and created_by_id = ${id} limit 1`,
  )
  if (made.length > 0) throw new Refused([problem('', 'inUse')])
  await scope.tx.batch([
    sql`delete from grid_format where ${sql.ours('grid_format')} and user_id = ${id}`,
    sql`delete from app_user where ${sql.ours('app_user')} and id = ${id}`,
  ])
  await logEvent(scope, { functionId: 'User', action: 'delete', number: user.userName, recordId: id, before: user })
}
