/**
 * Two sellers of one business, each with his own store and his own documents: of what one has made, nothing stands in any
 * answer that the other gets from any call, except in sums (decision 0063).
 */
import { beforeAll, describe, expect, it } from 'vitest'
import { documents } from '#documents/all.ts'
import { functionIds } from '#model/right.ts'
import { isOpen, type AnyCall, type Call } from '#server/call/call.ts'
import { readable } from '#test/fuzz/world/answers.ts'
import { png, type Body, type Filling, type FullSet } from '#test/fuzz/world/filling.ts'
import { fillDocuments } from '#test/fuzz/world/full-documents.ts'
import { fillTenant } from '#test/fuzz/world/full-set.ts'
import { inProcess } from '#test/fuzz/world/in-process.ts'
import { inputsOf, type Sent } from '#test/fuzz/world/inputs.ts'
import { createTestApp, type Anything } from '../../support/app.ts'
import { quarterOf } from '../../support/quarter.ts'

const tenant = 'minhtam'
const test = await createTestApp()
const range = { FromDate: '2000-01-01', ToDate: '2049-12-31', nItem: '1000' }

interface Seller {
  token: string
  set: FullSet
  /** Ids, numbers and texts of what he made. */
  secrets: readonly string[]
}
let admin = ''
let base: FullSet
const sellers: Seller[] = []

const call = async (path: string, body: unknown, token: string, query: Record<string, string> = {}) => {
  const [module, name = ''] = path.split(/\/(.*)/) as [string, string | undefined]
  return test.call(module, name, body, { token, tenant, query })
}
const made = async (path: string, body: object): Promise<string> => {
  const { body: answer } = await call(path, body, admin)
  expect([path, answer.Data?.Description ?? answer.ErrorMessage]).toEqual([path, 'ok'])
  return answer.Data.s_ID
}

/** What is named in documents, for each seller his own. */
const ownRecords = async (at: number, lists: FullSet) => {
  const store = await made('ApiListStore/UpdateDB', { Code: `KHORIENG${at}`, Name: `Kho riêng ${at}` })
  const employee = await made('ApiListEmployee/UpdateDB', { Code: `NVRIENG${at}`, Name: `Nhân viên riêng ${at}` })
  const partner: string[] = []
  const contact: string[] = []
  for (const partnerType of [1, 2]) {
    const Code = `DTRIENG${at}${partnerType}`
    partner.push(await made('Customer/UpdateDB', { Code, Name: `Đối tác riêng ${at} ${partnerType}`, partnerType }))
    const name = { Code: `LH${Code}`, Name: `Liên hệ ${Code}`, Object_ID: partner.at(-1) }
    contact.push(await made('ApiListContact/UpdateDB', { ...lists.bodies['contact'], ...name }))
  }
  return { store: [store, lists.ids['store']![1]!], employee: [employee], partner, contact }
}

const secretsOf = async ({ ids, lines, marker }: FullSet): Promise<string[]> => {
  const found: string[] = [marker]
  for (const { name, wire } of documents) {
    for (const s_ID of ids[name]!) {
      const { body } = await call(`${wire.module}/getInfo`, null, admin, { s_ID })
      found.push(s_ID, body.Data.NumberID)
    }
    found.push(...(lines[name] ?? []))
  }
  return found
}

const seller = async (at: number, marker: string): Promise<Seller> => {
  const own = await ownRecords(at, base)
  const kinds: ReadonlySet<string> = new Set(documents.map(({ right }) => right))
  const permissions = functionIds.map((FuncID) => ({
    FuncID,
    R: true,
    A: true,
    U: true,
    D: true,
    own: kinds.has(FuncID),
  }))
  const groupId = await made('ApiGroupUser/UpdateDB', { Code: `NHOM${at}`, Name: `Nhóm ${at}`, permissions })
  const UserName = `nguoiban${at}`
  const person = { UserName, password: 'matkhau1', groupId, email: `${UserName}@a.vn`, storeIds: [own.store[0]] }
  await made('ApiListUser/UpdateDB', { ...person, employeeId: own.employee[0] })
  const token = await test.signIn(tenant, UserName, 'matkhau1')
  const caller = inProcess(test, { tenant, token })
  const attachment = [await caller.upload(`${marker}.png`, png)]
  const lists = Object.fromEntries(
    Object.entries(base.ids).filter(([name]) => !documents.some((one) => one.name === name)),
  )
  const set: Filling = { ...base, caller, marker, ids: { ...lists, ...own, attachment }, bodies: {}, lines: {} }
  await fillDocuments(set)
  return { token, set, secrets: await secretsOf(set) }
}

beforeAll(async () => {
  await test.makeTenant(tenant)
  admin = await test.signIn(tenant)
  base = await fillTenant(inProcess(test, { tenant, token: admin }), 'QCHUNG')
  for (const [at, marker] of ['QMOTMINH', 'QHAIMINH'].entries()) sellers.push(await seller(at, marker))
}, 120_000)

const isReading = (one: AnyCall): one is Call =>
  !isOpen(one) && !one.writes && !one.upload && !/signOut|ImportTemplate/.test(one.path)

/** What is sent cannot be told by sending it back. */
const told = (text: string, secrets: readonly string[], sent: Sent): string[] => {
  const asked = JSON.stringify([sent.path, sent.query, sent.body])
  return secrets.filter((secret) => text.includes(secret) && !asked.includes(secret))
}

const send = async ({ path, method, query, body }: Sent, token: string) => {
  const [module, name = ''] = path.split(/\/(.*)/) as [string, string | undefined]
  const answer = await test.call(module, name, body, { token, tenant, method, query: { ...query } })
  return { status: answer.status, body: answer.body as Anything, text: readable(answer.raw) }
}

/** What one asks about his own, about the other's, and about all. */
const asked = (one: AnyCall, [mine, other]: readonly [Seller, Seller]): Sent[] => [
  ...inputsOf(one, { ...base, ...withDocuments(mine.set) }),
  ...inputsOf(one, { ...base, ...withDocuments(other.set) }),
  { path: one.path, method: one.method ?? 'POST', query: range, body: null },
]
/** Lists that the sellers share have what the base has. */
const withDocuments = ({ ids, bodies, lines, marker }: FullSet): Partial<FullSet> => ({
  marker,
  ids: { ...base.ids, ...ids },
  bodies: { ...base.bodies, ...bodies },
  lines: { ...base.lines, ...lines },
})

describe.each(quarterOf([0, 1]))('seller %s', (at) => {
  it('sees what he made', async () => {
    const { token, set } = sellers[at]!
    for (const { name, wire } of documents) {
      const { body } = await call(`${wire.module}/getlist`, null, token, range)
      expect([name, body.Data.ListItem.map((row: Anything) => row.s_ID).toSorted()]).toEqual([
        name,
        [...set.ids[name]!].toSorted(),
      ])
    }
  })

  it('is told by no reading call of what the other made', async () => {
    const [me, other] = [sellers[at]!, sellers[1 - at]!]
    const wrong: string[] = []
    for (const one of test.calls.filter(isReading))
      for (const sent of quarterOf(asked(one, [me, other]))) {
        const { status, text } = await send(sent, me.token)
        const found = told(text, other.secrets, sent)
        if (status >= 500 || found.length > 0)
          wrong.push(
            `${sent.path} ${JSON.stringify([sent.query, sent.body]).slice(0, 200)} ${status} ${found.slice(0, 3).join()}`,
          )
      }
    expect(wrong).toEqual([])
    expect(test.faults).toEqual([])
  }, 300_000)

  it('finds with no word what the other made', async () => {
    const [me, other] = [sellers[at]!, sellers[1 - at]!]
    const numbers = other.secrets.filter((secret) => /^[A-Z]+\d*$/.test(secret))
    expect(numbers.length).toBeGreaterThan(20)
    for (const path of test.calls.filter(isReading).flatMap((one) => (/\/getlist$/i.test(one.path) ? [one.path] : [])))
      for (const KeySearch of quarterOf(numbers)) {
        const { body } = await call(path, null, me.token, { ...range, KeySearch })
        const text = JSON.stringify(body.Data?.ListItem ?? [])
        expect([path, KeySearch, other.secrets.filter((secret) => text.includes(secret))]).toEqual([
          path,
          KeySearch,
          [],
        ])
      }
  }, 300_000)
})

describe('what the other made', () => {
  it('is changed by no writing call, and its refusals tell nothing of it', async () => {
    const [me, other] = sellers as [Seller, Seller]
    const modules = new Map(documents.map((one) => [one.wire.module, one]))
    const stored = async () => {
      const all: Body[] = []
      for (const { name, wire } of documents)
        for (const s_ID of other.set.ids[name]!)
          all.push((await call(`${wire.module}/getInfo`, null, admin, { s_ID })).body.Data)
      return all
    }
    const before = await stored()
    const wrong: string[] = []
    for (const one of test.calls.filter((each) => !isReading(each) && !('upload' in each && each.upload))) {
      const [module = ''] = one.path.split('/')
      if (!modules.has(module) || isOpen(one)) continue
      for (const sent of quarterOf(inputsOf(one, { ...base, ...withDocuments(other.set) }))) {
        // New documents would be his own, of the other's store.
        const { status, text } = await send(sent, me.token)
        const found = told(text, other.secrets, sent)
        if (status >= 500 || found.length > 0) wrong.push(`${one.path} ${status} ${found.slice(0, 3).join()}`)
      }
    }
    expect(wrong).toEqual([])
    expect(await stored()).toEqual(before)
    expect(test.faults).toEqual([])
  }, 120_000)
})
