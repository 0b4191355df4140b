/** Two processes on one database: what one of them is told counts in the other at once. */
import { command, type Product } from './product.ts'
import { makeTenant, password } from './shop.ts'
import { tokenOf } from './trial.ts'

interface Asked {
  tenant: string
  token: string
  path: string
  body?: unknown
}

const ask = async ({ url }: Product, { tenant, token, path, body = null }: Asked): Promise<[number, unknown]> => {
  const answer = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'x-tenant': tenant },
    body: JSON.stringify(body),
  })
  const { Data } = (await answer.json()) as { Data: unknown }
  return [answer.status, Data]
}

interface Scene {
  /** One is told, the other is asked. */
  told: Product
  asked: Product
  dataDir: string
  tenant: string
}

const config = 'User/getConfig'

/** The words and what should have come of them. */
type Finding = [what: string, is: unknown, should: unknown]

const sessions = async ({ told, asked, tenant }: Scene): Promise<Finding[]> => {
  const token = await tokenOf({ url: told.url, tenant }, 'quanly')
  const before = await ask(asked, { tenant, token, path: config })
  await ask(told, { tenant, token, path: 'User/signOut' })
  const after = await ask(asked, { tenant, token, path: config })
  return [
    ['a session of one is a session of the other', before[0], 200],
    ['who signed out is out', after[0], 401],
  ]
}

const passwords = async ({ told, asked, tenant }: Scene): Promise<Finding[]> => {
  const changed = `${password}-moi`
  const change = async (product: Product, from: string, to: string): Promise<string> => {
    const token = await tokenOf({ url: product.url, tenant }, 'quanly', from)
    await ask(product, { tenant, token, path: 'User/changePassword', body: { oldPassword: from, newPassword: to } })
    return token
  }
  const other = await tokenOf({ url: asked.url, tenant }, 'quanly')
  await ask(asked, { tenant, token: other, path: config })
  await change(told, password, changed)
  const findings: Finding[] = [
    ['sessions of before a new password are out', (await ask(asked, { tenant, token: other, path: config }))[0], 401],
    ['the old password opens nothing', await tokenOf({ url: asked.url, tenant }, 'quanly'), ''],
  ]
  await change(asked, changed, password)
  return findings
}

const settings = async ({ told, asked, tenant }: Scene): Promise<Finding[]> => {
  const token = await tokenOf({ url: told.url, tenant }, 'quanly')
  await ask(asked, { tenant, token, path: config })
  const companyName = `Công ty đổi tên ở ${told.url}`
  await ask(told, { tenant, token, path: 'User/SaveConfig', body: { companyName } })
  const [, data] = await ask(asked, { tenant, token, path: config })
  return [['a changed setting is seen', (data as { companyName?: string } | null)?.companyName, companyName]]
}

const closing = async ({ told, asked, tenant, dataDir }: Scene): Promise<Finding[]> => {
  const token = await tokenOf({ url: told.url, tenant }, 'quanly')
  const both = async () => [
    (await ask(told, { tenant, token, path: config }))[0],
    (await ask(asked, { tenant, token, path: config }))[0],
  ]
  const open = await both()
  await command('tenant.ts', ['close', tenant], dataDir)
  const closed = await both()
  const entered = await tokenOf({ url: asked.url, tenant }, 'quanly')
  await command('tenant.ts', ['open', tenant], dataDir)
  const reopened = await both()
  return [
    ['an open company answers', open.join(), '200,200'],
    ['a closed company is not found', closed.join(), '404,404'],
    ['nobody enters a closed company', entered, ''],
    ['an opened one answers again', reopened.join(), '200,200'],
  ]
}

/** Last, because it locks the name: ten wrong passwords, in turn to one and the other. */
const guessing = async ({ told, asked, tenant }: Scene): Promise<Finding[]> => {
  for (let guess = 0; guess < 10; guess += 1)
    await tokenOf({ url: (guess % 2 ? told : asked).url, tenant }, 'quanly', `sai-${guess}`)
  const [one, other] = [
    await tokenOf({ url: told.url, tenant }, 'quanly'),
    await tokenOf({ url: asked.url, tenant }, 'quanly'),
  ]
  return [['guesses are counted over both', one + other, '']]
}

/** Problems; a company of its own, so that nobody else is disturbed. */
export const tryTwins = async ([main, second]: readonly [Product, Product], isShort: boolean): Promise<string[]> => {
  const tenant = 'songsinh'
  await makeTenant(main, tenant)
  const first: Scene = { told: main, asked: second, dataDir: main.dataDir, tenant }
  const scenes = isShort ? [first] : [first, { ...first, told: second, asked: main }]
  const findings: Finding[] = []
  for (const scene of scenes)
    for (const part of [sessions, passwords, settings, closing]) findings.push(...(await part(scene)))
  findings.push(...(await guessing(first)))
  return findings
    .filter(([, is, should]) => is !== should)
    .map(([what, is, should]) => `${what}: ${String(is)}, not ${String(should)}`)
}
