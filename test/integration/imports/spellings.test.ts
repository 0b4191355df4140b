/** The same number and the same place, however people write them: in searches, look-ups, warnings and imports. */
import { describe, expect, test } from 'vitest'
import type { Anything } from '../../support/app.ts'
import { workbookOf } from '../../support/sheet.ts'
import { openTrade } from '../../support/trade.ts'

const trade = await openTrade('cachviet')
const { data, saved } = { data: trade.data.bind(trade), saved: trade.saved.bind(trade) }
const partner = (more: object): Record<string, unknown> => ({ partnerType: 1, confirm: ['duplicatePhone'], ...more })

const lan = await saved('Customer', partner({ Code: 'SDT1', Name: 'Chị Lan', phone1: '(0912) 345 678' }))
const nam = await saved('Customer', partner({ Code: 'SDT2', Name: 'Anh Nam', phone2: '+84 28 3812 3456/0987654321' }))

describe('a telephone number', () => {
  const found = async (KeySearch: string): Promise<string[]> =>
    (await data('Customer', 'getlist', { KeySearch })).ListItem.map((one: Anything) => one.Id ?? one.s_ID)
  const looked = async (KeySearch: string): Promise<string[]> =>
    (await data('Customer', 'getListShort', { KeySearch })).ListItem.map((one: Anything) => one.Id)

  test.each([
    '0912345678',
    '0912 345 678',
    '0912.345.678',
    '(0912) 345-678',
    '0912/345/678',
    '+84912345678',
    '+84 912 345 678',
    '0084912345678',
    '84912345678',
    'lan 0912 345 678',
  ])('is found as %s', async (typed) => {
    expect(await found(typed)).toEqual([lan])
    expect(await looked(typed)).toEqual([lan])
  })
  test.each(['02838123456', '028 3812 3456', '+842838123456', '0987 654 321', '84987654321'])(
    'is found in the second field as %s',
    async (typed) => expect(await found(typed)).toEqual([nam]),
  )

  const warned = async (more: object): Promise<unknown[]> => {
    const { Data } = (await trade.call('Customer', 'UpdateDB', { partnerType: 1, Name: 'Mới', ...more })).body
    return (Data.errors ?? []).map((one: Anything) => [one.path, one.code, one.params.name])
  }
  test.each([
    [{ phone1: '+84 912 345 678' }, ['phone1', 'duplicatePhone', 'Chị Lan']],
    [{ phone2: '0912345678' }, ['phone2', 'duplicatePhone', 'Chị Lan']],
    [{ phone1: '84987654321' }, ['phone1', 'duplicatePhone', 'Anh Nam']],
    [{ phone1: '0111222333; 0912.345.678' }, ['phone1', 'duplicatePhone', 'Chị Lan']],
  ])('is compared in both fields of both: %o', async (more, expected) => expect(await warned(more)).toEqual([expected]))

  test('is told with what its holder is to the business', async () => {
    await saved('Customer', { partnerType: 2, Name: 'Xưởng Mộc', phone1: '0911 000 222' })
    const said = async (phone1: string): Promise<string> =>
      (await trade.call('Customer', 'UpdateDB', { partnerType: 2, Name: 'Mới', phone1 })).body.Data.Description
    expect(await said('0911000222')).toContain('Số điện thoại đã tồn tại ở nhà cung cấp Xưởng Mộc')
    expect(await said('0912345678')).toContain('Số điện thoại đã tồn tại ở khách hàng Chị Lan')
  })

  test('that is another one, or one own, is no duplicate', async () => {
    const sent = { partnerType: 1, Name: 'Chị Lan', s_ID: lan, phone1: '0912.345.678', phone2: '0912345678' }
    expect(((await trade.call('Customer', 'UpdateDB', sent)).body.Data as Anything).Description).toBe('ok')
    const other = { partnerType: 1, Name: 'Khác', phone1: '0812 345 678' }
    expect(((await trade.call('Customer', 'UpdateDB', other)).body.Data as Anything).Description).toBe('ok')
  })
})

describe('a name', () => {
  const found = async (KeySearch: string): Promise<string[]> =>
    (await data('Customer', 'getlist', { KeySearch })).ListItem.map((one: Anything) => one.Code)
  test('with quotes of one form is found with those of another', async () => {
    await saved('Customer', partner({ Code: 'NH1', Name: 'Quán “Bà Ba” H’Mông' }))
    for (const typed of ['"bà ba"', '“Bà Ba”', "H'Mông", 'H’mông', 'hʼmong'])
      expect(await found(typed)).toEqual(['NH1'])
  })
  test('of a place is found in every spelling', async () => {
    await saved('Customer', partner({ Code: 'DL1', Name: 'Đại lý Đắc Lắc' }))
    await saved('Customer', partner({ Code: 'DL2', Name: 'Cà phê Đắk Lắk' }))
    for (const typed of ['Đắc Lắc', 'dak lak', 'Đăk Lăk', 'Daklak'])
      expect((await found(typed)).toSorted()).toEqual(['DL1', 'DL2'])
    expect(await found('cà phê đắc lắc')).toEqual(['DL2'])
    await saved('Customer', partner({ Code: 'QN1', Name: 'Thuỷ sản Quí Hoà' }))
    for (const typed of ['Thủy sản Quý Hòa', 'quy hoa', 'quí hoà']) expect(await found(typed)).toEqual(['QN1'])
  })
})

test('a workbook names places as other programs do', async () => {
  const headings = ['Loại', 'Mã', 'Tên', 'Tỉnh/Thành phố', 'Phường/Xã']
  const rows = [
    ['KV1', 'Một', 'Hồ Chí Minh - Quận 1', 'Phường Bến Nghé'],
    ['KV2', 'Hai', 'Quận 1 - TP HCM', 'Bến Nghé'],
    ['KV3', 'Ba', 'Hồ Chí Minh', 'Phường Bến Nghé'],
    ['KV4', 'Bốn', 'Đắc Lắc', ''],
    ['KV5', 'Năm', 'Bà Rịa - Vũng Tàu', ''],
    ['KV6', 'Sáu', 'Hồ Chí Minh - Quận 99', ''],
  ]
  const fileToBytes = await workbookOf([headings, ...rows.map((row) => ['Khách hàng', ...row])])
  const answer = await data('Customer', 'ImportList', {}, { fileName: 'a.xlsx', fileToBytes })
  expect(answer.ListItem).toEqual([])
  expect(answer.notes.map((one: Anything) => [one.NumberID, one.Description])).toEqual([
    ['KV6', 'Không tìm thấy “Hồ Chí Minh - Quận 99”: ghi vào địa chỉ'],
  ])
  const { ListItem } = await data('Customer', 'getlist', { KeySearch: 'KV', nItem: '20' })
  const places = new Map(ListItem.map((one: Anything) => [one.Code, one]))
  const infoOf = async (code: string): Promise<Anything> =>
    trade.info('Customer', (places.get(code) as Anything).s_ID ?? (places.get(code) as Anything).Id)
  const wards = await Promise.all(['KV1', 'KV2', 'KV3'].map(async (code) => (await infoOf(code)).villageId))
  expect(new Set(wards).size).toBe(1)
  expect(wards[0]).toMatch(/26740$/)
  expect((await infoOf('KV4')).provinceId).toBeTruthy()
  expect((await infoOf('KV5')).provinceId).toBeTruthy()
})
