/** Giao Hàng Nhanh: JSON, a token that does not end, and the number of the shop. Our number of a parcel is known there. */
import { storedText } from '#engine/stored-text.ts'
import type { ProviderRefusal, Unclear } from '../../../asking/desk.ts'
import { refused, textAt } from '../../../asking/reading.ts'
import { findTimes, jsonBody } from '../../../asking/writing.ts'
import type { OutboundOutcome, OutboundQuestion } from '../../../outbound/question.ts'
import type { CarrierDesk, Parcel, ParcelRoute, QuotedService, ShippingAdapter } from '../../carrier.ts'
import { dayAt } from '../../figures.ts'
import { beyondLimits, estimated } from '../../writing.ts'
import { quotesOf } from '../../quotes.ts'
import { createTimes, quoteTimes } from '../../times.ts'
import {
  readCancelled,
  readDone,
  readEvent,
  readFound,
  readList,
  readMade,
  readPrice,
  readRows,
  readStatus,
} from './answers.ts'
import {
  ghnLimits,
  ghnOrder,
  ghnPrice,
  isBeyondQuotes,
  serviceTypes,
  usualService,
  type GhnPlace,
  type GhnRoute,
} from './body.ts'
import { ghnPlace } from './places.ts'
import { ghnShift } from './shifts.ts'

const hosts = { production: 'online-gateway.ghn.vn', sandbox: 'dev-online-gateway.ghn.vn' } as const
const base = '/shiip/public-api'

type Called = Pick<OutboundQuestion, 'action' | 'path' | 'query' | 'times' | 'isRepeatable'>

/** Without values it is a question of GET. */
const call = ({ account, ask }: CarrierDesk, question: Called, values?: object): Promise<OutboundOutcome> =>
  ask({
    times: findTimes,
    ...question,
    method: values ? 'POST' : 'GET',
    origin: account.origin || `https://${hosts[account.environment]}`,
    path: `${base}${question.path}`,
    ...(values && { body: jsonBody(values) }),
    headers: { Token: account.token, ShopId: account.settings['shopId'] ?? '' },
    secrets: [account.token],
  })

const places = async (desk: CarrierDesk, { from, to }: ParcelRoute): Promise<GhnRoute | ProviderRefusal | Unclear> => {
  const ask = (path: string, query: Record<string, string>) =>
    call(desk, { action: 'places', path: `/master-data${path}`, query, times: quoteTimes })
  const list = async (path: string, query: Record<string, string>) => readRows(await ask(path, query))
  const provinces = readList(await ask('/province', {}))
  if (!Array.isArray(provinces)) return provinces
  const [start, end] = await Promise.all([ghnPlace(list, provinces, from), ghnPlace(list, provinces, to)])
  if (!end) return refused(storedText('carrier.placeUnknown', { carrier: 'GHN', place: to.province }))
  // A place near the shop is no better than the shop's own, which the carrier has.
  return { from: start?.isNear ? null : start, to: end }
}

interface Service {
  type: number
  /** Zero where it was not said. */
  id: number
  name: string
}
const names: Readonly<Record<number, string>> = {
  [serviceTypes.light]: storedText('carrier.service.light'),
  [serviceTypes.heavy]: storedText('carrier.service.heavy'),
}
const usualOf = (route: ParcelRoute): Service[] => {
  const type = usualService(route)
  return [{ type, id: 0, name: names[type]! }]
}

const servicesFor = async (desk: CarrierDesk, route: ParcelRoute, { from, to }: GhnRoute): Promise<Service[]> => {
  if (!from) return usualOf(route)
  const asked = {
    shop_id: Number(desk.account.settings['shopId']),
    from_district: from.district,
    to_district: to.district,
  }
  const question = { action: 'services', path: '/v2/shipping-order/available-services', times: quoteTimes }
  const rows = readRows(await call(desk, { ...question, isRepeatable: true }, asked))
  const services = rows.flatMap((row) => {
    const type = Number(textAt(row, 'service_type_id'))
    return type > 0 ? [{ type, id: Number(textAt(row, 'service_id')), name: textAt(row, 'short_name') }] : []
  })
  return services.length > 0 ? services : usualOf(route)
}

const expected = async (desk: CarrierDesk, { id }: Service, { from, to }: GhnRoute) => {
  if (!id || !from?.ward || !to.ward) return null
  const asked = {
    from_district_id: from.district,
    from_ward_code: from.ward,
    to_district_id: to.district,
    to_ward_code: to.ward,
    service_id: id,
  }
  const question = { action: 'leadTime', path: '/v2/shipping-order/leadtime', times: quoteTimes, isRepeatable: true }
  const [row] = readRows(await call(desk, question, asked))
  return row ? dayAt(row, 'leadtime') : null
}

const isNear = (place: GhnPlace | null): boolean => place === null || place.isNear

const priceOf = async (
  desk: CarrierDesk,
  route: ParcelRoute,
  { ends, service }: { ends: GhnRoute; service: Service },
): Promise<QuotedService | ProviderRefusal | Unclear> => {
  const question = { action: 'price', path: '/v2/shipping-order/fee', times: quoteTimes, isRepeatable: true }
  const [outcome, expectedDate] = await Promise.all([
    call(desk, question, ghnPrice(route, ends, service.type)),
    expected(desk, service, ends),
  ])
  const price = readPrice(outcome)
  if (price.kind !== 'price') return price
  const { kind: _kind, ...amounts } = price
  const note = isNear(ends.to) || isBeyondQuotes(route) ? estimated : ''
  return {
    serviceCode: String(service.type),
    name: service.name || names[service.type] || '',
    ...amounts,
    expectedDate,
    note,
  }
}

const shiftsFor = async (desk: CarrierDesk, { shift }: Parcel): Promise<number[]> => {
  if (!shift) return []
  const question = { action: 'shifts', path: '/v2/shift/date', times: quoteTimes }
  // A parcel without a shift is fetched all the same.
  return ghnShift(readRows(await call(desk, question)), shift)
}

export const ghn: ShippingAdapter = {
  name: 'ghn',
  official: Object.values(hosts),
  async test(desk) {
    return readDone(await call(desk, { action: 'test', path: '/v2/shift/date' }))
  },
  async quote(desk, route) {
    const ends = await places(desk, route)
    if ('kind' in ends) return ends
    const services = await servicesFor(desk, route, ends)
    return quotesOf(await Promise.all(services.map((service) => priceOf(desk, route, { ends, service }))))
  },
  async create(desk, parcel) {
    const refusal = beyondLimits(parcel, ghnLimits)
    if (refusal) return refusal
    const question = { action: 'create', path: '/v2/shipping-order/create', times: createTimes }
    return readMade(await call(desk, question, ghnOrder(parcel, await shiftsFor(desk, parcel))), parcel.key)
  },
  async find(desk, { key }) {
    const question = { action: 'find', path: '/v2/shipping-order/detail-by-client-code', isRepeatable: true }
    return readFound(await call(desk, question, { client_order_code: key }), key)
  },
  async status(desk, known) {
    const question = { action: 'status', path: '/v2/shipping-order/detail', isRepeatable: true }
    return readStatus(await call(desk, question, { order_code: known.trackingCode }), known, desk.now())
  },
  async cancel(desk, known) {
    const question = { action: 'cancel', path: '/v2/switch-status/cancel', isRepeatable: true }
    return readCancelled(await call(desk, question, { order_codes: [known.trackingCode] }), known)
  },
  // The carrier's labels are pages.
  label: null,
  readEvent,
  eventSecret: null,
}
