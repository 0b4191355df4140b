/** What the one of two records that stays takes over, and what is told before because it has no place. */
import { beforeAll, describe, expect, it } from 'vitest'
import { givenUp, rulesOf, takenOver } from '#engine/merging/values.ts'
import { decimal } from '#kernel/decimal.ts'
import type { Field, Fields } from '#model/field.ts'
import { defaultSettings } from '#model/standard-settings.ts'
import type { Anything } from '../../support/app.ts'
import { registry } from '../../support/shop.ts'
import { openTrade, type Trade } from '../../support/trade.ts'
import { userWith } from '../../support/users.ts'

let trade: Trade
beforeAll(async () => {
  trade = await openTrade('minhtam')
})

interface Two {
  keep: string
  remove: string
}
const merge = async (module: string, two: Two, options: object = {}, dryRun = true): Promise<Anything> => {
  const { Data, ErrorMessage } = (await trade.call(module, 'Merge', { ...two, dryRun }, options)).body
  expect([ErrorMessage, Data?.merged]).toEqual(['', !dryRun])
  return Data
}
/** What is told of values: field, label, value. */
const told = async (module: string, two: Two, options: object = {}): Promise<string[]> =>
  (await merge(module, two, options)).notes.map((one: Anything) => {
    expect(one).toMatchObject({ code: 'mergeLost', Description: `${one.Name}: ${one.value}` })
    return `${one.field} ${one.Description}`
  })
const english = { headers: { language: 'en' } }

let made = 0
const two = async (module: string, keep: object, remove: object): Promise<Two> => {
  const common = module === 'Customer' ? { partnerType: 1 } : { Group_ID: trade.ids['NUOC'], unitId: trade.ids['CHAI'] }
  const save = (own: object) =>
    trade.saved(module, { Name: `Bản ghi ${(made += 1)}`, ...common, ...own, confirm: ['duplicatePhone'] })
  return { keep: await save(keep), remove: await save(remove) }
}

describe('two customers', () => {
  it('fill free places; the rest is told, and what people decide about is not taken over', async () => {
    const level = await trade.saved('ApiListPriceLevel', { Code: 'SI', Name: 'Giá sỉ' })
    const [term] = (await trade.data('ApiListPaymentTerm', 'getList')).ListItem
    const both = await two(
      'Customer',
      { phone1: '0901 000 001' },
      {
        phone1: '0902 000 002',
        phone2: '0903 000 003',
        address2: '12 Lê Lợi',
        note: 'Giao buổi sáng',
        Method: 2,
        creditLimit: 5_000_000,
        goodsDiscount: 2.5,
        commission: 1,
        priceLevelId: level,
        paymentTermId: term.Id,
      },
    )
    const decided = [
      `paymentTermId Điều khoản thanh toán: ${term.Code} – ${term.Name}`,
      'priceLevelId Bảng giá áp dụng: SI – Giá sỉ',
      'creditLimit Hạn mức công nợ: 5.000.000',
      'commission % hoa hồng: 1',
      'goodsDiscount % chiết khấu hàng hóa: 2,5',
    ]
    expect(await told('Customer', both)).toEqual(['phone2 Điện thoại 2: 0903 000 003', ...decided])
    expect(await told('Customer', both, english)).toEqual([
      'phone2 Phone 2: 0903 000 003',
      `paymentTermId Payment term: ${term.Code} – ${term.Name}`,
      'priceLevelId Applied price level: SI – Giá sỉ',
      'creditLimit Credit limit: 5,000,000',
      'commission Commission %: 1',
      'goodsDiscount Goods discount %: 2.5',
    ])
    await merge('Customer', both, {}, false)
    expect(await trade.info('Customer', both.keep)).toMatchObject({
      phone1: '0901 000 001',
      phone2: '0902 000 002',
      address2: '12 Lê Lợi',
      note: 'Giao buổi sáng',
      Method: 2,
      creditLimit: 0,
      goodsDiscount: 0,
      commission: 0,
      priceLevelId: null,
      paymentTermId: null,
    })
  })

  it('are told every value that differs, but nothing that is only written differently or says nothing', async () => {
    const own = {
      phone1: '0911.000.001',
      phone2: '0913',
      email: 'a@x.vn',
      website: 'x.vn',
      address1: 'Một',
      note: 'cũ',
    }
    const both = await two('Customer', own, {
      phone1: '0913',
      phone2: '0911 000 001',
      email: 'b@x.vn',
      website: ' x.vn ',
      address1: 'Hai',
      note: 'mới',
      partnerType: 2,
      isWalkIn: true,
      creditLimit: 0,
      contacts: [{ Name: 'Cô Ba' }],
    })
    expect(await told('Customer', both)).toEqual([
      'email Email: b@x.vn',
      'address1 Địa chỉ 1: Hai',
      'isWalkIn Khách lẻ: Có',
      'note Ghi chú: mới',
    ])
    expect(await told('Customer', both, english)).toContain('isWalkIn Walk-in customer: Yes')
    await merge('Customer', both, {}, false)
    const kept = await trade.info('Customer', both.keep)
    expect(kept).toMatchObject({ ...own, partnerType: 3, isWalkIn: false })
    expect(kept.contacts).toMatchObject([{ Name: 'Cô Ba' }])
  })

  it('have one address: all of it is taken over, or nothing', async () => {
    const [province] = (await trade.data('ApiListProvince', 'getList', { scheme: '2' })).ListItem
    const abroad = await trade.saved('ApiListNation', { Code: 'LAO', Name: 'Lào' })
    const nation = (await trade.data('ApiListNation', 'getList')).ListItem.find((one: Anything) => one.Id !== abroad)
    const place = { provinceId: province.Id, address1: '5 Hai Bà Trưng' }
    const free = await two('Customer', { nationId: nation.Id }, { ...place, nationId: nation.Id })
    expect(await told('Customer', free)).toEqual([])
    await merge('Customer', free, {}, false)
    expect(await trade.info('Customer', free.keep)).toMatchObject({ ...place, nationId: nation.Id })
    const taken = await two('Customer', { address1: 'Chợ Lớn' }, place)
    expect(await told('Customer', taken)).toEqual([
      'address1 Địa chỉ 1: 5 Hai Bà Trưng',
      `provinceId Tỉnh/Thành phố: ${province.Code} – ${province.Name}`,
    ])
    await merge('Customer', taken, {}, false)
    expect(await trade.info('Customer', taken.keep)).toMatchObject({ address1: 'Chợ Lớn', provinceId: null })
    // The nation of the one that stays does not go with an address in another.
    const elsewhere = await two('Customer', { nationId: abroad }, { ...place, nationId: nation.Id })
    expect(await told('Customer', elsewhere)).toHaveLength(3)
  })
})

describe('two products', () => {
  const costs = ['buyPrice Giá mua: 400', 'units.buyPrice Đơn vị phụ · THUNG – Thùng · Giá mua: 9.000']
  const prepare = () => {
    const { THUNG, HOP, NCC000001 } = trade.ids
    return two(
      'Product',
      { buyPrice: 500, weight: 0, code2: `CU${made}`, units: [{ unitId: THUNG, factor: 24, barcode: `1${made}` }] },
      {
        code2: `MOI${made}`,
        name2: 'Tên phụ',
        note: 'Dễ vỡ',
        colour: 'Đỏ',
        weight: 1.5,
        supplierId: NCC000001,
        VAT: -1,
        stockMin: 0,
        stockMax: 50,
        sellPrice: 1200,
        buyPrice: 400,
        saleUnitId: THUNG,
        vatReducible: false,
        units: [
          { unitId: THUNG, factor: 24, sellPrice: 27000, buyPrice: 9000, barcode: `2${made}` },
          { unitId: HOP, factor: 6, sellPrice: 7000, buyPrice: 2300 },
        ],
      },
    )
  }

  it('fill what describes them, and are told codes, prices and limits', async () => {
    const both = await prepare()
    const all = [
      expect.stringMatching(/^code2 Mã 2: MOI\d+$/),
      'units.sellPrice Đơn vị phụ · THUNG – Thùng · Giá bán: 27.000',
      costs[1],
      expect.stringMatching(/^units\.barcode Đơn vị phụ · THUNG – Thùng · Mã vạch: 2\d+$/),
      'saleUnitId ĐVT bán: THUNG – Thùng',
      'sellPrice Giá bán: 1.200',
      costs[0],
      'VAT Thuế GTGT %: KCT',
      'vatReducible Được giảm thuế: Không',
      'stockMin Tồn tối thiểu: 0',
      'stockMax Tồn tối đa: 50',
    ]
    expect(await told('Product', both)).toEqual(all)
    await merge('Product', both, {}, false)
    const kept = await trade.info('Product', both.keep)
    expect(kept).toMatchObject({
      name2: 'Tên phụ',
      note: 'Dễ vỡ',
      colour: 'Đỏ',
      weight: 1.5,
      buyPrice: 500,
      sellPrice: 0,
      supplierId: trade.ids['NCC000001'],
      saleUnitId: null,
      stockMin: null,
      stockMax: null,
    })
    expect(kept.units).toMatchObject([
      { unitId: trade.ids['THUNG'], factor: 24, sellPrice: null, buyPrice: null },
      { unitId: trade.ids['HOP'], factor: 6, sellPrice: 7000, buyPrice: 2300 },
    ])
    // The record can be saved as it is.
    await trade.saved('Product', { s_ID: both.keep, version: kept.version, units: kept.units })
  })

  it('tell costs only to who may see them', async () => {
    const both = await prepare()
    const full = { R: true, A: true, U: true, D: true }
    const seeing = await userWith(trade, { Product: full, CostView: { R: true } })
    expect(await told('Product', both, { token: seeing })).toEqual(expect.arrayContaining(costs))
    const blind = await told('Product', both, { token: await userWith(trade, { Product: full }) })
    expect(blind).toContain('sellPrice Giá bán: 1.200')
    expect(blind.join()).not.toMatch(/Giá mua|9\.000|400/)
  })

  it('take over pictures where there are none', async () => {
    const one = { kind: 'files', label: 'product.images', required: false } as const
    expect((registry.lists.get('product')!.fields as Fields)['images']).toMatchObject(one)
    const rules = rulesOfList('product')
    const record = (images: string[]) => ({ ...blank('product'), images })
    const pair = { keep: record([]), remove: record(['a', 'b']) }
    expect(takenOver(rules, pair)['images']).toEqual(['a', 'b'])
    const other = { ...pair, keep: record(['c']) }
    expect(givenUp(rules, takenOver(rules, other), other.remove).map(({ value }) => value)).toEqual([['a', 'b']])
  })
})

const rulesOfList = (list: string) =>
  rulesOf(registry.lists.get(list)!, registry.listSlots[list]!.merging!, { ...defaultSettings })

const blank = (list: string): Anything => ({
  ...Object.fromEntries(Object.keys(registry.lists.get(list)!.fields as Fields).map((name) => [name, null])),
  id: crypto.randomUUID(),
  code: 'A',
  name: 'A',
  note: null,
  active: true,
  version: 1,
})

/** Two values of a field that both say something. */
const samples = ({ kind, choices = [] }: Field): readonly [unknown, unknown] => {
  if (kind === 'flag') return [false, true]
  if (kind === 'choice') return [choices[0]!.value, choices[1]!.value]
  if (kind === 'files' || kind === 'refs') return [['a'], ['b']]
  if (kind === 'integer') return [1, 2]
  return ['text', 'day', 'ref'].includes(kind) ? ['one', 'two'] : [decimal(1), decimal(2)]
}

describe.each(['partner', 'product'])('no field of a %s', (list) => {
  const { fields, children = {} } = registry.lists.get(list)!
  const stored = Object.entries(fields as Fields).filter(
    ([name, field]) => !field.fact && !['code', 'name'].includes(name) && !children[name],
  )
  const { joins = [], alike = [] } = registry.listSlots[list]!.merging!

  it.each([...stored, ['note', { kind: 'text' }] as [string, Field]].filter(([name]) => !joins.includes(name)))(
    'is lost without a word: %s',
    (name, field) => {
      const [own, other] = samples(field)
      for (const value of [own, null]) {
        const pair = { keep: { ...blank(list), [name]: value }, remove: { ...blank(list), [name]: other } }
        const joined = takenOver(rulesOfList(list), pair)
        const lost = givenUp(rulesOfList(list), joined, pair.remove)
        const places = alike.find((names) => names.includes(name)) ?? [name]
        const isHere = places.some((place) => joined[place] === other)
        expect([isHere, lost.map(({ path }) => path[0]![0])]).toEqual(isHere ? [true, []] : [false, [name]])
        // What the one that stays says is never replaced.
        if (value !== null) expect(joined[name]).toEqual(value)
      }
    },
  )
})
