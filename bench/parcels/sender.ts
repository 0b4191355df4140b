/**
 * Carriers that report, in a process of their own: of each parcel its whole way, and among ten reports one that is forged
 * or was sent before. Its parent sends an order over the channel, and is told what was answered.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { createDice } from '../../scripts/demo/random.ts'
import { carrierFakes, type CarrierName, type CodedState } from '../../test/support/carriers/fakes.ts'

export interface Reported {
  carrier: CarrierName
  key: string
  code: string
}
export interface SenderOrder {
  /** Where each carrier reports. */
  urls: Readonly<Record<CarrierName, string>>
  parcels: readonly Reported[]
  /** The time in which all of it is sent. */
  seconds: number
  seed: number
}
export interface SenderResult {
  sent: number
  /** True reports that were answered otherwise than by 200, and others that were answered otherwise than expected. */
  wrong: string[]
  /** The longest that an answer took, in milliseconds. */
  longest: number
  seconds: number
}

/** Nine true reports; the tenth is none. */
export const way: readonly CodedState[] = [
  'waiting',
  'transit',
  'transit',
  'delivering',
  'failed',
  'delivering',
  'failed',
  'delivering',
  'delivered',
]

interface Report {
  url: string
  body: string
  answers: number
}

const truth = ({ urls }: SenderOrder, parcel: Reported, step: number, at: Date): Report => {
  const { event, codes } = carrierFakes[parcel.carrier]
  return { url: urls[parcel.carrier], body: JSON.stringify(event(parcel, codes[way[step]!], at)), answers: 200 }
}

/** Of others: what was sent before, a wrong token, another carrier's path, no JSON, a parcel that nobody knows. */
const lie = (order: SenderOrder, before: Report, number: number): Report => {
  const { url } = before
  const forged = [
    before,
    { ...before, url: `${url.slice(0, -6)}AAAAAA`, answers: 404 },
    { ...before, url: url.replace(/hooks\/\w+/, '/hooks/manual').replace('//hooks', '/hooks'), answers: 404 },
    before,
    { ...before, body: '<html>', answers: 400 },
    { ...truth(order, { ...order.parcels[0]!, key: `VD9${number}`, code: `LA${number}` }, 8, new Date()) },
  ]
  return forged[number % forged.length]!
}

const reportsOf = (order: SenderOrder): (() => Report)[] => {
  const before = new Map<Reported, Report>()
  const all: (() => Report)[] = []
  for (let step = 0; step <= way.length; step += 1)
    for (const [index, parcel] of order.parcels.entries())
      all.push(() => {
        const report =
          step < way.length ? truth(order, parcel, step, new Date()) : lie(order, before.get(parcel)!, index)
        before.set(parcel, report)
        return report
      })
  return all
}

const send = async (order: SenderOrder): Promise<SenderResult> => {
  const began = performance.now()
  const result: SenderResult = { sent: 0, wrong: [], longest: 0, seconds: 0 }
  const one = async ({ url, body, answers }: Report): Promise<void> => {
    const from = performance.now()
    result.sent += 1
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
    const status = await fetch(url, init).then(
      async (answer) => {
        await answer.arrayBuffer()
        return String(answer.status)
      },
      (error: unknown) => String(error),
    )
    result.longest = Math.max(result.longest, performance.now() - from)
    if (status !== String(answers)) result.wrong.push(`${status} instead of ${answers}`)
  }
  const dice = createDice(order.seed)
  const reports = reportsOf(order)
  const going: Promise<void>[] = []
  for (const [index, report] of reports.entries()) {
    const due = (order.seconds * 1000 * (index + dice.between(0, 99) / 100)) / reports.length
    const wait = began + due - performance.now()
    if (wait > 1) await sleep(wait)
    going.push(one(report()))
  }
  await Promise.all(going)
  return { ...result, seconds: (performance.now() - began) / 1000 }
}

process.on('message', (order: SenderOrder) => void send(order).then((result) => process.send!(result)))
process.on('disconnect', () => process.exit(0))
