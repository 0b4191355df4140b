/** Bills that become invoices by themselves go along their days, at a cost that grows as they do. */
import { beforeAll, describe, expect, it } from 'vitest'
import { sql, type Sql } from '#engine/sql.ts'
import type { Tx } from '#engine/tx.ts'
import { addDays, type Day } from '#kernel/day.ts'
import { workKinds } from '#model/work.ts'
import { leaveTurn, waitsForEarlier } from '#server/issuing/bill-order.ts'
import { billWork } from '#server/issuing/bill-work.ts'
import type { Handler } from '#server/work/handler.ts'
import { createWorker } from '#server/work/worker.ts'
import type { Anything } from '#test/support/app.ts'
import { connectedDay, openConnected } from '#test/support/connected.ts'
import { received, sold } from '#test/support/trade.ts'
import { readMigrations } from '../../../scripts/migrate.ts'
import { runAt } from '../../support/database.ts'
import { quarterOf } from '../../support/quarter.ts'

const { trade, at, connect, fake } = await openConnected('theongay', 'viettel')
const morning = `${connectedDay}T03:00:00Z`
const kinds = { billInvoice: workKinds.billInvoice }

const within = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
  trade.owner.inTenant({ tenant: trade.tenantId, user: null }, work)
const waiting = (): Promise<Anything[]> =>
  within((tx) => tx.query(sql`select payload, state, problem from work where kind = 'billInvoice' order by id`))

/** Does what is due; returns how often a bill was looked at. */
const doneIn = async (): Promise<number> => {
  let looks = 0
  const own = billWork(() => trade.server)
  const counting: Handler = {
    ...own,
    before: (step, piece) => {
      looks += 1
      return own.before!(step, piece)
    },
  }
  const worker = createWorker(() => trade.server, { billInvoice: counting }, { kinds })
  while ((await worker.look()) > 0) await worker.idle()
  return looks
}

/** The same disorder each time. */
const dayAt = (place: number, days: number): Day => addDays(connectedDay as Day, -((place * 7919) % days))
const save = async (count: number, days: number): Promise<void> => {
  for (let place = 0; place < count; place += 1)
    await sold(trade, { SP000001: [1, 1000] }, { dtDate: dayAt(place, days) })
}
const numbered = async (series: string): Promise<string[]> => {
  const { ListItem } = await trade.data('OrderTax', 'getlist', { nItem: '500', order: 'NumberID', asc: 'true' })
  return ListItem.filter(({ SoHieuHD, iStat }: Anything) => SoHieuHD === series && iStat === 2)
    .toSorted((a: Anything, b: Anything) => (a.SoHD < b.SoHD ? -1 : 1))
    .map(({ NgayHoadon }: Anything) => NgayHoadon as string)
}

beforeAll(async () => {
  await received(trade, { SP000001: [5000, 500] }, { dtDate: '2026-10-01' })
})

const config = (body: object): Promise<Anything> => trade.data('ApiInvoiceConfig', 'UpdateDB', {}, body)
const only = (SoHieuHD: string) => [{ Mauso: '1', SoHieuHD, active: true }]

describe('numbered in the program', () => {
  beforeAll(() => config({ autoUpload: true }))

  it.each(
    quarterOf([
      ['C26TAA', 20],
      ['C26TAC', 80],
    ] as const),
  )('are looked at twice at most, whatever their order: %s, %i', async (series, count) => {
    at(morning)
    await config({ series: only(series) })
    await save(count, 13)
    const looks = await doneIn()
    expect([await waiting(), looks >= count && looks <= 2 * count]).toEqual([[], true])
    const days = await numbered(series)
    expect([days.length, days]).toEqual([count, days.toSorted()])
  })

  it('go on when one of an earlier day is refused, gone or changed meanwhile', async () => {
    at(morning)
    await config({ series: only('C26TAD') })
    // In the order in which they are looked at: all later ones wait for the first day.
    const [later, moved, gone, cancelled, refused] = [
      await sold(trade, { SP000001: [1, 1000] }, { dtDate: dayAt(0, 1) }),
      await sold(trade, { SP000001: [1, 1000] }, { dtDate: addDays(connectedDay as Day, -4) }),
      await sold(trade, { SP000001: [1, 1000] }, { dtDate: addDays(connectedDay as Day, -3) }),
      await sold(trade, { SP000001: [1, 1000] }, { dtDate: addDays(connectedDay as Day, -5) }),
      await sold(trade, { SP000001: [1, 1000] }, { dtDate: addDays(connectedDay as Day, -6), MST: '0100109106' }),
    ]
    await trade.saved('Order', { s_ID: moved, dtDate: connectedDay })
    await trade.data('Order', 'DeleteDB', {}, [gone])
    await trade.data('Order', 'Huy', {}, [cancelled])
    expect(await doneIn()).toBeLessThanOrEqual(10)
    expect(await waiting()).toMatchObject([
      { state: 'failed', problem: 'customerNoAddress', payload: { bill: refused } },
    ])
    expect(await numbered('C26TAD')).toEqual([connectedDay, connectedDay])
    expect(await trade.info('Order', later)).toMatchObject({ invoiceNumber: expect.stringMatching(/^HDT/) })
    // The bill holds nobody up, and has its turn when it is mended.
    await sold(trade, { SP000001: [1, 1000] })
    await doneIn()
    expect(await numbered('C26TAD')).toHaveLength(3)
    await within((tx) => tx.query(sql`delete from work where kind = 'billInvoice'`))
  })
})

describe('issued by a provider', () => {
  it('go along their days, too', async () => {
    at(morning)
    await connect({ series: only('C26TDD'), autoUpload: true })
    await save(30, 2)
    expect(await doneIn()).toBeLessThanOrEqual(60)
    expect(await waiting()).toEqual([])
    const days = await numbered('C26TDD')
    expect([days.length, days]).toEqual([30, days.toSorted()])
    expect(fake.state.issued.size).toBe(30)
  })
})

/** Every statement, explained: how many rows it read. */
const rowsReadBy = async (work: (tx: Tx) => Promise<unknown>): Promise<number[]> => {
  const read: number[] = []
  const rowsOf = (node: Anything): number =>
    (node.Plans ?? []).reduce((sum: number, one: Anything) => sum + rowsOf(one), 0) +
    (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
  const asProgram = { tenant: trade.tenantId, user: null }
  const working = trade.server.database.inTenant(asProgram, async (tx) => {
    const watched: Tx = Object.assign(Object.create(tx) as Tx, {
      async query(statement: Sql) {
        const [row] = await tx.query<{ 'QUERY PLAN': Anything[] }>(sql`explain (analyze, format json) ${statement}`)
        read.push(rowsOf(row!['QUERY PLAN'][0].Plan))
        return tx.query(statement)
      },
    })
    await work(watched)
    throw new Undone()
  })
  await working.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error
  })
  return read
}
class Undone extends Error {}

it('finds whose turn it is without reading all that wait', async () => {
  await within((tx) =>
    tx.query(sql`insert into work (tenant_id, kind, key, payload, attempts, due_at, asked_at, changed_at)
select ${trade.tenantId}::uuid, 'billInvoice', 'bill ' || n, jsonb_build_object('bill', n, 'day', to_char(date '2026-01-01' + n % 300, 'YYYY-MM-DD')) ||
  case when n % 300 > 0 and n % 3 > 0 then '{"waits": true}'::jsonb else '{}' end, n % 7 / 6, ${tx.now}::timestamptz - interval '1 hour', ${tx.now}, ${tx.now}
from generate_series(1, 6000) n`),
  )
  const asked = { bill: 'x', by: 'x' }
  const first = { id: 'bill 300', number: '', date: '2026-01-01' as Day }
  const last = { id: 'bill 299', number: '', date: '2026-10-27' as Day }
  for (const work of [
    (tx: Tx) => waitsForEarlier({ tx, now: tx.now }, first, asked),
    (tx: Tx) => waitsForEarlier({ tx, now: tx.now }, last, asked),
    (tx: Tx) => leaveTurn(tx, first.id),
    (tx: Tx) => leaveTurn(tx, last.id),
  ])
    expect(Math.max(...(await rowsReadBy(work)))).toBeLessThanOrEqual(60)
})

it('gives what waited before the upgrade its day', async () => {
  const { up } = readMigrations().find(({ name }) => name === '0072-turns-of-bills')!
  await config({ autoUpload: true, autoUploadAt: 'endOfDay', autoUploadTime: '23:00' })
  const bill = await sold(trade, { SP000001: [1, 1000] }, { dtDate: '2026-11-12' })
  const before = `drop index work_bills_by_day; alter table invoice_config add column sealed_password text;
alter table work no force row level security;
update work set payload = payload - 'day' where key = '${bill}';
alter table work force row level security;`
  await runAt(trade.ownerUrl, `${before}\n${up}`)
  const found = await within((tx) =>
    tx.query<{ day: string }>(sql`select payload ->> 'day' as day from work where key = ${bill}`),
  )
  expect(found).toEqual([{ day: '2026-11-12' }])
})
