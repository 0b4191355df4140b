/** A streaming replica answers lists, reports and exports: what a person just did is there, and nothing depends on it. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '#kernel/clock.ts'
import { createApp } from '#server/app.ts'
import { isOpen, type AnyCall } from '#server/call/call.ts'
import type { ReplicaState } from '#server/database/replica.ts'
import { readable } from '#test/fuzz/world/answers.ts'
import type { FullSet } from '#test/fuzz/world/filling.ts'
import { fillTenant } from '#test/fuzz/world/full-set.ts'
import { inProcess } from '#test/fuzz/world/in-process.ts'
import { inputsOf, type Sent } from '#test/fuzz/world/inputs.ts'
import { adminPassword, createTestApp } from '../../support/app.ts'
import { startPair } from '../../support/standby.ts'

const pair = await startPair()
const { standby } = pair
afterAll(() => pair.stop())

/** Stands still, so that what is told of the moment is equal; moved on where something is kept for a while. */
let moment = new Date()
const clock = { now: () => moment, newId: () => systemClock.newId() }
const test = await createTestApp({ clock, at: pair, readUrl: standby.url, connections: 10 })
const replica = test.server.replica!
/** A server that shares the database alone with the first, as another process does. */
const other = await test.second()
/** A server without a replica. */
const { replica: _none, ...serverWithout } = test.server
const without = await createApp(serverWithout, test.calls)
afterAll(() => without.close())

const people = { ours: { tenant: 'minhtam', token: '' }, theirs: { tenant: 'hoabinh', token: '' } }
type Person = (typeof people)['ours']
let set: FullSet
const marker = 'QOURSQ'

const becomes = async (state: ReplicaState): Promise<void> => {
  while (replica.state !== state) await sleep(20)
}

interface Reply {
  status: number
  text: string
}
const send = async (at: FastifyInstance, { path, method, query, body }: Sent, by: Person): Promise<Reply> => {
  const asked = new URLSearchParams({ ...query }).toString()
  const answer = await at.inject({
    method,
    url: `/api/${path}${asked && `?${asked}`}`,
    headers: {
      'x-tenant': by.tenant,
      authorization: `Bearer ${by.token}`,
      ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
    },
    ...(method === 'POST' ? { payload: JSON.stringify(body) } : {}),
  })
  return { status: answer.statusCode, text: answer.body }
}
const listOf = (code: string): Sent => ({
  path: 'Customer/getlist',
  method: 'POST',
  query: { KeySearch: code },
  body: null,
})
const ask = (at: FastifyInstance, path: string, query: Record<string, string> = {}, by = people.ours): Promise<Reply> =>
  send(at, { path, method: 'POST', query, body: null }, by)

const health = async (): Promise<Record<string, unknown>> => {
  moment = new Date(moment.getTime() + 5_000)
  return (await test.app.inject({ url: '/health' })).json()
}

/** As the replica tells it, however often it must be asked: on a busy machine it may be late. */
const sendToReplica = async (sent: Sent, by: Person): Promise<Reply> => {
  for (;;) {
    await becomes('used')
    const { answered } = replica.counts
    const told = await send(test.app, sent, by)
    if (replica.counts.answered > answered) return told
  }
}

/** The calls that the replica answered while something was done, and those that the primary answered in its place. */
const counted = async (work: () => Promise<unknown>): Promise<{ answered: number; passedOn: number }> => {
  const before = { ...replica.counts }
  await work()
  return {
    answered: replica.counts.answered - before.answered,
    passedOn: replica.counts.passedOn - before.passedOn,
  }
}

let saves = 0
/** Saves a customer; returns the code, by which the list finds exactly this one. */
const saveCustomer = async (): Promise<string> => {
  const code = `NHANH${(saves += 1)}X`
  const { tenant, token } = people.ours
  const { body } = await test.call(
    'Customer',
    'UpdateDB',
    { Code: code, Name: code, partnerType: 1 },
    { tenant, token },
  )
  expect(body.Data).toMatchObject({ Description: 'ok' })
  return code
}
const isListed = async (at: FastifyInstance, code: string): Promise<boolean> => {
  const { status, text } = await send(at, listOf(code), people.ours)
  expect(status).toBe(200)
  return text.includes(`"${code}"`)
}

beforeAll(async () => {
  for (const person of Object.values(people)) {
    await test.makeTenant(person.tenant)
    person.token = await test.signIn(person.tenant)
  }
  set = await fillTenant(inProcess(test, people.ours), marker)
  await becomes('used')
}, 240_000)

/** Small though they are called lists: the names of a few files, the choices of a field. */
const small = ['File/getList', 'ApiListFund/getList']
const byReplica = test.calls.filter((call) => call.byReplica)

it('is asked by every list, report and export, and by nothing that changes more than the log', () => {
  const readsMuch = (call: AnyCall): boolean =>
    !isOpen(call) && !call.writes && !call.tries && (call.kind === 'report' || /\/(?:getlist|rpt\w+)$/i.test(call.path))
  expect(test.calls.filter((call) => readsMuch(call) && !call.byReplica).map(({ path }) => path)).toEqual(small)
  expect(byReplica.filter((call) => call.writes || call.tries || call.outside || isOpen(call))).toEqual([])
  expect(byReplica.length).toBeGreaterThan(150)
})

/** Moments inside workbooks are those of their writing. */
const plain = ({ status, text }: Reply): string =>
  `${status} ${readable(text).replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'MOMENT')}`

/** Changes with every export, the one it is compared with included. */
const log = 'ApiEvent/ExportList'
/** Thousands of rows that every tenant has, exported like those of every other list. */
const isLong = (path: string): boolean => /^ApiList(?:Village|District|Province)\/ExportList$/.test(path)

/** A request of a person of ours to each call that the replica may answer: bare, and with all that can be asked. */
const inputs = (): Sent[] =>
  byReplica
    .filter(({ path }) => path !== log && !isLong(path))
    .flatMap((call) => [...new Set([inputsOf(call, set)[0]!, inputsOf(call, set).at(-1)!])])

it('answers each of them like the primary', async () => {
  const wrong: string[] = []
  let right = 0
  for (const sent of inputs()) {
    const [its, ours] = [await sendToReplica(sent, people.ours), await send(without, sent, people.ours)]
    if (plain(its) !== plain(ours)) wrong.push(`${sent.path} ${JSON.stringify(sent.query)}`)
    if (its.status === 200) right += 1
  }
  expect(wrong).toEqual([])
  expect(test.faults).toEqual([])
  expect(right).toBeGreaterThan(byReplica.length / 4)
}, 240_000)

it('tells one business nothing of another', async () => {
  const told: string[] = []
  for (const sent of inputs()) {
    const { text } = await sendToReplica(sent, people.theirs)
    if (readable(text).includes(marker)) told.push(sent.path)
  }
  expect(told).toEqual([])
  const stranger = { tenant: people.theirs.tenant, token: people.ours.token }
  expect((await ask(test.app, 'Customer/getlist', {}, stranger)).status).toBe(403)
}, 240_000)

it('writes the event of an export on the primary', async () => {
  const events = async () =>
    (JSON.parse((await ask(without, 'ApiEvent/getlist', { nItem: '1' })).text) as { Data: { TotalCount: number } }).Data
      .TotalCount
  const before = await events()
  const exported = { path: 'Customer/ExportList', method: 'POST', query: {}, body: null } as const
  expect((await sendToReplica(exported, people.ours)).status).toBe(200)
  expect(await events()).toBe(before + 1)
})

it('has what was just saved, in each process, while others save', async () => {
  let isOver = false
  const noise = async (): Promise<void> => {
    while (!isOver) await saveCustomer()
  }
  const others = [noise(), noise()]
  const missed: string[] = []
  const { answered, passedOn } = await counted(async () => {
    for (let turn = 0; turn < 25; turn += 1) {
      const code = await saveCustomer()
      for (const at of [test.app, other]) if (!(await isListed(at, code))) missed.push(code)
    }
  })
  isOver = true
  await Promise.all(others)
  expect(missed).toEqual([])
  expect(answered + passedOn).toBe(25)
  expect(answered).toBeGreaterThan(0)
}, 60_000)

describe('a session', () => {
  it('that was ended, or a right that was taken, is refused at once, however far the replica is', async () => {
    const { tenant, token } = people.ours
    const call = (path: string, body: unknown) => {
      const [module, name] = path.split('/') as [string, string]
      return test.call(module, name, body, { tenant, token })
    }
    const saved = async (path: string, body: unknown): Promise<string> =>
      (await call(path, body)).body.Data.s_ID as string
    const permissions = (R: boolean) => [{ FuncID: 'Customer', R }]
    const group = { Code: 'DOC', Name: 'Chỉ đọc', permissions: permissions(true) }
    const groupId = await saved('ApiGroupUser/UpdateDB', group)
    const userId = await saved('ApiListUser/UpdateDB', {
      UserName: 'nhanvien',
      password: adminPassword,
      groupId,
      email: 'nhanvien@minhtam.vn',
    })
    const clerk = { tenant, token: await test.signIn(tenant, 'nhanvien', adminPassword) }
    await becomes('used')
    expect((await ask(test.app, 'Customer/getlist', {}, clerk)).status).toBe(200)
    await standby.ask('select pg_wal_replay_pause()')
    const { body } = await test.call('ApiGroupUser', 'getInfo', null, { tenant, token, query: { s_ID: groupId } })
    const taken = await call('ApiGroupUser/UpdateDB', { ...body.Data, permissions: permissions(false) })
    expect(taken.body.Data).toMatchObject({ Description: 'ok' })
    for (const at of [test.app, other]) expect((await ask(at, 'Customer/getlist', {}, clerk)).status).toBe(403)
    expect((await call('ApiListUser/EndSessions', [userId])).body.Data.TotalCount).toBe(1)
    for (const at of [test.app, other]) expect((await ask(at, 'Customer/getlist', {}, clerk)).status).toBe(401)
    await standby.ask('select pg_wal_replay_resume()')
    await becomes('used')
  }, 60_000)
})

describe('a replica', () => {
  it('whose replay is paused is not asked, and /health says so, until it goes on', async () => {
    expect(await health()).toEqual({ status: 'ok' })
    await standby.ask('select pg_wal_replay_pause()')
    const code = await saveCustomer()
    const { answered } = await counted(async () => {
      for (const at of [test.app, other]) expect(await isListed(at, code)).toBe(true)
    })
    expect(answered).toBe(0)
    expect(replica.state).toBe('behind')
    expect(await health()).toMatchObject({
      status: 'degraded',
      unused: ['replica'],
      why: expect.stringMatching(/chưa theo kịp.*is behind/s) as string,
    })
    await standby.ask('select pg_wal_replay_resume()')
    await becomes('used')
    expect((await sendToReplica(listOf(code), people.ours)).text).toContain(`"${code}"`)
    expect(await health()).toEqual({ status: 'ok' })
  }, 60_000)

  it('that says nothing any more is given up, with what was asked of it', async () => {
    await becomes('used')
    const code = await saveCustomer()
    expect(await isListed(test.app, code)).toBe(true)
    standby.signal('SIGSTOP')
    // Nothing was saved since, so the first of these are sent to it before anybody knows.
    const early = Promise.all(Array.from({ length: 4 }, () => isListed(test.app, code)))
    const next = await saveCustomer()
    const late = await Promise.all([test.app, other].map((at) => isListed(at, next)))
    expect([...(await early), ...late]).toEqual([true, true, true, true, true, true])
    standby.signal('SIGCONT')
    await becomes('used')
  }, 60_000)

  it('that is killed fails no request, and is used again when it is back', async () => {
    const code = await saveCustomer()
    let isOver = false
    const statuses: number[] = []
    const client = async (path: string): Promise<void> => {
      while (!isOver) statuses.push((await ask(test.app, path, { KeySearch: code })).status)
    }
    const clients = ['Customer/getlist', 'Product/getlist', 'Order/getlist', 'CashFlow/getlist'].map(client)
    await becomes('used')
    standby.signal('SIGKILL')
    await becomes('away')
    expect(await health()).toMatchObject({ unused: ['replica'], why: expect.stringContaining('be reached') as string })
    expect(await isListed(test.app, code)).toBe(true)
    await standby.start()
    await becomes('used')
    const { answered } = await counted(() => isListed(test.app, code))
    isOver = true
    await Promise.all(clients)
    expect(answered).toBeGreaterThan(0)
    expect(statuses.length).toBeGreaterThan(4)
    expect(statuses.filter((status) => status !== 200)).toEqual([])
  }, 90_000)

  it('that accepts changes of its own is none any more', async () => {
    await standby.ask('select pg_promote()')
    await becomes('other')
    const code = await saveCustomer()
    const { answered } = await counted(async () => expect(await isListed(test.app, code)).toBe(true))
    expect(answered).toBe(0)
    expect(await health()).toMatchObject({ why: expect.stringContaining('DATABASE_READ_URL') as string })
  }, 60_000)
})
