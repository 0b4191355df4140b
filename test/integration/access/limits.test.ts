/** Users limited to stores and to their own documents: what they see, write and are told, through every call (decision 0063). */
import { beforeAll, describe, expect, it } from 'vitest'
import { documents } from '#documents/all.ts'
import { functionIds } from '#model/right.ts'
import { wireName, type Fields } from '#model/field.ts'
import { verifyLedgers } from '#engine/ledger/verify.ts'
import { isOpen, type Call } from '#server/call/call.ts'
import { readable } from '#test/fuzz/world/answers.ts'
import type { FullSet } from '#test/fuzz/world/filling.ts'
import { fillTenant } from '#test/fuzz/world/full-set.ts'
import { inProcess } from '#test/fuzz/world/in-process.ts'
import { inputsOf, type Sent } from '#test/fuzz/world/inputs.ts'
import { inside } from '../../../scripts/lib/inside.ts'
import { createTestApp, type Anything } from '../../support/app.ts'
import { quarterOf } from '../../support/quarter.ts'

const test = await createTestApp()
let set: FullSet
let tenantId = ''
let admin = ''
let limited = ''
let group = ''

const full = { R: true, A: true, U: true, D: true }
const range = { FromDate: '2000-01-01', ToDate: '2049-12-31', nItem: '1000' }

/** A user with every right, of these stores only. */
const userOf = async (name: string, body: object): Promise<string> => {
  const saved = await test.call(
    'ApiListUser',
    'UpdateDB',
    { UserName: name, password: 'matkhau1', groupId: group, email: `${name}@minhtam.vn`, ...body },
    { token: admin },
  )
  expect(saved.body.Data.Description).toBe('ok')
  return test.signIn('minhtam', name, 'matkhau1')
}

const send = async ({ path, method, query, body }: Sent, token: string) => {
  const [module, name = ''] = path.split(/\/(.*)/) as [string, string | undefined]
  const answer = await test.call(module, name, body, { token, method, query: { ...query } })
  return { status: answer.status, body: answer.body, text: readable(answer.raw) }
}

const listed = async (module: string, token: string, query: object = {}): Promise<Anything[]> =>
  (await test.call(module, 'getlist', null, { token, query: { ...range, ...query } })).body.Data.ListItem

const withStore = documents.filter(({ shape }) => 'store' in shape.fields)

beforeAll(async () => {
  tenantId = (await test.makeTenant('minhtam')).id
  admin = await test.signIn('minhtam')
  set = await fillTenant(inProcess(test, { tenant: 'minhtam', token: admin }), 'QMINEQ')
  const permissions = functionIds.map((FuncID) => ({ FuncID, ...full }))
  const made = await test.call('ApiGroupUser', 'UpdateDB', { Code: 'K', Name: 'K', permissions }, { token: admin })
  group = made.body.Data.s_ID
  limited = await userOf('khohai', { storeIds: [set.ids['store']![1]] })
})

describe('limited to the second store', () => {
  it('lists the documents of this store, transfers to it, and those without a store', async () => {
    const wrong: string[] = []
    let hidden = 0
    for (const { name, wire, shape } of withStore) {
      const all = await listed(wire.module, admin)
      const seen = new Set((await listed(wire.module, limited)).map((row) => row.s_ID))
      for (const { s_ID } of all) {
        const { body } = await test.call(wire.module, 'getInfo', null, { token: admin, query: { s_ID } })
        const storeName = wireName('store', (shape.fields as Fields)['store']!)
        const stores = [body.Data[storeName], body.Data.toStoreId]
        const isMine = !stores[0] || stores.includes(set.ids['store']![1])
        if (!isMine) hidden += 1
        if (seen.has(s_ID) !== isMine) wrong.push(`${name} ${body.Data.NumberID}`)
        const own = await test.call(wire.module, 'getInfo', null, { token: limited, query: { s_ID } })
        if ((own.body.ErrorCode === 0) !== isMine) wrong.push(`${name}/getInfo ${own.raw.slice(0, 80)}`)
      }
    }
    expect(wrong).toEqual([])
    expect(hidden).toBeGreaterThan(8)
  })

  it('the sums of every list are those of its rows', async () => {
    for (const { wire, list, shape } of documents) {
      const { body } = await test.call(wire.module, 'getlist', null, { token: limited, query: range })
      const { ListItem: rows, arrSUM: sums, TotalCount: count } = body.Data
      expect(count, wire.module).toBe(rows.length)
      const summed = rows.filter((row: Anything) => ![3, 4].includes(row.iStat))
      list.sums.forEach((name, index) => {
        const field = (shape.fields as Fields)[name]
        const column = list.columns.find(({ key }) => key === name)
        if (!column) return
        const wireOf = column.wire ?? (field ? wireName(name, field) : name)
        const total = summed.reduce((sum: number, row: Anything) => sum + Number(row[wireOf] ?? 0), 0)
        expect(sums[index].Total, `${wire.module} ${name}`).toBeCloseTo(total, 4)
      })
    }
  })

  it('no call tells the number of a document of another store', async () => {
    const secret = new Set<string>()
    for (const { wire } of withStore) {
      const mine = new Set((await listed(wire.module, limited)).map((row) => row.s_ID))
      for (const row of await listed(wire.module, admin)) if (!mine.has(row.s_ID)) secret.add(row.NumberID)
    }
    expect(secret.size).toBeGreaterThan(8)
    const wrong: string[] = []
    const reading = test.calls.filter(
      (call): call is Call =>
        !isOpen(call) && !call.writes && !call.upload && !/signOut|ImportTemplate|getSample/.test(call.path),
    )
    // Which documents are his is decided at the same place for all calls; limited-pairs.test.ts asks every call.
    for (const call of quarterOf(reading, ({ path }) => path.split('/')[0]!))
      for (const sent of quarterOf(inputsOf(call, set))) {
        const { status, text } = await send(sent, limited)
        const told = [...secret].filter((number) => text.includes(number))
        if (status >= 500 || told.length > 0)
          wrong.push(`${call.path} ${JSON.stringify(sent.query)} ${status} ${told.join()}`)
      }
    expect(wrong).toEqual([])
    expect(test.faults).toEqual([])
  }, 120_000)
})

const storeAt = (index: number): string => set.ids['store']![index]!
const said = async (module: string, name: string, body: unknown, token: string): Promise<string> => {
  const { body: answer } = await test.call(module, name, body, { token })
  return answer.Data?.ListItem?.[0]?.Description || answer.Data?.Description || answer.Message || answer.ErrorMessage
}
const bill = (store: string) => ({
  ...set.bodies['otherIn'],
  s_ID: undefined,
  NumberID: undefined,
  Store_ID: store,
})

describe('writing', () => {
  it('goes into his own store only', async () => {
    expect(await said('OtherImport', 'UpdateDB', bill(storeAt(1)), limited)).toBe('ok')
    expect(await said('OtherImport', 'UpdateDB', bill(storeAt(0)), limited)).toContain('không được làm việc với kho')
  })

  it('a document of another store cannot be changed, cancelled or deleted', async () => {
    const id = set.ids['otherIn']![0]!
    const before = await test.call('OtherImport', 'getInfo', null, { token: admin, query: { s_ID: id } })
    for (const [name, body] of [
      ['UpdateDB', { s_ID: id, Description: 'của tôi' }],
      ['DeleteDB', [id]],
      ['Huy', [id]],
    ] as const)
      expect(await said('OtherImport', name, body, limited), name).not.toBe('ok')
    const after = await test.call('OtherImport', 'getInfo', null, { token: admin, query: { s_ID: id } })
    expect(after.body.Data).toEqual(before.body.Data)
  })

  it('a transfer is seen where the goods arrive, and changed where they leave', async () => {
    const lines = [{ Product_ID: set.ids['product']![0], unitId: set.ids['unit']![0], Qty: 1 }]
    const make = (from: number, to: number) => ({
      Store_ID: storeAt(from),
      toStoreId: storeAt(to),
      dtDate: set.today,
      lines,
    })
    const made = await test.call('Trans', 'UpdateDB', make(0, 1), { token: admin })
    const id = made.body.Data.s_ID
    const info = await test.call('Trans', 'getInfo', null, { token: limited, query: { s_ID: id } })
    expect(info.body.Data.toStoreId).toBe(storeAt(1))
    expect(await said('Trans', 'DeleteDB', [id], limited)).toContain('không được làm việc với kho')
    expect(await said('Trans', 'UpdateDB', { s_ID: id, Description: 'x' }, limited)).toContain('không được')
    expect(await said('Trans', 'UpdateDB', make(1, 0), limited)).toBe('ok')
  })

  it('offers his stores, and all of them as the goal of a transfer', async () => {
    const codes = async (name: string, query: Record<string, string> = {}) =>
      (await test.call('ApiListStore', name, null, { token: limited, query })).body.Data.ListItem.map(
        (row: Anything) => row.Id,
      )
    expect(await codes('getList')).toEqual([storeAt(1)])
    expect(await codes('getListDes', { Store_ID: storeAt(1) })).toContain(storeAt(0))
    const config = await test.call('User', 'getConfig', null, { token: limited })
    expect(config.body.Data.defaultStoreId).toBe(storeAt(1))
  })

  it('leaves exact ledgers, whose changes reach stores he does not see', async () => {
    const { differences } = await inside(
      test.database,
      { tenant: { id: tenantId, name: 'minhtam' }, options: { snapshot: true } },
      verifyLedgers,
    )
    expect(differences).toEqual([])
  })
})

describe('only own documents', () => {
  it('of a function: others are neither listed, opened, summed nor told', async () => {
    const permissions = functionIds.map((FuncID) => ({ FuncID, ...full, own: FuncID === 'Quote' }))
    const made = await test.call('ApiGroupUser', 'UpdateDB', { Code: 'R', Name: 'R', permissions }, { token: admin })
    const own = await userOf('rieng', { groupId: made.body.Data.s_ID })
    expect(await listed('Quote', own)).toEqual([])
    const { s_ID: _id, NumberID: _number, ...mine } = set.bodies['quote'] as Anything
    expect(await said('Quote', 'UpdateDB', mine, own)).toBe('ok')
    const { body } = await test.call('Quote', 'getlist', null, { token: own, query: range })
    expect(body.Data.TotalCount).toBe(1)
    expect(body.Data.arrSUM.at(-1).Total).toBe(body.Data.ListItem[0].TotalTax)
    const other = set.ids['quote']![0]!
    expect((await test.call('Quote', 'getInfo', null, { token: own, query: { s_ID: other } })).body.ErrorCode).toBe(-1)
    // Nobody hands on what he has for his own documents only.
    const group2 = { Code: 'R2', Name: 'R2', permissions: [{ FuncID: 'Quote', ...full }] }
    expect(await said('ApiGroupUser', 'UpdateDB', group2, own)).toMatch(/quyền/)
  })
})

describe('limits', () => {
  it('are not widened by who has them', async () => {
    const user = { UserName: 'banmoi', password: 'matkhau1', groupId: group, email: 'banmoi@minhtam.vn' }
    expect(await said('ApiListUser', 'UpdateDB', user, limited)).toContain('các kho của chính mình')
    expect(await said('ApiListUser', 'UpdateDB', { ...user, storeIds: [storeAt(0)] }, limited)).toContain('các kho')
    expect(await said('ApiListUser', 'UpdateDB', { ...user, storeIds: [storeAt(1)] }, limited)).toBe('ok')
    const me = (await listed('ApiListUser', limited)).find((row) => row.UserName === 'khohai')!
    expect(await said('ApiListUser', 'UpdateDB', { s_ID: me.s_ID, storeIds: [] }, limited)).toContain('các kho')
    expect(await said('ApiListStore', 'UpdateDB', { Code: 'KHOX', Name: 'Kho X' }, limited)).toContain('không được')
  })

  it('hold from the next call on', async () => {
    const me = (await listed('ApiListUser', admin)).find((row) => row.UserName === 'khohai')!
    await said('ApiListUser', 'UpdateDB', { s_ID: me.s_ID, storeIds: [] }, admin)
    expect((await listed('Import', limited)).length).toBe((await listed('Import', admin)).length)
  })
})
