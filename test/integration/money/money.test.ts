/** Partners, currencies, dates and amounts as the rules of trade want them, through the calls. */
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '#engine/sql.ts'
import { lookupCall } from '#wire/calls.ts'
import { lists } from '#lists/all.ts'
import { createTestApp, type Anything } from '../../support/app.ts'

const app = await createTestApp()
const tenant = 'tienbac'
const ids: Record<string, string> = {}
let today = ''
let tenantId = ''

const save = async (module: string, body: object, token?: string): Promise<Anything> =>
  (await app.call(module, 'UpdateDB', body, token ? { token } : {})).body.Data
const saved = async (module: string, body: object): Promise<string> => {
  const answer = await save(module, body)
  expect(answer.errors, JSON.stringify(answer)).toBeUndefined()
  return answer.s_ID
}
const info = async (module: string, id: string): Promise<Anything> =>
  (await app.call(module, 'getInfo', null, { query: { s_ID: id } })).body.Data
const told = (answer: Anything): [string, string][] =>
  (answer.errors ?? []).map((one: Anything) => [one.path, one.code])
const words = (answer: Anything): string[] => (answer.errors ?? []).map((one: Anything) => one.message)
const debtOf = async (partner: string): Promise<number> => (await info('Customer', partner)).Phaithu
const later = (days: number, from = today): string =>
  new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10)

const idsOf = async (list: string): Promise<void> => {
  const [, module, name] = lookupCall(lists.find((one) => one.name === list)!).split('/') as [string, string, string]
  const { ListItem } = (await app.call(module, name, null, { query: { nItem: '1000', kind: 'any' } })).body.Data
  for (const row of ListItem) ids[row.Code] = row.Id
}

beforeAll(async () => {
  tenantId = (await app.makeTenant(tenant)).id
  await app.signIn(tenant)
  ;({ today } = (await app.call('User', 'getConfig', null)).body.Data)
  for (const list of ['unit', 'store', 'currency', 'otherIncome', 'otherOutcome', 'productGroup', 'productBranch'])
    await idsOf(list)
  const make = async (code: string, module: string, body: object) =>
    (ids[code] = await saved(module, { Code: code, Name: code, ...body }))
  await make('HAN30', 'ApiListPaymentTerm', { days: 30 })
  await make('HAN10', 'ApiListPaymentTerm', { days: 10 })
  await make('NHOM', 'ListProductGroup', { Branch_ID: ids['CHUNG'] })
  await make('KH', 'Customer', { partnerType: 1, paymentTermId: ids['HAN30'] })
  await make('KH2', 'Customer', { partnerType: 1, paymentTermId: ids['HAN10'] })
  await make('NCC', 'Customer', { partnerType: 2 })
  await make('THEVISA', 'ApiListTypeCard', {})
  await make('NHTHU', 'ApiListBank', { kind: 'bank', accountNumber: '0011' })
  await idsOf('fund')
  const goods = { Group_ID: ids['NHOM'], unitId: ids['CAI'], sellPrice: 1000, buyPrice: 500, VAT: 10 }
  await make('HANG', 'Product', { ...goods, vatReducible: false })
  await make('DV', 'Product', { ...goods, trackStock: false, vatReducible: false })
  for (const one of ['LH', 'LH2'] as const)
    ids[one] = await saved('ApiListContact', { Name: one, Object_ID: ids[one === 'LH' ? 'KH' : 'KH2'] })
})

const line = (over: object = {}) => ({ Product_ID: ids['DV'], Qty: 10, Price: 1000, VAT: 0, ...over })
const bill = (over: object = {}, lines: object[] = [line()]) => ({ Object_ID: ids['KH'], lines, ...over })

describe('whom a document may name', () => {
  it('is told in words, and drafts are no way around', async () => {
    const body = bill({ Object_ID: ids['NCC'] })
    expect(words(await save('Order', body))).toEqual(['Khách hàng: đối tượng không phải là khách hàng'])
    expect(told(await save('Order', { ...body, draft: true }))).toEqual([['Object_ID', 'wrongPartnerKind']])
    expect(words(await save('Import', bill()))).toEqual(['Nhà cung cấp: đối tượng không phải là nhà cung cấp'])
    const english = await app.call('Import', 'UpdateDB', bill(), { headers: { language: 'en' } })
    expect(words(english.body.Data)).toEqual(['Supplier: the partner is not a supplier'])
  })

  it('is the other side where money is given back', async () => {
    const returned = await saved('ImportReturn', bill())
    const refund = (partner: string) => ({
      Object_ID: partner,
      Method: 1,
      lines: [{ voucherModule: 'ImportReturn', voucherId: returned, amount: 1000 }],
    })
    expect(words(await save('Outcome', refund(ids['NCC']!)))).toContain(
      'Nhà cung cấp: đối tượng không phải là khách hàng',
    )
    await saved('Outcome', refund(ids['KH']!))
  })

  it('stands when its contact moves to another partner, until it is chosen anew', async () => {
    const id = await saved('Order', bill({ contactId: ids['LH'] }))
    const contact = await info('ApiListContact', ids['LH']!)
    await saved('ApiListContact', { ...contact, Object_ID: ids['KH2'] })
    await saved('Order', { s_ID: id, Description: 'Vẫn sửa được' })
    await saved('Order', { s_ID: id, contactId: ids['LH'] })
    expect(words(await save('Order', bill({ contactId: ids['LH'] })))).toEqual([
      'Người liên hệ không thuộc đối tượng đã chọn',
    ])
    await saved('ApiListContact', { ...contact, version: undefined })
  })

  it('loses its contact with its partner', async () => {
    const id = await saved('Order', bill({ contactId: ids['LH'] }))
    expect(told(await save('Order', { s_ID: id, Object_ID: ids['KH2'], contactId: ids['LH'] }))).toEqual([
      ['contactId', 'contactOfOther'],
    ])
    await saved('Order', { s_ID: id, Object_ID: ids['KH2'] })
    expect((await info('Order', id)).contactId).toBeNull()
  })

  it('pays by card with a card, and for items, not for groups of them', async () => {
    const other = { iType: 2, Method: 3, lines: [{ otherMethodId: ids['TK'], amount: 1000 }] }
    const answer = await save('Income', other)
    expect(words(answer)).toEqual(['Chưa chọn loại thẻ', 'Khoản thu: hãy chọn khoản chi tiết, không chọn nhóm'])
    await saved('Income', {
      ...other,
      cardTypeId: ids['THEVISA'],
      lines: [{ otherMethodId: ids['TK01'], amount: 1000 }],
    })
    // One from before anybody asked may still be described.
    const old = await saved('Income', {
      ...other,
      cardTypeId: ids['THEVISA'],
      lines: [{ otherMethodId: ids['TK01'], amount: 1 }],
    })
    const owner = await app.database.inTenant({ tenant: tenantId, user: null }, (tx) =>
      tx.query(sql`update income_voucher set card_type_id = null where document_id = ${old} returning 1`),
    )
    expect(owner).toHaveLength(1)
    await saved('Income', { s_ID: old, Description: 'Thẻ nào không rõ' })
    expect(
      told(
        await save('Income', {
          s_ID: await saved('Income', { ...other, Method: 2, lines: [{ otherMethodId: ids['TK01'], amount: 1 }] }),
          Method: 3,
        }),
      ),
    ).toEqual([['cardTypeId', 'required']])
    // A bill does not ask which card it was.
    await saved('Order', bill({ paid: 10_000, Method: 3 }))
  })

  it('is told which fund does not fit, in the words of its side', async () => {
    const paid = { paid: 1000, Method: 2, fundId: ids['TM'] }
    const income = 'Quỹ không phù hợp với phương thức thu'
    const outcome = 'Quỹ không phù hợp với phương thức chi'
    expect(words(await save('Order', bill(paid)))).toEqual([income])
    expect(words(await save('ImportReturn', bill(paid)))).toEqual([outcome])
    expect(words(await save('Import', bill({ ...paid, Object_ID: ids['NCC'] })))).toEqual([outcome])
    const voucher = { iType: 2, Method: 2, fundId: ids['TM'] }
    expect(words(await save('Income', { ...voucher, lines: [{ otherMethodId: ids['TK01'], amount: 1 }] }))).toEqual([
      income,
    ])
    expect(words(await save('Outcome', { ...voucher, lines: [{ otherMethodId: ids['CP01'], amount: 1 }] }))).toEqual([
      outcome,
    ])
  })
})

describe('a currency', () => {
  it('brings the rate of its list when none is sent, and the debt follows', async () => {
    const before = await debtOf(ids['KH']!)
    const id = await saved('Order', bill({ currencyId: ids['USD'] }, [line({ Price: 1.5 })]))
    expect(await info('Order', id)).toMatchObject({ ExRate: 25_000, TotalTax: 15 })
    expect(await debtOf(ids['KH']!)).toBe(before + 375_000)
    await saved('Order', { s_ID: id, currencyId: ids['EUR'] })
    expect((await info('Order', id)).ExRate).toBe(28_000)
    await saved('Order', { s_ID: id, currencyId: ids['EUR'], ExRate: 27_000 })
    await saved('Order', { s_ID: id, Description: 'Giữ tỷ giá' })
    expect((await info('Order', id)).ExRate).toBe(27_000)
    await saved('Order', { s_ID: id, currencyId: null, lines: [line()] })
    expect(await info('Order', id)).toMatchObject({ ExRate: 1, currencyId: ids['VND'] })
    expect(await debtOf(ids['KH']!)).toBe(before + 10_000)
  })

  it.each([
    ['Import', 'NCC', 2, 'Price'],
    ['Order', 'KH2', 1, 'lastPrice'],
  ] as const)(
    'has no part in the last price of %s, which is like the list in đồng',
    async (module, partner, iType, name) => {
      const goods = { Product_ID: ids['DV'], unitId: ids['CAI'] }
      const deal = { Object_ID: ids[partner]!, iType: String(iType) }
      const head = { Object_ID: ids[partner], currencyId: ids['USD'], ExRate: 25_000.5 }
      await saved(module, bill(head, [line({ Price: 0.5 })]))
      const { Data } = (
        await app.call('Product', 'getPrice', null, { query: { ...goods, ...deal } as Record<string, string> })
      ).body
      expect(Data[name]).toBe(12_500.25)
      const many = (await app.call('Product', 'getPrices', { items: [goods] }, { query: deal })).body.Data.ListItem
      expect(many[0].Price).toBe(Data.Price)
    },
  )

  it('keeps the rate of a document when the list changes', async () => {
    const id = await saved('Import', bill({ Object_ID: ids['NCC'], currencyId: ids['EUR'] }))
    const euro = await info('ApiListCurrency', ids['EUR']!)
    await saved('ApiListCurrency', { ...euro, ExRate: 29_000 })
    await saved('Import', { s_ID: id, Description: 'Tỷ giá cũ' })
    expect((await info('Import', id)).ExRate).toBe(28_000)
  })

  it('may become finer while documents are written in it, but not coarser', async () => {
    await saved('Order', bill({ currencyId: ids['EUR'] }, [line({ Price: 1.25 })]))
    const euro = await info('ApiListCurrency', ids['EUR']!)
    expect(told(await save('ApiListCurrency', { ...euro, decimals: 1 }))).toEqual([['decimals', 'decimalsUsed']])
    await saved('ApiListCurrency', { ...euro, decimals: 3 })
    const base = await info('ApiListCurrency', ids['VND']!)
    expect(told(await save('ApiListCurrency', { ...base, decimals: 2 }))).toEqual([['decimals', 'baseFixed']])
  })

  it('that has no rate yet says so on the day of the document', async () => {
    ids['JPY'] = await saved('ApiListCurrency', { Code: 'JPY', Name: 'Yên', decimals: 0 })
    expect((await info('ApiListCurrency', ids['JPY'])).ExRate).toBeNull()
    expect(words(await save('Order', bill({ currencyId: ids['JPY'], dtDate: '2026-10-05' })))).toEqual([
      'Chưa có tỷ giá của JPY ngày 05-10-2026',
    ])
    await saved('Order', bill({ currencyId: ids['JPY'], ExRate: 170 }))
  })
})

describe('the due date', () => {
  const dueOf = async (id: string): Promise<string> => (await info('Order', id)).dueDate

  it('follows the date, the partner and the term while nobody typed one', async () => {
    const id = await saved('Order', bill())
    expect(await dueOf(id)).toBe(later(30))
    await saved('Order', { s_ID: id, dtDate: later(40) })
    expect(await dueOf(id)).toBe(later(70))
    await saved('Order', { s_ID: id, Object_ID: ids['KH2'] })
    expect(await dueOf(id)).toBe(later(50))
    await saved('Order', { s_ID: id, paymentTermId: ids['HAN30'], dtDate: later(-5) })
    expect(await dueOf(id)).toBe(later(25))
    const receipt = await saved('Import', bill({ Object_ID: ids['NCC'] }))
    await saved('Import', { s_ID: receipt, dtDate: later(3) })
    expect((await info('Import', receipt)).dueDate).toBe(later(3))
  })

  it('stays when it was typed, and is not moved behind its date', async () => {
    const id = await saved('Order', bill({ dueDate: later(20) }))
    await saved('Order', { s_ID: id, dtDate: later(5) })
    expect(await dueOf(id)).toBe(later(20))
    expect(told(await save('Order', { s_ID: id, dtDate: later(21) }))).toEqual([['dueDate', 'dueBeforeDate']])
    await saved('Order', { s_ID: id, dtDate: later(21), dueDate: later(22) })
    expect(await dueOf(id)).toBe(later(22))
  })

  it('of a saved bill is its own: a term that becomes longer does not touch it', async () => {
    const id = await saved('Order', bill({ paymentTermId: ids['HAN10'] }))
    const term = await info('ApiListPaymentTerm', ids['HAN10']!)
    await saved('ApiListPaymentTerm', { ...term, days: 12 })
    await saved('Order', { s_ID: id, Description: 'Không đổi hạn' })
    expect(await dueOf(id)).toBe(later(10))
    await saved('ApiListPaymentTerm', { ...term, days: 10, version: undefined })
  })
})

describe('what is wrong is told once', () => {
  it('a line discount that is too large, and nothing that follows from it', async () => {
    const wrong = line({ m_Discount: 50_000 })
    const delivery = { type: 0, codAmount: 0 }
    expect(told(await save('Order', bill({ delivery, m_Discount: 0, paid: 100 }, [wrong])))).toEqual([
      ['lines.0.m_Discount', 'discountTooLarge'],
    ])
    expect(told(await save('Order', bill({ delivery, m_Discount: 5_000, paid: 100 }, [line(), wrong])))).toEqual(
      [['lines.0.m_Discount', 'discountTooLarge']].map(([, code]) => ['lines.1.m_Discount', code]),
    )
    expect(told(await save('Order', bill({ m_Discount: 10_001, paid: 100 })))).toEqual([
      ['m_Discount', 'discountTooLarge'],
    ])
    expect(told(await save('Order', bill({ delivery: { type: 0, codAmount: 10_001 } })))).toEqual([
      ['delivery.codAmount', 'codTooMuch'],
    ])
  })

  it.each(['ApiListUnit', 'ApiListCurrency', 'ListProductGroup', 'ApiListTypeCard', 'Product', 'ApiListStore'])(
    'a code or a name of %s that is too long',
    async (module) => {
      const answer = await save(module, { Code: 'M'.repeat(51), Name: 'T'.repeat(251) })
      const places = told(answer).filter(([path]) => path === 'Code' || path === 'Name')
      expect(places).toEqual([
        ['Code', 'tooLong'],
        ['Name', 'tooLong'],
      ])
    },
  )
})

describe('more than can be kept', () => {
  const big = (price: number) => [line({ Qty: 100, Price: price })]

  it('on one document is told where it is, before anything is counted', async () => {
    expect(told(await save('Order', bill({}, [line({ Qty: 999_999_999, Price: 999_999_999 })])))).toEqual([
      ['lines.0.Total', 'outOfRange'],
    ])
    const many = Array.from({ length: 900 }, () => line({ Qty: 1, Price: 9_999_999_999_999 }))
    expect(told(await save('Order', bill({}, many))).map(([, code]) => code)).toEqual(['outOfRange'])
    expect(told(await save('Order', bill({ currencyId: ids['USD'], ExRate: 9_999_999_999_999 })))).toEqual([
      ['ExRate', 'outOfRange'],
    ])
    await saved('Order', bill({ draft: true }, [line({ Qty: 1, Price: '9999999999999.9999' })]))
  })

  it('in balances over many documents refuses the one too many, and reports that would add it up', async () => {
    const rich = await saved('Customer', { Code: 'GIAU', Name: 'Giàu', partnerType: 1 })
    const one = await saved('Order', bill({ Object_ID: rich, confirm: ['creditLimit'] }, big(5_000_000_000_000)))
    const second = await app.call('Order', 'UpdateDB', bill({ Object_ID: rich }, big(5_000_000_000_000)))
    expect(second.status).toBe(200)
    expect(second.body.Data.errors).toMatchObject([{ path: '', code: 'outOfRange' }])
    expect(second.body.Data.Description).toMatch(/^Số cộng dồn vượt giới hạn lưu trữ/)
    expect(await debtOf(rich)).toBe(500_000_000_000_000)

    const till = {
      iType: 2,
      Method: 1,
      lines: Array.from({ length: 90 }, () => ({ otherMethodId: ids['TK01'], amount: 9_000_000_000_000 })),
    }
    await saved('Income', till)
    expect(told(await save('Income', till))).toEqual([['', 'outOfRange']])

    const stock = { Store_ID: ids['KHO01'], lines: [{ Product_ID: ids['HANG'], Qty: 60, Price: 9_000_000_000_000 }] }
    await saved('ProductBegin', stock)
    const receipt = bill({ Object_ID: ids['NCC'] }, [
      line({ Product_ID: ids['HANG'], Qty: 60, Price: 9_000_000_000_000 }),
    ])
    expect(told(await save('Import', receipt))).toEqual([['', 'outOfRange']])

    const other = await saved('Customer', { Code: 'GIAU2', Name: 'Giàu 2', partnerType: 1 })
    const two = await saved('Order', bill({ Object_ID: other }, big(5_000_000_000_000)))
    const list = await app.call('Order', 'getlist', null)
    expect(list.body.ErrorCode).toBe(0)
    const asked = { FromDate: later(-30), ToDate: today }
    const report = await app.call('ReportOfOrder', 'rptDebtTotal', asked)
    const owed = report.body.Data.ListItem.filter((row: Anything) => row.makh.startsWith('GIAU'))
    expect(owed.map((row: Anything) => row.conlai)).toEqual([500_000_000_000_000, 500_000_000_000_000])
    // One product lies in two stores, and both together are worth more than a sum of the report can hold.
    const beside = await saved('ApiListStore', { Code: 'KHO02', Name: 'Kho 2' })
    await saved('ProductBegin', { ...stock, Store_ID: beside })
    const stores = { ...asked, lstStore: [ids['KHO01'], beside], Product_ID: '' }
    const movement = await app.call('ReportOfStore', 'rptNXT', stores)
    expect(movement.status).toBe(200)
    expect(movement.body).toMatchObject({
      ErrorCode: -1,
      ErrorMessage: expect.stringMatching(/^Số cộng dồn vượt giới hạn/),
    })
    expect(app.faults).toEqual([])
    for (const id of [one, two]) expect((await app.call('Order', 'DeleteDB', [id])).body.Data.TotalCount).toBe(1)
  })

  it('as a cost of a unit is told at its price', async () => {
    const dear = await saved('Product', { Code: 'DAT', Name: 'Đắt', Group_ID: ids['NHOM'], unitId: ids['CAI'] })
    const costly = [{ Product_ID: dear, Qty: 1, Price: 9_999_999_999_999 }]
    expect(told(await save('ProductBegin', { Store_ID: ids['KHO01'], lines: costly }))).toEqual([
      ['lines.0.Price', 'outOfRange'],
    ])
    expect(told(await save('Import', bill({ Object_ID: ids['NCC'] }, costly)))).toEqual([
      ['lines.0.Price', 'outOfRange'],
    ])
    // In a bill it costs what it costs.
    const service = [line({ Qty: 1, Price: 9_999_999_999_999 })]
    await saved('Order', bill({ draft: true }, service))
  })
})

it('none of these requests caused an internal error', () => {
  expect(app.faults).toEqual([])
})
