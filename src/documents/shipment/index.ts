import { defineDocument } from '#model/document.ts'
import { numberColumn } from '../_shared/columns.ts'
import { meta } from './meta.ts'
import { check, compute, derive, post, touchesNothing } from './rules.ts'
import { shape } from './shape.ts'

export const shipment = defineDocument({
  ...meta,
  table: 'shipment',
  shape,
  ownDays: true,
  describes: ['cod'],
  list: { columns: [numberColumn], sums: [], filters: [], search: ['trackingCode', 'receiverName', 'receiverPhone'] },
  bulk: [],
  form: { main: [], more: [], amounts: [], totals: {}, lines: { family: 'shipped', columns: {} } },
  compute,
  check,
  post,
  touchesNothing,
  followed: { derive },
  follows: [
    {
      of: 'salesBill',
      head: 'bill',
      blocks: true,
      refusesDelete: 'handedOver',
      refusesCancel: 'handedOver',
      partner: { otherwise: 'billOfOther' },
    },
  ],
  // What was sold is brought, whatever was stopped since; but not by a carrier that is used no more.
  takesStopped: ['partner', 'store', 'employee', 'province', 'district', 'village'],
  prints: [],
})
