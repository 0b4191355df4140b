/** What price levels say of one product, as its page shows it. */
import { day, flag, percent, price, records, ref, text } from '#model/field.ts'

export const levelPrices = records({
  level: ref('priceLevel')({ label: 'priceLevel', wire: 'priceLevelId' }),
  applies: flag({ label: 'hub.appliesNow' }),
  fromDate: day({ label: 'hub.fromDate' }),
  toDate: day({ label: 'hub.toDate' }),
  unitName: text({ label: 'product.unit', wire: 'Unit' }),
  discountPercent: percent({ label: 'hub.levelPercent', wire: 'f_Discount' }),
  discountAmount: price({ label: 'hub.levelAmount', wire: 'm_Discount' }),
  levelPrice: price({ label: 'hub.levelPrice', sign: 'any' }),
})({ label: 'hub.levels' })
