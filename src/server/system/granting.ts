/**
 * Users cannot grant rights they do not have, nor remove from themselves the rights needed to undo it (contract
 * system §7.3).
 */
import { isStoredId } from '#engine/columns.ts'
import type { Principal, Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import { functionIds, may, noRight, type FunctionId, type RightFlag, type Rights } from '#model/right.ts'
import { rightFlags } from '#system/group.ts'
import { translatorFor } from '../call/call.ts'
import { effectiveRights } from '../access/rights.ts'

type MissingRights = readonly [FunctionId, readonly RightFlag[]]

/** The rights in `wanted` that are neither in `before` nor the user's own. */
const rightsBeyond = (
  { isAdmin, rights }: Pick<Principal, 'isAdmin' | 'rights'>,
  wanted: Rights,
  before: Rights = {},
): MissingRights[] => {
  if (isAdmin) return []
  return functionIds.flatMap((id): MissingRights[] => {
    const [after, had] = [wanted[id] ?? noRight, before[id] ?? noRight]
    // From own documents to those of everybody is more as well, also for who has the right not at all.
    const isWidened = had.own === true && !after.own
    // Who has a right for his own documents cannot give it for those of everybody.
    const isWider = rights[id]?.own === true && !after.own
    const flags = rightFlags.filter(
      (flag) => after[flag] && (!had[flag] || isWidened) && (isWider || !may(rights, id, flag)),
    )
    return flags.length > 0 ? [[id, flags]] : []
  })
}

const MOST_NAMED = 4
const inWords = ({ language }: Scope, beyond: readonly MissingRights[]): string => {
  const translate = translatorFor(language)
  const named = beyond
    .slice(0, MOST_NAMED)
    .map(
      ([id, flags]) => `${translate(`function.${id}`)} (${flags.map((flag) => translate(`right.${flag}`)).join(', ')})`,
    )
  return [...named, ...(beyond.length > MOST_NAMED ? ['…'] : [])].join('; ')
}

/** Problems with granting these rights to a group. */
export const grantProblems = (scope: Scope, wanted: Rights, before: Rights): Problem[] => {
  const beyond = rightsBeyond(scope.user, wanted, before)
  return beyond.length > 0 ? [problem('permissions', 'grantBeyond', { rights: inWords(scope, beyond) })] : []
}

interface GroupRow {
  id: string
  name: string
  rights: Readonly<Record<string, unknown>>
  demandsFactor: boolean
}
const groupRights = async (
  { tx }: Scope,
  id: string,
): Promise<(Omit<GroupRow, 'rights'> & { rights: Rights }) | undefined> => {
  const [row] = await tx.query<GroupRow>(
    sql`select id, name, rights, require_second_factor as "demandsFactor" from user_group where ${sql.ours('user_group')} and id = ${id}`,
  )
  return row && { ...row, rights: effectiveRights(row.rights, false) }
}

/**
 * Problems with changing users of these groups: whoever can set a user's password, or add a user to a group, could
 * use all rights of that group.
 */
export const memberProblems = async (scope: Scope, groups: readonly string[]): Promise<Problem[]> => {
  if (scope.user.isAdmin) return []
  for (const id of new Set(groups)) {
    const group = await groupRights(scope, id)
    const beyond = group ? rightsBeyond(scope.user, group.rights) : []
    if (group && beyond.length > 0)
      return [problem('group', 'groupBeyond', { name: group.name, rights: inWords(scope, beyond) })]
  }
  return []
}

/** A user or key, as far as it decides who may change it. */
export interface Member {
  id: string
  isAdmin: boolean
  group: string
  stores: readonly string[]
}

const beyondStores = ({ stores: own }: Principal, stores: readonly string[]): boolean =>
  own !== null && (stores.length === 0 || stores.some((id) => !own.includes(id)))

export const storesBeyond = (scope: Scope, stores: readonly string[]): Problem[] =>
  beyondStores(scope.user, stores) ? [problem('stores', 'storesBeyond')] : []

/** The functions of which the user sees his own documents only, and members of this group see any. */
const ownFunctions = async (scope: Scope, groupId: string): Promise<{ group: string; functions: MissingRights[] }> => {
  const { rights, isAdmin } = scope.user
  const mine = isAdmin ? [] : functionIds.filter((id) => rights[id]?.own === true)
  const group = mine.length > 0 && isStoredId(groupId) ? await groupRights(scope, groupId) : undefined
  const functions = mine.filter((id) => group?.rights[id]?.R).map((id): MissingRights => [id, ['R']])
  return { group: group?.name ?? '', functions }
}

/** Whoever changes somebody else could sign in as him: that takes his rights and stores, and shows his own documents. */
export const changeProblems = async (scope: Scope, member: Member): Promise<Problem[]> => {
  if (member.isAdmin && !scope.user.isAdmin) return [problem('isAdmin', 'noRight')]
  const beyond = [...(await memberProblems(scope, [member.group])), ...storesBeyond(scope, member.stores)]
  if (beyond.length > 0 || member.id === scope.user.id) return beyond
  const { group, functions } = await ownFunctions(scope, member.group)
  return functions.length > 0
    ? [problem('group', 'groupBeyond', { name: group, rights: inWords(scope, functions) })]
    : []
}

/** Documents of an employee are those of the user linked to him: who sees his own only links nobody. */
export const employeeProblems = async (scope: Scope, group: string): Promise<Problem[]> => {
  const { functions } = await ownFunctions(scope, group)
  return functions.length > 0 ? [problem('employee', 'employeeBeyond', { rights: inWords(scope, functions) })] : []
}

/** Rights that users cannot remove from themselves. */
const kept: readonly (readonly [FunctionId, RightFlag])[] = [
  ['GroupUser', 'R'],
  ['GroupUser', 'U'],
  ['User', 'R'],
  ['User', 'U'],
]

const locksOut = ({ isAdmin, rights }: Principal, after: Rights): boolean =>
  !isAdmin && kept.some(([id, flag]) => may(rights, id, flag) && !may(after, id, flag))

/** The user's own group must keep the rights needed to grant rights. */
export const ownGroupProblems = async (scope: Scope, group: string, after: Rights): Promise<Problem[]> => {
  if (!locksOut(scope.user, after)) return []
  const mine = await scope.tx.query(
    sql`select 1 from app_user where ${sql.ours('app_user')} and id = ${scope.user.id} and group_id = ${group}`,
  )
  return mine.length > 0 ? [problem('permissions', 'selfLockout')] : []
}

/**
 * A demand for a second factor guards the rights of a group, so who takes it away has them; and nobody takes it from
 * himself.
 */
export const factorProblems = async (scope: Scope, group: string): Promise<Problem[]> => {
  if (scope.user.isAdmin) return []
  const own = await scope.tx.query(
    sql`select 1 from app_user u where ${sql.ours('u')} and u.id = ${scope.user.id} and u.group_id = ${group}`,
  )
  if (own.length > 0) return [problem('requireSecondFactor', 'secondFactor.demandKept')]
  return (await memberProblems(scope, [group])).map((one) => ({ ...one, at: 'requireSecondFactor' }))
}

/** Who demands a second factor of his own group must have one: he would only reach its set-up otherwise. */
export const ownFactorProblems = async ({ tx, user }: Scope, group: string): Promise<Problem[]> => {
  const bare = await tx.query(sql`select 1 from app_user u where u.id = ${user.id} and u.group_id = ${group}
and not exists (select 1 from second_factor f where f.tenant_id = u.tenant_id and f.user_id = u.id and f.secret is not null)`)
  return bare.length > 0 ? [problem('requireSecondFactor', 'secondFactor.ownFirst')] : []
}

/** Nor may users move themselves to a group that lacks these rights, or no longer demands a second factor of them. */
export const ownMoveProblems = async (scope: Scope, group: string): Promise<Problem[]> => {
  const to = await groupRights(scope, group)
  if (to && locksOut(scope.user, to.rights)) return [problem('group', 'selfLockout')]
  if (scope.user.isAdmin || !to || to.demandsFactor) return []
  const leaves = await scope.tx
    .query(sql`select 1 from app_user u join user_group g on g.tenant_id = u.tenant_id and g.id = u.group_id
where ${sql.ours('u')} and u.id = ${scope.user.id} and g.require_second_factor`)
  return leaves.length > 0 ? [problem('group', 'secondFactor.demandKept')] : []
}
