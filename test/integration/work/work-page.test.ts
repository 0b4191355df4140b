/** The page of waiting work: what it tells, to whom, and what can be done with it. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '#engine/sql.ts'
import { enqueue, workStatement } from '#engine/work.ts'
import { systemClock } from '#kernel/clock.ts'
import { pauseStatement } from '#server/work/pauses.ts'
import { createTestApp } from '../../support/app.ts'
import { userWith } from '../../support/users.ts'
import { workDue } from '../../support/work.ts'

let now = new Date('2026-11-20T03:00:00Z')
const test = await createTestApp({ clock: { now: () => now, newId: () => systemClock.newId() } })
const admin = { token: '', tenant: 'minhtam' }
let tenant = ''
beforeAll(async () => {
  tenant = (await test.makeTenant('minhtam')).id
  await test.makeTenant('khac')
  admin.token = await test.signIn('minhtam')
})
const within = <T>(work: Parameters<typeof test.database.inTenant<T>>[1]): Promise<T> =>
  test.database.inTenant({ tenant, user: null }, work)
beforeEach(() => within((tx) => tx.query(sql`delete from work`)))

const list = async (query: Record<string, string> = {}, who = admin) =>
  (await test.call('ApiWork', 'getlist', null, { ...who, query })).body.Data
const idOf = async (key: string): Promise<string> => {
  const [row] = await within((tx) => tx.query<{ id: string }>(sql`select id from work where key = ${key}`))
  return row?.id ?? ''
}
const act = async (name: string, id: string, who = admin) => (await test.call('ApiWork', name, [id], who)).body.Data
const failedLetter = async (): Promise<string> => {
  const id = test.server.clock.newId()
  await within(async (tx) => {
    await tx.query(sql`insert into letter (tenant_id, id, kind, recipients, subject, body, expires_at, created_at)
values (${sql.tenant}, ${id}, 'document', '{a@b.vn}', 'Hóa đơn', 'x', ${new Date(tx.now.getTime() + 3_600_000)}, ${tx.now})`)
    await enqueue(tx, { kind: 'letter', key: id, payload: { letter: id }, about: 'BH0001' })
    await tx.query(
      sql`update work set state = 'failed', attempts = 6, problem = 'mailTrouble.refused', problem_values = '{"detail": "no"}' where key = ${id}`,
    )
  })
  return id
}

describe('what it tells', () => {
  it('is what waits, what has failed and why, in the language of the reader', async () => {
    const id = await failedLetter()
    await within((tx) => tx.query(workStatement(tx, { kind: 'ofTomorrow', key: 'x', payload: {} })))
    const { ListItem, TotalCount } = await list({ ColSort: 'askedAt' })
    expect(TotalCount).toBe(2)
    const letter = ListItem.find(({ kindName }: { kindName: string }) => kindName === 'Gửi thư')
    expect(letter).toMatchObject({
      about: 'BH0001',
      stateName: 'Không làm được',
      problem: 'Máy chủ gửi thư không nhận thư này: no',
      nextAt: null,
      attempts: 6,
    })
    expect(JSON.stringify(ListItem)).toContain('Việc của phiên bản khác (ofTomorrow)')
    const english = { ...admin, headers: { language: 'en' } }
    const s_ID = await idOf(id)
    const one = (await test.call('ApiWork', 'getInfo', null, { ...english, query: { s_ID } })).body.Data
    expect(one).toMatchObject({ kindName: 'Send a letter', state: 'failed', stateName: 'Failed', isRegular: false })
    expect(one.problem).toContain('did not accept this letter')
  })

  it.each([
    [{ state: 'failed' }, 1],
    [{ state: 'waiting' }, 1],
    [{ kind: 'letter' }, 1],
    [{ kind: 'ofTomorrow', state: 'waiting' }, 1],
    [{ kind: 'tidy' }, 0],
    [{ state: 'nonsense' }, 0],
    [{ KeySearch: 'bh0001' }, 1],
  ])('is narrowed by %o', async (query, count) => {
    await failedLetter()
    await within((tx) => tx.query(workStatement(tx, { kind: 'ofTomorrow', key: 'x', payload: {} })))
    expect((await list(query)).TotalCount).toBe(count)
  })

  it.each(['', '0', 'x', '99999999999999999999', '-1', "1'"])(
    'of a number that is none (%s) is nothing',
    async (s_ID) => {
      const answer = await test.call('ApiWork', 'getInfo', null, { ...admin, query: { s_ID } })
      expect([answer.status, answer.body.ErrorCode]).toEqual([200, -1])
      for (const name of ['Retry', 'GiveUp'])
        expect((await test.call('ApiWork', name, [s_ID], admin)).status).toBeLessThan(500)
    },
  )
})

describe('rights', () => {
  it('of the settings open it: to see with R, to act with U, and to no other tenant', async () => {
    const s_ID = await idOf(await failedLetter())
    const nobody = { token: await userWith(test, { Order: { R: true } }), tenant: 'minhtam' }
    const reader = { token: await userWith(test, { Config: { R: true } }), tenant: 'minhtam' }
    for (const name of ['getlist', 'getInfo', 'getStatus', 'Retry', 'GiveUp', 'Resume', 'ExportList'])
      expect((await test.call('ApiWork', name, [s_ID], { ...nobody, query: { s_ID } })).status, name).toBe(403)
    expect((await list({}, reader)).TotalCount).toBe(1)
    for (const name of ['Retry', 'GiveUp', 'Resume'])
      expect((await test.call('ApiWork', name, [s_ID], reader)).status, name).toBe(403)
    const other = { token: await test.signIn('khac'), tenant: 'khac' }
    expect((await test.call('ApiWork', 'getInfo', null, { ...other, query: { s_ID } })).body.ErrorCode).toBe(-1)
    for (const name of ['Retry', 'GiveUp']) expect(await act(name, s_ID, other)).toMatchObject({ TotalCount: 0 })
    expect(await idOf((await within((tx) => tx.query<{ key: string }>(sql`select key from work`)))[0]!.key)).toBe(s_ID)
  })
})

describe('what can be done', () => {
  it('is trying again, with all attempts, and it is in the log', async () => {
    const id = await failedLetter()
    expect(await act('Retry', await idOf(id))).toMatchObject({ TotalCount: 1 })
    const [row] = await within((tx) => tx.query(sql`select state, attempts from work where key = ${id}`))
    expect(row).toEqual({ state: 'waiting', attempts: 0 })
    await workDue(test.server, ['letter'])
    expect((await list()).ListItem[0]).toMatchObject({ attempts: 1, problem: 'Chưa cài đặt máy chủ gửi thư' })
    const events = await test.call('ApiEvent', 'getlist', null, admin)
    expect(JSON.stringify(events.body.Data.ListItem)).toContain('Thử lại · Gửi thư · BH0001')
  })

  it('is giving up: it is gone, and the letter says that nobody sends it', async () => {
    const id = await failedLetter()
    expect(await act('GiveUp', await idOf(id))).toMatchObject({ TotalCount: 1 })
    expect((await list()).TotalCount).toBe(0)
    const letter = (await test.call('ApiMail', 'getInfo', null, { ...admin, query: { s_ID: id } })).body.Data
    expect(letter).toMatchObject({ state: 'failed', problem: 'Đã bị bỏ trong trang Việc nền', nextAt: null })
    expect((await test.call('ApiMail', 'Resend', [id], admin)).body.Data.TotalCount).toBe(1)
    expect((await test.call('ApiMail', 'getInfo', null, { ...admin, query: { s_ID: id } })).body.Data.state).toBe(
      'waiting',
    )
  })

  it('leaves what comes regularly with its next time', async () => {
    await within((tx) => tx.batch([workStatement(tx, { kind: 'tidy', key: 'schedule', payload: {} })]))
    expect(await act('GiveUp', await idOf('schedule'))).toMatchObject({ TotalCount: 1 })
    const [row] = await within((tx) => tx.query<{ due_at: Date }>(sql`select due_at from work where key = 'schedule'`))
    expect(row!.due_at > test.server.clock.now()).toBe(true)
  })

  it('is nothing while it runs, and giving up alone where no version knows it', async () => {
    const id = await failedLetter()
    await within((tx) =>
      tx.query(sql`update work set state = 'running', lease = ${test.server.clock.newId()} where key = ${id}`),
    )
    for (const name of ['Retry', 'GiveUp'])
      expect((await act(name, await idOf(id))).ListItem[0].Description).toBe('Việc đang được làm, hãy chờ một lát')
    await within((tx) => tx.query(workStatement(tx, { kind: 'ofTomorrow', key: 'x', payload: {} })))
    expect((await act('Retry', await idOf('x'))).ListItem[0].Description).toBe('Phiên bản này không biết làm việc này')
    expect(await act('GiveUp', await idOf('x'))).toMatchObject({ TotalCount: 1 })
  })
})

describe('a pause', () => {
  it('is told by the page and by /health, and ends by the button', async () => {
    const status = async () => (await test.call('ApiWork', 'getStatus', null, admin)).body.Data
    const health = async () => {
      now = new Date(now.getTime() + 2_000)
      return (await test.app.inject({ url: '/health' })).json<{ status: string; stopped?: string[]; why?: string }>()
    }
    expect([await status(), await health()]).toEqual([{ pausedSince: null, why: '' }, { status: 'ok' }])
    await within((tx) => tx.query(pauseStatement(tx, 'restored')))
    expect(await status()).toMatchObject({ why: 'restored', pausedSince: expect.any(String) })
    expect(await health()).toMatchObject({
      status: 'degraded',
      stopped: ['work'],
      why: expect.stringContaining('npm run work -- resume'),
    })
    expect((await test.call('ApiWork', 'Resume', null, admin)).body.Data).toEqual({ Description: 'ok' })
    expect([await status(), await health()]).toEqual([{ pausedSince: null, why: '' }, { status: 'ok' }])
  })
})
