/**
 * Calls of parcels that pages make beside those of their lists. Where what is typed has fields of its own, they are
 * given by who reads them.
 */
import { describe } from '#model/call.ts'
import { needs } from '#model/right.ts'
import {
  anything,
  asked,
  base64,
  body,
  count,
  day,
  either,
  flag,
  id,
  integer,
  list,
  moment,
  nullable,
  number,
  object,
  oneOf,
  openObject,
  record,
  text,
  type AnySchema,
} from '#model/schema.ts'
import { parcelTodos } from '#model/shipment-todo.ts'
import { batchKeys, batchRow, confirmed, ofRecord, saveSchema, saveWith } from '../answer-schemas.ts'

type Typed = Readonly<Record<string, AnySchema>>

const figures = {
  count,
  codAmount: number,
  delivered: count,
  deliveredShare: number,
  averageDays: nullable(number),
  codReceivable: number,
  feePayable: number,
}

/** By state and carrier: how many arrive and how soon, and what carriers owe and are owed (contract system §9.2). */
export const parcelOverview = describe({
  path: 'Shipping/overview',
  about: {
    title: 'api.parcelOverview',
    query: [asked('FromDate', day), asked('ToDate', day)],
    answers: object({
      FromDate: day,
      ToDate: day,
      ...figures,
      claims: object({ count, amount: number }),
      statuses: list(object({ shipStatus: integer, shipStatusName: text, count, codAmount: number })),
      carriers: list(object({ NVC_ID: id, Code: text, Name: text, ...figures })),
    }),
  },
  demand: needs(['Shipping', 'R']),
  kind: 'report',
  byReplica: true,
})

const madeRow = { s_ID: id, module: text, NumberID: text, dtDate: day }
const state = { shipStatus: integer, shipStatusName: text }
const finding = object({
  kind: text,
  kindName: text,
  advice: text,
  unit: text,
  expected: number,
  found: number,
  claim: number,
  // Empty: nobody has dealt with it.
  note: text,
})
/** What was agreed, how far it is, its money and its way; values of its delivery stand beside. */
export const wholeParcel = describe({
  path: 'Shipping/getInfo',
  about: {
    query: [ofRecord],
    answers: {
      ...object({
        s_ID: id,
        version: integer,
        shipNumber: text,
        billId: id,
        NumberID: text,
        dtDate: text,
        ObjName: text,
        NVC_ID: id,
        carrierName: text,
        trackingCode: nullable(text),
        trackingUrl: text,
        delivery: openObject,
        receiverName: nullable(text),
        receiverPhone: nullable(text),
        receiverAddress: nullable(text),
        handDate: day,
        deliveredDate: text,
        expectedDate: text,
        ...state,
        next: list(object(state)),
        codAmount: number,
        codDue: number,
        codPaid: number,
        carrierFee: number,
        promisedFee: nullable(number),
        returnFee: number,
        fee: number,
        feePaid: number,
        // The path at which its receiver follows it.
        trackingPage: text,
        isPartial: flag,
        codAgreed: number,
        codReported: nullable(number),
        returns: list(object(madeRow)),
        claimAmount: nullable(number),
        claimPaid: number,
        claims: list(object({ ...madeRow, amount: number })),
        todo: list(oneOf(...parcelTodos)),
        history: list(object({ at: nullable(moment), shipStatus: integer, status: text, note: text, user: text })),
        findings: list(finding),
        vouchers: list(object({ ...madeRow, kind: integer, amount: number })),
      }),
      additionalProperties: true,
    },
  },
  demand: needs(['Shipping', 'R']),
})

export const movedParcel = (typed: Typed) =>
  describe({
    path: 'Shipping/UpdateStatus',
    about: {
      title: 'api.moveParcel',
      takes: body({ s_ID: id }, { ...typed, version: anything }),
      answers: saveSchema,
    },
    demand: needs(['Shipping', 'U']),
    writes: true,
    errorStyle: 'save',
  })

// Not one that `writes`: its answer would be kept for a repeated request, and with it the address.
export const newTrackingPage = describe({
  path: 'Shipping/NewTrackingPage',
  about: { title: 'api.newTrackingPage', takes: body({ s_ID: id }), answers: saveWith({ trackingPage: text }) },
  demand: needs(['Shipping', 'U']),
  errorStyle: 'save',
  logs: true,
  kind: 'save',
})

/** The maximum number of bills that are handed over together (contract amendments 72). */
export const mostHandedOver = 100
const handedBill = body({ s_ID: id }, { delivery: openObject, dtDate: nullable(text) })
const handedRow = object({ s_ID: id, shipNumber: text, NumberID: text, trackingCode: text })
/** One bill, or several; of several, `errList` has those that were refused. */
export const handedOver = describe({
  path: 'Order/ChuyenGiaohang',
  about: {
    title: 'api.handOver',
    takes: either(handedBill, list(handedBill, { minItems: 1, maxItems: mostHandedOver })),
    answers: either(
      saveWith({ s_ID: id, NumberID: text, ListItem: list(handedRow) }),
      object({ TotalCount: count, ListItem: list(handedRow), errList: list(batchRow) }),
    ),
  },
  demand: needs(['Shipping', 'A']),
  writes: true,
  errorStyle: 'save',
})

const openingRow = { s_ID: id, shipNumber: text, NVC_ID: id, carrierName: text, codOpen: number, feeOpen: number }
/** What carriers owed, and were owed, before the first parcel, of which something is open. */
export const openingsOfCarriers = describe({
  path: 'COD/getOpenings',
  about: {
    title: 'api.carrierOpenings',
    query: [asked('NVC_ID', id)],
    answers: object({ TotalCount: count, ListItem: list(object(openingRow)) }),
  },
  demand: needs(['COD', 'R']),
})

const settling = { demand: needs(['COD', 'A']), writes: true, errorStyle: 'save' } as const
const voucherMade = object({ s_ID: id, NumberID: text, NVC_ID: id, shipments: list(id) })
export const settledParcels = (typed: Typed) =>
  describe({
    path: 'COD/Settle',
    about: {
      title: 'api.settleParcels',
      query: [confirmed],
      takes: body(
        { ids: list(id, { minItems: 1, maxItems: 500 }) },
        { ...typed, amounts: record(number), confirm: list(text) },
      ),
      answers: either(saveWith({}), object({ ...batchKeys, vouchers: list(voucherMade) })),
    },
    ...settling,
  })

const matchedRow = object({
  s_ID: id,
  shipNumber: text,
  trackingCode: text,
  cod: number,
  codExpected: number,
  fee: nullable(number),
  feeExpected: number,
})
export const settledFile = (typed: Typed) =>
  describe({
    path: 'COD/ImportFile',
    about: {
      title: 'api.importSettlement',
      query: [confirmed],
      takes: body({ fileToBytes: base64 }, { fileName: text, NVC_ID: id, dryRun: flag, confirm: list(text), ...typed }),
      answers: either(
        saveWith({}),
        object({
          TotalCount: count,
          matched: list(matchedRow),
          differences: list(object({ row: count, trackingCode: text, code: text, Description: text })),
          vouchers: list(voucherMade),
        }),
      ),
    },
    ...settling,
  })

/** What bringing goods costs, by the table of the business itself. */
export const ownFee = (typed: Typed) =>
  describe({
    path: 'Order/TinhPVC_Noibo',
    about: {
      takes: body({}, typed),
      answers: object({ Description: text, weight: number, shippingFee: number }),
    },
    demand: needs(['Order', 'R']),
  })
const service = object({
  serviceCode: text,
  Name: text,
  fee: number,
  insuranceFee: number,
  codFee: number,
  otherFee: number,
  total: number,
  // Empty: nothing is promised.
  expectedDate: text,
  Note: text,
})
export const feesOfCarrier = (typed: Typed) =>
  describe({
    path: 'Order/TinhPVC_NVC',
    about: {
      takes: body({}, typed),
      answers: object({ Description: text, weight: number, ListItem: list(service) }),
    },
    demand: needs(['Order', 'R']),
  })
