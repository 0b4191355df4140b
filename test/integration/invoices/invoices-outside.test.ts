/** What becomes of invoices that a provider has issued: their files, cancelling, undoing that. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Anything } from '#test/support/app.ts'
import { openEachConnected } from '#test/support/connected.ts'
import { wireFaults } from '#test/support/providers/faults.ts'

const has = 'Hóa đơn đã gửi cơ quan thuế – chỉ được điều chỉnh hoặc thay thế (TT 91/2026/TT-BTC Điều 10)'
const silent = 'Nhà cung cấp hóa đơn điện tử không trả lời, vui lòng thử lại'
const old = { NgayHoadon: '2025-05-30', SoHieuHD: 'C25TAA', confirm: ['dateFar'] }
const cut = wireFaults('other').find(({ name }) => name === 'a cut after it was done (other)')!
const opened = await openEachConnected('invoices-outside', (provider) => `tep${provider}`)

describe.each(opened)('by %s', (provider, { trade, fake, connect, info, act, reasons, free }) => {
  const issued = async (head = {}): Promise<string> => {
    const id = await free(head)
    expect(await act('UploadHDDT', [id], { confirm: 'lateInvoice' })).toEqual({ TotalCount: 1, ListItem: [] })
    return id
  }
  const files = (...ids: string[]): Promise<Anything> => trade.data('OrderTax', 'DownloadFile', { xml: '1' }, ids)

  beforeAll(async () => {
    const series = ['C26TAA', 'C26TBB', 'C25TAA'].map((SoHieuHD) => ({ Mauso: '1', SoHieuHD, active: true }))
    await connect({ series })
  })

  it('have the files of the provider, which are fetched once', async () => {
    const [id, open] = [await issued(), await free()]
    const first = await files(id, open)
    const names = first.FileDownload.map(({ fileName }: Anything) => fileName)
    expect(names).toEqual(['1C26TAA_00000001.pdf', expect.stringMatching(/^1C26TAA_00000001\.(xml|zip)$/)])
    expect(first).toMatchObject({ TotalCount: 1, ListItem: [{ Description: 'Hóa đơn chưa upload' }] })
    expect(Buffer.from(first.FileDownload[0].fileToBytes, 'base64').toString()).toMatch(/^%?pdf of /i)
    const before = fake.asked.length
    const prints = await trade.data('OrderTax', 'DownloadFile', {}, [id])
    expect(prints.FileDownload).toEqual(first.FileDownload.slice(0, 1))
    // Whatever is configured by now.
    await trade.data('ApiInvoiceConfig', 'UpdateDB', {}, { provider: 'none' })
    expect(await files(id)).toEqual({ ...first, ListItem: [] })
    expect(fake.asked.length).toBe(before)
    const other = await issued({ SoHieuHD: 'C26TBB' })
    expect((await info(other)).provider).toBe('none')
    await trade.data('ApiInvoiceConfig', 'UpdateDB', {}, { provider })
  })

  it('say that the provider does not answer', async () => {
    const id = await issued()
    await trade.data('ApiInvoiceConfig', 'UpdateDB', {}, { url: 'http://127.0.0.1:9' })
    expect(await files(id)).toMatchObject({ TotalCount: 0, FileDownload: [], ListItem: [{ Description: silent }] })
    await connect()
    expect(await files(id)).toMatchObject({ TotalCount: 1, ListItem: [] })
  })

  it('stay in doubt when the number is on another invoice of the series', async () => {
    const own = { SoHieuHD: 'C26TBB' }
    const id = await free(own)
    for (const name of ['C26TBB', '1C26TBB']) fake.state.numbers.set(name, 0)
    expect(await reasons('UploadHDDT', id)).toEqual([
      'Nhà cung cấp đã cấp số 00000001, nhưng số này đã có trên hóa đơn khác cùng ký hiệu',
    ])
    expect(await info(id)).toMatchObject({ iStat: 1, SoHD: null, uploadState: 'sending' })
  })

  it('are not cancelled under the law of today, and the provider is not asked', async () => {
    const id = await issued()
    const before = fake.asked.length
    for (const query of [{}, { confirm: 'taxAuthorityHas' }])
      expect(await act('Huy', [id], query)).toMatchObject({
        TotalCount: 0,
        ListItem: [{ Description: has, code: 'taxAuthorityHas' }],
      })
    expect((await act('Huy', [id])).ListItem[0].confirmable ?? false).toBe(false)
    expect(fake.asked.length).toBe(before)
    expect(await reasons('Hoantac', id)).not.toEqual([])
  })

  it('of before June 2025 are cancelled at the provider, whose refusal is passed on', async () => {
    const id = await issued(old)
    expect(await act('Huy', [id])).toMatchObject({
      TotalCount: 0,
      ListItem: [{ Description: has, code: 'taxAuthorityHas', confirmable: true }],
    })
    const answer = await act('Huy', [id], { confirm: 'taxAuthorityHas' })
    if (provider === 'misa') {
      expect(answer.ListItem).toMatchObject([{ Description: expect.stringContaining('MISA meInvoice không nhận hủy') }])
      expect(await info(id)).toMatchObject({ iStat: 2 })
      return
    }
    expect(answer).toEqual({ TotalCount: 1, ListItem: [] })
    expect(await info(id)).toMatchObject({ iStat: 3, SoHD: '00000001' })
    expect(await reasons('Hoantac', id)).toHaveLength(1)
    expect(await info(id)).toMatchObject({ iStat: 3 })
  })

  it.skipIf(provider === 'misa')('that were cancelled there in an answer nobody heard are cancelled here', async () => {
    const id = await issued(old)
    fake.misbehave(cut)
    const first = await act('Huy', [id], { confirm: 'taxAuthorityHas' })
    expect(await info(id)).toMatchObject({ iStat: first.TotalCount === 1 ? 3 : 2 })
    // Who can be asked what became of it needs no second call.
    expect(first.ListItem).toHaveLength(provider === 'viettel' ? 0 : 1)
    if (first.TotalCount === 0)
      expect(await act('Huy', [id], { confirm: 'taxAuthorityHas' })).toEqual({ TotalCount: 1, ListItem: [] })
    expect(await info(id)).toMatchObject({ iStat: 3 })
  })

  it('that the provider has cancelled already are cancelled here', async () => {
    const id = await issued(old)
    const number = Number((await info(id)).SoHD)
    const there = [...fake.state.issued.values()].find((one) => one.series.endsWith('C25TAA') && one.number === number)!
    there.standing = 'cancelled'
    const before = fake.asked.length
    expect(await act('Huy', [id])).toMatchObject({ TotalCount: 0, ListItem: [{ confirmable: true }] })
    expect(fake.asked.length).toBe(before)
    expect(await act('Huy', [id], { confirm: 'taxAuthorityHas' })).toEqual({ TotalCount: 1, ListItem: [] })
    expect(await info(id)).toMatchObject({ iStat: 3 })
  })

  it.skipIf(provider === 'vnpt')('that were replaced there are not cancelled here', async () => {
    const id = await issued(old)
    const number = Number((await info(id)).SoHD)
    const there = [...fake.state.issued.values()].find((one) => one.series.endsWith('C25TAA') && one.number === number)!
    there.standing = 'replaced'
    expect(await act('Huy', [id], { confirm: 'taxAuthorityHas' })).toMatchObject({ TotalCount: 0 })
    expect(await info(id)).toMatchObject({ iStat: 2 })
  })

  it('of which nothing was sent are cancelled and restored as ever', async () => {
    const id = await free()
    expect(await act('Huy', [id])).toEqual({ TotalCount: 1, ListItem: [] })
    expect(await act('Hoantac', [id])).toEqual({ TotalCount: 1, ListItem: [] })
    expect(await info(id)).toMatchObject({ iStat: 1, provider: null })
    expect(trade.faults).toEqual([])
  })
})
