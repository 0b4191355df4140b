/** The steps of a new business: how far each is, which is seen in the data, and who may do it. */
import { wholeScope, type Scope } from '#engine/scope.ts'
import { salesBill } from '#documents/sales-bill/index.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { isInForceSql } from '#engine/states.ts'
import { may } from '#model/right.ts'
import { rightOfStep, startSteps, type StartStep } from '#wire/start.ts'
import type { StartAnswer, StepAnswer } from '#wire/described/start.ts'

export const mayDo = ({ user }: Scope, step: StartStep): boolean => may(user.rights, ...rightOfStep[step])

const notOfSample = (id: Sql): Sql =>
  sql`not exists (select from sample_record m where ${sql.ours('m')} and m.record_id = ${id})`

/** Higher numbers make no difference. */
const upTo1000 = (rows: Sql): Sql => sql`(select count(*)::int from (${rows} limit 1000) counted)`

/** Documents of one's own that are in force. */
const ownDocuments = (kinds: readonly string[]): Sql =>
  sql`select from document d where ${sql.ours('d')} and d.kind = any(${kinds}::text[]) and ${isInForceSql('d')} and ${notOfSample(sql`d.id`)}
    and not exists (select from sample_record m where ${sql.ours('m')} and m.record_id = d.made_by_id)`

/** Steps that are done once; of all others it is told how many there are. */
const once = ['company', 'paper', 'tax'] as const
type Once = (typeof once)[number]
const isOnce = (step: StartStep): step is Once => (once as readonly StartStep[]).includes(step)

/** All of the guide was left out. */
const GUIDE = 'guide'

type Counts = Readonly<Record<Exclude<StartStep, Once>, number>> & {
  isPaperChosen: boolean
  isTaxChosen: boolean
  /** Of the stores and funds every business begins with: whether somebody touched them. */
  isStoreNamed: boolean
  isFundOpened: boolean
  skipped: readonly (StartStep | typeof GUIDE)[]
  firstStore: string | null
  firstFund: string | null
  sample: number
  hasOwn: boolean
}

/** What bills are printed with is said by their forms, for the business or for a store. */
const printed = { kind: salesBill.name, xType: salesBill.prints[0]!.xType }
const billKind = String(printed.xType)

const countsOf = async ({ tx, registry }: Scope): Promise<Counts> => {
  const [counts] = await tx.query<Counts>(sql`select
    ${upTo1000(sql`select from store s where ${sql.ours('s')} and s.active`)} as stores,
    exists (select from store s where ${sql.ours('s')} and s.version > 1) as "isStoreNamed",
    exists (select from print_template t where ${sql.ours('t')} and t.kind = ${billKind} and t.is_default)
      or exists (select from print_template_store t where ${sql.ours('t')} and t.kind = ${billKind}) as "isPaperChosen",
    exists (select from setting s where ${sql.ours('s')} and s.values ? 'defaultVat') as "isTaxChosen",
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
    case 'paper':
      return counts.isPaperChosen
    case 'tax':
      return counts.isTaxChosen
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

const isDismissed = async ({ tx }: Scope): Promise<boolean> =>
  (await tx.query(sql`select from start_skip k where ${sql.ours('k')} and k.step = ${GUIDE}`)).length > 0

const guideState = ({ user }: Scope, { skipped, bill }: Counts, steps: readonly StepAnswer[]): StartAnswer['guide'] => {
  if (skipped.includes(GUIDE)) return 'dismissed'
  const isLed = may(user.rights, 'Config', 'U') || bill === 0
  return isLed && steps.some(({ allowed, state }) => allowed && state === 'open') ? 'open' : 'done'
}

/** True if the start page shows the guide; most businesses dismissed it, and are asked nothing else. */
export const isGuided = async (scope: Scope): Promise<boolean> =>
  !(await isDismissed(scope)) && (await readStart(scope)).guide === 'open'

/** What the page *Bắt đầu* shows: the state of the whole business, but no numbers to whom sees only a part of it. */
export const readStart = async (scope: Scope): Promise<StartAnswer> => {
  const counts = await countsOf(wholeScope(scope))
  const { openingDate, lockDate } = scope.settings
  const steps = startSteps.map((step): StepAnswer => {
    const allowed = mayDo(scope, step)
    const seesCount = allowed && !scope.tx.limits
    const state = isDone(scope, counts, step) ? 'done' : counts.skipped.includes(step) ? 'skipped' : 'open'
    return { step, state, allowed, count: seesCount && !isOnce(step) ? counts[step] : null }
  })
  return {
    steps,
    guide: guideState(scope, counts, steps),
    sample: { count: counts.sample, allowed: scope.user.isAdmin, hasOwn: counts.hasOwn },
    first: {
      store: mayDo(scope, 'stores') ? counts.firstStore : null,
      fund: mayDo(scope, 'funds') ? counts.firstFund : null,
    },
    printed,
    openingDate: openingDate || null,
    lockDate: lockDate || null,
  }
}

export const hasOwnDocuments = async (scope: Scope): Promise<boolean> =>
  (await scope.tx.query(sql`${ownDocuments([...scope.registry.documents.keys()])} limit 1`)).length > 0

const leaveOut = async ({ tx }: Scope, step: StartStep | typeof GUIDE, isSkipped: boolean): Promise<void> => {
  await tx.query(
    isSkipped
      ? sql`insert into start_skip (tenant_id, step) values (${sql.tenant}, ${step}) on conflict (tenant_id, step) do nothing`
      : sql`delete from start_skip k where ${sql.ours('k')} and k.step = ${step}`,
  )
}

/** Leaves a step out, or takes it up again. */
export const skipStep = (scope: Scope, step: StartStep, isSkipped: boolean): Promise<void> =>
  leaveOut(scope, step, isSkipped)

/** Takes the guide from the start page of everybody, or puts it back there. */
export const dismissGuide = (scope: Scope, isDismissed: boolean): Promise<void> => leaveOut(scope, GUIDE, isDismissed)
