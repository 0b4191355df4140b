/** UploadHDDT sent again as the same request, also after the program ended in the middle of it. */
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '#engine/sql.ts'
import { usualSeries } from '#test/support/invoicing.ts'
import { connectedDay, openEachConnected } from '#test/support/connected.ts'
import { type Connected } from '#test/support/providers/connections.ts'
import type { Action, Fault } from '#test/support/providers/fake-server.ts'
import { wireFaults } from '#test/support/providers/faults.ts'
import { misaRefusals } from '#test/support/providers/misa.ts'
import { userWith } from '#test/support/users.ts'
import { viettelRefusals } from '#test/support/providers/viettel.ts'
import { vnptRefusals } from '#test/support/providers/vnpt.ts'
import { workDue } from '#test/support/work.ts'

const fault = (name: string, action: Action): Fault =>
  wireFaults(action).find((one) => one.name === `${name} (${action})`)!
const cut = fault('a cut after it was done', 'issue')
/** Twice, because a question that may be repeated is asked again. */
const blind = [fault('no service (503)', 'find'), fault('no service (503)', 'find')]
const refusals = { viettel: viettelRefusals, misa: misaRefusals, vnpt: vnptRefusals }

const opened = await openEachConnected('invoice-upload-again', () => 'minhtam')

describe.each(opened)('by %s', (provider, { trade, fake, connect, info, act, free, at }) => {
  /** How many questions to issue have come. */
  const sent = (): number =>
    fake.asked.filter(({ path, body }) => /createInvoice\/|\/invoice$/.test(path) || body.includes('ImportAndPublish'))
      .length
  /** What a program leaves that was killed between the last invoice and the answer. */
  const cutOff = (requestId: string): Promise<unknown> =>
    trade.owner.inTenant({ tenant: trade.tenantId, user: null }, (tx) =>
      tx.query(sql`delete from request where request_id = ${requestId} and call = 'ordertax/uploadhddt'`),
    )
  const requested = () => ({ requestId: trade.server.clock.newId() })

  beforeAll(async () => {
    await connect({ series: usualSeries })
  })

  it('sent once for a request that is repeated, by ids in any case', async () => {
    const id = await free()
    const query = requested()
    const [before, sends] = [fake.state.issued.size, sent()]
    for (let times = 0; times < 2; times += 1)
      expect(await act('UploadHDDT', [id.toUpperCase(), id], query)).toEqual({ TotalCount: 1, ListItem: [] })
    expect([fake.state.issued.size, sent()]).toEqual([before + 1, sends + 1])
  })

  it('count as done for the request that issued them, when it was cut off before its answer', async () => {
    const [id, other, third] = [await free(), await free(), await free()]
    const query = requested()
    await act('UploadHDDT', [id, other], query)
    await cutOff(query.requestId)
    const sends = sent()
    const all = [id.toUpperCase(), id, other, third]
    for (let times = 0; times < 2; times += 1)
      expect(await act('UploadHDDT', all, query)).toEqual({ TotalCount: 3, ListItem: [] })
    expect(sent()).toBe(sends + 1)
    const again = requested()
    expect(await act('UploadHDDT', [id], again)).toMatchObject({ TotalCount: 0, ListItem: [{ code: 'notStatus1' }] })
  })

  it('count as done for it although the program finished them, or is the provider itself by now', async () => {
    const [id, own] = [await free(), await free({ SoHieuHD: 'C26MAA' })]
    const query = requested()
    fake.misbehave(cut, ...blind)
    await act('UploadHDDT', [id], query)
    fake.forget()
    await cutOff(query.requestId)
    at(`${connectedDay}T03:30:00Z`)
    await workDue(trade.server, ['invoice'])
    expect(await info(id)).toMatchObject({ iStat: 2 })
    await trade.data('ApiInvoiceConfig', 'UpdateDB', {}, { provider: 'none' })
    expect(await act('UploadHDDT', [id, own], query)).toEqual({ TotalCount: 2, ListItem: [] })
    await trade.data('ApiInvoiceConfig', 'UpdateDB', {}, { provider })
  })

  it('that were refused are not sent again by the request that was told', async () => {
    const [[refusal]] = refusals[provider as Connected] as unknown as [[Fault]]
    const id = await free()
    const query = requested()
    fake.misbehave(refusal)
    const said = await act('UploadHDDT', [id], query)
    expect(said.TotalCount).toBe(0)
    const asked = fake.asked.length
    expect(await act('UploadHDDT', [id], query)).toEqual(said)
    const other = await trade.call('OrderTax', 'UploadHDDT', [id, await free()], { query })
    expect(other.body.ErrorCode).not.toBe(0)
    expect(fake.asked.length).toBe(asked)
    expect(await info(id)).toMatchObject({ iStat: 1, uploadState: 'refused' })
  })

  it('count as done for nobody else', async () => {
    const id = await free()
    const query = requested()
    await act('UploadHDDT', [id], query)
    await cutOff(query.requestId)
    const token = await userWith(trade, { OrderTax: { R: true, A: true, U: true, D: true } })
    const { body } = await trade.call('OrderTax', 'UploadHDDT', [id], { token, tenant: trade.tenant, query })
    expect(body.Data).toMatchObject({ TotalCount: 0, ListItem: [{ code: 'notStatus1' }] })
    await trade.signIn(trade.tenant)
  })
})
