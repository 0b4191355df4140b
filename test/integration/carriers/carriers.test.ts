/** The list of carriers: what a new one begins with, what may be typed, and secrets that nobody reads back. */
import { expect, describe, it } from 'vitest'
import { openTrade, type Trade } from '../../support/trade.ts'
import type { Anything } from '../../support/app.ts'

const trade: Trade = await openTrade('vanchuyen')
const module = 'ApiListCarrier'
const problems = async (body: Readonly<Record<string, unknown>>) =>
  ((await trade.call(module, 'UpdateDB', body)).body.Data.errors ?? []).map(
    ({ path, code }: { path: string; code: string }) => [path, code],
  )
const carriers = async (): Promise<Anything[]> => (await trade.data(module, 'getList', { all: 'True' })).ListItem

describe('a carrier', () => {
  it('is there from the first day: TUGIAO, with all that may be chosen', async () => {
    const [own] = (await carriers()).filter(({ Code }) => Code === 'TUGIAO')
    const info = await trade.info(module, own.Id)
    expect(info).toMatchObject({ Name: 'Tự giao', isInternal: true, adapter: 'manual', codOpening: 0, token: null })
    expect(info.shifts.map(({ Name, fromTime, toTime }: Anything) => [Name, fromTime, toTime])).toEqual([
      ['Ca sáng', '07:00', '12:00'],
      ['Ca chiều', '12:00', '18:00'],
      ['Ca tối', '18:00', '21:00'],
    ])
    expect(
      info.paymentOptions.map(({ Code, feePayer, collectGoods }: Anything) => [Code, feePayer, collectGoods]),
    ).toEqual([
      ['1', 1, false],
      ['2', 1, true],
      ['3', 2, true],
      ['4', 2, false],
    ])
    expect(info.deliveryNotes.map(({ Code }: Anything) => Code)).toEqual([
      'CHOTHUHANG',
      'CHOXEMHANGKHONGTHU',
      'KHONGCHOXEMHANG',
    ])
  })

  it('begins with what is delivered, unless something else is sent', async () => {
    const begun = await trade.info(module, await trade.saved(module, { Code: 'NVC01', Name: 'Giao Nhanh' }))
    expect(begun).toMatchObject({ adapter: 'manual', environment: 'production', isInternal: false, fees: [] })
    expect([begun.shifts.length, begun.paymentOptions.length, begun.deliveryNotes.length]).toEqual([3, 4, 3])
    const own = await trade.info(
      module,
      await trade.saved(module, {
        Code: 'NVC02',
        Name: 'Xe ôm',
        shifts: [{ Name: 'Cả ngày', fromTime: '7h30', toTime: '18:00' }],
        deliveryNotes: [],
      }),
    )
    expect(own.shifts).toMatchObject([{ Name: 'Cả ngày', fromTime: '07:30', toTime: '18:00' }])
    expect([own.paymentOptions.length, own.deliveryNotes]).toEqual([4, []])
  })

  it.each([
    ['no code', { Code: '' }, [['Code', 'noCode']]],
    ['a code that is there', { Code: 'tugiao' }, [['Code', 'duplicate']]],
    ['an unknown adapter', { adapter: 'ahamove' }, [['adapter', 'invalid']]],
    ['an unknown environment', { environment: 'moon' }, [['environment', 'invalid']]],
    ['a tracking page that is a script', { trackingUrl: 'javascript:alert(1)' }, [['trackingUrl', 'invalid']]],
    [
      'a time that is none',
      { shifts: [{ Name: 'x', fromTime: '25:00', toTime: '' }] },
      [
        ['shifts.0.toTime', 'required'],
        ['shifts.0.fromTime', 'invalid'],
      ],
    ],
    [
      'a time of 25 hours',
      { shifts: [{ Name: 'x', fromTime: '25:00', toTime: '26' }] },
      [
        ['shifts.0.fromTime', 'invalid'],
        ['shifts.0.toTime', 'invalid'],
      ],
    ],
    [
      'an option nobody pays',
      { paymentOptions: [{ Code: '9', Name: 'x' }] },
      [['paymentOptions.0.feePayer', 'required']],
    ],
    [
      'two options of one code',
      {
        paymentOptions: [
          { Code: 'a', Name: 'x', feePayer: 1 },
          { Code: 'A', Name: 'y', feePayer: 2 },
        ],
      },
      [['paymentOptions.1.Code', 'duplicate']],
    ],
    [
      'fees of one place that overlap',
      {
        fees: [
          { fromWeight: 0, toWeight: 1000, fee: 1 },
          { fromWeight: 999, fee: 2 },
        ],
      },
      [['fees.1.fromWeight', 'weightOverlap']],
    ],
    [
      'a range that ends before it begins',
      { fees: [{ fromWeight: 500, toWeight: 500, fee: 1 }] },
      [['fees.0.toWeight', 'weightRange']],
    ],
    ['a fee below zero', { fees: [{ fee: -1 }] }, [['fees.0.fee', 'mustNotBeNegative']]],
    ['rows that are no array', { fees: 'x' }, [['fees', 'invalid']]],
  ] as const)('is refused with %s', async (_, body, expected) => {
    expect(await problems({ Code: 'THU', Name: 'Thử', ...body })).toEqual(expected)
  })

  it('may have overlapping fees while one of them is out of use, and touching ones', async () => {
    const fees = [
      { fromWeight: 0, toWeight: 1000, fee: 10_000 },
      { fromWeight: 1000, fee: 20_000 },
      { fromWeight: 500, toWeight: 1500, fee: 1, active: false },
    ]
    const id = await trade.saved(module, { Code: 'NVC03', Name: 'Chành xe', fees })
    expect((await trade.info(module, id)).fees).toMatchObject(fees)
  })

  it('tells of its secrets that they are there, and keeps them when they are not sent', async () => {
    const id = await trade.saved(module, {
      Code: 'VTP',
      Name: 'Viettel Post',
      adapter: 'viettelpost',
      token: 'bí mật 1',
      settings: { username: 'shop', webhookSecret: 'bí mật 2' },
    })
    const secret = { token: '••••', settings: { username: 'shop', webhookSecret: '••••' } }
    expect(await trade.info(module, id)).toMatchObject(secret)
    await trade.saved(module, { s_ID: id, Name: 'VTP 2' })
    await trade.saved(module, { s_ID: id, token: '••••', settings: { username: 'shop' } })
    expect(await trade.info(module, id)).toMatchObject(secret)
    const told = JSON.stringify([
      await trade.data('ApiEvent', 'getlist'),
      await carriers(),
      await trade.data(module, 'ExportList'),
    ])
    expect(told).not.toContain('bí mật')
  })

  it('keeps the ids of its rows when it is saved again, and goes with them', async () => {
    const id = await trade.saved(module, { Code: 'NVC04', Name: 'Sửa lại' })
    const before = await trade.info(module, id)
    await trade.saved(module, { s_ID: id, shifts: before.shifts.slice(1) })
    expect((await trade.info(module, id)).shifts.map(({ lineId }: Anything) => lineId)).toEqual(
      before.shifts.slice(1).map(({ lineId }: Anything) => lineId),
    )
    await trade.data(module, 'DeleteDB', {}, [id])
    expect((await carriers()).map(({ Code }) => Code)).not.toContain('NVC04')
  })
})

describe('the connection of a carrier', () => {
  const ask = async (name: string, body: unknown) => (await trade.call(module, name, body)).body

  it('of people is always there, of others not yet', async () => {
    const [manual, ghn] = [
      await trade.saved(module, { Code: 'TAY', Name: 'Bằng tay' }),
      await trade.saved(module, { Code: 'GHN', Name: 'GHN', adapter: 'ghn', settings: { shopId: '123' } }),
    ]
    expect((await ask('TestConnection', { s_ID: manual })).Data.Description).toBe('ok')
    expect((await ask('TestConnection', { s_ID: ghn })).Data.Description).toContain(
      'Chưa kết nối được với GHN: hãy nhập khóa truy cập',
    )
    expect((await ask('NewWebhookToken', { s_ID: manual })).Data.Description).toBe(
      'Bằng tay không kết nối nên không gửi tin về',
    )
    for (const s_ID of ['x', '', null, trade.tenantId])
      for (const name of ['TestConnection', 'NewWebhookToken'])
        expect(await ask(name, { s_ID })).toMatchObject({ Data: { Description: 'Không tìm thấy dữ liệu' } })
  })

  it('reports to an address that is told once, and replaced', async () => {
    const id = await trade.saved(module, { Code: 'GHTK', Name: 'GHTK', adapter: 'ghtk' })
    const [first, second] = [
      (await ask('NewWebhookToken', { s_ID: id, requestId: 'a' })).Data,
      (await ask('NewWebhookToken', { s_ID: id, requestId: 'a' })).Data,
    ]
    expect(first.url).toBe(`/hooks/ghtk/${first.token}`)
    expect(first.token.length).toBeGreaterThan(40)
    expect(second.token).not.toBe(first.token)
    const told = JSON.stringify([await trade.info(module, id), await trade.data('ApiEvent', 'getlist')])
    expect(told).not.toContain(first.token.split('.')[1])
    expect(told).toContain('Cấp khóa')
  })

  it('takes the shop beside the settings, and answers it within', async () => {
    const id = await trade.saved(module, { Code: 'GHN2', Name: 'GHN', adapter: 'ghn', shopId: '88' })
    const info = await trade.info(module, id)
    expect(info).toMatchObject({ settings: { shopId: '88' } })
    expect(info).not.toHaveProperty('shopId')
    await trade.saved(module, { s_ID: id, Name: 'GHN 2' })
    expect(await trade.info(module, id)).toMatchObject({ settings: { shopId: '88' } })
  })

  it('goes to official and listed addresses only', async () => {
    for (const url of ['https://127.0.0.1', 'http://evil.example', 'x', 'https://evil.example/path'])
      expect(await problems({ Code: 'XA', Name: 'x', adapter: 'ghn', url })).toEqual([['url', 'addressForbidden']])
  })
})

describe('what may be chosen for a delivery', () => {
  const get = async (name: string, query: Record<string, string> = {}): Promise<Anything> =>
    (await trade.call('ApiDeliveryFee', name, undefined, { query, method: 'GET' })).body

  it('is answered as the array itself', async () => {
    const all = (await get('DanhsachNVC')).Data
    expect(all[0]).toMatchObject({ Ordinal: 1, GroupID: '', Note: '' })
    const own = all.find(({ Code }: Anything) => Code === 'TUGIAO')
    const shifts = (await get('getCagiaohang', { NVC_ID: own.Id })).Data
    expect(shifts.map(({ Name, Note }: Anything) => [Name, Note])).toEqual([
      ['Ca sáng', '07:00–12:00'],
      ['Ca chiều', '12:00–18:00'],
      ['Ca tối', '18:00–21:00'],
    ])
    const options = (await get('getTuychonthanhtoan', { NVC_ID: own.Id })).Data
    expect(options.map(({ Code, feePayer, collectGoods }: Anything) => [Code, feePayer, collectGoods])).toEqual([
      ['1', 1, false],
      ['2', 1, true],
      ['3', 2, true],
      ['4', 2, false],
    ])
    expect((await get('getLuuYGiao', { NVC_ID: own.Id })).Data.map(({ Code }: Anything) => Code)).toEqual([
      'CHOTHUHANG',
      'CHOXEMHANGKHONGTHU',
      'KHONGCHOXEMHANG',
    ])
  })

  it('is nothing of no carrier, and leaves out those out of use unless all are asked for', async () => {
    for (const NVC_ID of ['', 'x', trade.tenantId])
      for (const name of ['getCagiaohang', 'getTuychonthanhtoan', 'getLuuYGiao'])
        expect((await get(name, { NVC_ID })).Data).toEqual([])
    await trade.saved(module, { Code: 'NGHI', Name: 'Nghỉ', active: false })
    const codes = async (query = {}) => (await get('DanhsachNVC', query)).Data.map(({ Code }: Anything) => Code)
    expect(await codes()).not.toContain('NGHI')
    expect(await codes({ all: '1' })).toContain('NGHI')
  })
})

describe('where a carrier fetches parcels', () => {
  const place = async (list: string, KeySearch: string, narrow: Record<string, string>): Promise<string> =>
    (await trade.data(list, 'getList', { KeySearch, ...narrow })).ListItem[0].Id
  const config = async (values: Readonly<Record<string, unknown>>) => {
    const { Data } = (await trade.call('ApiConfig', 'UpdateDB', values)).body
    return Data.Description === 'ok' ? 'ok' : Data.errors.map(({ path, code }: Anything) => [path, code])
  }

  it('is a place of the store, and the company’s', async () => {
    const saigon = await place('ApiListProvince', 'Hồ Chí Minh', { scheme: '2' })
    const hanoi = await place('ApiListProvince', 'Hà Nội', { scheme: '2' })
    const old = await place('ApiListProvince', 'Hồ Chí Minh', { scheme: '1' })
    const village = await place('ApiListVillage', 'Bến Thành', { scheme: '2', provinceId: saigon })
    const store = trade.ids['KHO01']!
    await trade.saved('ApiListStore', { s_ID: store, villageId: village })
    expect(await trade.info('ApiListStore', store)).toMatchObject({ provinceId: saigon, villageId: village })
    const refused = async (body: object) =>
      (await trade.call('ApiListStore', 'UpdateDB', { s_ID: store, ...body })).body.Data.errors.map(
        ({ path, code }: Anything) => [path, code],
      )
    expect(await refused({ provinceId: hanoi })).toEqual([['villageId', 'addressMismatch']])
    expect(await refused({ provinceId: old, villageId: null })).toEqual([['provinceId', 'schemeMismatch']])

    expect(await config({ companyProvinceId: saigon, companyVillageId: village })).toBe('ok')
    expect(await config({ companyProvinceId: hanoi })).toEqual([['companyVillageId', 'addressMismatch']])
    expect(await config({ companyProvinceId: old, companyVillageId: null })).toEqual([
      ['companyProvinceId', 'unknownRef'],
    ])
    expect(await config({ companyVillageId: 'x' })).toEqual([['companyVillageId', 'unknownRef']])
    expect(await config({ companyProvinceId: null, companyVillageId: null })).toBe('ok')
  })
})
