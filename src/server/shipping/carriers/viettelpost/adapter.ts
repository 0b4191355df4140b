/**
 * Viettel Post: JSON, and a token that is had in two steps. What became of a parcel is asked by sending it again: its
 * number is unique there, and the refusal names what it is known as.
 */
import type { ProviderRefusal, Unclear } from '../../../asking/desk.ts'
import { askSigned, type SignIn } from '../../../asking/signed.ts'
import { findTimes, jsonBody } from '../../../asking/writing.ts'
import type { OutboundOutcome, OutboundQuestion } from '../../../outbound/question.ts'
import type { CarrierDesk, MadeParcel, Parcel, ShippingAdapter } from '../../carrier.ts'
import { createTimes, quoteTimes } from '../../times.ts'
import {
  asFound,
  eventSecret,
  isTokenRefused,
  readCancelled,
  readDone,
  readEvent,
  readMade,
  readQuotes,
  readToken,
} from './answers.ts'
import { viettelpostOrder, viettelpostPrice } from './body.ts'

const hosts = { production: 'partner.viettelpost.vn', sandbox: 'partnerdev.viettelpost.vn' } as const

const originOf = ({ account }: CarrierDesk): string => account.origin || `https://${hosts[account.environment]}`

const signIn =
  (desk: CarrierDesk): SignIn =>
  async () => {
    const { token: password, settings } = desk.account
    const body = jsonBody({ USERNAME: settings['username'] ?? '', PASSWORD: password })
    const common = { method: 'POST', origin: originOf(desk), body, isAnswerSecret: true, isRepeatable: true } as const
    const question = { ...common, action: 'signIn', times: findTimes }
    const short = readToken(await desk.ask({ ...question, path: '/v2/user/Login', secrets: [password] }))
    if (short.kind !== 'token') return short
    const secrets = [password, short.text]
    return readToken(
      await desk.ask({ ...question, path: '/v2/user/ownerconnect', headers: { Token: short.text }, secrets }),
    )
  }

type Called = Pick<OutboundQuestion, 'action' | 'path' | 'body' | 'times' | 'isRepeatable'>
type Answered = OutboundOutcome | ProviderRefusal | Unclear

const call = (desk: CarrierDesk, question: Called): Promise<Answered> =>
  askSigned(desk, 'viettelpost', {
    signIn: signIn(desk),
    isRefused: isTokenRefused,
    ask: (token) =>
      desk.ask({
        times: findTimes,
        ...question,
        method: question.body ? 'POST' : 'GET',
        origin: originOf(desk),
        headers: { Token: token },
        secrets: [token, desk.account.token],
      }),
  })
const isOutcome = (one: Answered): one is OutboundOutcome => one.kind === 'answered' || one.kind === 'failed'

/** Undefined: it could not sign in, so nothing was sent. */
const send = async (
  desk: CarrierDesk,
  parcel: Parcel,
  action: 'create' | 'find',
): Promise<{ isSent: boolean; outcome: MadeParcel | ProviderRefusal | Unclear }> => {
  const question = { action, path: '/v2/order/createOrderNlp', body: jsonBody(viettelpostOrder(parcel)) }
  const answered = await call(desk, { ...question, times: createTimes })
  if (!isOutcome(answered)) return { isSent: false, outcome: answered }
  return { isSent: true, outcome: readMade(answered, parcel.key) }
}

export const viettelpost: ShippingAdapter = {
  name: 'viettelpost',
  official: Object.values(hosts),
  async test(desk) {
    const answered = await call(desk, { action: 'test', path: '/v2/user/listInventory' })
    return isOutcome(answered) ? readDone(answered) : answered
  },
  async quote(desk, route) {
    const body = jsonBody(viettelpostPrice(route))
    const question = { action: 'price', path: '/v2/order/getPriceAllNlp', body, times: quoteTimes, isRepeatable: true }
    const answered = await call(desk, question)
    return isOutcome(answered) ? readQuotes(answered, desk.now()) : answered
  },
  async create(desk, parcel) {
    return (await send(desk, parcel, 'create')).outcome
  },
  async find(desk, parcel) {
    const { isSent, outcome } = await send(desk, parcel, 'find')
    if (isSent) return asFound(outcome)
    return { kind: 'unclear', fate: 'answered' }
  },
  // The carrier has no question for that.
  status: null,
  async cancel(desk, { trackingCode }) {
    const body = jsonBody({ TYPE: 4, ORDER_NUMBER: trackingCode, NOTE: 'Hủy đơn' })
    const answered = await call(desk, { action: 'cancel', path: '/v2/order/UpdateOrder', body, isRepeatable: true })
    return isOutcome(answered) ? readCancelled(answered) : answered
  },
  // The carrier's labels are pages.
  label: null,
  readEvent,
  eventSecret,
}
