/** What the configuration tells of its series: numbers used and left, what waits in them, and what is missing soon. */
import { expect, it } from 'vitest'
import type { Anything } from '#test/support/app.ts'
import { openConnected } from '#test/support/connected.ts'
import { wireFaults } from '#test/support/providers/faults.ts'
import { userWith } from '#test/support/users.ts'
import { viettelRefusals } from '#test/support/providers/viettel.ts'

const { trade, fake, connect, act, free, issued, series, at } = await openConnected('minhtam', 'viettel')
const read = (): Promise<Anything> => trade.data('ApiInvoiceConfig', 'getInfo')
const useOf = async (name: string): Promise<Anything> =>
  (await read()).seriesUse.find((one: Anything) => one.SoHieuHD === name)
const row = (SoHieuHD: string, more: object = {}) => ({ Mauso: '1', SoHieuHD, active: true, ...more })
const wire = (name: string) => wireFaults(name.includes('(find)') ? 'find' : 'issue').find((one) => one.name === name)!

it('has nothing to say as long as there is none', async () => {
  expect(await read()).toMatchObject({ series: [], seriesUse: [], noSeriesFrom: '' })
})

it('tells the highest number, what is left and how many were used', async () => {
  await series([row('C26TAA', { firstNumber: 11, lastNumber: 1010 }), row('C26TBB'), row('C26TAA', { Mauso: '2' })])
  const unused = { lastUsed: '', used: 0, waiting: 0, sending: 0, refused: 0 }
  expect((await read()).seriesUse).toEqual([
    { Mauso: '1', SoHieuHD: 'C26TAA', ...unused, left: 1000, isShort: false },
    { Mauso: '1', SoHieuHD: 'C26TBB', ...unused, left: null, isShort: false },
    { Mauso: '2', SoHieuHD: 'C26TAA', ...unused, left: null, isShort: false },
  ])
  for (let count = 0; count < 3; count += 1) await issued()
  const cancelled = await issued()
  await act('Huy', [cancelled])
  // Also one that is cancelled keeps its number.
  expect(await useOf('C26TAA')).toMatchObject({ lastUsed: '00000014', used: 4, left: 996 })
  // The fields of the contract are as before.
  expect((await read()).series[0]).toMatchObject({
    SoHieuHD: 'C26TAA',
    firstNumber: 11,
    lastNumber: 1010,
    active: true,
  })
})

it('tells what waits, what is being sent, and what was refused', async () => {
  await connect()
  const sends = await free({ SoHieuHD: 'C26TBB' })
  fake.misbehave(
    wire('a cut after it was done (issue)'),
    wire('no service (503) (find)'),
    wire('no service (503) (find)'),
  )
  await act('UploadHDDT', [sends])
  fake.forget()
  const refused = await free({ SoHieuHD: 'C26TBB' })
  fake.misbehave(viettelRefusals[0]![0])
  await act('UploadHDDT', [refused])
  fake.forget()
  for (let count = 0; count < 2; count += 1) await free({ SoHieuHD: 'C26TBB' })
  // A cancelled one waits for nothing.
  await act('Huy', [await free({ SoHieuHD: 'C26TBB' })])
  expect(await useOf('C26TBB')).toMatchObject({ used: 0, waiting: 2, sending: 1, refused: 1 })
  await act('UploadHDDT', [sends])
  expect(await useOf('C26TBB')).toMatchObject({ used: 1, lastUsed: '00000001', waiting: 2, sending: 0, refused: 1 })
})

it.each([
  ['fifty are left', { lastNumber: 64 }, [50, false]],
  ['fewer than fifty are left', { lastNumber: 63 }, [49, true]],
  ['fewer than a tenth are left', { firstNumber: 14, lastNumber: 15 }, [1, true]],
  ['none is left', { lastNumber: 14 }, [0, true]],
  ['fewer were registered than were used', { lastNumber: 3 }, [0, true]],
  ['it is not in use', { lastNumber: 14, active: false }, [0, false]],
  ['it has ended', { lastNumber: 14, toDate: '2026-11-19' }, [0, false]],
  ['it ends today', { lastNumber: 14, toDate: '2026-11-20' }, [0, true]],
])('is short or not when %s', async (_, more, [left, isShort]) => {
  await series([row('C26TAA', more)])
  expect(await useOf('C26TAA')).toMatchObject({ left, isShort })
})

it('is short below a tenth of many, and counts on from a number that the provider gave', async () => {
  await series([row('C26TCC', { lastNumber: 1000 })])
  fake.state.numbers.set('C26TCC', 900)
  await issued({ SoHieuHD: 'C26TCC' })
  expect(await useOf('C26TCC')).toMatchObject({ lastUsed: '00000901', used: 1, left: 99, isShort: true })
  await series([row('C26TCC', { firstNumber: 11, lastNumber: 1000 })])
  expect(await useOf('C26TCC')).toMatchObject({ left: 99, isShort: false })
})

it('tells all of the business to who sees one store alone, and nothing to who may not read the configuration', async () => {
  const store = await trade.saved('ApiListStore', { Code: 'KHOHAI', Name: 'Kho hai' })
  const token = await userWith(trade, { InvoiceConfig: { R: true } })
  const stranger = await userWith(trade, { OrderTax: { R: true, A: true, U: true, D: true } })
  await trade.signIn(trade.tenant)
  const me = await trade.call('ApiListUser', 'getInfo', null, { token, tenant: trade.tenant })
  const { s_ID } = me.body.Data
  await trade.saved('ApiListUser', { s_ID, storeIds: [store], storeId: store })
  const ask = (as: string) => trade.call('ApiInvoiceConfig', 'getInfo', null, { token: as, tenant: trade.tenant })
  expect((await ask(token)).body.Data.seriesUse).toMatchObject([{ lastUsed: '00000901', left: 99, used: 1 }])
  expect((await ask(stranger)).status).toBe(403)
  await trade.signIn(trade.tenant)
})

it.each([
  ['2026-12-17', [row('C26TAA')], ''],
  ['2026-12-18', [row('C26TAA')], '2027-01-01'],
  ['2026-12-31', [row('C26TAA')], '2027-01-01'],
  ['2027-01-05', [row('C26TAA')], '2027-01-05'],
  ['2026-12-31', [row('C26TAA'), row('C27TAA')], ''],
  ['2026-12-31', [row('C26TAA'), row('C27TAA', { active: false })], '2027-01-01'],
  ['2026-12-31', [row('C26TAA'), row('C27TAA', { fromDate: '2027-01-03' })], '2027-01-01'],
  ['2026-06-01', [row('C26TAA', { toDate: '2026-06-10' })], '2026-06-11'],
  ['2026-06-01', [row('C26TAA', { toDate: '2026-06-15' })], ''],
  ['2026-06-01', [row('C27TAA')], '2026-06-01'],
])('on %s with %j is missing from: %s', async (day, rows, from) => {
  at(`${day}T03:00:00Z`)
  await trade.signIn(trade.tenant)
  await series(rows)
  expect((await read()).noSeriesFrom).toBe(from)
})
