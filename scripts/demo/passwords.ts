/** The passwords of the demo's users where others reach the installation: random ones instead of the published one. */
import { randomBytes } from 'node:crypto'
import { sql } from '#engine/sql.ts'
import { endSessions } from '#server/access/open-sessions.ts'
import { hashPassword, isPassword } from '#server/access/passwords.ts'
import type { Database } from '#server/database/database.ts'
import { listTenants } from '#server/tenant.ts'
import { publishedPassword, tenant } from './people.ts'

/** The end gives it the letter and the digit that every password needs. */
export const randomPassword = (): string => `${randomBytes(12).toString('base64url')}7a`

interface DemoUsers {
  place: { tenant: string; user: null }
  all: string[]
  withPublished: string[]
}

const readUsers = async (owner: Database): Promise<DemoUsers | null> => {
  const found = (await listTenants(owner)).find((one) => one.code === tenant.code && one.demo)
  if (!found) return null
  const place = { tenant: found.id, user: null }
  const users = await owner.inTenant(place, (tx) =>
    tx.query<{ id: string; password_hash: string }>(sql`select id, password_hash from app_user order by id`),
  )
  const withPublished: string[] = []
  for (const { id, password_hash: hash } of users) if (await isPassword(hash, publishedPassword)) withPublished.push(id)
  return { place, all: users.map(({ id }) => id), withPublished }
}

export const hasPublishedPassword = async (owner: Database): Promise<boolean> =>
  ((await readUsers(owner))?.withPublished.length ?? 0) > 0

/**
 * Gives the users of the demo tenant who have the published password, or all of them, a random one, and ends their
 * sessions. Returns it, or null if there was nobody to give it to.
 */
export const replaceDemoPasswords = async (owner: Database, { all = false } = {}): Promise<string | null> => {
  const users = await readUsers(owner)
  const chosen = (all ? users?.all : users?.withPublished) ?? []
  if (!users || chosen.length === 0) return null
  const password = randomPassword()
  const hash = await hashPassword(password)
  await owner.inTenant(users.place, async (tx) => {
    for (const id of chosen)
      await tx.batch([sql`update app_user set password_hash = ${hash} where id = ${id}`, ...endSessions(id)])
  })
  return password
}
