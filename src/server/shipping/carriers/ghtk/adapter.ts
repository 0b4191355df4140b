/** Giao Hàng Tiết Kiệm: JSON, a token that does not end, and the code of who made the program. */
import { storedText } from '#engine/stored-text.ts'
import { jsonBody, findTimes } from '../../../asking/writing.ts'
import { refused } from '../../../asking/reading.ts'
import type { OutboundOutcome, OutboundQuestion } from '../../../outbound/question.ts'
import type { CarrierDesk, ParcelRoute, QuotedService, ShippingAdapter } from '../../carrier.ts'
import { estimated } from '../../writing.ts'
import { quotesOf } from '../../quotes.ts'
import { createTimes, quoteTimes } from '../../times.ts'
import { readCancelled, readDone, readEvent, readFound, readLabel, readMade, readPrice, readStatus } from './answers.ts'
import { ghtkOrder, ghtkPrice, isKnownThere, transports, type Transport } from './body.ts'

const hosts = { production: 'services.giaohangtietkiem.vn', sandbox: 'services-staging.ghtklab.com' } as const
const base = '/services'

type Called = Pick<OutboundQuestion, 'action' | 'method' | 'path'> & Partial<OutboundQuestion>

const call = ({ account, ask }: CarrierDesk, question: Called): Promise<OutboundOutcome> =>
  ask({
    times: findTimes,
    ...question,
    origin: account.origin || `https://${hosts[account.environment]}`,
    path: `${base}${question.path}`,
    headers: { Token: account.token, 'X-Client-Source': account.settings['clientSource'] ?? '' },
    secrets: [account.token],
  })

const priceOf = async (desk: CarrierDesk, route: ParcelRoute, transport: Transport) => {
  const query = ghtkPrice(route, transport)
  const path = '/shipment/fee'
  const price = readPrice(await call(desk, { action: 'price', method: 'GET', path, query, times: quoteTimes }))
  if (price === null) return refused(storedText('carrier.goesNotThere', { carrier: 'GHTK' }))
  if ('kind' in price) return price
  const note = isKnownThere(route) ? '' : estimated
  const service: QuotedService = {
    serviceCode: transport,
    name: transports[transport],
    ...price,
    expectedDate: null,
    note,
  }
  return service
}

export const ghtk: ShippingAdapter = {
  name: 'ghtk',
  official: Object.values(hosts),
  async test(desk) {
    return readDone(await call(desk, { action: 'test', method: 'GET', path: '/shipment/list_pick_add' }))
  },
  async quote(desk, route) {
    return quotesOf(await Promise.all((['road', 'fly'] as const).map((transport) => priceOf(desk, route, transport))))
  },
  async create(desk, parcel) {
    const body = jsonBody(ghtkOrder(parcel))
    const query = { ver: '1.5' }
    const path = '/shipment/order/'
    const outcome = await call(desk, { action: 'create', method: 'POST', path, query, body, times: createTimes })
    return readMade(outcome, parcel.key)
  },
  async find(desk, { key }) {
    const path = `/shipment/v2/partner_id:${encodeURIComponent(key)}`
    return readFound(await call(desk, { action: 'find', method: 'GET', path }), key)
  },
  async status(desk, known) {
    const path = `/shipment/v2/${encodeURIComponent(known.trackingCode)}`
    return readStatus(await call(desk, { action: 'status', method: 'GET', path }), known, desk.now())
  },
  async cancel(desk, known) {
    const path = `/shipment/cancel/${encodeURIComponent(known.trackingCode)}`
    return readCancelled(await call(desk, { action: 'cancel', method: 'POST', path, isRepeatable: true }))
  },
  async label(desk, known) {
    const path = `/label/${encodeURIComponent(known.trackingCode)}`
    return readLabel(await call(desk, { action: 'label', method: 'GET', path }), known)
  },
  readEvent,
  eventSecret: null,
}
