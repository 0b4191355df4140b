import { factor, integer, price, quantity, ref, text, type Field, type Fields, type SavedValues } from '#model/field.ts'
import type { Fact } from '#model/list.ts'

/** The units of a product for documents and lookups: the base unit first, with all prices filled in. */
const unitShape = {
  unit: ref('unit')({ label: 'product.unit', wire: 'unitId', required: true }),
  unitName: text({ label: 'product.unit', wire: 'Unit', required: true }),
  factor: factor({ label: 'product.factor', required: true }),
  sellPrice: price({ label: 'product.sellPrice', wire: 'Price' }),
  buyPrice: price({ label: 'product.buyPrice', cost: true }),
  code: text({ label: 'product.unitCode' }),
  barcode: text({ label: 'product.barcode' }),
  decimals: integer({ label: 'unit.decimals' }),
} satisfies Fields
export type UnitOfProduct = SavedValues<typeof unitShape>
const units: Field<UnitOfProduct[]> = {
  kind: 'records',
  label: 'product.units',
  required: false,
  fields: unitShape,
}

export const productFacts = {
  // For documents, in addition to the field of the same name.
  unitName: {},
  units,
  branchName: { kind: 'text' },
  onHand: {},
  onHandAt: quantity({ label: 'product.onHand', sign: 'any' }),
  // The current unit cost in the document's store; null if there is no stock.
  costAt: price({ label: 'product.costPrice', cost: true }),
  costPrice: {},
  stores: {},
  laterDocuments: {},
} satisfies Record<string, Fact>
