/**
 * `npm run chaos:invoices [-- viettel misa vnpt] [--short] [--seed n] [--count n] [--kills n] [--cuts n]`: eight clerks
 * issue invoices of bills through a provider that cuts one answer in five, while the program is killed, or loses the
 * database. In the end each bill has one invoice, and the provider's list is ours.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { adapters } from '#server/invoicing/providers/index.ts'
import { median } from '../../bench/support/table.ts'
import { signIn } from '../../scripts/client.ts'
import { createDice, type RandomSource } from '../../scripts/demo/random.ts'
import { seconds } from '../../scripts/lib/restart.ts'
import { configOf, connections, type Connected } from '../support/providers/connections.ts'
import { startFakeProcess, type FakeProcess } from '../support/providers/fake-process.ts'
import { forms } from './documents.ts'
import { killNow } from './faults.ts'
import { compareInvoices, readInvoices } from './invoice-checks.ts'
import { invoiceAll, type InvoiceClerk } from './invoice-clerk.ts'
import { newJournal, type Journal } from './journal.ts'
import { command, databaseOf, setClock, startProduct, type Product } from './product.ts'
import { openShop, password, type Shop } from './shop.ts'
import { headersOf, newFolder, tokenOf } from './trial.ts'
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
const clerks = 8
const count = Number(values.count ?? (isShort ? 24 : 200))
const kills = Number(values.kills ?? (isShort ? 3 : 20))
const cuts = Number(values.cuts ?? (isShort ? 3 : 20))
const names = Object.keys(connections) as Connected[]
const chosen = positionals.length > 0 ? names.filter((name) => positionals.includes(name)) : names

type Trouble = 'kill' | 'cut'
interface Scene {
  product: Product
  clockPath: string
  fake: FakeProcess
  shop: Shop
  journal: Journal
  dice: RandomSource
}

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const from = performance.now()
const progress = (line: string): void => say(`${seconds(performance.now() - from).padStart(8)}  ${line}`)

const connect = async ({ product, fake, shop }: Omit<Scene, 'dice' | 'journal'>): Promise<void> => {
  const client = await signIn({ url: product.url, tenant: shop.tenant }, { userName: 'quanly', password })
  const series = [{ Mauso: '1', SoHieuHD: `C${shop.days.at(-1)!.slice(2, 4)}TAA`, active: true }]
  await client.call('ApiInvoiceConfig/UpdateDB', { body: { ...configOf(fake.provider, fake.origin), series } })
}

/** Each clerk's own, saved before anything happens. */
const sell = async ({ product, shop, dice }: Scene): Promise<string[][]> => {
  const client = await signIn({ url: product.url, tenant: shop.tenant }, { userName: 'quanly', password })
  const own = Array.from({ length: clerks }, (_, index) =>
    Array.from({ length: Math.floor((count - 1 - index) / clerks) + 1 }, () => forms[1]!.type(shop, dice).body),
  )
  const sellOwn = async (bills: readonly object[]): Promise<string[]> => {
    const ids: string[] = []
    for (const bill of bills) ids.push((await client.save('Order', { ...bill, confirm: ['belowCost'] })).s_ID)
    return ids
  }
  return Promise.all(own.map(sellOwn))
}

const employ = async (scene: Scene, index: number): Promise<InvoiceClerk> => {
  const { product, shop, journal, fake } = scene
  const name = shop.clerks[index]!
  const token = await tokenOf({ url: product.url, tenant: shop.tenant }, name)
  const dice = createDice(seed * 100 + index)
  // Where they go one after the other, a call of five waits for forty, and is rarely answered before the next kill.
  const batch = adapters[fake.provider].atOnce > 1 && !isShort ? 5 : 2
  const line = { origins: () => [product.url], headers: headersOf(shop.tenant, token), dice, journal }
  return { name, line, dice, batch, isPatient: index % 2 === 1, doubts: 0 }
}

const cutConnections = async ({ product }: Scene): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseOf(product.dataDir).adminUrl })
  await client.connect()
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'vua_app'`)
  await client.end()
}

/** Spread over the work: before each one, some more were issued. Answers the times to recover. */
const disturb = async (scene: Scene, trouble: Trouble, isOver: () => boolean): Promise<number[]> => {
  const times: number[] = []
  const wanted = trouble === 'kill' ? kills : cuts
  while (times.length < wanted && !isOver()) {
    const next = Math.floor((count * (times.length + 0.5)) / (wanted + 0.5))
    while ((await scene.fake.ask()).issued.length < next && !isOver()) await sleep(20)
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
const letWork = async ({ product, clockPath, shop }: Scene): Promise<number> => {
  const { ownerUrl } = databaseOf(product.dataDir)
  let offset = 0
  for (const until = performance.now() + patienceMs; performance.now() < until; await sleep(2_000)) {
    if ((await readInvoices(ownerUrl, shop.tenant)).waiting === 0) break
    offset += stepMs
    setClock(clockPath, offset)
  }
  setClock(clockPath, 0)
  return offset / 60_000
}

const report = async (verdict: Verdict, what: string, scene: Scene): Promise<void> => {
  const { product, shop, fake, journal } = scene
  const known = await readInvoices(databaseOf(product.dataDir).ownerUrl, shop.tenant)
  const { issued, cut } = await fake.ask()
  verdict.note(`${what}: answers of the provider that were cut`, String(cut))
  verdict.check(
    `${what}: the provider's list is ours, numbers 1 to ${count}, each bill once`,
    compareInvoices(known, issued, count),
    `${issued.length} invoices`,
  )
  verdict.check(`${what}: nothing waits`, known.waiting === 0 ? [] : [`${known.waiting} pieces of work`])
  verdict.check(`${what}: no answer that nobody should see`, journal.faults)
  const { code, said } = await command('ledger.ts', ['verify', shop.tenant], product.dataDir)
  verdict.check(`${what}: ledger:verify`, code === 0 ? [] : said.trim().split('\n'))
}

const tryOne = async (verdict: Verdict, place: Pick<Scene, 'product' | 'clockPath'>, of: [Connected, Trouble]) => {
  const [provider, trouble] = of
  const what = `${provider}, ${trouble === 'kill' ? 'kills' : 'cuts'}`
  const fake = await startFakeProcess({ provider, answerMs: 300, cutOneIn: 5, seed })
  try {
    const shop = await openShop(place.product, { tenant: `${provider}${trouble}`, clerks })
    const scene: Scene = { ...place, fake, shop, journal: newJournal(), dice: createDice(seed) }
    await connect(scene)
    const bills = await sell(scene)
    const employed = await Promise.all(shop.clerks.map((_, index) => employ(scene, index)))
    progress(`${what}: ${count} bills are sold, ${clerks} clerks begin`)
    let isOver = false
    const began = performance.now()
    const work = Promise.all(employed.map((clerk, index) => invoiceAll(clerk, bills[index]!))).finally(() => {
      isOver = true
    })
    const [times] = await Promise.all([disturb(scene, trouble, () => isOver), work])
    verdict.note(`${what}: the clerks were done after`, seconds(performance.now() - began))
    progress(`${what}: the clerks are done`)
    const minutes = await letWork(scene)
    const figure = `${times.length} ×, ${seconds(median(times))} / ${seconds(Math.max(...times))}`
    verdict.note(`${what}: how often; working again after, median / longest`, figure)
    verdict.check(`${what}: as many as wanted`, times.length === (trouble === 'kill' ? kills : cuts) ? [] : ['too few'])
    const doubts = employed.reduce((sum, one) => sum + one.doubts, 0)
    verdict.note(`${what}: uploads in doubt / minutes until none was`, `${doubts} / ${minutes}`)
    await report(verdict, what, scene)
  } finally {
    await fake.stop()
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
    for (const provider of isShort ? chosen.slice(0, 1) : chosen)
      for (const trouble of ['kill', 'cut'] as const) await tryOne(verdict, { product, clockPath }, [provider, trouble])
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
