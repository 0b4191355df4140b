/** A product under trial: the clerks at work in it, the journal they write, and the looks taken at the result. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Target } from '../../scripts/client.ts'
import { createDice, type RandomSource } from '../../scripts/demo/random.ts'
import { checkNumbers, compare, readStored } from './checks.ts'
import { work, type Clerk, type Pace } from './clerk.ts'
import { newJournal, type Journal } from './journal.ts'
import { command, databaseOf, type Product } from './product.ts'
import { openShop, password, type Shop } from './shop.ts'

export interface Trial {
  products: readonly Product[]
  main: Product
  shop: Shop
  journal: Journal
  pace: Pace
  dice: RandomSource
  /** Where calls go; the trial may put other lines between. */
  origins: string[]
  /** Fulfilled when all clerks have gone home; rejects when one could not work. */
  work: Promise<unknown>
}

export const newFolder = (): string => mkdtempSync(join(tmpdir(), `vua-chaos-${process.pid}-`))

/** The token of a user: the calls are made by hand, because theirs are not to be repeated by anybody else. */
export const tokenOf = async (place: Target, userName: string, word: string = password): Promise<string> => {
  const answer = await fetch(`${place.url}/api/authtoken`, {
    method: 'POST',
    headers: { 'x-tenant': place.tenant },
    body: new URLSearchParams({ grant_type: 'password', username: userName, password: word }),
  })
  const { access_token: token = '' } = (await answer.json()) as { access_token?: string }
  return token
}

export const headersOf = (tenant: string, token: string) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
  'x-tenant': tenant,
  language: 'vi',
})

const employ = async (
  { main, shop, journal, pace, origins, products }: Omit<Trial, 'work'>,
  { name, seed }: { name: string; seed: number },
): Promise<Clerk> => {
  const token = await tokenOf({ url: main.url, tenant: shop.tenant }, name)
  if (token === '') throw new Error(`${name} could not sign in`)
  const dice = createDice(seed)
  const line = { origins: () => origins, headers: headersOf(shop.tenant, token), dice, journal }
  const printer = { ...line, origins: () => products.map((one) => one.printUrl) }
  return { name, line, printer, shop, dice, pace, own: [], made: 0 }
}

interface Wanted {
  tenant: string
  clerks: number
  seed: number
}

/** Opens the shop and lets the clerks begin. `products`: the first one has the database. */
export const begin = async (products: readonly Product[], { tenant, clerks: count, seed }: Wanted): Promise<Trial> => {
  const main = products[0]!
  const shop = await openShop(main, { tenant, clerks: count })
  const pace: Pace = { pauseMs: 400, isPaused: false, idle: 0, isOver: false }
  const origins = products.map((one) => one.url)
  const trial = { products, main, shop, journal: newJournal(), pace, dice: createDice(seed), origins }
  const clerks = await Promise.all(shop.clerks.map((name, index) => employ(trial, { name, seed: seed * 100 + index })))
  const working = Promise.all(clerks.map(work))
  // Whoever waits for it next hears of a clerk who could not work.
  working.catch(() => {})
  return { ...trial, work: working }
}

const pause = async ({ pace, shop, work: over }: Trial): Promise<void> => {
  pace.isPaused = true
  const allIdle = async (): Promise<void> => {
    while (pace.idle < shop.clerks.length) await sleep(20)
  }
  await Promise.race([allIdle(), over])
}

const verify = async ({ main, shop }: Trial): Promise<string[]> => {
  const { code, said } = await command('ledger.ts', ['verify', shop.tenant], main.dataDir)
  return code === 0 ? [] : said.trim().split('\n')
}

export interface Look {
  documents: number
  differences: string[]
  numbers: string[]
  ledgers: string[]
}

/** While nobody writes: everything that was acknowledged, once and whole; the numbers; the ledgers. */
export const look = async (trial: Trial): Promise<Look> => {
  await pause(trial)
  const { ownerUrl } = databaseOf(trial.main.dataDir)
  const stored = await readStored(ownerUrl, trial.shop.tenant)
  const ledgers = await verify(trial)
  trial.pace.isPaused = false
  return {
    documents: stored.documents.length,
    differences: compare(stored, trial.journal.entries),
    numbers: checkNumbers(stored),
    ledgers,
  }
}

/** The clerks finish what they are at. */
export const finish = async ({ pace, work: over }: Trial): Promise<void> => {
  pace.isOver = true
  await over
}
