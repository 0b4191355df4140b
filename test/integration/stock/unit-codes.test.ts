/** A unit of goods has a code of its own: it is found like the code of the goods, and nothing else has it. */
import { describe, expect, it } from 'vitest'
import { sql } from '#engine/sql.ts'
import type { Anything } from '../../support/app.ts'
import { senderOf, told } from '../../support/import-file.ts'
import { openTrade } from '../../support/trade.ts'

const trade = await openTrade('maunit')
const { ids } = trade

const send = senderOf(trade)
const refused = async (body: object): Promise<Anything> => (await trade.call('Product', 'UpdateDB', body)).body.Data
const product = (values: object) => ({ Name: 'Thử', Group_ID: ids['NUOC'], unitId: ids['CHAI'], ...values })
const unit = (values: object) => ({ unitId: ids['THUNG'], factor: 24, ...values })
const codesOf = async (search: string): Promise<string[]> =>
  (await trade.data('Product', 'getListShort', { KeySeach: search })).ListItem.map((one: Anything) => one.Code)

await trade.saved('Product', product({ Code: 'SUA', barcode: '8931', code2: 'S2', units: [unit({ code: 'SUA-T' })] }))

describe('the code of a unit', () => {
  it('finds the goods alone, in every case of its letters, and names its unit', async () => {
    expect([await codesOf('SUA-T'), await codesOf('sua-t')]).toEqual([['SUA'], ['SUA']])
    const [row] = (await trade.data('Product', 'getListShort', { KeySeach: 'sua-t' })).ListItem
    expect(row.units.map((one: Anything) => one.code)).toEqual([null, 'SUA-T'])
    const listed = await trade.data('Product', 'getlist', { KeySearch: 'SUA-T' })
    expect(listed.ListItem.map((one: Anything) => one.Code)).toEqual(['SUA'])
    const pasted = await trade.data('Product', 'getByTexts', {}, { texts: ['sua-T'] })
    expect(pasted.matches).toMatchObject([{ text: 'sua-T', exact: true }])
  })

  it.each<[string, object, string]>([
    ['the code of other goods', { Code: 'sua-t' }, 'Mã sua-t đã tồn tại'],
    ['the second code of other goods', { code2: 'SUA-T' }, 'SUA-T'],
    ['the bar code of other goods', { barcode: 'SUA-T' }, 'SUA-T'],
    ['the code of a unit of other goods', { units: [unit({ code: 'Sua-T' })] }, 'Mã Sua-T đã tồn tại'],
    ['the bar code of a unit of other goods', { units: [unit({ barcode: 'SUA-T' })] }, 'SUA-T'],
    ['given to a unit, the code of goods', { units: [unit({ code: 'sua' })] }, 'Mã sua đã tồn tại'],
    ['given to a unit, a second code', { units: [unit({ code: 's2' })] }, 's2'],
    ['given to a unit, a bar code', { units: [unit({ code: '8931' })] }, '8931'],
    ['given to a unit, the code of its own goods', { Code: 'X', units: [unit({ code: 'x' })] }, 'Mã x đã tồn tại'],
    [
      'given to two units',
      { units: [unit({ code: 'Y' }), unit({ unitId: ids['LON'], factor: 6, code: 'y' })] },
      'Mã y đã tồn tại',
    ],
  ])('is not %s', async (_, values, text) => {
    const answer = await refused(product(values))
    expect(JSON.stringify(answer.errors)).toContain(text)
  })

  it('may be exchanged between two units, and be the bar code of its unit', async () => {
    const id = await trade.saved(
      'Product',
      product({ units: [unit({ code: 'A1', barcode: 'A1' }), unit({ unitId: ids['LON'], factor: 6, code: 'A2' })] }),
    )
    const { units } = await trade.info('Product', id)
    const [first, second] = units as Anything[]
    await trade.saved('Product', {
      s_ID: id,
      units: [
        { ...first, code: 'A2', barcode: null },
        { ...second, code: 'A1' },
      ],
    })
    expect((await trade.info('Product', id)).units.map((one: Anything) => one.code)).toEqual(['A2', 'A1'])
  })

  it('saved twice at once is kept once', async () => {
    const one = (name: string) =>
      trade.call('Product', 'UpdateDB', product({ Name: name, units: [unit({ code: 'CUNG' })] }))
    const answers = await Promise.all([one('a'), one('b'), one('c')])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const texts = answers.map(({ body }) => body.Data.Description)
    expect(texts.filter((text) => text === 'ok')).toHaveLength(1)
    expect(texts.filter((text) => text !== 'ok').every((text) => text.includes('Mã CUNG đã tồn tại'))).toBe(true)
  })

  it('is never drawn for new goods', async () => {
    const next = await trade.info('Product', await trade.saved('Product', product({})))
    const number = Number(next.Code.slice(2)) + 1
    const code = `SP${String(number).padStart(6, '0')}`
    await trade.saved('Product', product({ Code: 'GIU', units: [unit({ code })] }))
    const drawn = await trade.info('Product', await trade.saved('Product', product({})))
    expect(drawn.Code).toBe(`SP${String(number + 1).padStart(6, '0')}`)
  })
})

describe('a file', () => {
  it('keeps the code of a unit beside its bar code', async () => {
    const rows = [
      ['Mã hàng', 'Nhóm hàng', 'Mã vạch', 'Tên hàng', 'Giá bán', 'ĐVT', 'Mã ĐVT Cơ bản', 'Quy đổi'],
      ['SP000901', 'Nước', '8930901', 'Dầu gội', 85000, 'Chai', null, 1],
      ['SP000901-T', 'Nước', '8930902', 'Dầu gội', 1900000, 'Thùng', 'SP000901', 24],
    ]
    const answer = await send('Product', rows, { createMissing: true })
    expect([told(answer.ListItem), answer.summary.added]).toEqual([[], 2])
    const [row] = (await trade.data('Product', 'getListShort', { KeySeach: 'sp000901-t' })).ListItem
    expect(row).toMatchObject({ Code: 'SP000901', units: [{ code: null }, { code: 'SP000901-T', barcode: '8930902' }] })
  })

  it('changes the unit whose code it names, without its base code', async () => {
    const rows = [
      ['Mã hàng', 'Tên hàng', 'Giá bán'],
      ['sp000901-T', 'Dầu gội', 2000000],
    ]
    const answer = await send('Product', rows, { updateExisting: true })
    expect([told(answer.ListItem), answer.summary.updated]).toEqual([[], 1])
    const { units, sellPrice } = await trade.info(
      'Product',
      (await trade.data('Product', 'getListShort', { KeySeach: 'SP000901' })).ListItem[0].Id,
    )
    expect([sellPrice, units[0].sellPrice, units.length]).toEqual([85000, 2000000, 1])
  })

  it('of a document takes goods in the unit whose code it names, unless it names one', async () => {
    ids['KH'] ??= await trade.saved('Customer', { Code: 'KHUNIT', Name: 'Khách', partnerType: 1 })
    const rows = [
      ['Số phiếu', 'Mã khách hàng', 'Mã hàng', 'ĐVT', 'Số lượng', 'Đơn giá'],
      ['BG-U1', 'KHUNIT', 'SP000901-T', null, 2, 1900000],
      ['BG-U1', 'KHUNIT', 'SP000901-t', 'CHAI', 3, 85000],
      ['BG-U1', 'KHUNIT', 'SP000901', null, 1, 85000],
    ]
    const answer = await send('Quote', rows)
    expect(told(answer.ListItem)).toEqual([])
    const [quote] = (await trade.data('Quote', 'getList', { KeySearch: 'BG-U1' })).ListItem
    const { items, lstItem, lines } = await trade.info('Quote', quote.s_ID)
    expect((items ?? lstItem ?? lines).map((one: Anything) => one.unitId)).toEqual([
      ids['THUNG'],
      ids['CHAI'],
      ids['CHAI'],
    ])
  })

  it.each(['89301902', '00000089301902', '(01)00000089301902', ']C10100000089301902'])(
    'of a document takes goods in the unit whose bar code it names, as %s',
    async (barcode) => {
      const number = `BG-V${barcode.length}`
      await trade.call('Product', 'UpdateDB', product({ Code: 'QUET', units: [unit({ barcode: '89301902' })] }))
      const rows = [
        ['Số phiếu', 'Mã khách hàng', 'Mã hàng', 'Số lượng', 'Đơn giá'],
        [number, 'KHUNIT', barcode, 2, 1900000],
      ]
      expect(told((await send('Quote', rows)).ListItem)).toEqual([])
      const [quote] = (await trade.data('Quote', 'getList', { KeySearch: number })).ListItem
      const { items, lstItem, lines } = await trade.info('Quote', quote.s_ID)
      expect((items ?? lstItem ?? lines).map((one: Anything) => one.unitId)).toEqual([ids['THUNG']])
    },
  )

  it('chooses none of two goods that have had one bar code since earlier', async () => {
    await trade.database.inTenant({ tenant: trade.tenantId, user: null }, (tx) =>
      tx.query(sql`update product_unit set barcode = '8930902' where barcode = '89301902'`),
    )
    const rows = [
      ['Số phiếu', 'Mã khách hàng', 'Mã hàng', 'Số lượng', 'Đơn giá'],
      ['BG-W1', 'KHUNIT', '8930902', 2, 1900000],
    ]
    expect((await send('Quote', rows)).ListItem[0].Description).toContain('nhiều bản ghi')
  })

  it('of prices takes goods in the unit whose code it names', async () => {
    const rows = [
      ['Mã bảng giá', 'Tên bảng giá', 'Mã hàng', 'Giá riêng'],
      ['GU', 'Giá', 'SP000901-T', 1800000],
    ]
    const answer = await send('ApiListPriceLevel', rows)
    expect([told(answer.ListItem), answer.summary.added]).toEqual([[], 1])
  })
})
