/** A parcel as carriers are told of it: sender, receiver, goods (contract amendments 71). */
import { salesBill } from '#documents/sales-bill/index.ts'
import { isStoredId } from '#engine/columns.ts'
import { wholeScope, type Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { loadDocument } from '#engine/store/store.ts'
import type { StoredOf } from '#engine/stored.ts'
import { multiply, one, zero } from '#kernel/decimal.ts'
import { problem, Refused } from '#kernel/problem.ts'
import { feePayer } from '#model/carrier.ts'
import type { Parcel as CarrierParcel, ParcelParty, PlaceByName } from '../shipping/carrier.ts'
import { carrierPhone } from '../shipping/writing.ts'
import type { Parcel } from './parcel.ts'
import { placesByName, type PlaceIds } from './places.ts'

interface StoreRow {
  code: string
  name: string
  phone: string | null
  address: string | null
  province: string | null
  village: string | null
}

const storeOf = async (scope: Scope, store: string | null): Promise<StoreRow | undefined> => {
  if (!isStoredId(store)) return undefined
  const [found] = await wholeScope(scope).tx.query<StoreRow & Record<string, unknown>>(
    sql`select s.code, s.name, s.phone, s.address, s.province_id as province, s.village_id as village from store s where ${sql.ours('s')} and s.id = ${store}`,
  )
  return found
}

interface Sender {
  code: string
  name: string
  phone: string
  place: PlaceIds
}

/** What the store does not say is that of the company; a commune of the company is none of a store elsewhere. */
const senderOf = async (scope: Scope, store: string | null): Promise<Sender> => {
  const { companyName, companyPhone, companyAddress, companyProvinceId, companyVillageId } = scope.settings
  const found = await storeOf(scope, store)
  const province = found?.province || companyProvinceId
  return {
    code: found?.code ?? '',
    name: found?.name || companyName,
    phone: carrierPhone(found?.phone ?? '') ?? carrierPhone(companyPhone) ?? '',
    place: {
      address: found?.address?.trim() || companyAddress.trim(),
      province,
      district: null,
      village: found?.village || (province === companyProvinceId ? companyVillageId : null),
    },
  }
}

export interface Ends {
  from: PlaceByName & Pick<ParcelParty, 'name' | 'phone'>
  to: PlaceByName
}

/** Where a parcel goes, and from where. Throws Refused if nobody said where it is fetched. */
export const endsOf = async (scope: Scope, store: string | null, receiver: PlaceIds): Promise<Ends> => {
  const sender = await senderOf(scope, store)
  const [from, to] = await placesByName(scope, [sender.place, receiver])
  if (!from!.address || !from!.province) throw new Refused([problem('', 'noSender', { code: sender.code })])
  return { from: { ...from!, name: sender.name, phone: sender.phone }, to: to! }
}

/** The number of the receiver as carriers take it. Throws Refused if there is none. */
const receiverPhoneOf = (text: string | null): string => {
  const phone = carrierPhone(text ?? '')
  if (phone === null) throw new Refused([problem('delivery.receiverPhone', 'phoneInvalid')])
  return phone
}

type Bill = StoredOf<typeof salesBill.shape>

const itemsOf = async (scope: Scope, { lines, exchangeRate }: Bill): Promise<CarrierParcel['items']> => {
  const ids = [...new Set(lines.map(({ product }) => product as string))]
  const rows = await wholeScope(scope).tx.query<{ id: string; code: string; name: string }>(
    sql`select p.id, p.code, p.name from product p where ${sql.ours('p')} and p.id = any(${ids}::uuid[])`,
  )
  const names = new Map(rows.map((row) => [row.id, row]))
  return lines.map((line) => {
    const { code = '', name = '' } = names.get(line.product as string) ?? {}
    const price = multiply(line.unitPrice ?? zero, exchangeRate ?? one, scope.baseCurrency?.decimals ?? 0)
    return { code, name, quantity: line.quantity ?? zero, price }
  })
}

interface Chosen {
  shift: { from: string; to: string } | null
  noteCode: string | null
  noteName: string | null
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** The rows of the carrier that were chosen; a row that is gone asks for nothing. */
const chosenOf = async (scope: Scope, { shift, deliveryNote }: Parcel): Promise<Chosen> => {
  const [wantedShift, wantedNote] = [shift, deliveryNote].map((id) => (isStoredId(id) ? id : null))
  const [row] = await wholeScope(scope).tx.query<Record<string, string | null>>(
    sql`select s.from_time as "from", s.to_time as "to", n.code as "noteCode", n.name as "noteName" from (values (1)) one
left join carrier_shift s on ${sql.ours('s')} and s.id = ${wantedShift}::uuid left join carrier_delivery_note n on ${sql.ours('n')} and n.id = ${wantedNote}::uuid`,
  )
  const { from, to, noteCode = null, noteName = null } = row ?? {}
  return { shift: from && to ? { from, to } : null, noteCode, noteName }
}

/** What the carrier is asked to take; its key is our number. Throws Refused with what it cannot do without. */
export const carrierParcelOf = async (scope: Scope, parcel: Parcel): Promise<CarrierParcel> => {
  const phone = receiverPhoneOf(parcel.receiverPhone)
  const { from, to } = await endsOf(scope, parcel.store, { ...parcel, address: parcel.receiverAddress })
  const bill = (await loadDocument(wholeScope(scope).tx, salesBill, parcel.bill as string)) as Bill | null
  if (!bill) throw new Refused([problem('', 'notFound')])
  const { shift, noteCode, noteName } = await chosenOf(scope, parcel)
  return {
    key: parcel.number,
    from,
    to: { ...to, name: parcel.receiverName ?? '', phone },
    weight: parcel.weight ?? 0,
    length: parcel.length,
    width: parcel.width,
    height: parcel.height,
    cod: parcel.codAmount,
    value: multiply(bill.total ?? zero, bill.exchangeRate ?? one, scope.baseCurrency?.decimals ?? 0),
    feePayer: parcel.feePayer === feePayer.shop ? 'shop' : 'receiver',
    items: await itemsOf(scope, bill),
    serviceCode: parcel.serviceCode,
    shift: shift && { from: minutesOf(shift.from), to: minutesOf(shift.to) },
    deliveryNote: noteCode === null ? null : { code: noteCode, name: noteName ?? '' },
    note: '',
  }
}
