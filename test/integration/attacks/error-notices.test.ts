/** The notice 04/SS-HĐĐT: for issued invoices, by who may change them; valid in its format, whatever was typed. */
import { beforeAll, expect, it } from 'vitest'
import { errorNoticeFaults } from '#server/invoicing/xml/invoice-schema.ts'
import { invoicing, usualSeries } from '#test/support/invoicing.ts'
import { openTrade, tradeDay } from '#test/support/trade.ts'
import { userWith } from '#test/support/users.ts'

const trade = await openTrade('minhtam')
const { data } = trade
const { free, issued, act, series, info } = invoicing(trade)
const company = { companyName: 'Công ty TNHH Hưng Thịnh', MST: '0312345673' }

beforeAll(async () => {
  await series(usualSeries)
  await data('ApiConfig', 'UpdateDB', {}, company)
})

const notice = async (body: object) => (await trade.call('OrderTax', 'ErrorNotice', body)).body
const xmlOf = async (body: object): Promise<{ fileName: string; xml: string }> => {
  const [{ fileName, fileToBytes }] = (await data('OrderTax', 'ErrorNotice', {}, body)).FileDownload
  return { fileName, xml: Buffer.from(fileToBytes, 'base64').toString() }
}

it('names the invoices, and leaves them as they are', async () => {
  const [one, two] = [await issued(), await issued()]
  const before = await info(one)
  const { fileName, xml } = await xmlOf({ ids: [one, two, one], reason: 'Sai địa chỉ', place: 'Hà Nội' })
  expect(await errorNoticeFaults(xml)).toEqual([])
  expect(fileName).toBe(`04SS_C26TAA_${before.SoHD}.xml`)
  expect(xml).toContain(`<SHDon>${Number(before.SoHD)}</SHDon><Ngay>${tradeDay}</Ngay>`)
  expect([...xml.matchAll(/<HDon>/g)]).toHaveLength(2)
  expect(xml).toContain('<MST>0312345673</MST><TNNT>Công ty TNHH Hưng Thịnh</TNNT><DDanh>Hà Nội</DDanh>')
  expect(await info(one)).toEqual(before)
})

it('is refused in clear words', async () => {
  const [id, open] = [await issued(), await free()]
  const { NumberID } = await info(open)
  const told = async (body: object) => (await notice(body)).ErrorMessage
  expect(await told({ ids: [open], reason: 'x' })).toBe(
    `Hóa đơn ${NumberID} chưa upload hoặc đã hủy, không lập được thông báo sai sót`,
  )
  expect(await told({ ids: ['abc'], reason: 'x' })).toBe('Không tìm thấy dữ liệu')
  expect(await told({ ids: [id] })).toContain('Lý do')
  expect(await told({ ids: [id], reason: '   ' })).toContain('Lý do')
  expect(await told({ ids: [id], reason: 'x'.repeat(256) })).toContain('Lý do')
  expect(await told({ ids: [id], reason: 'x', noticeNumber: '12' })).toContain('cả số và ngày')
  expect(await told({ ids: [id], reason: 'x', noticeDate: 'hôm qua', noticeNumber: '1' })).toContain('Ngày thông báo')
  await act('Huy', [id])
  expect(await told({ ids: [id], reason: 'x' })).toContain('đã hủy')
})

it('never breaks on what was sent', async () => {
  const id = await issued()
  for (const body of [
    null,
    [],
    'x',
    {},
    { ids: [] },
    { ids: 'x', reason: 'x' },
    { ids: [id], reason: 5 },
    { ids: [id], reason: '\u0001' },
    { ids: [id], reason: 'a\ud800b' },
    { ids: [id], reason: 'x', taxOfficeCode: '123456' },
    { ids: [id], reason: 'x', place: {} },
    { ids: [id, null], reason: 'x' },
  ]) {
    const { status, body: answer } = await trade.call('OrderTax', 'ErrorNotice', body)
    expect([body, status < 500]).toEqual([body, true])
    if (answer.ErrorCode === 0)
      expect(
        await errorNoticeFaults(Buffer.from(answer.Data.FileDownload[0].fileToBytes, 'base64').toString()),
      ).toEqual([])
  }
  expect(trade.faults).toEqual([])
})

it('needs the seller, and the right to change invoices', async () => {
  const id = await issued()
  await data('ApiConfig', 'UpdateDB', {}, { MST: '' })
  expect((await notice({ ids: [id], reason: 'x' })).ErrorMessage).toContain('mã số thuế của doanh nghiệp')
  await data('ApiConfig', 'UpdateDB', {}, company)
  const token = await userWith(trade, { OrderTax: { R: true, A: true } })
  const call = trade.call('OrderTax', 'ErrorNotice', { ids: [id], reason: 'x' }, { token, tenant: 'minhtam' })
  expect((await call).status).toBe(403)
})
