/** Eight clerks hand bills over to three carriers, which cut one answer in five and report by themselves. */
import { signIn, type Client } from '../../scripts/client.ts'
import { createDice } from '../../scripts/demo/random.ts'
import type { CarrierName } from '../support/carriers/fakes.ts'
import { sampleCarriers } from '../support/carriers/sample.ts'
import { startCarrier } from '../support/providers/fake-process.ts'
import { newJournal } from './journal.ts'
import { compareParcels, readParcels } from './parcel-checks.ts'
import { handAll, type Handing, type ParcelClerk } from './parcel-clerk.ts'
import { databaseOf, type Product } from './product.ts'
import { password } from './shop.ts'
import {
  lineOf,
  openPlace,
  sellBills,
  workOf,
  type Bill,
  type Place,
  type Size,
  type Undertaking,
} from './undertaking.ts'

type Fake = Awaited<ReturnType<typeof startCarrier>>
const names: readonly CarrierName[] = ['ghn', 'ghtk', 'viettelpost']

const placesOf = async (client: Client): Promise<{ provinceId: string; villageId: string }> => {
  const first = async (path: string, narrow: object): Promise<string> => {
    const { ListItem } = await client.call<{ ListItem: { Id: string }[] }>(`${path}/getList`, {
      query: { scheme: '2', nItem: 1, ...narrow },
    })
    return ListItem[0]!.Id
  }
  const provinceId = await first('ApiListProvince', { KeySearch: 'Hồ Chí Minh' })
  return { provinceId, villageId: await first('ApiListVillage', { KeySearch: 'Bến Thành', provinceId }) }
}

interface Connection {
  fake: Fake
  carrier: string
  /** The path at which it reports. */
  hook: string
}

/** Carriers with which bills can be handed over, and from where to where. */
export const connectCarriers = async ({ product, shop }: Place, fakes: readonly Fake[]) => {
  const client = await signIn({ url: product.url, tenant: shop.tenant }, { userName: 'quanly', password })
  const place = await placesOf(client)
  const address = { address: '12 Lý Thường Kiệt', phone: '024 3936 0000', ...place }
  for (const s_ID of shop.stores) await client.save('ApiListStore', { s_ID, ...address })
  const connected: Connection[] = []
  for (const fake of fakes) {
    const { token, settings } = sampleCarriers[fake.name]
    const record = { Code: fake.name, Name: fake.name, adapter: fake.name, url: fake.origin, token, settings }
    const { s_ID } = await client.save('ApiListCarrier', record)
    const hook = await client.call<{ url: string }>('ApiListCarrier/NewWebhookToken', { body: { s_ID } })
    connected.push({ fake, carrier: s_ID, hook: hook.url })
  }
  const receiver = { receiverName: 'Cô Ba', receiverPhone: '0912 000 002', receiverAddress: '34 Lê Lợi', ...place }
  return { connected, delivery: { type: 2, weight: 1500, feePayer: 1, ...receiver } }
}

const employ = async (place: Place, index: number, { isShort, seed }: Size): Promise<ParcelClerk> => {
  const name = place.shop.clerks[index]!
  const dice = createDice(seed * 200 + index)
  const line = await lineOf(place, name, dice)
  return { name, line, dice, batch: isShort ? 2 : 5, isPatient: index % 2 === 1, doubts: 0 }
}

export const startCarriers = (how: { answerMs: number; cutOneIn: number; seed: number }): Promise<Fake[]> =>
  Promise.all(names.map((name, index) => startCarrier({ name, ...how, seed: how.seed + index })))

const waitingKinds = ['handover', 'carrierEvents', 'parcelNews']

export const openParcels = async (product: Product, tenant: string, size: Size): Promise<Undertaking> => {
  const { count, seed } = size
  const journal = newJournal()
  const fakes = await startCarriers({ answerMs: 300, cutOneIn: 5, seed })
  const place = await openPlace(product, tenant, { dice: createDice(seed), journal })
  const { connected, delivery } = await connectCarriers(place, fakes)
  for (const { fake, hook } of connected) await fake.reportTo(`${product.url}${hook}`)
  const handings = (bills: readonly Bill[], clerk: number): Handing[] =>
    bills.map(({ id, total }, at) => {
      const { carrier } = connected[(at + clerk) % connected.length]!
      return { s_ID: id, delivery: { ...delivery, NVC_ID: carrier, codAmount: total } }
    })
  const bills = await sellBills(place, count)
  const employed = await Promise.all(place.shop.clerks.map((_, index) => employ(place, index, size)))
  const sumOf = async (figure: 'count' | 'unheard'): Promise<number> =>
    (await Promise.all(fakes.map((fake) => fake.count()))).reduce((sum, one) => sum + one[figure], 0)
  return {
    tenant,
    count,
    journal,
    made: () => sumOf('count'),
    work: () => Promise.all(employed.map((clerk, index) => handAll(clerk, handings(bills[index]!, index)))),
    waiting: async () => (await workOf(place, waitingKinds)) + (await sumOf('unheard')),
    async check(verdict, what) {
      const known = await readParcels(databaseOf(product.dataDir).ownerUrl, tenant)
      const heard = await Promise.all(fakes.map(async (fake) => [fake.name, await fake.ask()] as const))
      const there = new Map(heard.map(([name, { kept }]) => [name, kept]))
      const cut = heard.reduce((sum, [, one]) => sum + one.cut, 0)
      const doubts = employed.reduce((sum, one) => sum + one.doubts, 0)
      verdict.note(`${what}: answers of the carriers that were cut / hand-overs in doubt`, `${cut} / ${doubts}`)
      verdict.check(
        `${what}: the carriers' parcels are ours, each bill has one, states and money are theirs`,
        compareParcels(known, there, count),
        `${[...there.values()].map((own) => own.length).join(' + ')} parcels`,
      )
    },
    stop: () => Promise.all(fakes.map((fake) => fake.stop())),
  }
}
