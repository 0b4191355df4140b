/** The fields of a fee by place and weight (`model/shipping-fees.ts`). */
import { flag, integer, money, ref } from '#model/field.ts'

/** Fees are told for addresses of both divisions: the district says that one is of those before July 2025. */
export const feeFields = {
  province: ref('province')({ label: 'province', wire: 'provinceId' }),
  district: ref('district')({ label: 'district', wire: 'districtId' }),
  village: ref('village')({ label: 'village', wire: 'villageId' }),
  fromWeight: integer({ label: 'shippingFee.fromWeight' }),
  toWeight: integer({ label: 'shippingFee.toWeight', sign: 'positive' }),
  fee: money({ label: 'shippingFee.fee', required: true }),
  minTotal: money({ label: 'shippingFee.minTotal' }),
  freeFee: money({ label: 'shippingFee.freeFee' }),
}

/** A row out of use stays to be used again. */
export const feeActive = flag({ label: 'record.active' })
