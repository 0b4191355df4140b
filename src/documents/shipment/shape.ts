/** Vận đơn: a bill on its way with a carrier, as it was agreed when it was handed over. Contract system §9.2. */
import { defineShape } from '#model/field.ts'
import { feePayers } from '#model/carrier.ts'
import { shipmentStateFacts, shipmentStates } from '#model/shipment-state.ts'
import { once } from '../_shared/orders/becomes.ts'
import { choice, day, flag, integer, money, ref, text } from '../_shared/fields.ts'

/** What a bill's delivery says, and a parcel keeps. */
const delivery = {
  receiverName: text({ label: 'delivery.receiverName', becomes: once }),
  receiverPhone: text({ label: 'delivery.receiverPhone', max: 50, becomes: once }),
  receiverAddress: text({ label: 'delivery.receiverAddress', max: 500, becomes: once }),
  province: ref('province')({ label: 'province', wire: 'provinceId', becomes: once }),
  district: ref('district')({ label: 'district', wire: 'districtId', becomes: once }),
  village: ref('village')({ label: 'village', wire: 'villageId', becomes: once }),
  weight: integer({ label: 'delivery.weight', becomes: once }),
  length: integer({ label: 'shipment.length', becomes: once }),
  width: integer({ label: 'shipment.width', becomes: once }),
  height: integer({ label: 'shipment.height', becomes: once }),
  shift: text({ label: 'shipment.shift', wire: 'shiftId', max: 64, becomes: once }),
  paymentOption: text({ label: 'shipment.paymentOption', wire: 'paymentOptionId', max: 64, becomes: once }),
  deliveryNote: text({ label: 'shipment.deliveryNote', wire: 'deliveryNoteId', max: 64, becomes: once }),
  serviceCode: text({ label: 'shipment.serviceCode', max: 50, becomes: once }),
  feePayer: choice()({ label: 'shipment.feePayer', required: true, choices: feePayers, becomes: once }),
  codAmount: money({ label: 'delivery.codAmount', required: true, becomes: once }),
  carrierFee: money({ label: 'shipment.carrierFee', required: true, becomes: once }),
}
export const deliveryNames = Object.keys(delivery) as readonly (keyof typeof delivery)[]

export const shape = defineShape({
  fields: {
    bill: ref('salesBill')({ label: 'field.bill', wire: 'billId', required: true }),
    partner: ref('partner')({ label: 'field.customer', wire: 'Object_ID', required: true, becomes: once }),
    store: ref('store')({ label: 'field.store', wire: 'Store_ID', becomes: once }),
    employee: ref('employee')({ label: 'field.employee', wire: 'employeeId', becomes: once }),
    carrier: ref('carrier')({
      label: 'field.carrier',
      wire: 'NVC_ID',
      required: true,
      missing: 'noCarrier',
      becomes: once,
    }),
    trackingCode: text({ label: 'shipment.trackingCode', max: 50, becomes: once }),
    ...delivery,
    /** What the carrier promised to take when it was handed over: what it takes is `carrierFee`. */
    promisedFee: money({ label: 'shipment.promisedFee', becomes: once }),
    returnFee: money({ label: 'shipment.returnFee', required: true, becomes: once }),
    /** What was agreed, where less or more was collected. */
    codAgreed: money({ label: 'shipment.codAgreed', becomes: once }),
    /** The receiver took a part; the rest comes back. */
    isPartial: flag({ label: 'shipment.isPartial', becomes: once }),
    /** What the carrier is asked to pay for a lost one; empty: nobody has said it yet. */
    claimAmount: money({ label: 'shipment.claimAmount', becomes: once }),
    /** Without 5, which follows from what was settled. */
    shipStatus: {
      ...integer({ label: 'shipment.status', required: true, becomes: once }),
      choices: shipmentStates.map((name) => shipmentStateFacts[name]),
    },
    /** The day on which it was delivered, or came back. */
    deliveredDate: day({ label: 'shipment.deliveredDate', becomes: once }),
    expectedDate: day({ label: 'shipment.expectedDate', becomes: once }),
  },
  lines: {},
})
