/** What is sent to the calls about prices: proposals, price levels, coupons. */
import { prices } from './filling.ts'
import { first, type Part, type Parts } from './parts.ts'

const pages = 'ApiListPriceLevel'
const formula =
  (over: object): Parts =>
  (set): Part[] =>
    [true, false].map((dryRun) => ({
      body: {
        s_ID: first(set, 'priceLevel'),
        Group_ID: first(set, 'productGroup'),
        base: 'sellPrice',
        percent: 5,
        amount: 100,
        roundTo: 100,
        addMissing: true,
        dryRun,
        ...over,
      },
    }))

export const priceParts: Readonly<Record<string, Parts>> = {
  'Product/getPrice': (set) =>
    ['1', '2'].map((iType) => ({
      query: {
        Product_ID: first(set, 'product'),
        unitId: first(set, 'unit'),
        Object_ID: set.ids['partner']![Number(iType) - 1]!,
        iType,
      },
    })),
  'Product/getPrices': (set) =>
    ['1', '2'].map((iType) => ({
      query: { Object_ID: set.ids['partner']![Number(iType) - 1]!, iType },
      body: { items: [{ Product_ID: first(set, 'product'), unitId: first(set, 'unit') }] },
    })),
  'Product/getTaken': (set) =>
    ['1', '2'].map((iType) => ({
      query: {
        Object_ID: set.ids['partner']![Number(iType) - 1]!,
        iType,
        s_ID: first(set, iType === '1' ? 'salesBill' : 'purchaseReceipt'),
      },
    })),
  [`${pages}/getHead`]: (set) => [{ query: { s_ID: first(set, 'priceLevel') } }],
  [`${pages}/getRows`]: (set) => {
    const query = { s_ID: first(set, 'priceLevel') }
    const narrowed = { CurrentIndex: '0', nItem: '10', KeySearch: set.marker, Group_ID: first(set, 'productGroup') }
    return [{ query }, { query: { ...query, ...narrowed, ruled: 'True' } }]
  },
  [`${pages}/getOfProduct`]: (set) => [{ query: { Product_ID: first(set, 'product') } }],
  [`${pages}/ExportItem`]: (set) => [{ query: { s_ID: first(set, 'priceLevel') } }],
  [`${pages}/UpdateRows`]: (set) => {
    const row = { Product_ID: first(set, 'product'), unitId: first(set, 'unit'), m_CustomPrice: prices.sale }
    const level = { s_ID: first(set, 'priceLevel') }
    // What is sent again and again must be answered the same each time: the first is refused, the second changes nothing.
    return [{ body: { ...level, Products: [row] } }, { body: { ...level, Products: [], removed: [level.s_ID] } }]
  },
  [`${pages}/ApplyFormula`]: (set) => [...formula({})(set), ...formula({ base: 'costPrice', Group_ID: '' })(set)],
  'Order/CheckCoupon': (set) => [
    {
      body: {
        couponCode: set.bodies['coupon']!['Code'],
        Object_ID: first(set, 'partner'),
        dtDate: set.today,
        goodsAmount: prices.sale,
        lines: [{ Product_ID: first(set, 'product'), Total: prices.sale }],
      },
    },
  ],
}
