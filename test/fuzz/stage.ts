/** The real product in a folder of its own, and tenants of one full set each to be asked for. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { documents } from '#documents/all.ts'
import { systemClock } from '#kernel/clock.ts'
import { openDatabase, type Database } from '#server/database/database.ts'
import { bookModules, listModules, registry, reportModules } from '#server/calls/registry.ts'
import { allCalls } from '#server/routes.ts'
import { createTenant } from '#server/tenant.ts'
import { databaseOf, startProduct, type Part, type Product } from '../chaos/product.ts'
import type { World } from './requests.ts'
import { sendTo, type Doors } from './sending.ts'
import type { Caller, FullSet } from './world/filling.ts'
import { fillTenant } from './world/full-set.ts'
import { multipart } from './world/in-process.ts'

export interface Stage {
  product: Product
  doors: Doors
  owner: Database
  app: Database
  close(): Promise<void>
}

export const openStage = async (folder: string): Promise<Stage> => {
  mkdirSync(join(folder, 'memory'))
  const product = await startProduct({
    dataDir: join(folder, 'data'),
    logPath: join(folder, 'product.log'),
    environment: {
      NODE_OPTIONS: `--import=${new URL('./memory-preload.mjs', import.meta.url).href}`,
      FUZZ_MEMORY: join(folder, 'memory'),
      // All requests are one person's: the limit is what stops him otherwise.
      CALLS_PER_MINUTE: '100000000',
    },
  })
  const { ownerUrl, appUrl } = databaseOf(product.dataDir)
  const open = (url: string) => openDatabase({ url, clock: systemClock, max: 2 })
  const [owner, app] = [open(ownerUrl), open(appUrl)]
  return {
    product,
    doors: { application: Number(new URL(product.url).port), print: Number(new URL(product.printUrl).port) },
    owner,
    app,
    close: async () => {
      await Promise.all([owner.close(), app.close()])
      await product.stop()
    },
  }
}

const password = 'matkhau123'

const signIn = async ({ doors }: Stage, tenant: string, place: string): Promise<string> => {
  const answer = await sendTo(doors)({
    to: 'application',
    method: 'POST',
    url: '/api/authtoken',
    headers: { 'x-tenant': tenant, 'x-forwarded-for': place, 'content-type': 'application/x-www-form-urlencoded' },
    body: Buffer.from(new URLSearchParams({ grant_type: 'password', username: 'admin', password }).toString()),
    writes: false,
    call: 'authtoken',
  })
  const { access_token: token } = JSON.parse(answer!.text) as { access_token?: string }
  if (!token) throw new Error(`Nobody could sign in: ${answer!.text}`)
  return token
}

const callerOf = ({ doors }: Stage, tenant: string, token: string): Caller => {
  const post = async (url: string, type: string, body: Buffer) => {
    const headers = { authorization: `Bearer ${token}`, 'x-tenant': tenant, 'content-type': type }
    const sent = { to: 'application' as const, method: 'POST', url, headers, body, writes: false, call: url }
    const answer = (await sendTo(doors)(sent))!
    const json = JSON.parse(answer.text) as { ErrorCode: number; Data: { errors?: unknown[] } | null }
    if (answer.status !== 200 || json.ErrorCode !== 0 || json.Data?.errors)
      throw new Error(`${url} ${body.toString().slice(0, 500)}: ${answer.text.slice(0, 500)}`)
    return json.Data as never
  }
  return {
    call: (path, body = null, query = {}) =>
      post(
        `/api/${path}?${new URLSearchParams({ ...query }).toString()}`,
        'application/json',
        Buffer.from(JSON.stringify(body)),
      ),
    upload: async (name, bytes) => {
      const { type, body } = multipart(name, bytes)
      return ((await post('/api/File/upload', type, body)) as { id: string }).id
    },
  }
}

/** What the pages post to the print service: every document, and a report. */
const printsOf = async (caller: Caller, set: FullSet): Promise<unknown[]> => {
  const prints: unknown[] = []
  for (const { name, wire } of documents)
    prints.push(await caller.call(`${wire.module}/getPrint`, null, { s_ID: set.ids[name]![0]! }))
  for (const { definition } of reportModules.filter((one) => one.definition.wire.params === 'query')) {
    const range = {
      fromDate: '2000-01-01',
      toDate: '2049-12-31',
      ObjID: set.ids['partner']![0]!,
      ObjectGroup_ID: '',
      nItem: '10',
    }
    prints.push({ code: definition.code, info: await caller.call(definition.wire.path, null, range) })
  }
  return prints
}

const calls = allCalls({ documents, lists: listModules, reports: reportModules, books: bookModules })

export interface Round extends World {
  tenantId: string
  name: string
}

/** A new tenant with one of everything, and its administrator at the door. */
export const openRound = async (stage: Stage, code: string, place: number): Promise<Round> => {
  const name = `Công ty ${code}`
  const { id } = await createTenant(
    stage.owner,
    { clock: systemClock, registry, lists: listModules },
    { code, name, admin: 'admin', password, email: `admin@${code}.vn` },
  )
  const token = await signIn(stage, code, `172.16.${place >> 8}.${place & 255}`)
  const caller = callerOf(stage, code, token)
  const set = await fillTenant(caller, `Q${code.toUpperCase()}Q`)
  return { tenantId: id, name, tenant: code, token, set, calls, prints: await printsOf(caller, set) }
}

export interface Memory {
  rss: number
  heapUsed: number
  /** Of buffers, beside the heap. */
  external: number
}

/** What a program holds after it has thrown away what nobody holds. */
export const memoryOf = async (folder: string, product: Product, part: Part): Promise<Memory & { pid: number }> => {
  const { pid } = product.find(part)!
  const path = join(folder, 'memory', `${pid}.json`)
  rmSync(path, { force: true })
  // What was sent last may still be held by the sockets it came through.
  await sleep(1000)
  process.kill(pid, 'SIGUSR2')
  for (let turn = 0; turn < 200 && !existsSync(path); turn += 1) await sleep(50)
  await sleep(50)
  return { pid, ...(JSON.parse(readFileSync(path, 'utf8')) as Memory) }
}
