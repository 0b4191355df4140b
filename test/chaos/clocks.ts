/** The clock of the machine set back an hour, and forward again, while everybody works. */
import { setTimeout as sleep } from 'node:timers/promises'
import { asTenant } from './checks.ts'
import { databaseOf, setClock, type Product } from './product.ts'
import { tokenOf, type Trial } from './trial.ts'

const hourMs = 3_600_000
/** Longer than the product's clock takes to notice. */
const noticeMs = 300

const documentsOf = ({ journal }: Trial): number => journal.entries.length

/** What a person does in that hour: enters, works, leaves. */
const visit = async ({ url }: Product, tenant: string): Promise<string[]> => {
  const token = await tokenOf({ url, tenant }, 'quanly')
  const ask = async (path: string): Promise<number> => {
    const headers = { authorization: `Bearer ${token}`, 'x-tenant': tenant }
    return (await fetch(`${url}/api/${path}`, { method: 'POST', headers })).status
  }
  const statuses = [await ask('User/getConfig'), await ask('User/signOut'), await ask('User/getConfig')]
  return statuses.join() === '200,200,401' ? [] : [`in, out and in again was answered with ${statuses.join(', ')}`]
}

/** When the last sign-in was, by the clock of the application. */
const lastSignIn = async ({ main, shop }: Trial): Promise<number> => {
  const { at } = await asTenant(databaseOf(main.dataDir).ownerUrl, shop.tenant, async (client) => {
    const text = `select at from event where action = 'signIn' order by id desc limit 1`
    return (await client.query<{ at: Date }>(text)).rows[0]!
  })
  return at.getTime()
}

const runsBeside = async (trial: Trial, offsetMs: number): Promise<string[]> => {
  const difference = (await lastSignIn(trial)) - Date.now() - offsetMs
  return Math.abs(difference) < 60_000 ? [] : [`its clock is ${Math.round(difference / 1000)} s beside the wanted time`]
}

/** Problems. Everybody's work goes on; what came of it is looked at in the end, with all the rest. */
export const turnClocks = async (trial: Trial, clockPath: string, rounds: number): Promise<string[]> => {
  const problems: string[] = []
  const known = documentsOf(trial)
  trial.pace.pauseMs = 50
  for (let round = 0; round < rounds; round += 1)
    for (const offset of [-hourMs, 0]) {
      setClock(clockPath, offset)
      await sleep(noticeMs)
      for (const product of trial.products) {
        problems.push(...(await visit(product, trial.shop.tenant)))
        problems.push(...(await runsBeside(trial, offset)))
      }
      await sleep(trial.dice.between(200, 1_500))
    }
  trial.pace.pauseMs = 400
  if (documentsOf(trial) === known) problems.push('nothing was written meanwhile')
  return problems
}
