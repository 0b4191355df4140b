/**
 * What eight clerks who save bills notice of 10,000 reports of carriers a minute, a tenth of them forged or repeated: the
 * clerks work in turn without and beside them. In the end every report was worked on, and every parcel is where its
 * carrier has it.
 */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { signIn, type Client } from '../../scripts/client.ts'
import { createDice } from '../../scripts/demo/random.ts'
import { asTenant } from '../../test/chaos/checks.ts'
import { newJournal } from '../../test/chaos/journal.ts'
import { connectCarriers, startCarriers } from '../../test/chaos/parcels.ts'
import { command, databaseOf, startProduct } from '../../test/chaos/product.ts'
import { password } from '../../test/chaos/shop.ts'
import { clerks, lineOf, openPlace, sellBills, type Bill, type Place } from '../../test/chaos/undertaking.ts'
import type { CarrierName } from '../../test/support/carriers/fakes.ts'
import { percentile, median, type Line } from '../support/table.ts'
import { way, type Reported, type SenderOrder, type SenderResult } from './sender.ts'

const PER_MINUTE = 10_000
const TURNS = 3
const SECONDS = 20
const REPORTS = (PER_MINUTE * SECONDS) / 60
const PARCELS = Math.ceil(REPORTS / (way.length + 1))
const MOST_RATIO = 2
const HANDED_AT_ONCE = 50
/** Between two bills of a clerk, in milliseconds. */
const PAUSES = [500, 0]

type Connected = Awaited<ReturnType<typeof connectCarriers>>
interface Scene {
  place: Place
  client: Client
  carriers: Connected
  sender: ChildProcess
}

/** Handed over by the call that clerks make; each carrier has a third. */
const handOver = async ({ client, carriers }: Scene, bills: readonly Bill[]): Promise<Reported[]> => {
  const { connected, delivery } = carriers
  const made: Reported[] = []
  for (let from = 0; from < bills.length; from += HANDED_AT_ONCE) {
    const { carrier, fake } = connected[(from / HANDED_AT_ONCE) % connected.length]!
    const body = bills
      .slice(from, from + HANDED_AT_ONCE)
      .map(({ id, total }) => ({ s_ID: id, delivery: { ...delivery, NVC_ID: carrier, codAmount: total } }))
    const answer = await client.call<{ ListItem: { shipNumber: string; trackingCode: string }[]; errList: unknown[] }>(
      'Order/ChuyenGiaohang',
      { body },
    )
    if (answer.errList.length > 0) throw new Error(JSON.stringify(answer.errList[0]))
    for (const one of answer.ListItem) made.push({ carrier: fake.name, key: one.shipNumber, code: one.trackingCode })
  }
  return made
}

/** Saves bills until it is over; the times of the answers. */
const sell = async (
  { place }: Scene,
  name: string,
  { pauseMs, isOver }: { pauseMs: number; isOver: () => boolean },
) => {
  const { shop, product } = place
  const dice = createDice(Number(name.replaceAll(/\D/g, '')))
  const { headers } = await lineOf(place, name, dice)
  const times: number[] = []
  while (!isOver()) {
    const lines = dice
      .some(shop.products, 3)
      .map((Product_ID) => ({ Product_ID, unitId: shop.unit, Qty: 1, Price: 9000, VAT: 0 }))
    const body = { dtDate: shop.days.at(-1), Object_ID: dice.pick(shop.customers), Store_ID: shop.stores[0], lines }
    const from = performance.now()
    const answer = await fetch(`${product.url}/api/Order/UpdateDB?confirm=belowCost`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    const { Data } = (await answer.json()) as { Data: { Description: string } }
    times.push(performance.now() - from)
    if (Data.Description !== 'ok') throw new Error(Data.Description)
    if (pauseMs > 0) await sleep(pauseMs * (0.5 + dice.between(0, 100) / 100))
  }
  return times
}

/** All clerks, as long as `work` takes. */
const beside = async <T>(scene: Scene, pauseMs: number, work: () => Promise<T>): Promise<[number[], T]> => {
  let over = false
  const done = work().finally(() => (over = true))
  const times = await Promise.all(
    scene.place.shop.clerks.map((name) => sell(scene, name, { pauseMs, isOver: () => over })),
  )
  return [times.flat(), await done]
}

const unworked = ({ place }: Scene): Promise<{ events: number; work: number }> =>
  asTenant(databaseOf(place.product.dataDir).ownerUrl, place.shop.tenant, async (client) => {
    const { rows } = await client.query<{ events: number; work: number }>(
      `select (select count(*)::int from carrier_event where worked_at is null) as events,
  (select count(*)::int from work where kind in ('carrierEvents', 'parcelNews')) as work`,
    )
    return rows[0]!
  })

const patienceMs = 600_000
const untilWorked = async (scene: Scene): Promise<number> => {
  const from = performance.now()
  for (; performance.now() - from < patienceMs; await sleep(200)) {
    const { events, work } = await unworked(scene)
    if (events === 0 && work === 0) return (performance.now() - from) / 1000
  }
  throw new Error('The reports were not worked on')
}

const flood = async ({ sender }: Scene, order: SenderOrder): Promise<SenderResult> => {
  const answer = once(sender, 'message') as Promise<[SenderResult]>
  sender.send(order)
  return (await answer)[0]
}

interface Measured {
  quiet: number[]
  busy: number[]
  sent: SenderResult[]
  /** Seconds until everything was worked on, of each turn. */
  after: number[]
}
const measure = async (scene: Scene, pauseMs: number): Promise<Measured> => {
  const { place, carriers } = scene
  const urls = Object.fromEntries(
    carriers.connected.map(({ fake, hook }) => [fake.name, `${place.product.url}${hook}`]),
  ) as Record<CarrierName, string>
  const found: Measured = { quiet: [], busy: [], sent: [], after: [] }
  for (let turn = 0; turn < TURNS; turn += 1) {
    const bills = (await sellBills(place, PARCELS)).flat()
    const parcels = await handOver(scene, bills)
    for (const { fake } of carriers.connected) await fake.allAre('delivered')
    const [quiet] = await beside(scene, pauseMs, () => sleep(SECONDS * 1000))
    const [busy, sent] = await beside(scene, pauseMs, () =>
      flood(scene, { urls, parcels, seconds: SECONDS, seed: turn }),
    )
    found.quiet.push(...quiet)
    found.busy.push(...busy)
    found.sent.push(sent)
    found.after.push(await untilWorked(scene))
  }
  return found
}

const linesOf = (pauseMs: number, { quiet, busy, sent, after }: Measured): Line[] => {
  const [without, beside] = [percentile(quiet, 0.95), percentile(busy, 0.95)]
  const pace = pauseMs === 0 ? 'without a pause' : `every ${pauseMs} ms`
  const seconds = sent.reduce((sum, one) => sum + one.seconds, 0)
  const count = sent.reduce((sum, one) => sum + one.sent, 0)
  const wrong = sent.flatMap((one) => one.wrong)
  return [
    {
      what: `${clerks} clerks save bills ${pace}, beside reports of carriers ÷ without: p95`,
      measured: `${(beside / without).toFixed(2)} × (${beside.toFixed(0)} / ${without.toFixed(0)} ms)`,
      goal: `≤ ${MOST_RATIO} ×`,
      met: beside / without <= MOST_RATIO,
    },
    {
      what: '  p50; bills a second',
      measured: `${median(busy).toFixed(0)} / ${median(quiet).toFixed(0)} ms; ${(busy.length / seconds).toFixed(1)} / ${(quiet.length / (TURNS * SECONDS)).toFixed(1)}`,
      goal: '',
      met: null,
    },
    {
      what: '  reports a minute; answered otherwise than they should be',
      measured: `${((count * 60) / seconds).toFixed(0)}; ${wrong.length}${wrong[0] ? ` (${wrong[0]})` : ''}`,
      goal: `≥ ${PER_MINUTE * 0.95}; 0`,
      met: (count * 60) / seconds >= PER_MINUTE * 0.95 && wrong.length === 0,
    },
    {
      what: '  the longest that an answer to a report took; until all were worked on, after the last',
      measured: `${Math.max(...sent.map((one) => one.longest)).toFixed(0)} ms; ${Math.max(...after).toFixed(0)} s`,
      goal: '',
      met: null,
    },
  ]
}

/** Every parcel is delivered, every true report stands in a way, once; and the ledgers are right. */
const nothingLost = async ({ place }: Scene, parcels: number): Promise<Line> => {
  const { dataDir } = place.product
  const problems = await asTenant(databaseOf(dataDir).ownerUrl, place.shop.tenant, async (client) => {
    const states = await client.query<{ count: number }>(
      `select count(*)::int as count from shipment s where s.ship_status = 4 and (select count(*) from carrier_event e where e.tenant_id = s.tenant_id and e.document_id = s.document_id and e.worked_at is not null) >= $1`,
      [way.length],
    )
    return states.rows[0]!.count === parcels ? [] : [`${states.rows[0]!.count} of ${parcels} are delivered`]
  })
  const { code, said } = await command('ledger.ts', ['verify', place.shop.tenant], dataDir)
  if (code !== 0) problems.push(said.trim().split('\n')[0]!)
  return {
    what: `  ${parcels} parcels, all delivered with all that was told, and ledger:verify`,
    measured: problems[0] ?? 'yes',
    goal: '',
    met: problems.length === 0,
  }
}

export const benchReported = async (): Promise<Line[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'vua-reported-'))
  mkdirSync(join(folder, 'data'))
  const fakes = await startCarriers({ answerMs: 20, cutOneIn: 0, seed: 1 })
  const sender = fork(fileURLToPath(new URL('sender.ts', import.meta.url)))
  const product = await startProduct({
    dataDir: join(folder, 'data'),
    logPath: join(folder, 'log'),
    environment: { OUTBOUND_HOSTS: '127.0.0.1', NODE_OPTIONS: '' },
  })
  try {
    const place = await openPlace(product, 'baotin', { dice: createDice(1), journal: newJournal() })
    const client = await signIn({ url: product.url, tenant: 'baotin' }, { userName: 'quanly', password })
    const scene: Scene = { place, client, carriers: await connectCarriers(place, fakes), sender }
    const lines: Line[] = []
    for (const pauseMs of PAUSES) lines.push(...linesOf(pauseMs, await measure(scene, pauseMs)))
    return [...lines, await nothingLost(scene, PARCELS * TURNS * PAUSES.length)]
  } finally {
    sender.disconnect()
    await product.stop()
    await Promise.all(fakes.map((fake) => fake.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
}
