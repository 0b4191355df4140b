/** Where a partner is: places that fit each other, addresses split and converted, and documents that keep theirs. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sql } from '#engine/sql.ts'
import { fold } from '#kernel/fold.ts'
import { addressKeys, splitAddress, type KnownPlace } from '#lists/village/split-address.ts'
import { placeKey } from '#lists/_shared/place-text.ts'
import type { Anything } from '../../support/app.ts'
import { workbookOf } from '../../support/sheet.ts'
import { linesOf, openTrade, tradeDay } from '../../support/trade.ts'
import { quarterOf, runsOf } from '../../support/quarter.ts'

const trade = await openTrade('diachi')
const data: typeof trade.data = (...asked) => trade.data(...asked)
const saved: typeof trade.saved = (...sent) => trade.saved(...sent)
const info: typeof trade.info = (...asked) => trade.info(...asked)
await trade.makeTenant('nguoila')

/** The id of a place of the state. */
const stateId = (level: 1 | 2 | 3 | 4, scheme: 1 | 2, code: string): string =>
  `00000000-0000-8${level}0${scheme}-8000-${code.padStart(12, '0')}`
const hcm = { old: stateId(2, 1, '79'), new: stateId(2, 2, '79') }
const benNghe = stateId(4, 1, '26740')
const quan1 = stateId(3, 1, '760')
const saiGon = stateId(4, 2, '26740')
const dichVong = stateId(4, 1, '00166')

const refusals = async (module: string, body: object): Promise<unknown> => {
  const { Data } = (await trade.call(module, 'UpdateDB', body)).body
  return (Data.errors ?? []).map((one: Anything) => [one.path, one.code])
}
const partner = (more: object): Record<string, unknown> => ({ Name: 'Cô Ba', partnerType: 1, ...more })

describe('the lists', () => {
  test('show the places of the state and of the tenant as one', async () => {
    const own = await saved('ApiListVillage', { Code: 'P99', Name: 'Phường Của Ta', provinceId: hcm.new })
    const { ListItem } = await data('ApiListVillage', 'getList', { provinceId: hcm.new, KeySearch: 'phuong' })
    const found = ListItem.filter((one: Anything) => ['P99', '26740'].includes(one.Code))
    expect(found.map((one: Anything) => [one.Id, one.isState]).toSorted()).toEqual([
      [saiGon, true],
      [own, false],
    ])
    expect((await info('ApiListVillage', own)).isState).toBe(false)
    expect((await info('ApiListVillage', saiGon)).isState).toBe(true)
  })
  test.each([
    ['p12 q go vap', ['Phường 12']],
    ['Q.1 phường bến nghé', ['Phường Bến Nghé']],
    ['ben nghe tp hcm', ['Phường Bến Nghé']],
    ['sài gòn bến nghé', ['Phường Bến Nghé']],
    ['hn trúc bạch', ['Phường Trúc Bạch']],
    ['brvt tt dat do', ['Thị trấn Đất Đỏ']],
    ['quận 3 p.9', ['Phường 9']],
  ])('find the commune called "%s"', async (KeySearch, names) => {
    const { ListItem } = await data('ApiListVillage', 'getList', { KeySearch, scheme: '1' })
    expect(ListItem.map((one: Anything) => one.Name)).toEqual(names)
  })
  test('find own places by abbreviations and by the names above them, also after those changed', async () => {
    const found = async (module: string, KeySearch: string): Promise<string[]> =>
      (await data(module, 'getList', { KeySearch })).ListItem.map((one: Anything) => one.Name)
    const tinh = await saved('ApiListProvince', {
      Code: 'TC',
      Name: 'Tỉnh Cũ',
      nationId: stateId(1, 2, '704'),
      scheme: 1,
      abbreviations: 'TQC',
    })
    const huyen = await saved('ApiListDistrict', { Code: 'HC', Name: 'Huyện Cũ', provinceId: tinh })
    const xa = await saved('ApiListVillage', {
      Code: 'XM',
      Name: 'Xã Mới',
      scheme: 1,
      provinceId: tinh,
      districtId: huyen,
      abbreviations: 'KCN Vsip, kvs',
    })
    for (const text of ['xa moi huyen cu tinh', 'x moi h cu t cu', 'XÃ MỚI tỉnh cũ', 'vsip tqc', 'kvs'])
      expect(await found('ApiListVillage', text), text).toContain('Xã Mới')
    expect(await found('ApiListDistrict', 'huyen cu tqc')).toEqual(['Huyện Cũ'])
    expect(await found('ApiListProvince', 'tqc')).toEqual(['Tỉnh Cũ'])

    await saved('ApiListProvince', { s_ID: tinh, Name: 'Tỉnh Xưa', abbreviations: 'tqx' })
    expect(await found('ApiListVillage', 'xa moi tinh xua')).toContain('Xã Mới')
    expect(await found('ApiListVillage', 'vsip tqc')).toEqual([])
    await saved('ApiListDistrict', { s_ID: huyen, Name: 'Quận 21', abbreviations: 'qhm' })
    expect(await found('ApiListVillage', 'xa moi q21')).toContain('Xã Mới')
    expect(await found('ApiListVillage', 'vsip qhm tqx')).toContain('Xã Mới')
    await data('ApiListVillage', 'UpdateList', {}, [{ s_ID: xa, active: true }])
    expect(await found('ApiListVillage', 'vsip tinh xua')).toContain('Xã Mới')
    expect(await info('ApiListVillage', xa)).toMatchObject({ abbreviations: 'KCN Vsip, kvs' })
    // Another's places have their own.
    const inHcm = await saved('ApiListVillage', { Code: 'P97', Name: 'Phường Bên Sông', provinceId: hcm.new })
    expect(await found('ApiListVillage', 'phuong ben song tp hcm')).toContain('Phường Bên Sông')
    expect((await info('ApiListVillage', inHcm)).abbreviations).toBeNull()
  })
  test('refuse to change what is the state’s, one by one and in bulk', async () => {
    expect(await refusals('ApiListVillage', { s_ID: saiGon, Name: 'Phường Của Ta' })).toEqual([['', 'sharedRecord']])
    const deleted = await data('ApiListVillage', 'DeleteDB', {}, [saiGon])
    expect([deleted.TotalCount, deleted.ListItem[0].Description]).toEqual([
      0,
      'Danh mục hành chính nhà nước chỉ để xem, không thể sửa hoặc xóa',
    ])
    const changed = await data('ApiListProvince', 'UpdateList', {}, [{ s_ID: hcm.new, active: false }])
    expect([changed.TotalCount, changed.ListItem[0].NumberID]).toEqual([0, '79'])
    expect((await info('ApiListVillage', saiGon)).Name).toBe('Phường Sài Gòn')
  })
  test('keep a code once in a scheme, and again in the other', async () => {
    expect(await refusals('ApiListVillage', { Code: '26740', Name: 'Khác', provinceId: hcm.new })).toEqual([
      ['Code', 'duplicate'],
    ])
    await saved('ApiListVillage', { Code: 'X1', Name: 'Xã Một', provinceId: hcm.new })
    await saved('ApiListVillage', { Code: 'X1', Name: 'Xã Một', provinceId: hcm.old, districtId: quan1, scheme: 1 })
  })
  test('keep an own place that is used', async () => {
    const own = await saved('ApiListVillage', { Code: 'P98', Name: 'Phường Có Khách', provinceId: hcm.new })
    const used = await saved('Customer', partner({ villageId: own }))
    expect((await data('ApiListVillage', 'DeleteDB', {}, [own])).ListItem[0].Description).toContain('đã được sử dụng')
    await data('Customer', 'DeleteDB', {}, [used])
    expect((await data('ApiListVillage', 'DeleteDB', {}, [own])).TotalCount).toBe(1)
  })
  test('tell nobody else of an own place', async () => {
    const own = await saved('ApiListProvince', {
      Code: 'VTE',
      Name: 'Viêng Chăn',
      nationId: await saved('ApiListNation', { Code: 'LA', Name: 'Lào' }),
    })
    const token = await trade.signIn('nguoila')
    const other = (module: string, name: string, body: unknown, query = {}) =>
      trade.call(module, name, body, { token, query }).then(({ body: answer }) => answer)
    const listed = (await other('ApiListProvince', 'getList', null, { KeySearch: 'vieng chan' })).Data
    expect(listed.TotalCount).toBe(0)
    expect((await other('ApiListProvince', 'getInfo', null, { s_ID: own })).ErrorCode).toBe(-1)
    expect((await other('Customer', 'UpdateDB', partner({ provinceId: own }))).Data.errors).toMatchObject([
      { path: 'provinceId', code: 'unknownRef' },
    ])
    expect((await other('ApiListProvince', 'DeleteDB', [own])).Data.TotalCount).toBe(0)
    await trade.signIn('diachi')
  })
})

test('a search has what is called so before what lies in a place called so', async () => {
  const first = async (KeySearch: string): Promise<string> =>
    (await data('ApiListVillage', 'getList', { KeySearch, nItem: '15', CurrentIndex: '0' })).ListItem[0].Name
  expect(await first('phuong sai gon')).toBe('Phường Sài Gòn')
  expect(await first('sai gon')).toBe('Phường Sài Gòn')
  expect(await first('ben nghe')).toBe('Phường Bến Nghé')
  expect(await first('26740')).toMatch(/Sài Gòn|Bến Nghé/)
})

describe('a partner', () => {
  test('is in the province of his commune', async () => {
    const id = await saved('Customer', partner({ address1: '12 Nguyễn Huệ', villageId: benNghe }))
    expect(await info('Customer', id)).toMatchObject({
      provinceId: hcm.old,
      districtId: quan1,
      oldScheme: true,
      nationId: stateId(1, 2, '704'),
    })
    const { ListItem } = await data('Customer', 'getlist', { provinceId: hcm.new })
    expect(ListItem.map((one: Anything) => [one.s_ID, one.provinceName])).toEqual([[id, 'Thành phố Hồ Chí Minh']])
    await data('Customer', 'DeleteDB', {}, [id])
  })
  test('has places that fit each other', async () => {
    const hanoi = stateId(2, 2, '01')
    expect(await refusals('Customer', partner({ villageId: saiGon, provinceId: hanoi }))).toEqual([
      ['villageId', 'addressMismatch'],
    ])
    expect(await refusals('Customer', partner({ villageId: benNghe, districtId: stateId(3, 1, '761') }))).toEqual([
      ['villageId', 'wardOfOtherDistrict'],
    ])
    expect(await refusals('Customer', partner({ provinceId: hcm.new, districtId: quan1 }))).toEqual(
      expect.arrayContaining([['districtId', 'districtMismatch']]),
    )
  })
  test('moves, and what was saved does not', async () => {
    const id = await saved('Customer', partner({ address1: '12 Nguyễn Huệ', villageId: benNghe }))
    const bill = (Object_ID: string) => ({
      dtDate: tradeDay,
      Object_ID,
      allowNegative: true,
      lines: linesOf(trade, { SP000003: [1, 1000] }),
    })
    const order = await saved('PurchaseOrder', bill(id))
    const then = '12 Nguyễn Huệ, Phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh'
    expect(await info('PurchaseOrder', order)).toMatchObject({ address: then, deliveryAddress: then })
    await saved('Customer', {
      s_ID: id,
      address1: '1 Tràng Tiền',
      villageId: stateId(4, 2, '00070'),
      provinceId: null,
      districtId: null,
    })
    await saved('PurchaseOrder', { s_ID: order, Description: 'Sửa' })
    expect((await info('PurchaseOrder', order)).address).toBe(then)
    const next = await saved('PurchaseOrder', bill(id))
    expect((await info('PurchaseOrder', next)).address).toBe('1 Tràng Tiền, Phường Hoàn Kiếm, Thành phố Hà Nội')
  })
})

describe('Chuyển đổi địa chỉ mới', () => {
  test('answers what an old commune became', async () => {
    const { ListItem } = await data('ApiListVillage', 'Convert', {}, { ids: [benNghe, dichVong, saiGon, 'x'] })
    expect(ListItem.map((one: Anything) => one.candidates.map((found: Anything) => found.Name))).toEqual([
      ['Phường Sài Gòn'],
      ['Phường Nghĩa Đô', 'Phường Cầu Giấy'],
      [],
    ])
  })
  test('moves partners with one new commune, asks where there are several, and keeps the old text', async () => {
    const one = await saved('Customer', partner({ address1: '12 Nguyễn Huệ', villageId: benNghe }))
    const two = await saved('Customer', partner({ Name: 'Chú Tư', address1: '5 Xuân Thủy', villageId: dichVong }))
    const none = await saved('Customer', partner({ Name: 'Bà Sáu', provinceId: hcm.old }))
    const fresh = await saved('Customer', partner({ Name: 'Ông Bảy', villageId: saiGon }))
    const ids = [one, two, none, fresh, 'x']
    const plan = await data('Customer', 'ConvertAddress', {}, { ids, dryRun: true })
    expect(plan.moved.map((row: Anything) => [row.s_ID, row.newAddress])).toEqual([
      [one, 'Phường Sài Gòn, Thành phố Hồ Chí Minh'],
    ])
    expect(plan.ListItem.map((row: Anything) => [row.s_ID, row.candidates.length])).toEqual([
      [two, 2],
      [none, 0],
    ])
    expect((await info('Customer', one)).oldScheme).toBe(true)
    const cauGiay = plan.ListItem[0].candidates[1].s_ID
    const chosen = [{ s_ID: two, villageId: cauGiay }]
    expect((await data('Customer', 'ConvertAddress', {}, { ids, chosen })).TotalCount).toBe(2)
    expect(await info('Customer', one)).toMatchObject({
      address1: '12 Nguyễn Huệ',
      oldScheme: false,
      villageId: saiGon,
      provinceId: hcm.new,
      districtId: null,
      oldAddress: '12 Nguyễn Huệ, Phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh',
    })
    expect((await info('Customer', two)).villageId).toBe(cauGiay)
    // A commune that the map does not name is not taken.
    const wrong = await data('Customer', 'ConvertAddress', {}, { ids, chosen: [{ s_ID: none, villageId: saiGon }] })
    expect([wrong.TotalCount, (await info('Customer', none)).villageId]).toEqual([0, null])
  })
})

describe('a workbook', () => {
  const headings = ['Loại', 'Mã', 'Tên', 'Địa chỉ 1', 'Tỉnh/Thành phố', 'Quận/Huyện', 'Phường/Xã']
  const send = async (rows: readonly string[][]) =>
    data(
      'Customer',
      'ImportList',
      {},
      { fileName: 'a.xlsx', fileToBytes: await workbookOf([headings, ...rows.map((row) => ['Khách hàng', ...row])]) },
    )
  test('names places by code or name, of either scheme, and is told what is not clear', async () => {
    const answer = await send([
      ['DC1', 'Một', '12 Nguyễn Huệ', 'TP HCM', '', 'sai gon'],
      ['DC2', 'Hai', '12 Nguyễn Huệ', 'Thành phố Hồ Chí Minh', 'Quận 1', 'bến nghé'],
      ['DC3', 'Ba', '', '79', '', '26740'],
      ['DC4', 'Bốn', '', 'Hà Nội', '', 'Phường Không Có'],
      ['DC5', 'Năm', '', '', '', 'Tân Hòa'],
      ['DC6', 'Sáu', '', 'Bình Dương', '', ''],
    ])
    expect(answer.ListItem).toEqual([])
    expect(answer.notes.map((one: Anything) => [one.NumberID, one.Description])).toEqual([
      ['DC4', 'Không tìm thấy “Phường Không Có”: ghi vào địa chỉ'],
      ['DC5', expect.stringMatching(/^“Tân Hòa” có thể là: .*Phường Tân Hòa, Thành phố Hồ Chí Minh; Xã Tân Hòa/)],
    ])
    const { ListItem } = await data('Customer', 'getlist', { KeySearch: 'DC', nItem: '50' })
    const places = await Promise.all(
      ListItem.filter((one: Anything) => /^DC\d$/.test(one.Code)).map(async (one: Anything) => {
        const { oldScheme, villageId, provinceId } = await info('Customer', one.s_ID)
        return [one.Code, oldScheme, villageId ?? provinceId]
      }),
    )
    expect(places).toEqual([
      ['DC1', false, saiGon],
      ['DC2', true, benNghe],
      ['DC3', false, saiGon],
      ['DC4', false, stateId(2, 2, '01')],
      ['DC5', false, null],
      ['DC6', true, stateId(2, 1, '74')],
    ])
  })
})

describe('an address', async () => {
  const all = await trade.database.acrossTenants('reading the divisions of the state', (tx) =>
    tx.query<Anything>(sql`select id, level, scheme, name, province_id as province, district_id as district,
  (select successor_id from state_place p where p.id = coalesce(s.province_id, s.id)) as successor from state_place s where level > 1`),
  )
  const places = all as (KnownPlace & { level: 2 | 3 | 4 })[]
  const byId = new Map(places.map((one) => [one.id, one]))
  const byKey = Map.groupBy(places, ({ name }) => placeKey(name))
  const split = (address: string) =>
    splitAddress(
      address,
      addressKeys(address).flatMap((key) => byKey.get(key) ?? []),
    )
  const communes = places.filter(({ level }) => level === 4)
  const short = (name: string): string =>
    name
      .replace(/^Phường (?=\d)/, 'P')
      .replace(/^Phường /, 'P. ')
      .replace(/^Xã /, 'X. ')
      .replace(/^Thị trấn /, 'TT ')
      .replace(/^Quận (?=\d)/, 'Q')
      .replace(/^Quận /, 'Q. ')
      .replace(/^Huyện /, 'H. ')
      .replace(/^Thị xã /, 'TX ')
      .replace(/^Thành phố /, 'TP. ')
      .replace(/^Tỉnh /, '')
  const partsOf = ({ name, district, province }: KnownPlace): string[] =>
    [name, district && byId.get(district)!.name, province && byId.get(province)!.name].filter((part) => part !== null)

  test('of every commune there is or was is split into it and its street', () => {
    const some = quarterOf(communes, ({ province }) => String(province))
    const wrong = some.filter((commune) => {
      const { street, place, candidates } = split(`12/3 Lê Lợi, ${partsOf(commune).join(', ')}`)
      return place?.id !== commune.id || street !== '12/3 Lê Lợi' || candidates.length > 0
    })
    expect(wrong.map((commune) => partsOf(commune).join(', '))).toEqual([])
  }, 240_000)
  test('written in any usual way leads to its commune, or has it among those to choose from', () => {
    const written = fc.record({
      commune: fc.constantFrom(...communes),
      isShort: fc.boolean(),
      isPlain: fc.boolean(),
      between: fc.constantFrom(', ', ' - ', '\n', ';'),
    })
    fc.assert(
      fc.property(written, ({ commune, isShort, isPlain, between }) => {
        const parts = ['12/3 Lê Lợi', ...partsOf(commune).map((part) => (isShort ? short(part) : part))]
        const text = isPlain ? fold(parts.join(between)) : parts.join(between)
        const { street, place, candidates } = split(text)
        const found = candidates.length > 0 ? candidates : [place!]
        expect([text, found.map((one) => one?.id)]).toEqual([text, expect.arrayContaining([commune.id])])
        expect(fold(street)).toBe('12/3 le loi')
        // Written whole it is certain, but for another of one name but its accents.
        if (candidates.length > 0) expect(new Set(candidates.map(({ name }) => placeKey(name))).size, text).toBe(1)
      }),
      { numRuns: runsOf(500) },
    )
  }, 120_000)
  test('is split by a call', async () => {
    const sure = await data('ApiListVillage', 'Parse', {}, { text: '12 Nguyễn Huệ, P. Bến Nghé, Q.1, TP.HCM' })
    expect(sure).toMatchObject({
      address1: '12 Nguyễn Huệ',
      place: { s_ID: benNghe, villageId: benNghe, districtId: quan1, provinceId: hcm.old, scheme: 1 },
      TotalCount: 0,
    })
    const asked = await data('ApiListVillage', 'Parse', {}, { text: 'Số 1, Phường 1' })
    expect([asked.place, asked.address1]).toEqual([null, 'Số 1'])
    expect(asked.TotalCount).toBeGreaterThan(20)
    expect(await data('ApiListVillage', 'Parse', {}, { text: 7 })).toEqual({
      address1: '',
      place: null,
      ListItem: [],
      TotalCount: 0,
    })
  })
})
