/** What a carrier had collected and not handed over, and what it was owed, before the first parcel (contract system §9.1). */
import { zero } from '#kernel/decimal.ts'
import { defineDocument } from '#model/document.ts'
import { defineShape } from '#model/field.ts'
import { carrierCod, carrierFee, money as move, opening } from '#model/move.ts'
import { once } from '../_shared/orders/becomes.ts'
import { money, ref } from '../_shared/fields.ts'
import { meta } from './meta.ts'

const shape = defineShape({
  fields: {
    carrier: ref('carrier')({ label: 'field.carrier', wire: 'NVC_ID', required: true, becomes: once }),
    cod: money({ label: 'carrier.codOpening', required: true, sign: 'any', becomes: once }),
    fee: money({ label: 'carrier.feeOpening', required: true, sign: 'any', becomes: once }),
  },
  lines: {},
})

export const carrierOpening = defineDocument({
  ...meta,
  table: 'carrier_opening',
  shape,
  opens: true,
  list: { columns: [], sums: [], filters: [] },
  bulk: [],
  form: { main: [], more: [], amounts: [], totals: {}, lines: { family: 'opened', columns: {} } },
  compute: (draft) => draft,
  check: () => [],
  post: ({ carrier, cod, fee }) => [
    ...(cod === zero ? [] : [move(opening, carrierCod(carrier), cod, { column: 'opening' })]),
    ...(fee === zero ? [] : [move(carrierFee(carrier), opening, fee, { column: 'opening' })]),
  ],
  takesStopped: ['carrier'],
  prints: [],
})
