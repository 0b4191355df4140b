/** An invoice of which the provider never tells what became of it: asked for three days, and then left to people. */
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '#engine/sql.ts'
import type { Anything } from '#test/support/app.ts'
import { connectedDay, openConnected } from '#test/support/connected.ts'
import { usualSeries } from '#test/support/invoicing.ts'
import { answersInstead, wireFaults } from '#test/support/providers/faults.ts'
import { userWith } from '#test/support/users.ts'
import { workDue } from '#test/support/work.ts'

const { trade, fake, connect, at, free, act, info, refusal, reasons } = await openConnected('minhtam', 'viettel')
const pending = 'Hóa đơn đang được gửi, vui lòng lấy lại kết quả'
const cut = wireFaults('issue').find(({ name }) => name === 'a cut after it was done (issue)')!
const nothing = answersInstead('nothing is found', 'find', () => '{"errorCode":null,"result":[]}')

let now = Date.parse(`${connectedDay}T03:00:00Z`)
/** Asks whenever it is due, for so many hours. */
const pass = async (hours: number): Promise<void> => {
  for (let hour = 0; hour < hours; hour += 1) {
    now += 3_600_000
    at(new Date(now).toISOString())
    await workDue(trade.server, ['invoice'])
  }
  await trade.signIn(trade.tenant)
}
const works = async (): Promise<Anything[]> => (await trade.data('ApiWork', 'getlist', { kind: 'invoice' })).ListItem
const decide = async (body: object, options = {}): Promise<Anything> => {
  const { status, body: answer } = await trade.call('OrderTax', 'DecideUpload', body, options)
  return status === 200 ? answer.Data.Description : status
}
/** Issued there, and never found: the key is known, what it is the key of is not. */
const lost = async (): Promise<string> => {
  const day = new Date(now).toISOString().slice(0, 10)
  const id = await free({ NgayHoadon: day })
  fake.misbehave(cut)
  fake.draw = (action) => (action === 'find' ? nothing : undefined)
  expect(await reasons('UploadHDDT', id)).toEqual([pending])
  return id
}

beforeAll(() => connect({ series: usualSeries }))

describe('a key that is known and never found', () => {
  let id = ''
  it('is asked about for three days, and nothing else becomes of it', async () => {
    id = await lost()
    await pass(48)
    expect(await works()).toMatchObject([{ stateName: 'Đang chờ' }])
    expect(await info(id)).toMatchObject({ iStat: 1, uploadState: 'sending', isUndecided: false, uploadError: null })
    expect(await decide({ s_ID: id, issued: false })).toBe(pending)
    await pass(72)
    expect(fake.state.issued.size).toBe(1)
  })

  it('is left to people then, in words, on its page and with the work', async () => {
    const { uploadError, ...told } = await info(id)
    expect(told).toMatchObject({ iStat: 1, uploadState: 'sending', isUndecided: true, provider: 'viettel' })
    expect(uploadError).toContain('Hãy tra cứu trên trang của nhà cung cấp')
    const [work] = await works()
    expect(work).toMatchObject({ stateName: 'Không làm được', problem: uploadError })
    const english = await trade.call('ApiWork', 'getlist', null, { headers: { language: 'en' } })
    expect(JSON.stringify(english.body.Data)).toContain('Look it up on the page of the provider')
    const read = async (name: string, query: Record<string, string>) =>
      JSON.stringify((await trade.call('OrderTax', name, null, { query, headers: { language: 'en' } })).body.Data)
    for (const [name, query] of [
      ['getInfo', { s_ID: id }],
      ['getlist', { KeySearch: '', nItem: '100' }],
    ] as const) {
      const text = await read(name, query)
      expect([name, text]).toEqual([name, expect.stringContaining('Look it up on the page of the provider')])
      expect(text).not.toContain('Hãy tra cứu')
    }
    for (const name of ['Huy', 'DeleteDB']) expect([name, await reasons(name, id)]).toEqual([name, [pending]])
    expect(await refusal({ s_ID: id, Description: 'khác' })).toBe(pending)
    expect(await reasons('UploadHDDT', id)).toEqual([pending])
    expect(await info(id)).toMatchObject({ isUndecided: true })
    expect(fake.state.issued.size).toBe(1)
  })

  it('has the number that somebody found there', async () => {
    expect(await decide({ s_ID: id })).toBe('Vui lòng nhập Đã phát hành')
    for (const SoHD of ['', '0', 'abc', '123456789', null])
      expect([SoHD, await decide({ s_ID: id, issued: true, SoHD })]).not.toEqual([SoHD, 'ok'])
    expect(await info(id)).toMatchObject({ isUndecided: true })
    expect(await decide({ s_ID: id, issued: true, SoHD: '1', lookupCode: 'BIMAT1', taxAuthorityCode: '001' })).toBe(
      'ok',
    )
    expect(await info(id)).toMatchObject({
      iStat: 2,
      SoHD: '00000001',
      lookupCode: 'BIMAT1',
      taxAuthorityCode: '001',
      uploadState: '',
      uploadError: null,
      isUndecided: false,
    })
    expect([await works(), fake.state.issued.size]).toEqual([[], 1])
    expect(await decide({ s_ID: id, issued: false })).toBe('Hóa đơn không còn chờ xác nhận kết quả gửi')
  })

  it('does not take the number of another', async () => {
    const other = await lost()
    await pass(120)
    expect(await decide({ s_ID: other, issued: true, SoHD: '00000001' })).toContain('00000001')
    expect(await info(other)).toMatchObject({ isUndecided: true })
    expect(await decide({ s_ID: other, issued: true, SoHD: '00000002' })).toBe('ok')
  })

  it('may be changed and sent again, if somebody says that it was not issued', async () => {
    const other = await lost()
    await pass(120)
    const issued = fake.state.issued.size
    expect(await decide({ s_ID: other, issued: false })).toBe('ok')
    expect(await info(other)).toMatchObject({ iStat: 1, uploadState: 'refused', isUndecided: false, provider: null })
    expect([await works(), fake.state.issued.size]).toEqual([[], issued])
    const log = await trade.call('ApiEvent', 'getlist', null, { query: { nItem: '5' }, headers: { language: 'en' } })
    expect(log.body.Data.ListItem.map(({ summary }: Anything) => summary)).toContain(
      'Confirmed that the provider has not issued it',
    )
    await pass(48)
    expect(fake.state.issued.size).toBe(issued)
    fake.draw = () => undefined
    await trade.saved('OrderTax', { s_ID: other, NgayHoadon: new Date(now).toISOString().slice(0, 10) })
    expect(await act('UploadHDDT', [other])).toMatchObject({ TotalCount: 1 })
    expect([(await info(other)).iStat, fake.state.issued.size]).toEqual([2, issued + 1])
  })
})

it('is finished by asking once more, should the provider find it after all', async () => {
  const id = await lost()
  await pass(120)
  fake.draw = () => undefined
  const [work] = await works()
  await trade.data('ApiWork', 'Retry', {}, [work.s_ID])
  await pass(1)
  expect([await works(), await info(id)]).toMatchObject([[], { iStat: 2, isUndecided: false, uploadError: null }])
})

it('may be decided at once by whoever gives up asking', async () => {
  const id = await lost()
  const [work] = await works()
  expect(await trade.data('ApiWork', 'GiveUp', {}, [work.s_ID])).toMatchObject({ TotalCount: 1 })
  expect(await info(id)).toMatchObject({ uploadState: 'sending', isUndecided: true })
  const reader = await userWith(trade, { OrderTax: { R: true, A: true } })
  expect(await decide({ s_ID: id, issued: false }, { token: reader, tenant: trade.tenant })).toBe(403)
  await trade.signIn(trade.tenant)
  for (const s_ID of ['', 'x', trade.tenantId])
    expect(await decide({ s_ID, issued: false })).toBe('Không tìm thấy dữ liệu')
  expect(await decide({ s_ID: id, issued: false, requestId: 'decide-once-1' })).toBe('ok')
  expect(await decide({ s_ID: id, issued: false, requestId: 'decide-once-1' })).toBe('ok')
  const rows = await trade.owner.inTenant({ tenant: trade.tenantId, user: null }, (tx) =>
    tx.query(sql`select issue_key from vat_invoice where document_id = ${id}`),
  )
  expect(rows).toEqual([{ issue_key: null }])
  expect(trade.faults).toEqual([])
})
