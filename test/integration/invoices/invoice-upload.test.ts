/** Invoices go out through providers over HTTP: each once, whatever becomes of the answers. */
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '#engine/sql.ts'
import { usualSeries } from '#test/support/invoicing.ts'
import { connectedDay, openEachConnected } from '#test/support/connected.ts'
import { type Connected } from '#test/support/providers/connections.ts'
import type { Action, Fault } from '#test/support/providers/fake-server.ts'
import { wireFaults } from '#test/support/providers/faults.ts'
import { misaRefusals } from '#test/support/providers/misa.ts'
import { userWith } from '#test/support/users.ts'
import { viettelRefusals } from '#test/support/providers/viettel.ts'
import { vnptRefusals } from '#test/support/providers/vnpt.ts'
import { workDue } from '#test/support/work.ts'

const pending = 'Hóa đơn đang được gửi, vui lòng lấy lại kết quả'
const later = (moment: string, minutes: number): string => new Date(Date.parse(moment) + minutes * 60_000).toISOString()
const fault = (name: string, action: Action): Fault =>
  wireFaults(action).find((one) => one.name === `${name} (${action})`)!
const freeBody = () => ({
  NgayHoadon: connectedDay,
  SoHieuHD: 'C26TAA',
  Company: 'Bán cho người tiêu dùng',
  lines: [{ ProductName: 'Dịch vụ', Unit: 'Chuyến', Qty: 1, Price: 1000, VAT: 8 }],
})
const cut = fault('a cut after it was done', 'issue')
/** Twice, because a question that may be repeated is asked again. */
const blind = [fault('no service (503)', 'find'), fault('no service (503)', 'find')]

const opened = await openEachConnected('invoice-upload', () => 'minhtam')

describe.each(opened)('by %s', (provider, { trade, fake, connect, info, act, reasons, refusal, free, at }) => {
  const keyOf = async (id: string): Promise<string | null> =>
    (
      await trade.owner.inTenant({ tenant: trade.tenantId, user: null }, (tx) =>
        tx.query<{ key: string | null }>(sql`select issue_key as key from vat_invoice where document_id = ${id}`),
      )
    )[0]!.key
  /** MISA has the template before the series. */
  const last = (series: string, number: number): void => {
    for (const name of [series, `1${series}`]) fake.state.numbers.set(name, number)
  }
  /** How many questions to issue have come. */
  const sent = (): number =>
    fake.asked.filter(({ path, body }) => /createInvoice\/|\/invoice$/.test(path) || body.includes('ImportAndPublish'))
      .length
  const waiting = (): Promise<unknown[]> =>
    trade.owner.inTenant({ tenant: trade.tenantId, user: null }, (tx) =>
      tx.query(sql`select key from work where kind = 'invoice' order by key`),
    )

  beforeAll(async () => {
    await connect({ series: usualSeries })
    await trade.data('ApiConfig', 'UpdateDB', {}, { companyAddress: 'Số 1 phố Mẫu, Hà Nội' })
  })

  it('have the number that the provider gave', async () => {
    last('C26TAA', 40)
    const id = await free()
    expect(await info(id)).toMatchObject({ uploadState: '', provider: null })
    expect(await act('UploadHDDT', [id])).toEqual({ TotalCount: 1, ListItem: [] })
    expect(await info(id)).toMatchObject({
      SoHD: '00000041',
      iStat: 2,
      Trangthai: 'Đã upload',
      provider,
      uploadState: '',
      uploadError: null,
      uploadedAt: expect.any(String),
    })
    expect((await info(id)).lookupCode).not.toBe('')
    expect(await trade.data('OrderTax', 'getNextSoHD', { sohieuhd: 'C26TAA' })).toEqual({ SoHD: '00000042' })
    expect(await reasons('UploadHDDT', id)).toEqual(['Hóa đơn không ở trạng thái Chưa upload'])
    expect([fake.state.issued.size, await keyOf(id)]).toEqual([1, [...fake.state.issued.keys()][0]])
    expect(await waiting()).toEqual([])
  })

  it('once, although the answer was cut', async () => {
    const before = fake.state.issued.size
    const id = await free()
    fake.misbehave(cut)
    expect(await act('UploadHDDT', [id])).toEqual({ TotalCount: 1, ListItem: [] })
    expect(fake.state.issued.size).toBe(before + 1)
  })

  it('in doubt they can become nothing else, and are finished by asking', async () => {
    const before = fake.state.issued.size
    const [id, other] = [await free(), await free()]
    fake.misbehave(cut, ...blind)
    expect(await act('UploadHDDT', [id, other])).toMatchObject({
      TotalCount: 1,
      ListItem: [{ s_ID: id, NumberID: (await info(id)).NumberID, Description: pending, code: 'uploadPending' }],
    })
    fake.forget()
    const sending = { iStat: 1, SoHD: null, uploadState: 'sending', isBeingSent: true, provider }
    const { NumberID, ...told } = await info(id)
    expect(told).toMatchObject(sending)
    const { ListItem } = await trade.data('OrderTax', 'getlist', { KeySearch: NumberID })
    expect(ListItem).toMatchObject([{ iStat: 1, isBeingSent: true }])
    expect(await refusal({ s_ID: id, Description: 'khác' })).toBe(pending)
    for (const name of ['Huy', 'DeleteDB']) expect([name, await reasons(name, id)]).toEqual([name, [pending]])
    const sends = sent()
    expect(await act('UploadHDDT', [id])).toEqual({ TotalCount: 1, ListItem: [] })
    expect(await info(id)).toMatchObject({ iStat: 2, uploadState: '' })
    expect([sent(), fake.state.issued.size]).toEqual([sends, before + 2])
    expect(await waiting()).toEqual([])
  })

  it('in doubt they are asked for by the program, too', async () => {
    const id = await free()
    fake.misbehave(cut, ...blind)
    await act('UploadHDDT', [id])
    fake.forget()
    await workDue(trade.server, ['invoice'])
    expect(await info(id)).toMatchObject({ uploadState: 'sending' })
    at(later(`${connectedDay}T03:00:00Z`, 5))
    fake.misbehave(...blind)
    await workDue(trade.server, ['invoice'])
    expect(await info(id)).toMatchObject({ uploadState: 'sending' })
    fake.forget()
    at(later(`${connectedDay}T03:00:00Z`, 9))
    await workDue(trade.server, ['invoice'])
    expect(await info(id)).toMatchObject({ iStat: 2, uploadState: '' })
    expect(await waiting()).toEqual([])
  })

  it('follow the provider that was asked, not the one of today', async () => {
    const id = await free()
    fake.misbehave(cut, ...blind)
    await act('UploadHDDT', [id])
    fake.forget()
    await trade.data('ApiInvoiceConfig', 'UpdateDB', {}, { provider: 'none' })
    const own = await free({ SoHieuHD: 'C26TBB' })
    expect(await act('UploadHDDT', [id, own])).toEqual({ TotalCount: 2, ListItem: [] })
    expect([(await info(id)).provider, (await info(own)).provider]).toEqual([provider, 'none'])
    await trade.data('ApiInvoiceConfig', 'UpdateDB', {}, { provider })
  })

  it('are not sent for what the program finds itself', async () => {
    const sends = sent()
    const unknown = await free({ SoHieuHD: 'C26TZZ' })
    expect(await reasons('UploadHDDT', unknown)).toEqual(['Ký hiệu hóa đơn chưa đăng ký'])
    expect(await reasons('UploadHDDT', await free({ NgayHoadon: '2026-11-21' }))).toEqual([
      'Ngày hóa đơn sau ngày hôm nay',
    ])
    // Three numbers were free, of which the first is taken by the test before.
    const [five, six] = [await free({ SoHieuHD: 'C26TBB' }), await free({ SoHieuHD: 'C26TBB' })]
    last('C26TBB', 5)
    expect(await act('UploadHDDT', [five, six])).toMatchObject({
      TotalCount: 1,
      ListItem: [{ Description: 'Đã hết số hóa đơn', code: 'noNumbers' }],
    })
    expect(sent()).toBe(sends + 1)
    expect(await info(unknown)).toMatchObject({ iStat: 1, uploadState: '' })
  })

  it('say first that there is no account, or no tax code to be known by', async () => {
    const unknown = await free({ SoHieuHD: 'C26TZZ' })
    const before = fake.asked.length
    for (const lacking of [{ username: '' }, { sellerTaxCode: '' }]) {
      await connect(lacking)
      expect(await reasons('UploadHDDT', unknown)).toEqual(['Chưa cấu hình nhà cung cấp hóa đơn điện tử'])
      const { body } = await trade.call('ApiInvoiceConfig', 'TestConnection', null)
      expect(body.Data.Description).toBe('Chưa cấu hình nhà cung cấp hóa đơn điện tử')
    }
    expect(fake.asked.length).toBe(before)
    await trade.data('ApiConfig', 'UpdateDB', {}, { MST: '0109999887' })
    expect((await trade.call('ApiInvoiceConfig', 'TestConnection', null)).body.Data.Description).toBe('ok')
    await connect()
  })

  it('that are late are asked about once for all of them', async () => {
    const dates = { NgayHoadon: '2026-11-18', SoHieuHD: 'C26MAA' }
    const ids = [await free(dates), await free(dates)]
    const asked = await act('UploadHDDT', ids)
    expect(asked.TotalCount).toBe(0)
    for (const one of asked.ListItem) expect(one).toMatchObject({ code: 'lateInvoice', confirmable: true })
    expect(await act('UploadHDDT', ids, { confirm: 'lateInvoice' })).toEqual({ TotalCount: 2, ListItem: [] })
    // On the working day before nothing is late.
    expect(await act('UploadHDDT', [await free({ ...dates, NgayHoadon: '2026-11-19' })])).toMatchObject({
      TotalCount: 1,
    })
  })

  it('are issued once, although nothing arrived and nobody could tell', async () => {
    const before = fake.state.issued.size
    const id = await free()
    fake.misbehave(fault('a cut before anything is done', 'issue'), ...blind)
    expect(await reasons('UploadHDDT', id)).toEqual([pending])
    fake.forget()
    const key = await keyOf(id)
    expect(await act('UploadHDDT', [id])).toEqual({ TotalCount: 1, ListItem: [] })
    expect([fake.state.issued.size, fake.state.issued.has(key!)]).toEqual([before + 1, true])
  })

  it('keep their key until other content is sent', async () => {
    const [refusal1, text] = {
      viettel: viettelRefusals[0]!,
      misa: misaRefusals[0]!,
      vnpt: vnptRefusals[0]!,
    }[provider as Connected]
    const id = await free()
    fake.misbehave(refusal1)
    expect(await reasons('UploadHDDT', id)).toEqual([text])
    expect(await info(id)).toMatchObject({ iStat: 1, uploadState: 'refused', uploadError: text, provider: null })
    const key = await keyOf(id)
    expect(key).not.toBeNull()
    await trade.saved('OrderTax', { s_ID: id })
    expect(await keyOf(id)).toBe(key)
    fake.misbehave(refusal1)
    await act('UploadHDDT', [id])
    expect(await keyOf(id)).toBe(key)
    await trade.saved('OrderTax', { s_ID: id, buyerPerson: 'Người khác' })
    expect(await keyOf(id)).toBeNull()
    expect(await act('UploadHDDT', [id])).toEqual({ TotalCount: 1, ListItem: [] })
    expect(await keyOf(id)).not.toBe(key)
  })

  it('say that the provider does not answer, and never what it sent instead', async () => {
    const id = await free()
    const gone = fault('no service (503)', 'signIn')
    fake.state.tokens.clear()
    if (provider === 'vnpt') fake.misbehave(fault('no service (503)', 'issue'), ...blind)
    else fake.misbehave(fault('a page with status 200, and nothing done', 'issue'), gone, gone, ...blind)
    const [said] = await reasons('UploadHDDT', id)
    expect(['Nhà cung cấp hóa đơn điện tử không trả lời, vui lòng thử lại', pending]).toContain(said)
    fake.forget()
    expect(await act('UploadHDDT', [id])).toEqual({ TotalCount: 1, ListItem: [] })
  })

  it('by whoever sees one store alone', async () => {
    const rights = { OrderTax: { R: true, A: true, U: true, D: true } }
    const store = await trade.saved('ApiListStore', { Code: 'KHOHAI', Name: 'Kho hai' })
    const token = await userWith(trade, rights)
    await trade.signIn(trade.tenant)
    const users = (await trade.data('ApiListUser', 'getlist', { nItem: '50' })).ListItem
    const { s_ID } = users.find(({ UserName }: { UserName: string }) => UserName.startsWith('user.u'))
    await trade.saved('ApiListUser', { s_ID, storeIds: [store], storeId: store })
    const call = async (name: string, body: unknown) =>
      (await trade.call('OrderTax', name, body, { token, tenant: trade.tenant })).body.Data
    const saved = await call('UpdateDB', freeBody())
    fake.misbehave(cut, ...blind)
    expect(await call('UploadHDDT', [saved.s_ID])).toMatchObject({
      TotalCount: 0,
      ListItem: [{ Description: pending }],
    })
    fake.forget()
    expect(await call('UploadHDDT', [saved.s_ID])).toEqual({ TotalCount: 1, ListItem: [] })
    expect((await call('DownloadFile', [saved.s_ID])).TotalCount).toBe(1)
    expect(await info(saved.s_ID)).toMatchObject({ iStat: 2, provider, Store_ID: store })
  })

  it('once, although two callers name the same at the same time', async () => {
    const ids: string[] = []
    for (let count = 0; count < 5; count += 1) ids.push(await free(), await free({ SoHieuHD: 'C26MAA' }))
    const before = fake.state.issued.size
    const answers = await Promise.all([act('UploadHDDT', ids), act('UploadHDDT', ids)])
    // Who comes while one is being sent asks what became of it, and both may say that it is done.
    expect(answers.reduce((sum, { TotalCount }) => sum + TotalCount, 0)).toBeGreaterThanOrEqual(ids.length)
    for (const { code } of answers.flatMap(({ ListItem }) => ListItem)) expect(code).toBe('notStatus1')
    expect(fake.state.issued.size).toBe(before + ids.length)
    const numbers: number[] = []
    for (const [at, id] of ids.entries()) if (at % 2 === 0) numbers.push(Number((await info(id)).SoHD))
    const first = Math.min(...numbers)
    expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, index) => first + index))
    expect(await waiting()).toEqual([])
    expect(trade.faults).toEqual([])
  })
})
