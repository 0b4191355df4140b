/** What price levels say of one product, as its page shows it. */
import { day, flag, percent, price, records, ref, text } from '#model/field.ts'

export const levelPrices = records({
  level: ref('priceLevel')({ label: 'hub.level', wire: 'priceLevelId' }),
  unitName: text({ label: 'product.unit', wire: 'Unit' }),
  levelPrice: price({ label: 'hub.levelPrice', sign: 'any' }),
  applies: flag({ label: 'hub.appliesNow' }),
  fromDate: day({ label: 'hub.fromDate' }),
  toDate: day({ label: 'hub.toDate' }),
  discountPercent: percent({ label: 'hub.levelPercent', wire: 'f_Discount' }),
  discountAmount: price({ label: 'hub.levelAmount', wire: 'm_Discount' }),
})({ label: 'hub.levels' })
