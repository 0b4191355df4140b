/**
 * `npm run chaos:invoices [-- viettel misa vnpt]`, `npm run chaos:parcels`, with `[--short] [--seed n] [--count n]
 * [--kills n] [--cuts n]`: eight clerks issue invoices of bills through a provider, or hand bills over to three carriers,
 * that cut one answer in five, while the program is killed, or loses the database. In the end each bill has one invoice,
 * or one parcel, and the others' lists are ours. Without a name both are done at once.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { median } from '../../bench/support/table.ts'
import { createDice, type RandomSource } from '../../scripts/demo/random.ts'
import { seconds } from '../../scripts/lib/restart.ts'
import { connections, type Connected } from '../support/providers/connections.ts'
import { killNow } from './faults.ts'
import { openInvoices } from './invoices.ts'
import { openParcels } from './parcels.ts'
import { command, databaseOf, setClock, startProduct, type Product } from './product.ts'
import { newFolder } from './trial.ts'
import { clerks, type Size, type Undertaking } from './undertaking.ts'
import { createVerdict, endTrial, type Verdict } from './verdict.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: 'boolean', default: false },
    seed: { type: 'string' },
    count: { type: 'string' },
    kills: { type: 'string' },
    cuts: { type: 'string' },
  },
})
const isShort = values.short
const seed = Number(values.seed ?? 20_261_127)
const count = Number(values.count ?? (isShort ? 24 : 200))
const kills = Number(values.kills ?? (isShort ? 3 : 20))
const cuts = Number(values.cuts ?? (isShort ? 3 : 20))
const size: Size = { count, seed, isShort }

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const from = performance.now()
const progress = (line: string): void => say(`${seconds(performance.now() - from).padStart(8)}  ${line}`)

interface Round {
  what: string
  open: (product: Product, tenant: string) => Promise<Undertaking>
}
const providers = (Object.keys(connections) as Connected[]).filter(
  (name, _, all) => positionals.includes(name) || !all.some((one) => positionals.includes(one)),
)
const withInvoices: Round[] = (isShort ? providers.slice(0, 1) : providers).map((provider) => ({
  what: provider,
  open: (product, tenant) => openInvoices(product, tenant, { ...size, provider }),
}))
const withParcels: Round = { what: 'parcels', open: (product, tenant) => openParcels(product, tenant, size) }
const isAsked = (name: string): boolean =>
  positionals.includes(name) || !['invoices', 'parcels'].some((one) => positionals.includes(one))

/** What is done at the same time. */
const rounds = (): Round[][] => {
  if (!isAsked('invoices')) return [[withParcels]]
  const [first, ...others] = withInvoices
  return [[first!, ...(isAsked('parcels') ? [withParcels] : [])], ...others.map((one) => [one])]
}

type Trouble = 'kill' | 'cut'
const wantedOf: Readonly<Record<Trouble, number>> = { kill: kills, cut: cuts }
/** One of which none are wanted is left out. */
const troubles = (['kill', 'cut'] as const).filter((one) => wantedOf[one] > 0)
interface Scene {
  product: Product
  clockPath: string
  dice: RandomSource
}

const cutConnections = async ({ product }: Scene): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseOf(product.dataDir).adminUrl })
  await client.connect()
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'vua_app'`)
  await client.end()
}

const sumOf = async (all: readonly Undertaking[], figure: 'made' | 'waiting'): Promise<number> =>
  (await Promise.all(all.map((one) => one[figure]()))).reduce((sum, one) => sum + one, 0)

/** Spread over the work: before each one, some more was made. Answers the times to recover. */
const disturb = async (
  scene: Scene,
  trouble: Trouble,
  { all, isOver }: { all: readonly Undertaking[]; isOver: () => boolean },
): Promise<number[]> => {
  const times: number[] = []
  const wanted = wantedOf[trouble]
  while (times.length < wanted && !isOver()) {
    const next = Math.floor((all.length * count * (times.length + 0.5)) / (wanted + 0.5))
    while ((await sumOf(all, 'made')) < next && !isOver()) await sleep(20)
    await sleep(scene.dice.between(0, 300))
    const began = performance.now()
    if (trouble === 'cut') await cutConnections(scene)
    else if (!(await killNow({ products: [scene.product], main: scene.product, dice: scene.dice }, 'application')))
      continue
    times.push(performance.now() - began)
  }
  return times
}

const patienceMs = 120_000
const stepMs = 10 * 60_000
/** The program finishes what is in doubt: its clock goes on, until nothing waits. Answers by how many minutes. */
const letWork = async ({ clockPath }: Scene, all: readonly Undertaking[]): Promise<number> => {
  let offset = 0
  for (const until = performance.now() + patienceMs; performance.now() < until; await sleep(2_000)) {
    if ((await sumOf(all, 'waiting')) === 0) break
    offset += stepMs
    setClock(clockPath, offset)
  }
  setClock(clockPath, 0)
  return offset / 60_000
}

const checkOne = async (verdict: Verdict, { product }: Scene, of: [string, Undertaking]): Promise<void> => {
  const [what, one] = of
  await one.check(verdict, what)
  const left = await one.waiting()
  verdict.check(`${what}: nothing waits`, left === 0 ? [] : [`${left} pieces of work`])
  verdict.check(`${what}: no answer that nobody should see`, one.journal.faults)
  const { code, said } = await command('ledger.ts', ['verify', one.tenant], product.dataDir)
  verdict.check(`${what}: ledger:verify`, code === 0 ? [] : said.trim().split('\n'))
}

const tryRound = async (verdict: Verdict, scene: Scene, { round, trouble }: { round: Round[]; trouble: Trouble }) => {
  const what = `${round.map((one) => one.what).join(' and ')}, ${trouble}s`
  const all = await Promise.all(round.map((one) => one.open(scene.product, `${one.what}${trouble}`)))
  try {
    progress(`${what}: ${all.length * count} bills are sold, ${clerks * all.length} clerks begin`)
    let isOver = false
    const began = performance.now()
    const work = Promise.all(all.map((one) => one.work())).finally(() => {
      isOver = true
    })
    const [times] = await Promise.all([disturb(scene, trouble, { all, isOver: () => isOver }), work])
    verdict.note(`${what}: the clerks were done after`, seconds(performance.now() - began))
    progress(`${what}: the clerks are done`)
    verdict.note(`${what}: minutes until nothing was in doubt`, String(await letWork(scene, all)))
    const figure = `${times.length} ×, ${seconds(median(times))} / ${seconds(Math.max(...times))}`
    verdict.note(`${what}: how often; working again after, median / longest`, figure)
    verdict.check(`${what}: as many as wanted`, times.length === wantedOf[trouble] ? [] : ['too few'])
    for (const [index, one] of all.entries())
      await checkOne(verdict, scene, [`${round[index]!.what}, ${trouble}s`, one])
  } finally {
    await Promise.all(all.map((one) => one.stop()))
  }
}

const tryAll = async (folder: string, verdict: Verdict): Promise<void> => {
  const clockPath = join(folder, 'clock')
  setClock(clockPath, 0)
  const product = await startProduct({
    dataDir: join(folder, 'data'),
    logPath: join(folder, 'log'),
    environment: { CHAOS_CLOCK: clockPath, OUTBOUND_HOSTS: '127.0.0.1' },
  })
  try {
    for (const round of rounds())
      for (const trouble of troubles)
        await tryRound(verdict, { product, clockPath, dice: createDice(seed) }, { round, trouble })
    // That the database is away is said by whoever misses it.
    const faults = product
      .log()
      .split('\n')
      .filter((line) => /"level":[56]0/.test(line) && !line.includes('"type":"DatabaseAway"'))
    verdict.check(
      'no fault of the program in the log',
      faults.map((line) => line.slice(0, 600)),
    )
  } finally {
    await product.stop()
  }
}

const folder = newFolder()
mkdirSync(join(folder, 'data'))
const verdict = createVerdict(say)
try {
  await tryAll(folder, verdict)
} catch (error) {
  verdict.check('the trial came to its end', [error instanceof Error ? (error.stack ?? error.message) : String(error)])
}
endTrial(verdict, { say, folder, from, seed })
