/** Creates the demo tenant once: lists and six weeks of documents in one transaction. */
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { systemClock, type Clock } from '#kernel/clock.ts'
import { addDays } from '#kernel/day.ts'
import { listModules, registry } from '#server/calls/registry.ts'
import { createTenant, listTenants, TenantError, type TenantRow } from '#server/tenant.ts'
import { dismissGuide } from '#start/steps.server.ts'
import { inside } from '../lib/inside.ts'
import type { Installation } from '../lib/installation.ts'
import { randomPassword } from './passwords.ts'
import { company, publishedPassword, tenant } from './people.ts'
import { firstDay, runStory } from './story.ts'
import { createRecords } from './world.ts'

export interface Made {
  isNew: boolean
  tenant: TenantRow
}

type Databases = Pick<Installation, 'owner' | 'app'>

const find = async ({ owner }: Databases): Promise<TenantRow | undefined> =>
  (await listTenants(owner)).find((one) => one.code === tenant.code)

/** A random password that nobody uses; the real one is set together with the users. */
const make = async (databases: Databases, clock: Clock): Promise<TenantRow> => {
  const wanted = { ...tenant, admin: 'admin', password: randomPassword(), isDemo: true }
  await createTenant(databases.owner, { clock, registry, lists: listModules }, wanted)
  return (await find(databases))!
}

const isEmpty = async ({ tx }: Scope): Promise<boolean> =>
  (await tx.query(sql`select 1 from document limit 1`)).length === 0

/** Saves the company settings, and returns a scope with them. */
const withCompany = async (scope: Scope): Promise<Scope> => {
  const own = { ...company, openingDate: addDays(firstDay(scope.today), -1) }
  await scope.tx.query(sql`update setting set values = values || ${JSON.stringify(own)}::jsonb`)
  // A business of three months is not greeted by first steps.
  await dismissGuide(scope, true)
  return { ...scope, settings: { ...scope.settings, ...own } }
}

type Report = (done: number, all: number) => void

const fill = async (scope: Scope, report: Report, password: string): Promise<void> => {
  const known = await withCompany(scope)
  const world = await createRecords(known, password)
  await runStory({ ...known, user: world.users.admin }, world, { report })
}

/**
 * Creates and fills the demo tenant. If a tenant of that name exists and is not a demo, nothing is done; an
 * interrupted one is filled. Today is the day of the clock of the databases.
 */
export const makeDemo = async (
  databases: Databases,
  report: Report,
  clock: Clock = systemClock,
  password: string = publishedPassword,
): Promise<Made> => {
  const known = await find(databases)
  if (known && !known.demo)
    throw new TenantError(`Doanh nghiệp "demo" là của người khác. The tenant "demo" is no demo.`)
  const made = known ?? (await make(databases, clock))
  const isNew = await inside(databases.app, { tenant: made }, async (scope) => {
    if (!(await isEmpty(scope))) return false
    await fill(scope, report, password)
    return true
  })
  return { isNew, tenant: made }
}
