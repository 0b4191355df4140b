/** What is printed on the labels of parcels: one page for each, in the order in which they were asked for. */
import { isStoredId } from '#engine/columns.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { translate } from '#i18n/catalogues.server.ts'
import type { Language } from '#i18n/fill.ts'
import { isBarcodeText } from '#kernel/ean.ts'
import { decimal, toNumber } from '#kernel/decimal.ts'
import { NotFound, Unreadable } from '#kernel/problem.ts'
import { feePayer, feePayers } from '#model/carrier.ts'
import { needs } from '#model/right.ts'
import { body, id, list } from '#model/schema.ts'
import { printSchema } from '#wire/answer-schemas.ts'
import { isObject } from '#wire/values.ts'
import { languageOf } from '../access/auth.ts'
import { readIds } from '../call/batch.ts'
import type { Call, Input } from '../call/call.ts'
import { trackingPath } from './tracking-address.ts'
import { printFrame } from '../calls/print-calls.ts'

const form = 'NHANVANDON'
const MOST = 100
/** Longer codes make bars that are too fine for the width of a label. */
const LONGEST = 24

interface Row {
  id: string
  number: string
  day: string
  bill_number: string | null
  carrier_name: string
  tracking_code: string | null
  receiver_name: string | null
  receiver_phone: string | null
  receiver_address: string | null
  cod_amount: string
  fee_payer: number
  weight: number | null
  length: number | null
  width: number | null
  height: number | null
  note_name: string | null
  tracking_key: Buffer
  store_name: string | null
  store_phone: string | null
  store_address: string | null
  /** In which papers go to the customer. */
  language: string | null
}

const wanted = (ids: readonly string[]) => sql`
select d.id, d.number, d.day, b.number as bill_number, c.name as carrier_name, s.tracking_code, s.receiver_name, s.receiver_phone, s.receiver_address,
  s.cod_amount::text, s.fee_payer, s.weight, s.length, s.width, s.height, s.tracking_key, n.name as note_name, w.name as store_name, w.phone as store_phone, w.address as store_address, p.language
from shipment s join document d on d.tenant_id = s.tenant_id and d.id = s.document_id
join carrier c on c.tenant_id = s.tenant_id and c.id = s.carrier_id
left join document b on b.tenant_id = s.tenant_id and b.id = s.bill_id
left join partner p on p.tenant_id = d.tenant_id and p.id = d.partner_id
left join store w on w.tenant_id = d.tenant_id and w.id = d.store_id
left join carrier_delivery_note n on n.tenant_id = s.tenant_id and n.carrier_id = s.carrier_id and (n.id::text = s.delivery_note or n.code = s.delivery_note)
where ${sql.ours('s')} and s.document_id = any(${ids}::uuid[])`

/** That of all customers, where they have the same; of several the print follows each label. */
const languageOfAll = (rows: readonly Row[]): Language | undefined => {
  const [language, ...others] = new Set(rows.map((row) => row.language))
  return others.length === 0 ? languageOf(language ?? undefined) : undefined
}

/** Without a language of its customer it is in that of whoever prints. */
const labelOf = (
  { settings, tx, language: own }: Scope,
  row: Row,
  { index, origin }: { index: number; origin: string },
) => {
  const language = languageOf(row.language ?? undefined)
  const { companyName, companyPhone, companyAddress, baseCurrency } = settings
  const payer = feePayers.find(({ value }) => value === row.fee_payer)
  const code = row.tracking_code
  return {
    ...(language && { language }),
    isNext: index > 0,
    shipNumber: row.number,
    trackingCode: code ?? row.number,
    // What is no bar code, or none that a scanner reads, stands as text alone.
    barcode: code !== null && code.length <= LONGEST && isBarcodeText(code) ? code : row.number,
    NumberID: row.bill_number ?? '',
    handDate: row.day,
    carrierName: row.carrier_name,
    senderName: companyName || row.store_name,
    senderPhone: row.store_phone || companyPhone,
    senderAddress: row.store_address || companyAddress,
    receiverName: row.receiver_name,
    receiverPhone: row.receiver_phone,
    receiverAddress: row.receiver_address,
    codAmount: toNumber(decimal(row.cod_amount)),
    currencySign: baseCurrency === 'VND' ? 'đ' : baseCurrency,
    feePayerName: payer ? translate(language ?? own, payer.label) : '',
    receiverPays: row.fee_payer === feePayer.receiver,
    weight: row.weight,
    length: row.length,
    width: row.width,
    height: row.height,
    deliveryNoteName: row.note_name,
    trackingPage: settings.labelTracking
      ? `${origin}${trackingPath({ tenant: tx.tenant, key: Buffer.from(row.tracking_key) })}`
      : '',
  }
}

const labels = async (scope: Scope, { body: sent, origin }: Input): Promise<unknown> => {
  const ids = readIds(isObject(sent) ? sent['ids'] : undefined)
  if (ids.length > MOST) throw new Unreadable('unreadable.tooMany', { max: String(MOST) })
  if (!ids.every(isStoredId)) throw new NotFound()
  const rows = await scope.tx.query<Row & Record<string, unknown>>(wanted(ids))
  const found = ids.map((one) => rows.find((row) => row.id === one.toLowerCase()))
  if (found.some((row) => row === undefined)) throw new NotFound()
  const language = languageOfAll(rows)
  return {
    info: {
      ...printFrame(scope, origin),
      ListItem: found.map((row, index) => labelOf(scope, row!, { index, origin })),
    },
    code: form,
    size: 'A6',
    pageHeight: null,
    pageWidth: null,
    ...(language && { language }),
  }
}

export const labelsCall: Call = {
  path: 'Shipping/getPrint',
  about: {
    title: 'api.printParcels',
    takes: body({ ids: list(id, { minItems: 1, maxItems: MOST }) }),
    answers: printSchema,
  },
  demand: needs(['Shipping', 'R']),
  run: labels,
}
