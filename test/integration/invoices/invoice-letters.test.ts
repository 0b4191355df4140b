/** Issued invoices go to their buyers by e-mail, with their files. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '#engine/sql.ts'
import type { Anything } from '#test/support/app.ts'
import { configOf } from '#test/support/providers/connections.ts'
import { usualSeries } from '#test/support/invoicing.ts'
import { admin, openMail } from '#test/support/mail.ts'
import { wireFaults } from '#test/support/providers/faults.ts'
import { startViettel } from '#test/support/providers/viettel.ts'
import { linesOf, received, sold, tradeDay } from '#test/support/trade.ts'
import { userWith } from '#test/support/users.ts'
import { workDue } from '#test/support/work.ts'

const opened = await openMail()
const { trade, mail, configure, later, now } = opened
const { data, saved } = trade
const fake = await startViettel()
afterAll(() => fake.stop())

const config = (body: object): Promise<Anything> => data('ApiInvoiceConfig', 'UpdateDB', {}, body)
let made = 0
const invoice = (more: Readonly<Record<string, unknown>> = {}): Promise<string> =>
  saved('OrderTax', {
    NgayHoadon: tradeDay,
    SoHieuHD: 'C26TAA',
    Company: 'Đại lý Cô Tư',
    buyerEmail: 'cotu@khach.vn',
    lines: [{ ProductName: `Dịch vụ ${(made += 1)}`, Unit: 'Chuyến', Qty: 1, Price: 1000, VAT: 8 }],
    ...more,
  })
const upload = (...ids: string[]): Promise<Anything> => data('OrderTax', 'UploadHDDT', {}, ids)
const sendMail = (...ids: string[]): Promise<Anything> => data('OrderTax', 'SendMail', {}, ids)
const deliver = async (): Promise<void> => {
  await workDue(trade.server, ['invoiceLetter', 'letter'])
}
const work = (): Promise<unknown[]> =>
  trade.owner.inTenant({ tenant: trade.tenantId, user: null }, (tx) =>
    tx.query(sql`select about, state, problem from work where kind = 'invoiceLetter' order by about`),
  )
const files = (): unknown =>
  mail.received.map(({ to, parsed }) => [to[0], parsed.attachments.map((one) => one.filename)])
const sessions = (): Promise<unknown[]> =>
  trade.owner.inTenant({ tenant: trade.tenantId, user: null }, (tx) => tx.query(sql`select id from access_token`))

beforeAll(async () => {
  await data(
    'ApiConfig',
    'UpdateDB',
    {},
    {
      companyName: 'Công ty Hưng Thịnh',
      MST: '0312345673',
      companyAddress: '125 Nguyễn Thị Minh Khai',
      companyPhone: '028 3829 0001',
    },
  )
  await config({ series: usualSeries })
})

describe('without a mail server', () => {
  it('are not sent by hand, and it is said why', async () => {
    const id = await invoice()
    await upload(id)
    const { body } = await trade.call('OrderTax', 'SendMail', [id], admin)
    expect(body.ErrorMessage).toContain('Chưa cài đặt máy chủ gửi thư')
    expect(await work()).toEqual([])
  })
})

describe('issued by the program', () => {
  beforeAll(() => configure())

  it('go out in no other way: not as the print alone, to whatever address', async () => {
    const id = await invoice()
    const letter = { module: 'OrderTax', s_ID: id }
    expect(await data('ApiMail', 'getDraft', {}, letter)).toMatchObject({ subject: expect.any(String) })
    await upload(id)
    const told = 'Hóa đơn đã upload được gửi bằng lệnh Gửi hóa đơn qua email, kèm tệp PDF và XML'
    expect((await trade.call('ApiMail', 'getDraft', letter)).body.ErrorMessage).toBe(told)
    const sent = await trade.call('ApiMail', 'Send', { ...letter, to: 'ai@do.vn', subject: 'Hóa đơn' })
    expect([sent.body.Data?.Description ?? sent.body.ErrorMessage]).toEqual([told])
    await data('OrderTax', 'Huy', {}, [id])
    expect((await trade.call('ApiMail', 'getDraft', letter)).body.ErrorMessage).toBe(told)
    expect(mail.received).toEqual([])
  })

  it('go out with print and XML when they are issued, where it is wanted', async () => {
    const before = await sessions()
    const silent = await invoice()
    await upload(silent)
    expect(await work()).toEqual([])
    expect(await config({ sendMail: true })).toMatchObject({ Description: 'ok' })
    const [id, without] = [await invoice(), await invoice({ buyerEmail: null })]
    await upload(id, without)
    expect(await work()).toMatchObject([{ about: (await trade.info('OrderTax', id)).NumberID, state: 'waiting' }])
    await deliver()
    expect(await work()).toEqual([])
    const { SoHD } = await trade.info('OrderTax', id)
    expect(files()).toEqual([['cotu@khach.vn', [`1C26TAA_${SoHD}.pdf`, `1C26TAA_${SoHD}.xml`]]])
    const { subject, text, attachments } = mail.received[0]!.parsed
    expect(subject).toBe(`Hóa đơn 1C26TAA số ${SoHD} ngày 20-11-2026 - Công ty Hưng Thịnh`)
    expect(text).toContain('Kính gửi Đại lý Cô Tư')
    expect(text).not.toContain('Mã tra cứu')
    expect(
      Buffer.from(attachments[0]!.content as ArrayBuffer)
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    expect(attachments.map(({ mimeType }) => mimeType)).toEqual(['application/pdf', 'application/xml'])
    expect(Buffer.from(attachments[1]!.content as ArrayBuffer).toString()).toContain('<KHHDon>C26TAA</KHHDon>')
    // Told where letters are told, and no session is left.
    const told = await data('ApiMail', 'getListOf', { module: 'OrderTax', s_ID: id })
    expect(told.ListItem).toMatchObject([{ state: 'sent', to: 'cotu@khach.vn' }])
    expect(await data('ApiMail', 'getInfo', { s_ID: told.ListItem[0].s_ID })).toMatchObject({
      attachmentName: `1C26TAA_${SoHD}.pdf, 1C26TAA_${SoHD}.xml`,
    })
    expect(await sessions()).toEqual(before)
  })

  it('go out by hand, each by itself', async () => {
    await config({ sendMail: false })
    const [id, pending, bare] = [await invoice(), await invoice(), await invoice({ buyerEmail: null })]
    const cancelled = await invoice()
    await upload(id, bare, cancelled)
    await data('OrderTax', 'Huy', {}, [cancelled])
    expect(await sendMail(id, pending, bare, cancelled, 'abc')).toMatchObject({
      TotalCount: 1,
      ListItem: [
        { s_ID: pending, Description: 'Hóa đơn chưa upload' },
        { s_ID: bare, Description: 'Hóa đơn chưa có email người mua' },
        { s_ID: cancelled, Description: 'Hóa đơn chưa upload' },
        { Description: 'Không tìm thấy dữ liệu' },
      ],
    })
    await sendMail(id)
    await deliver()
    expect(files()).toMatchObject([['cotu@khach.vn', [expect.any(String), expect.any(String)]]])
  })

  it('are not sent once they are cancelled, nor to what is no address', async () => {
    const [gone, wrong] = [await invoice(), await invoice({ buyerEmail: 'cô tư' })]
    await upload(gone, wrong)
    await sendMail(gone, wrong)
    await data('OrderTax', 'Huy', {}, [gone])
    await deliver()
    expect(files()).toEqual([])
    expect(await work()).toMatchObject([{ state: 'failed', problem: 'mail.addressInvalid' }])
    const [row] = (await data('ApiWork', 'getlist', { state: 'failed' })).ListItem
    expect(row.problem).toBe('cô tư không phải là địa chỉ email')
    await data('ApiWork', 'GiveUp', {}, [row.s_ID])
  })

  it('are sent by whoever may read them', async () => {
    const id = await invoice()
    await upload(id)
    await userWith(trade, { Order: { R: true } })
    expect((await trade.call('OrderTax', 'SendMail', [id])).status).toBe(403)
    await trade.signIn(trade.tenant)
  })

  it('of a bill go to the address of the customer, also when nobody presses anything', async () => {
    await received(trade, { SP000001: [10, 500] }, { dtDate: '2026-11-01' })
    await config({ sendMail: true, autoUpload: true })
    const bill = await sold(trade, { SP000001: [1, 1000] })
    await workDue(trade.server, ['billInvoice'])
    await deliver()
    expect(files()).toMatchObject([['cotu@khach.vn', [expect.stringMatching(/pdf$/), expect.stringMatching(/xml$/)]]])
    expect(await trade.info('Order', bill)).toMatchObject({ invoiceNumber: expect.stringMatching(/^HDT/) })
    await config({ autoUpload: false })
  })

  it('begin with what the last invoice of the customer says, but for the tax code', async () => {
    const propose = async (): Promise<Anything> => {
      const bill = await sold(trade, { SP000001: [1, 1000] }, { Object_ID: trade.ids['KH000002'] })
      return (await data('OrderTax', 'getInfoFromOrder', {}, [bill])).ListItem[0]
    }
    expect(await propose()).toMatchObject({ buyerEmail: null, buyerPerson: null, Address: null, MST: null })
    const known = { Object_ID: trade.ids['KH000002'], buyerPerson: 'Chị Ba', Address: 'Số 9 Lê Lợi' }
    await invoice({ ...known, buyerEmail: 'chiba@khach.vn' })
    const same = { buyerEmail: 'chiba@khach.vn', buyerPerson: 'Chị Ba', Address: 'Số 9 Lê Lợi', MST: null }
    expect(await propose()).toMatchObject(same)
    await invoice({ ...known, buyerEmail: 'congty@khach.vn', MST: '0100109106', Address: 'Số 1' })
    expect(await propose()).toMatchObject(same)
  })
})

describe('issued by a provider', () => {
  beforeAll(async () => {
    fake.state.now = now().getTime()
    fake.state.numbers.set('C26TAA', 100)
    await config({ ...configOf('viettel', fake.origin), series: usualSeries, sendMail: true })
  })

  it('go out with the files of the provider, which are kept', async () => {
    const id = await invoice({ lines: linesOf(trade, { SP000001: [1, 1000] }) })
    await upload(id)
    expect(await trade.info('OrderTax', id)).toMatchObject({ iStat: 2, provider: 'viettel' })
    fake.misbehave(wireFaults('other').find(({ name }) => name.startsWith('no service'))!)
    await deliver()
    expect(files()).toEqual([])
    expect(await work()).toMatchObject([{ state: 'waiting' }])
    fake.forget()
    await later(2)
    await deliver()
    expect(files()).toMatchObject([
      ['cotu@khach.vn', [expect.stringMatching(/pdf$/), expect.stringMatching(/xml$|zip$/)]],
    ])
    expect(mail.received[0]!.parsed.text).toContain('Mã tra cứu: ')
    const asked = fake.asked.length
    await data('OrderTax', 'DownloadFile', {}, [id])
    await sendMail(id)
    await deliver()
    expect([mail.received.length, fake.asked.length]).toEqual([2, asked])
    expect(trade.faults).toEqual([])
  })
})
