/** Bills go to carriers over HTTP: each as one parcel, whatever becomes of the answers. */
import { describe, expect, it } from 'vitest'
import { sql } from '#engine/sql.ts'
import { blindOf, connectedNames, cut, fault, openShipping, refusedPhone } from '#test/support/shipping.ts'
import { workDue } from '#test/support/work.ts'

const { trade, fakes, bill, hand, handed, parcel, parcels, rows, waiting, at, places, carriers } =
  await openShipping('chuyengiao')
const unclear = 'Chưa rõ kết quả từ nhà vận chuyển, vui lòng chuyển giao lại'
const pending = 'Đang chờ kết quả từ nhà vận chuyển'
const billInfo = (id: string) => trade.info('Order', id)
const reasons = async (name: string, id: string): Promise<string[]> =>
  (await trade.data('Order', name, {}, [id])).ListItem.map((one: { Description: string }) => one.Description)
const edited = async (id: string, more: object): Promise<string> =>
  (await trade.call('Order', 'UpdateDB', { s_ID: id, ...more })).body.Data.Description

it('that lacks something is refused in the words of the contract, in its order', async () => {
  const [one, before] = [await bill(), (await parcels()).length]
  const noCarrier = 'Chưa chọn nhà vận chuyển'
  const lacking: [object, string][] = [
    [{ NVC_ID: null, receiverName: '' }, noCarrier],
    [{ NVC_ID: one }, noCarrier],
    [{ receiverName: '', receiverPhone: '' }, 'Chưa nhập người nhận'],
    [{ receiverPhone: ' ', receiverAddress: '' }, 'Chưa nhập số điện thoại người nhận'],
    [{ receiverAddress: null }, 'Chưa nhập địa chỉ giao hàng'],
    [{ codAmount: 99_000_000 }, 'Tiền thu hộ không được lớn hơn tổng tiền'],
  ]
  for (const [delivery, text] of lacking)
    expect([delivery, (await hand(one, 'manual', delivery)).Description]).toEqual([delivery, text])
  expect((await hand(one, 'manual', { weight: 'nặng' })).Description).not.toBe('ok')
  expect((await parcels()).length).toBe(before)
})

describe.each(connectedNames)('by %s', (adapter) => {
  const fake = fakes[adapter]
  const there = (): number => fake.state.parcels.size
  const asked = (): string => fake.asked.filter(({ body }) => body.includes('VD')).at(-1)!.body
  const fee = { ghn: 36_300, ghtk: 27_000, viettelpost: 31_500 }[adapter]

  it('is a parcel with the code and the fee of the carrier', async () => {
    const before = there()
    const one = await bill()
    const answer = await hand(one, adapter, { codAmount: 300_000, trackingCode: 'MÃ TỰ GÕ' })
    const code = [...fake.state.parcels.values()].at(-1)!.code
    expect(answer).toMatchObject({ Description: 'ok', ListItem: [{ s_ID: answer.s_ID, trackingCode: code }] })
    expect(await parcel(answer.s_ID)).toMatchObject({
      trackingCode: code,
      carrierFee: fee,
      shipStatus: 1,
      codAmount: 300_000,
      history: [{ shipStatus: 1 }],
    })
    expect(fake.state.parcels.has(answer.NumberID)).toBe(true)
    expect([there(), await waiting('handover')]).toEqual([before + 1, []])
    expect(await billInfo(one)).toMatchObject({ shipStatus: 1 })
    // From the store, by name, and to one number of Vietnam.
    for (const text of ['12 Lý Thường Kiệt', 'Thành phố Hà Nội', 'Phường Bến Thành', '02439360000', '0912000002'])
      expect(asked()).toContain(text)
    expect((await hand(one, adapter)).Description).toBe('Hóa đơn đã chuyển giao')
  })

  it('costs nothing where the receiver pays', async () => {
    expect(await parcel(await handed(await bill(), adapter, { feePayer: 2, carrierFee: 5000 }))).toMatchObject({
      carrierFee: 0,
    })
  })

  it('once, although the answer was cut', async () => {
    const before = there()
    fake.misbehave(cut)
    await handed(await bill(), adapter)
    expect(there()).toBe(before + 1)
  })

  it('in doubt is no parcel, binds its bill, and is finished by a second hand-over', async () => {
    const [before, listed] = [there(), (await parcels()).length]
    const one = await bill()
    fake.misbehave(cut, ...blindOf(adapter))
    const answer = await hand(one, adapter)
    expect(answer.Description).toBe(unclear)
    expect((await parcels()).length).toBe(listed)
    expect(await billInfo(one)).toMatchObject({ shipStatus: 0 })
    expect(await edited(one, { delivery: { type: 1 } })).toBe(pending)
    for (const name of ['Huy', 'DeleteDB']) expect([name, await reasons(name, one)]).toEqual([name, [pending]])
    fake.forget()
    // Another carrier, said now, is not asked: the first may have it.
    const number = [...fake.state.parcels.keys()].at(-1)
    const again = await hand(one, 'manual')
    expect(again).toMatchObject({ Description: 'ok', NumberID: number })
    expect([there(), (await parcels()).length, await waiting('handover')]).toEqual([before + 1, listed + 1, []])
    expect(await reasons('DeleteDB', one)).toEqual(['Đơn hàng đã chuyển giao, không thể xóa'])
  })

  it('in doubt is finished by the program, within ten minutes', async () => {
    const before = there()
    const one = await bill()
    fake.misbehave(fault('a cut before anything is done', 'create'), ...blindOf(adapter))
    expect((await hand(one, adapter)).Description).toBe(unclear)
    fake.forget()
    await workDue(trade.server, ['handover'])
    expect(await billInfo(one)).toMatchObject({ shipStatus: 0 })
    at(9)
    await workDue(trade.server, ['handover'])
    expect(await billInfo(one)).toMatchObject({ shipStatus: 1 })
    expect([there(), await waiting('handover')]).toEqual([before + 1, []])
    at(0)
  })

  it('refused is nothing, and its number comes again', async () => {
    const [before, listed] = [there(), (await parcels()).length]
    const one = await bill()
    const refusal = await hand(one, adapter, { receiverPhone: refusedPhone })
    expect(refusal.Description).toContain('Số điện thoại người nhận không đúng')
    expect([there(), (await parcels()).length, await waiting('handover')]).toEqual([before, listed, []])
    expect(await reasons('DeleteDB', await bill())).toEqual([])
    const [{ last }] = (await rows<{ last: string }>(
      sql`select last from number_series where series = 'shipment:VD'`,
    )) as [{ last: string }]
    const next = await hand(one, adapter)
    expect(next).toMatchObject({ Description: 'ok', NumberID: `VD${String(Number(last) + 1).padStart(6, '0')}` })
  })

  it('many at once, each by itself', async () => {
    const before = there()
    const some = [await bill(), await bill(), await bill(), await bill(), await bill()]
    const delivery = { type: 2, NVC_ID: carriers[adapter], receiverName: 'A', receiverAddress: 'B', feePayer: 1 }
    const of = (s_ID: string, receiverPhone: string, more = {}) => ({
      s_ID,
      delivery: { ...delivery, receiverPhone, provinceId: places.saigon, villageId: places.benThanh, ...more },
    })
    const sent = [
      of(some[0]!, '0912000003'),
      of(some[1]!, refusedPhone),
      of(some[2]!, '0912000004', { NVC_ID: carriers.manual }),
      of(some[3]!, ''),
      of(some[4]!, '0912000005'),
      of('00000000-0000-4000-8000-000000000001', '0912000005'),
      { delivery },
    ]
    const answer = await trade.data('Order', 'ChuyenGiaohang', {}, sent)
    expect(answer.TotalCount).toBe(3)
    expect(answer.errList.map((one: { s_ID: string }) => one.s_ID)).toEqual([
      some[1],
      some[3],
      '00000000-0000-4000-8000-000000000001',
      '',
    ])
    expect(there()).toBe(before + 2)
  })

  it.each(['before', 'after'] as const)('once, although the server ended %s the carrier was asked', async (when) => {
    const before = there()
    const { outbound } = trade.server
    /** As a server that is killed: nothing of it goes on, and nothing is written any more. */
    const endsAt = (): void => {
      trade.server.outbound = {
        ...outbound,
        async ask(caller, question) {
          if (when === 'after') await outbound.ask(caller, question)
          if (when === 'before' || question.action === 'create') throw new Error('killed')
          return outbound.ask(caller, question)
        },
      }
    }
    const [one, other] = [await bill(), await bill()]
    endsAt()
    for (const some of [one, other]) await expect(hand(some, adapter)).rejects.toThrow()
    trade.server.outbound = outbound
    expect(await billInfo(one)).toMatchObject({ shipStatus: 0 })
    // One is handed over again, the other is found by the program.
    expect(await hand(one, adapter)).toMatchObject({ Description: 'ok' })
    at(9)
    await workDue(trade.server, ['handover'])
    at(0)
    expect(await billInfo(other)).toMatchObject({ shipStatus: 1 })
    expect([there(), await waiting('handover')]).toEqual([before + 2, []])
  })

  it('two who hand over the same bill make one parcel', async () => {
    const before = there()
    const one = await bill()
    const both = await Promise.all([hand(one, adapter), hand(one, adapter)])
    expect(new Set(both.map(({ Description }) => Description))).toEqual(new Set(['ok', 'Hóa đơn đã chuyển giao']))
    expect(there()).toBe(before + 1)
  })
})

it('is refused before anybody is asked', async () => {
  const count = () => connectedNames.reduce((sum, name) => sum + fakes[name].asked.length, 0)
  const before = count()
  const one = await bill()
  expect((await hand(one, 'ghn', { receiverPhone: '12' })).Description).toBe('Số điện thoại người nhận không hợp lệ')
  expect((await hand(one, 'ghn', { receiverName: '' })).Description).toBe('Chưa nhập người nhận')
  await trade.saved('ApiListStore', { Code: 'KHO09', Name: 'Kho xa' })
  const store = (await trade.data('ApiListStore', 'getList', { KeySearch: 'KHO09' })).ListItem[0].Id
  await trade.saved('Import', {
    dtDate: '2026-11-20',
    Object_ID: trade.ids['NCC000001'],
    Store_ID: store,
    lines: [{ Product_ID: trade.ids['SP000001'], Qty: 9, Price: 1, VAT: 0 }],
  })
  const far = await bill({ Store_ID: store })
  expect((await hand(far, 'ghtk')).Description).toBe('Kho KHO09 chưa có địa chỉ lấy hàng')
  const nobody = await trade.saved('ApiListCarrier', { Code: 'KHONG', Name: 'Hãng lạ', adapter: 'ghn' })
  expect((await hand(one, 'ghn', { NVC_ID: nobody })).Description).toContain(
    'Chưa kết nối được với Hãng lạ: hãy nhập khóa truy cập',
  )
  expect(count()).toBe(before)
  // A number that is no phone concerns nobody who is told by people.
  expect((await hand(one, 'manual', { receiverPhone: '12' })).Description).toBe('ok')
  // What the store does not say, the company does.
  await trade.data(
    'ApiConfig',
    'UpdateDB',
    {},
    {
      companyAddress: 'Số 1 phố Mẫu',
      companyPhone: '0912345678',
      companyProvinceId: places.hanoi,
      companyVillageId: places.hoanKiem,
    },
  )
  await handed(far, 'ghtk')
  const sent = fakes.ghtk.asked.at(-1)!.body
  for (const text of ['Số 1 phố Mẫu', 'Kho xa', '0912345678', 'Phường Hoàn Kiếm']) expect(sent).toContain(text)
})

it('no secret is in what was said', async () => {
  const said = await rows(sql`select * from exchange`)
  expect(said.length).toBeGreaterThan(10)
  for (const secret of ['ghn-secret-0011-aa', 'ghtk.secret+token', 'mật khẩu & <1>'])
    expect(JSON.stringify(said)).not.toContain(secret)
})
