import { day, percent, price, records, ref, text } from '#model/field.ts'

/** More rows than this are no price level any more, but a mistake. */
export const MOST_ROWS = 100_000

const objectFields = {
  partner: ref('partner')({
    label: 'partnerType.customer',
    wire: 'Object_ID',
    required: true,
    missing: 'required.customer',
    narrow: { objType: 'kh' },
  }),
  name: text({ label: 'partnerType.customer', wire: 'Name', fact: true }),
}

/** What the customers of the level pay for a product in a unit; at most one of the last three is given. */
export const rowFields = {
  product: ref('product')({ label: 'product.columnName', wire: 'Product_ID', required: true }),
  productCode: text({ label: 'product.columnCode', wire: 'ProID', fact: true }),
  productName: text({ label: 'product.columnName', wire: 'ProName', fact: true }),
  unit: ref('unit')({ label: 'product.unit', wire: 'unitId', required: true }),
  unitName: text({ label: 'product.unit', wire: 'Unit', fact: true }),
  discountPercent: percent({ label: 'priceLevel.discountPercent', wire: 'f_Discount' }),
  discountAmount: price({ label: 'priceLevel.discountAmount', wire: 'm_Discount' }),
  customPrice: price({ label: 'priceLevel.customPrice', wire: 'm_CustomPrice' }),
}

export const priceLevelFields = {
  fromDate: day({ label: 'coupon.fromDate' }),
  toDate: day({ label: 'coupon.toDate' }),
  objects: records(objectFields)({
    label: 'priceLevel.objects',
    wire: 'Objects',
    knownBy: 'partner',
    max: MOST_ROWS,
  }),
  products: records(rowFields)({
    label: 'priceLevel.products',
    wire: 'Products',
    knownBy: 'product',
    max: MOST_ROWS,
  }),
}
