import { factor, integer, price, ref, text, type Fields } from '#model/field.ts'
import type { Fact } from '#model/list.ts'

/** A product's units for documents and lookups: the base unit first, prices filled in. */
const unitShape = {
  unit: ref('unit')({ label: 'product.unit', wire: 'unitId' }),
  unitName: text({ label: 'product.unit', wire: 'Unit' }),
  factor: factor({ label: 'product.factor' }),
  sellPrice: price({ label: 'product.sellPrice', wire: 'Price' }),
  buyPrice: price({ label: 'product.buyPrice', cost: true }),
  barcode: text({ label: 'product.barcode' }),
  decimals: integer({ label: 'unit.decimals' }),
} satisfies Fields

export const productFacts = {
  // Beside the field of that name: what a document may be written in.
  unitName: {},
  unitDecimals: { kind: 'integer' },
  units: { kind: 'records', fields: unitShape },
  branchName: { kind: 'text' },
  onHand: {},
  onHandAt: { kind: 'quantity' },
  // What a unit costs now in the store a document is of; nothing there, nothing to compare a price with.
  costAt: { kind: 'price', cost: true },
  costPrice: {},
  stores: {},
} satisfies Record<string, Fact>
