/**
 * `npm run bench workers`: 20-line bills and pages of a list per second with eight clients, with one process of the
 * server and with two, in turn. Each has a database of its own. `ROUNDS=9` takes more turns.
 */
import { openVersion } from './support/versions.ts'
import { median, print, type Line } from './support/table.ts'
import { costOf, dayBefore, openShop, receive, type Shop } from './versions.ts'

const clients = 8
const calls = 96
const rounds = Number(process.env['ROUNDS'] ?? 5)

const bills = async (shop: Shop): Promise<number> => (await costOf(shop, clients, calls, dayBefore(0))).perSecond

const lists = async ({ version }: Shop): Promise<number> => {
  const from = performance.now()
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (let made = 0; made < calls / clients; made += 1) await version.call('Order/getlist?nItem=100')
    }),
  )
  return (calls / (performance.now() - from)) * 1_000
}

/** Bills or lists per second of each, and the median of the ratios of each turn. */
const inTurn = async (what: string, [one, two]: readonly [Shop, Shop], measure: typeof bills): Promise<Line> => {
  const found: [number, number][] = []
  await measure(one)
  await measure(two)
  for (let round = 0; round < rounds; round += 1) {
    const isOdd = round % 2 === 1
    const first = await measure(isOdd ? two : one)
    const second = await measure(isOdd ? one : two)
    found.push(isOdd ? [second, first] : [first, second])
  }
  const [alone, both] = [median(found.map(([a]) => a)), median(found.map(([, b]) => b))]
  const ratio = median(found.map(([a, b]) => b / a))
  const measured = `${ratio.toFixed(2)} × (${alone.toFixed(0)} → ${both.toFixed(0)} per second)`
  return { what, measured, goal: '', met: null }
}

export const benchWorkers = async (): Promise<Line[]> => {
  const [one, two] = [await openVersion('.', { WORKERS: '1' }), await openVersion('.', { WORKERS: '2' })]
  try {
    const shops = [await openShop(one), await openShop(two)] as const
    for (const shop of shops) await receive(shop, dayBefore(0))
    const lines = [
      await inTurn('20-line bills, 8 clients: 2 processes ÷ 1', shops, bills),
      await inTurn('pages of 100 bills, 8 clients: 2 processes ÷ 1', shops, lists),
    ]
    print(lines)
    return lines
  } finally {
    await one.close()
    await two.close()
  }
}
