import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '#kernel/clock.ts'
import { sql } from '#engine/sql.ts'
import { decimal } from '#kernel/decimal.ts'
import { openDatabase } from '#server/database/database.ts'
import { listTenants } from '#server/tenant.ts'
import { inside } from '../../../scripts/lib/inside.ts'
import { readCsv } from '../../../scripts/replay/csv.ts'
import { replay } from '../../../scripts/replay/replay.ts'
import { readAmount, readDate, readSales, totalOf } from '../../../scripts/replay/sales.ts'
import { codeFor } from '../../../scripts/replay/shop.ts'
import { createTestApp, type TestApp } from '../../support/app.ts'

const file = new URL('../../fixtures/online-retail-small.csv', import.meta.url)
const sales = readSales(readFileSync(file, 'utf8'))

describe('the file of a shop', () => {
  it.each([
    ['\uFEFFa;b\r\n1;2\r\n', [{ a: '1', b: '2' }]],
    ['a;b\n"1;1";"say ""no"""\n', [{ a: '1;1', b: 'say "no"' }]],
    ['a;b\nRECORD FRAME 7" SINGLE;1', [{ a: 'RECORD FRAME 7" SINGLE', b: '1' }]],
    [
      'a;b\n\n;\n"x\ny";',
      [
        { a: '', b: '' },
        { a: 'x\ny', b: '' },
      ],
    ],
  ])('reads %j', (text, rows) => expect(readCsv(text, ['a', 'b'])).toEqual(rows))

  it('names what is wrong with it', () => {
    expect(() => readCsv('a;c\n1;2', ['a', 'b'])).toThrow('Columns are missing: b')
    expect(() => readCsv('a;b\n1', ['a', 'b'])).toThrow('Row 2 has 1 of 2 cells')
    expect(() => readAmount('1.234,5')).toThrow('Not a number')
    expect(() => readDate('12/31/2010 08:26')).toThrow('Not a day')
  })

  it('reads its numbers and days', () => {
    expect([readAmount('2,55'), readAmount('-1'), readDate('1/12/2010 08:26')]).toEqual([
      decimal('2.55'),
      decimal(-1),
      '2010-12-01',
    ])
  })

  it('tells bills from returns, goods from services, and what is no sale', () => {
    const bills = sales.sales.filter((sale) => !sale.isReturn)
    const returns = sales.sales.filter((sale) => sale.isReturn)
    expect([bills.length, bills.flatMap((sale) => sale.lines).length, returns.length, sales.skipped]).toEqual([
      56,
      907,
      3,
      { lines: 1, invoices: 1 },
    ])
    expect(totalOf(returns)).toBe(decimal(1_736_300))
    expect(
      sales.goods
        .filter((one) => one.isService)
        .map((one) => one.code)
        .toSorted(),
    ).toEqual(['D', 'POST'])
    expect(bills.every((sale) => sale.lines.every((line) => line.quantity > 0n && line.price > 0n))).toBe(true)
  })

  it('gives the tenant its name', () => {
    expect(codeFor('/data/Online Retail (2).csv')).toBe('replay-online-retail-2')
    expect(codeFor('a-very-long-file-name-that-goes-on-and-on.csv')).toHaveLength(32)
  })
})

describe('a replay', () => {
  let test: TestApp
  let url: string
  const tenant = 'replay-small'
  beforeAll(async () => {
    test = await createTestApp()
    url = await test.app.listen({ host: '127.0.0.1', port: 0 })
  })
  const openBoth = () => ({
    owner: openDatabase({ url: test.ownerUrl, clock: systemClock, max: 2 }),
    app: test.database,
  })
  let databases: ReturnType<typeof openBoth>
  beforeAll(() => void (databases = openBoth()))
  afterAll(() => databases.owner.close())
  /** Every save of a document leaves a revision. */
  const revisions = async (): Promise<number> => {
    const made = (await listTenants(databases.owner)).find((one) => one.code === tenant)!
    return inside(
      databases.app,
      { tenant: made },
      async ({ tx }) => (await tx.query(sql`select 1 from document_revision`)).length,
    )
  }

  it('comes out at the figures of the file, with clean ledgers', { timeout: 60_000 }, async () => {
    const outcome = await replay({ url, tenant, databases }, sales)
    expect(outcome.text).toContain('sạch / clean')
    expect(outcome).toMatchObject({ isRight: true, wasDone: false })
  })

  it('changes nothing the second time', async () => {
    const before = await revisions()
    const outcome = await replay({ url, tenant, databases }, sales)
    expect(outcome).toMatchObject({ isRight: true, wasDone: true })
    expect(await revisions()).toBe(before)
  })
})
