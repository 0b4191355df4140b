/** The steps of a new business: how far each is, which is seen in the data, and who may do it. */
import { wholeScope, type Scope } from '#engine/scope.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { isInForceSql } from '#engine/states.ts'
import { may, type FunctionId, type RightFlag } from '#model/right.ts'
import { startSteps, type StartAnswer, type StartStep, type StepAnswer } from '#wire/start.ts'

/** What doing a step demands. */
const rights: Readonly<Record<StartStep, readonly [FunctionId, RightFlag]>> = {
  company: ['Config', 'U'],
  stores: ['Store', 'U'],
  goods: ['Product', 'A'],
  partners: ['Customer', 'A'],
  stock: ['ProductBegin', 'A'],
  funds: ['Category', 'U'],
  users: ['User', 'A'],
  bill: ['Order', 'A'],
}
export const mayDo = ({ user }: Scope, step: StartStep): boolean => may(user.rights, ...rights[step])

const notOfSample = (id: Sql): Sql =>
  sql`not exists (select from sample_record m where ${sql.ours('m')} and m.record_id = ${id})`

/** Higher numbers make no difference. */
const upTo1000 = (rows: Sql): Sql => sql`(select count(*)::int from (${rows} limit 1000) counted)`

/** Documents of one's own that are in force. */
const ownDocuments = (kinds: readonly string[]): Sql =>
  sql`select from document d where ${sql.ours('d')} and d.kind = any(${kinds}::text[]) and ${isInForceSql('d')} and ${notOfSample(sql`d.id`)}
    and not exists (select from sample_record m where ${sql.ours('m')} and m.record_id = d.made_by_id)`

type Counts = Readonly<Record<Exclude<StartStep, 'company'>, number>> & {
  /** Of the stores and funds every business begins with: whether somebody touched them. */
  isStoreNamed: boolean
  isFundOpened: boolean
  skipped: readonly StartStep[]
  firstStore: string | null
  firstFund: string | null
  sample: number
  hasOwn: boolean
}

const countsOf = async ({ tx, registry }: Scope): Promise<Counts> => {
  const [counts] = await tx.query<Counts>(sql`select
    ${upTo1000(sql`select from store s where ${sql.ours('s')} and s.active`)} as stores,
    exists (select from store s where ${sql.ours('s')} and s.version > 1) as "isStoreNamed",
    ${upTo1000(sql`select from product p where ${sql.ours('p')} and ${notOfSample(sql`p.id`)}`)} as goods,
    ${upTo1000(sql`select from partner p where ${sql.ours('p')} and not p.is_walk_in and ${notOfSample(sql`p.id`)}`)} as partners,
    ${upTo1000(ownDocuments(['openingStock']))} as stock,
    ${upTo1000(sql`select from fund f where ${sql.ours('f')} and f.active`)} as funds,
    exists (select from fund f where ${sql.ours('f')} and (f.version > 1 or f.kind = 'bank')) as "isFundOpened",
    ${upTo1000(sql`select from app_user u where ${sql.ours('u')} and u.active`)} as users,
    ${upTo1000(ownDocuments(['salesBill']))} as bill,
    (select s.id from store s where ${sql.ours('s')} and s.active order by s.is_default desc, s.code_key limit 1) as "firstStore",
    (select f.id from fund f where ${sql.ours('f')} and f.active and f.kind = 'cash' order by f.is_default desc, f.code_key limit 1) as "firstFund",
    array(select k.step from start_skip k where ${sql.ours('k')}) as skipped,
    (select count(*)::int from sample_record m where ${sql.ours('m')}) as sample,
    exists (${ownDocuments([...registry.documents.keys()])}) as "hasOwn"`)
  return counts!
}

const isDone = ({ settings }: Scope, counts: Counts, step: StartStep): boolean => {
  switch (step) {
    case 'company':
      // The name is there from the beginning.
      return settings.companyAddress.trim() !== ''
    case 'stores':
      return counts.isStoreNamed || counts.stores > 1
    case 'funds':
      return counts.isFundOpened
    case 'users':
      return counts.users > 1
    default:
      return counts[step] > 0
  }
}

/** What the page *Bắt đầu* shows: the state of the whole business, but no numbers to whom sees only a part of it. */
export const readStart = async (scope: Scope): Promise<StartAnswer> => {
  const counts = await countsOf(wholeScope(scope))
  const { openingDate, lockDate } = scope.settings
  const steps = startSteps.map((step): StepAnswer => {
    const allowed = mayDo(scope, step)
    const seesCount = allowed && !scope.tx.limits
    const state = isDone(scope, counts, step) ? 'done' : counts.skipped.includes(step) ? 'skipped' : 'open'
    return { step, state, allowed, count: seesCount && step !== 'company' ? counts[step] : null }
  })
  return {
    steps,
    sample: { count: counts.sample, allowed: scope.user.isAdmin, hasOwn: counts.hasOwn },
    first: {
      store: mayDo(scope, 'stores') ? counts.firstStore : null,
      fund: mayDo(scope, 'funds') ? counts.firstFund : null,
    },
    openingDate: openingDate || null,
    lockDate: lockDate || null,
  }
}

export const hasOwnDocuments = async (scope: Scope): Promise<boolean> =>
  (await scope.tx.query(sql`${ownDocuments([...scope.registry.documents.keys()])} limit 1`)).length > 0

/** Leaves a step out, or takes it up again. */
export const skipStep = async ({ tx }: Scope, step: StartStep, isSkipped: boolean): Promise<void> => {
  await tx.query(
    isSkipped
      ? sql`insert into start_skip (tenant_id, step) values (${sql.tenant}, ${step}) on conflict (tenant_id, step) do nothing`
      : sql`delete from start_skip k where ${sql.ours('k')} and k.step = ${step}`,
  )
}
