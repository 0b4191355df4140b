import {
  choice,
  factor,
  files,
  flag,
  integer,
  money,
  percent,
  price,
  quantity,
  records,
  ref,
  text,
  vat,
} from '#model/field.ts'
import { codeField, nameField } from '../_shared/parts.ts'

export const productTypes = [
  { value: 1, label: 'productType.item' },
  { value: 2, label: 'productType.material' },
  { value: 3, label: 'productType.finished' },
] as const

/** Secondary units: `factor` is the number of base units in one; if the price is empty, it is base price × factor. */
const unitFields = {
  unit: ref('unit')({ label: 'product.secondaryUnit', wire: 'unitId', required: true }),
  factor: factor({ label: 'product.factor', required: true }),
  sellPrice: price({ label: 'product.sellPrice' }),
  buyPrice: price({ label: 'product.buyPrice', cost: true }),
  code: text({ label: 'product.unitCode', max: 50 }),
  barcode: text({ label: 'product.barcode', max: 50 }),
}

const storeFields = {
  store: ref('store')({ label: 'product.store', wire: 'Store_ID', place: 'hidden' }),
  storeName: text({ label: 'product.store', wire: 'StoreName' }),
  onHand: quantity({ label: 'product.onHand', wire: 'QInstock', sign: 'any' }),
  value: money({ label: 'product.stockValue', cost: true, sign: 'any' }),
}

export const productFields = {
  code: codeField('product.code'),
  name: nameField('product.name'),
  name2: text({ label: 'product.name2', max: 250, place: 'more' }),
  code2: text({ label: 'product.code2', max: 50, place: 'more' }),
  productType: choice()({ label: 'product.productType', choices: productTypes }),
  group: ref('productGroup')({ label: 'product.group', wire: 'Group_ID', required: true }),
  unit: ref('unit')({ label: 'product.unit', wire: 'unitId', required: true }),
  unitName: text({ label: 'product.unit', wire: 'Unit', fact: true, place: 'hidden' }),
  units: records(unitFields)({ label: 'product.units', knownBy: 'unit' }),
  // One of the product's own units each; without one, lines begin with the base unit.
  saleUnit: ref('unit')({ label: 'product.saleUnit', wire: 'saleUnitId' }),
  purchaseUnit: ref('unit')({ label: 'product.purchaseUnit', wire: 'purchaseUnitId' }),
  barcode: text({ label: 'product.barcode', max: 50 }),
  sellPrice: price({ label: 'product.sellPrice' }),
  buyPrice: price({ label: 'product.buyPrice', cost: true }),
  vatRate: vat({ label: 'product.vatRate', wire: 'VAT' }),
  vatReducible: flag({ label: 'product.vatReducible' }),
  specification: text({ label: 'product.specification', max: 500, place: 'more' }),
  weight: quantity({ label: 'product.weight', place: 'more' }),
  netWeight: quantity({ label: 'product.netWeight', place: 'more' }),
  shelfLifeDays: integer({ label: 'product.shelfLifeDays', place: 'more' }),
  colour: text({ label: 'product.colour', max: 250, place: 'more' }),
  length: quantity({ label: 'product.length', place: 'more' }),
  width: quantity({ label: 'product.width', place: 'more' }),
  height: quantity({ label: 'product.height', place: 'more' }),
  stockMin: quantity({ label: 'product.stockMin', place: 'more' }),
  stockMax: quantity({ label: 'product.stockMax', place: 'more' }),
  importTax: percent({ label: 'product.importTax', place: 'more' }),
  exportTax: percent({ label: 'product.exportTax', place: 'more' }),
  supplier: ref('partner')({
    label: 'product.supplier',
    wire: 'supplierId',
    narrow: { objType: 'ncc' },
    place: 'more',
  }),
  trackStock: flag({ label: 'product.trackStock', place: 'more' }),
  images: files({ label: 'product.images', max: 5, place: 'more' }),
  attachments: files({ label: 'record.attachments', max: 10, place: 'more' }),
  onHand: quantity({ label: 'product.onHand', sign: 'any', fact: true }),
  costPrice: price({ label: 'product.costPrice', fact: true, cost: true }),
  laterDocuments: integer({ label: 'record.laterDocuments', fact: true, place: 'hidden' }),
  stores: records(storeFields)({ label: 'product.stores', fact: true, knownBy: 'storeName' }),
}
