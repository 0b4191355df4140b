/** Parcels of two carriers, of which the first was delivered, and what is sent to the calls about them. */
import { keep, prices, type Body, type Filling } from './filling.ts'
import { first, type Parts } from './parts.ts'

const deliveryOf = ({ ids, marker }: Pick<Filling, 'ids' | 'marker'>, at: 0 | 1): Body => ({
  type: 2,
  NVC_ID: ids['carrier']![at],
  receiverName: `${marker} nhận`,
  receiverPhone: '0912000004',
  receiverAddress: `${marker} đường`,
  provinceId: ids['province']![0],
  feePayer: 1,
  codAmount: 1000,
  carrierFee: 700,
  note: marker,
})

const delivered = 4

export const fillParcels = async (set: Filling): Promise<void> => {
  const { ids, caller, today } = set
  for (const at of [0, 1] as const) {
    const line = { Product_ID: ids['product']![0], unitId: ids['unit']![0], Qty: 1, Price: prices.sale }
    const delivery = deliveryOf(set, at)
    const sold = { dtDate: today, Object_ID: ids['partner']![0], Store_ID: ids['store']![0], delivery, lines: [line] }
    const bill = await caller.call('Order/UpdateDB', sold)
    keep(set, 'salesBill', bill.s_ID, sold)
    const handing = { s_ID: bill.s_ID, dtDate: today, delivery }
    keep(set, 'shipment', (await caller.call('Order/ChuyenGiaohang', handing)).s_ID, handing)
  }
  // More than was promised, so that something is found.
  const done = { s_ID: ids['shipment']![0], shipStatus: delivered, date: today, carrierFee: 900 }
  await caller.call('Shipping/UpdateStatus', done)
}

const carrierParts: Parts = (set) => [{ query: { NVC_ID: first(set, 'carrier') } }]
const ofCarrier: Parts = (set) => [{ body: { s_ID: first(set, 'carrier') } }]
const range = { FromDate: '2000-01-01', ToDate: '2049-12-31' }
const listed: Parts = (set) => [{ query: range }, { query: { ...range, NVC_ID: first(set, 'carrier') } }]

const quoted: Parts = ({ ids }) => [
  {
    body: {
      NVC_ID: ids['carrier']![0],
      Store_ID: ids['store']![0],
      provinceId: ids['province']![0],
      villageId: ids['village']![0],
      weight: 500,
      TotalTax: prices.sale,
    },
  },
]

export const parcelParts: Readonly<Record<string, Parts>> = {
  'Shipping/getlist': listed,
  'Shipping/ExportList': listed,
  'Shipping/getInfo': (set) => [{ query: { s_ID: first(set, 'shipment') } }],
  'Shipping/getPrint': (set) => [{ body: { ids: set.ids['shipment'] } }],
  'Shipping/overview': () => [{ query: range }],
  'Shipping/UpdateStatus': (set) => [
    { body: { s_ID: first(set, 'shipment'), shipStatus: 2, date: set.today, note: set.marker } },
  ],
  'COD/getlist': listed,
  'COD/ExportList': listed,
  'CarrierCheck/getlist': listed,
  'CarrierCheck/ExportList': listed,
  'CarrierCheck/Settle': (set) => [{ body: { ids: [`${first(set, 'shipment')}:feeHigher`], note: set.marker } }],
  'COD/Settle': (set) => [
    { body: { ids: [first(set, 'shipment')], fundId: first(set, 'fund'), dtDate: set.today, kind: 1 } },
  ],
  // The bill has its parcel: what is sent again and again must be answered the same each time.
  'Order/ChuyenGiaohang': (set) => [{ body: set.bodies['shipment'] }, { body: [set.bodies['shipment']] }],
  'Order/TinhPVC_NVC': quoted,
  'Order/TinhPVC_Noibo': quoted,
  'ApiDeliveryFee/getCagiaohang': carrierParts,
  'ApiDeliveryFee/getLuuYGiao': carrierParts,
  'ApiDeliveryFee/getTuychonthanhtoan': carrierParts,
  'ApiListCarrier/ExportFees': (set) => [{ query: { s_ID: first(set, 'carrier') } }],
  'ApiListCarrier/NewWebhookToken': ofCarrier,
  'ApiListCarrier/TestConnection': ofCarrier,
}
