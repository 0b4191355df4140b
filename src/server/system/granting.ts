/**
 * Users cannot grant rights they do not have, nor remove from themselves the rights needed to undo it (contract
 * system §7.3).
 */
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
    // Who has a right for his own documents cannot give it for those of everybody.
    const isWider = rights[id]?.own === true && !after.own
    const flags = rightFlags.filter(
      (flag) => after[flag] && (!had[flag] || (isWider && had.own)) && (isWider || !may(rights, id, flag)),
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
}
const groupRights = async ({ tx }: Scope, id: string): Promise<{ name: string; rights: Rights } | undefined> => {
  const [row] = await tx.query<GroupRow>(sql`select id, name, rights from user_group where id = ${id}`)
  return row && { name: row.name, rights: effectiveRights(row.rights, false) }
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
  const mine = await scope.tx.query(sql`select 1 from app_user where id = ${scope.user.id} and group_id = ${group}`)
  return mine.length > 0 ? [problem('permissions', 'selfLockout')] : []
}

/** Who demands a second factor of his own group must have one: he would only reach its set-up otherwise. */
export const ownFactorProblems = async ({ tx, user }: Scope, group: string): Promise<Problem[]> => {
  const bare = await tx.query(sql`select 1 from app_user u where u.id = ${user.id} and u.group_id = ${group}
and not exists (select 1 from second_factor f where f.tenant_id = u.tenant_id and f.user_id = u.id and f.secret is not null)`)
  return bare.length > 0 ? [problem('requireSecondFactor', 'secondFactor.ownFirst')] : []
}

/** Nor may users move themselves to a group that lacks these rights. */
export const ownMoveProblems = async (scope: Scope, group: string): Promise<Problem[]> => {
  const to = await groupRights(scope, group)
  return to && locksOut(scope.user, to.rights) ? [problem('group', 'selfLockout')] : []
}
