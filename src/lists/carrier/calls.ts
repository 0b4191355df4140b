/** What may be chosen for a delivery, and the fees of a carrier from a workbook (contract master-data §3). */
import { describe } from '#model/call.ts'
import { needs } from '#model/right.ts'
import {
  asked,
  base64,
  body,
  count,
  flag,
  id,
  list,
  nullable,
  number,
  object,
  oneOf,
  openObject,
  text,
  type AnySchema,
} from '#model/schema.ts'

const rowsWith = <P extends Readonly<Record<string, AnySchema>>>(more: P) =>
  list(
    object({
      Id: id,
      Name: text,
      Code: text,
      Note: nullable(text),
      GroupID: text,
      Ordinal: count,
      Phaithu: number,
      Phaitra: number,
      ...more,
    }),
  )
const read = { method: 'GET', demand: 'signedIn' } as const
const query = [asked('NVC_ID', id)] as const

export const carriersInUse = describe({
  path: 'ApiDeliveryFee/DanhsachNVC',
  about: { query: [asked('all')], answers: rowsWith({ adapter: text, isInternal: flag, active: flag }) },
  ...read,
})
export const shiftsOfCarrier = describe({
  path: 'ApiDeliveryFee/getCagiaohang',
  about: { query, answers: rowsWith({ fromTime: text, toTime: text }) },
  ...read,
})
export const optionsOfCarrier = describe({
  path: 'ApiDeliveryFee/getTuychonthanhtoan',
  about: { query, answers: rowsWith({ feePayer: oneOf(1, 2), collectGoods: flag }) },
  ...read,
})
export const notesOfCarrier = describe({
  path: 'ApiDeliveryFee/getLuuYGiao',
  about: { query, answers: rowsWith({}) },
  ...read,
})

export const importedFees = describe({
  path: 'ApiListCarrier/ImportFees',
  about: {
    takes: body(
      { s_ID: id, fileToBytes: base64 },
      { fileName: text, dryRun: flag, replace: flag, numbers: openObject },
    ),
    answers: object({
      TotalCount: count,
      ListItem: list(object({ rowNumber: count, Description: text })),
      summary: object({ added: count, updated: count, unchanged: count, removed: count }),
      unused: list(text),
    }),
  },
  demand: needs(['Carrier', 'U']),
  writes: true,
  kind: 'import',
  bodyLimit: 14 * 1024 * 1024,
})
