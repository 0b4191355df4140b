/** A long report is told while the database still works on it: in the same bytes, and never as if it were whole when it is not. */
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createBrotliDecompress, createGunzip, createZstdDecompress } from 'node:zlib'
import { PassThrough, type Transform } from 'node:stream'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { openReport, runReport } from '#engine/listing/report.ts'
import { sql } from '#engine/sql.ts'
import type { Tx } from '#engine/tx.ts'
import { reportModules } from '#reports/queries.server.ts'
import { ok } from '#wire/envelope.ts'
import { encodeReport, encodeRow, writeReport } from '#wire/report.ts'
import { createTestApp, type TestApp } from '../../support/app.ts'
import { quarterOf } from '../../support/quarter.ts'
import { openWorkedExample } from '../../support/worked-example.ts'

let test: TestApp
let port: number
let token: string
let tenant: string
let body: { fromDate: string; toDate: string; Product_ID: string; lstStore: string[] }
const long = 37_000

/** Transactions that have not ended. */
let running = 0
/** Stands before the third piece of whatever is read piece by piece, when there is one. */
let gate: Promise<Error | undefined> | null = null
const behindGate = (tx: Tx): Tx =>
  new Proxy(tx, {
    get: (target, name) => {
      if (name !== 'pieces') {
        const value = Reflect.get(target, name, target) as unknown
        return typeof value === 'function' ? (value.bind(target) as unknown) : value
      }
      return async function* (statement: Parameters<Tx['pieces']>[0]) {
        let piece = 0
        for await (const rows of target.pieces(statement)) {
          piece += 1
          const failure = piece === 3 ? await gate : null
          if (failure) throw failure
          yield rows
        }
      }
    },
  })

const first = async (module: string) => (await test.call(module, 'getList')).body.Data.ListItem[0].Id as string
const saved = async (module: string, values: unknown) => {
  const { Data } = (await test.call(module, 'UpdateDB', values)).body
  expect(Data).toMatchObject({ Description: 'ok' })
  return Data.s_ID as string
}
/** A product that came in once and then, entry by entry, went and came again. */
const moveOften = async (times: number, group: string): Promise<string> => {
  const product = await saved('Product', { Name: `Hàng ${times}`, Group_ID: group, unitId: await first('ApiListUnit') })
  await saved('Import', {
    dtDate: '2026-11-01',
    Object_ID: await saved('Customer', { Name: `Nhà cung cấp ${times}`, partnerType: 2 }),
    lines: [{ Product_ID: product, Qty: 100, Price: 1000 }],
  })
  await test.database.inTenant({ tenant, user: null }, (tx) =>
    tx.query(sql`
      insert into stock_entry (product_id, store_id, day, rank, seq, line, side, document_id, line_id, valued_by, quantity, value, quantity_after, value_after, cost_after, input_quantity_after, input_value_after)
      select e.product_id, e.store_id, e.day, e.rank, e.seq, g, e.side, e.document_id, e.line_id, e.valued_by, case when g % 2 = 0 then 10000 else -10000 end,
        case when g % 2 = 0 then 10000000 else -10000000 end, e.quantity_after, e.value_after, e.cost_after, e.input_quantity_after, e.input_value_after
      from stock_entry e, generate_series(1000, ${998 + times}) g where e.product_id = ${product}`),
  )
  return product
}

let group: string
beforeAll(async () => {
  test = await createTestApp()
  const { database } = test.server
  test.server.database = {
    ...database,
    inTenant: async (who, work, options) => {
      running += 1
      try {
        return await database.inTenant(who, (tx) => work(behindGate(tx)), options)
      } finally {
        running -= 1
      }
    },
  }
  ;({ id: tenant } = await test.makeTenant('dai'))
  token = await test.signIn('dai')
  group = await saved('ListProductGroup', { Code: 'NH', Name: 'Nhóm', Branch_ID: await first('ApiListBranchProduct') })
  const product = await moveOften(long, group)
  body = { fromDate: '2026-11-01', toDate: '2026-11-30', Product_ID: product, lstStore: [await first('ApiListStore')] }
  await test.app.listen({ host: '127.0.0.1', port: 0 })
  port = (test.app.server.address() as AddressInfo).port
}, 60_000)

const ask = async (
  encoding = 'identity',
  { path = 'ReportOfStore/rptThekho', values = body as object } = {},
): Promise<IncomingMessage> => {
  const sent = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: `/api/${path}`,
    headers: {
      'x-tenant': 'dai',
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'accept-encoding': encoding,
    },
  })
  sent.end(JSON.stringify(values))
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  return answer
}
const decoders: Record<string, () => Transform> = {
  identity: () => new PassThrough(),
  gzip: createGunzip,
  br: createBrotliDecompress,
  zstd: createZstdDecompress,
}
const textOf = (answer: IncomingMessage): Transform =>
  answer.pipe(decoders[answer.headers['content-encoding'] ?? 'identity']!()).setEncoding('utf8')
const rowsIn = (text: string): number => text.split('"Ordinal":').length - 1

interface ReportData {
  ListItem: unknown[]
  arrSUM: { Total: number }[]
  sumStock: number
}
/** The same rows put together as a whole. */
const whole = async (): Promise<string> => {
  const module = reportModules.find((one) => one.definition.name === 'detailTagStore')!
  const { Data } = (await test.call('ReportOfStore', 'rptThekho', body)).body
  expect(Data.TotalCount).toBe(long + 1)
  const names = module.definition.columns.map((column) => column.wire!)
  expect(Object.keys(Data.ListItem[0])).toEqual(names)
  return JSON.stringify(ok(Data))
}

describe('a stock card of 37,000 entries', () => {
  it.each(quarterOf(Object.keys(decoders)))(
    'shows its first rows before the last are fetched: %s',
    async (encoding) => {
      const open = Promise.withResolvers<Error | undefined>()
      gate = open.promise
      const answer = await ask(encoding)
      expect(answer.headers['content-encoding'] ?? 'identity').toBe(encoding)
      let text = ''
      const stream = textOf(answer)
      stream.on('data', (chunk: string) => (text += chunk))
      // 101 of the first piece, a thousand of the second; the third stands behind the gate.
      while (rowsIn(text) < 1101) await once(stream, 'data')
      expect(rowsIn(text)).toBe(1101)
      expect(text.startsWith('{"ErrorCode":0,"ErrorMessage":"","Message":"","Data":{"ListItem":[{"Ordinal":1,')).toBe(
        true,
      )
      const end = once(stream, 'end')
      open.resolve(undefined)
      await end
      gate = null
      expect(text).toBe(await whole())
      const { Data } = JSON.parse(text) as { Data: ReportData }
      expect([Data.ListItem.length, Data.arrSUM.map((one) => one.Total), Data.sumStock]).toEqual([
        long + 1,
        [18_600, 18_499, 101],
        101,
      ])
    },
  )

  it('that breaks off ends without its last piece, and gives its connection back', async () => {
    for (let round = 0; round < 12; round += 1) {
      const broken = Promise.withResolvers<Error | undefined>()
      gate = broken.promise
      const answer = await ask(round % 2 ? 'gzip' : 'identity')
      await once(answer, 'readable')
      broken.resolve(new Error('The database went away'))
      const ended = await new Promise((resolve) =>
        answer
          .on('error', resolve)
          .on('end', () => resolve('as if it were whole'))
          .resume(),
      )
      expect(ended).toMatchObject({ message: 'aborted' })
    }
    gate = null
    expect((await test.call('ReportOfStore', 'rptThekho', body)).body.Data.TotalCount).toBe(long + 1)
    expect(test.faults.some((line) => line.includes('answer broke off'))).toBe(true)
  })

  it('that nobody waits for gives its connection back', async () => {
    const before = test.faults.length
    for (let round = 0; round < 12; round += 1) {
      const open = Promise.withResolvers<Error | undefined>()
      gate = open.promise
      const answer = await ask()
      await once(answer, 'data')
      answer.destroy()
      open.resolve(undefined)
    }
    gate = null
    expect((await test.call('ReportOfStore', 'rptThekho', body)).body.Data.TotalCount).toBe(long + 1)
    expect(test.faults.length).toBe(before)
  })

  it('of more entries than anybody could read is refused before its first row', async () => {
    const Product_ID = await moveOften(50_000, group)
    const { status, body: refused } = await test.call('ReportOfStore', 'rptThekho', { ...body, Product_ID })
    expect([status, refused]).toEqual([
      200,
      {
        ErrorCode: -1,
        ErrorMessage: 'Báo cáo quá lớn, vui lòng thu hẹp điều kiện',
        Message: '',
        Data: null,
      },
    ])
  }, 60_000)
})

/** Two bills of November, the second with very many lines. */
const sellMuch = async (lines: number): Promise<void> => {
  const customer = await saved('Customer', { Name: 'Khách', partnerType: 1 })
  const goods = { Product_ID: body.Product_ID, Qty: 1, Price: 1000 }
  const bill = (day: string) => saved('Order', { dtDate: day, Object_ID: customer, lines: [goods] })
  const [small, large] = [await bill('2026-11-02'), await bill('2026-11-03')]
  await test.database.inTenant({ tenant, user: null }, (tx) =>
    tx.query(sql`
insert into sales_bill_line
select (jsonb_populate_record(l, jsonb_build_object('id', gen_random_uuid(), 'ordinal', 1 + g))).*
from (values (${small}::uuid, 200), (${large}::uuid, ${lines}::int)) wanted (id, count)
join sales_bill_line l on l.document_id = wanted.id
cross join lateral generate_series(1, wanted.count) g`),
  )
}

it('a report that is in memory gives its connection back, though its reader takes nothing', async () => {
  await sellMuch(30_000)
  const asked = { fromDate: '2026-11-01', toDate: '2026-11-30', Product_ID: '' }
  const answer = await ask('identity', { path: 'ReportOfOrder/rptDetailOrder', values: asked })
  answer.pause()
  await vi.waitFor(() => expect(running).toBe(0), 20_000)
  const text = textOf(answer)
  let all = ''
  for await (const chunk of text) all += chunk as string
  expect((JSON.parse(all) as { Data: ReportData }).Data.ListItem).toHaveLength(30_202)
}, 60_000)

it('rows come before a later one fails', async () => {
  const seen: number[] = []
  const read = test.database.inTenant(
    { tenant, user: null },
    async (tx) => {
      for await (const rows of tx.pieces<{ x: number }>(
        sql`select 10 / (3000 - g) as x from generate_series(1, 5000) g`,
      ))
        seen.push(rows.length)
    },
    { readOnly: true },
  )
  await expect(read).rejects.toMatchObject({ code: '22012' })
  expect(seen).toEqual([100, 1000])
})

it('two cursors of one transaction are read side by side, and what follows still works', async () => {
  const [sums, after] = await test.database.inTenant({ tenant, user: null }, async (tx) => {
    const total = async (count: number) => {
      let sum = 0
      for await (const rows of tx.pieces<{ g: number }>(sql`select g from generate_series(1, ${count}::integer) g`))
        for (const { g } of rows) sum += g
      return sum
    }
    return [await Promise.all([total(100), total(0), total(4321)]), await tx.query(sql`select 1 as one`)] as const
  })
  expect([sums, after]).toEqual([[5050, 0, (4321 * 4322) / 2], [{ one: 1 }]])
})

describe('every report, written piece by piece, is what it is as a whole', async () => {
  const shop = await openWorkedExample(
    await import('../../support/database.ts').then((one) => one.createTestDatabase()),
  )
  const writing = { may: { cost: true } }
  const { K01, K02, SP002, NCC002 } = shop.ids
  const values = { from: '2026-09-01', to: '2026-10-31', stores: [K01, K02], product: SP002, partner: null, top: 10 }
  const given = new Set(Object.keys(values))

  it.each(reportModules.map((module) => [module.definition.name, module] as const))('%s', async (_, module) => {
    const { definition } = module
    const isOne = definition.conditions.some(({ field }) => field === 'partner')
    const asked = { values: isOne ? { ...values, partner: NCC002 } : values, given }
    for (const ask of [asked, { ...asked, values: { ...asked.values, from: '2026-09-02', to: '2026-09-01' } }]) {
      const text = await shop.run(async (scope) => {
        const report = await openReport(scope, module, ask)
        return (await Array.fromAsync(writeReport(definition, report, writing))).join('')
      })
      const result = await shop.run((scope) => runReport(scope, module, ask))
      expect(text).toBe(
        JSON.stringify({
          ...encodeReport(definition, result, writing),
          ...encodeRow(definition.extra ?? [], result.extra, writing),
          ...Object.fromEntries(
            Object.entries(definition.lists ?? {}).map(([name, columns]) => [
              name,
              (result.lists[name] ?? []).map((row) => encodeRow(columns, row, writing)),
            ]),
          ),
        }),
      )
    }
  })
})
