/** Who may send letters, statements, links that open an account, and what must never leak. */
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '#engine/sql.ts'
import { freePort } from '../../../scripts/lib/product.ts'
import { admin, openMail } from '../../support/mail.ts'
import { mailPassword } from '../../support/smtp.ts'
import { received, sold } from '../../support/trade.ts'
import { userWith } from '../../support/users.ts'

const { trade, mail, later, now, letter, billQuery, configure, send, deliverDue } = await openMail()
beforeAll(async () => {
  await trade.signIn('minhtam')
  expect((await configure()).Description).toBe('ok')
})

describe('rights', () => {
  it('who may read a document may send it, and nobody else', async () => {
    const reader = { token: await userWith(trade, { Order: { R: true } }), tenant: 'minhtam' }
    const stranger = { token: await userWith(trade, { Quote: { R: true } }), tenant: 'minhtam' }
    expect((await trade.call('ApiMail', 'getDraft', billQuery(), reader)).body.Data.to).toBe('')
    const { s_ID } = await send({}, reader)
    expect(s_ID).toBeTruthy()
    expect((await trade.call('ApiMail', 'Send', letter(), stranger)).status).toBe(403)
    expect((await trade.call('ApiMail', 'getDraft', letter(), stranger)).status).toBe(403)
    expect((await trade.call('ApiMail', 'getListOf', null, { ...stranger, query: billQuery() })).status).toBe(403)
    const refused = (await trade.call('ApiMail', 'Resend', [s_ID], stranger)).body.Data
    expect(refused).toMatchObject({ TotalCount: 0, ListItem: [{ s_ID, NumberID: '', code: 'notFound' }] })
    for (const name of ['getlist', 'getInfo', 'DeleteDB', 'ExportList'])
      expect((await trade.call('ApiMail', name, [s_ID], { ...reader, query: { s_ID } })).status, name).toBe(403)
    for (const name of ['getInfo', 'UpdateDB', 'Test'])
      expect((await trade.call('ApiMailConfig', name, { to: 'a@b.vn' }, reader)).status, name).toBe(403)
    await deliverDue()
  })

  it('a key sends from its networks, whose address the print service passes on', async () => {
    const groups = (await trade.call('ApiGroupUser', 'getList', null, admin)).body.Data.ListItem
    const groupId = groups.find(({ Code }: { Code: string }) => Code === 'BANHANG').s_ID
    const sent = { Name: 'Máy in', groupId, callsPerMinute: 60, addresses: '203.0.113.0/24' }
    const { s_ID } = (await trade.call('ApiKey', 'UpdateDB', sent, admin)).body.Data
    const { key } = (await trade.call('ApiKey', 'Issue', { s_ID }, admin)).body.Data
    const from = (address: string) => ({ token: key, tenant: 'minhtam', headers: { 'x-forwarded-for': address } })
    expect((await trade.call('ApiMail', 'Send', letter(), from('203.0.113.9'))).body.Data.Description).toBe('ok')
    expect((await trade.call('ApiMail', 'Send', letter(), from('198.51.100.7'))).status).toBe(403)
    await deliverDue()
  })

  it('the owner sees all letters, and deletes them', async () => {
    const all = (
      await trade.call('ApiMail', 'getlist', null, { ...admin, query: { state: 'sent', KeySearch: 'chi tu' } })
    ).body.Data
    expect(all.TotalCount).toBeGreaterThan(0)
    expect(all.ListItem[0]).toMatchObject({ stateName: 'Đã gửi', kindName: 'Chứng từ' })
    const { s_ID } = all.ListItem[0]
    expect(await trade.data('ApiMail', 'getInfo', { s_ID })).toMatchObject({ text: 'Kính gửi chị Tư' })
    expect((await trade.call('ApiMail', 'DeleteDB', [s_ID], admin)).body.Data.TotalCount).toBe(1)
    expect((await trade.call('ApiMail', 'getInfo', null, { ...admin, query: { s_ID } })).body.ErrorCode).toBe(-1)
  })
})

describe('a statement', () => {
  it('goes to a customer for the days asked for', async () => {
    const customer = trade.ids['KH000001']
    const none = {
      report: 'ReportOfOrder/getBalanceLetters',
      s_ID: customer,
      fromDate: '2026-11-01',
      toDate: '2026-11-30',
    }
    expect((await send({ ...none, module: undefined })).Description).toContain('Không có công nợ nào để đối chiếu')
    await received(trade, { SP000002: [10, 500] })
    await sold(trade, { SP000002: [3, 1000] })
    const asked = {
      report: 'ReportOfOrder/getBalanceLetters',
      s_ID: customer,
      fromDate: '2026-11-01',
      toDate: '2026-11-30',
    }
    const draft = (await trade.call('ApiMail', 'getDraft', asked, admin)).body.Data
    expect(draft).toMatchObject({ to: 'cotu@khach.vn', forms: [] })
    expect(draft.text).toContain('01-11-2026 – 30-11-2026')
    const { s_ID } = await send({ ...asked, module: undefined })
    await deliverDue()
    const [attached] = mail.received[0]!.parsed.attachments
    const pdf = await getDocumentProxy(new Uint8Array(attached!.content as ArrayBuffer))
    const { text } = await extractText(pdf, { mergePages: true })
    expect(text.normalize('NFC')).toContain('ĐỐI TÁC KH000001')
    expect(text).toContain('3.300')
    const about = { ...admin, query: { module: 'Customer', s_ID: customer! } }
    expect((await trade.call('ApiMail', 'getListOf', null, about)).body.Data.ListItem[0]).toMatchObject({
      s_ID,
      state: 'sent',
    })
  })
})

describe('links', () => {
  const open = { token: null, tenant: 'minhtam' }
  const codeIn = (text: string | undefined) => /code=([\w-]+)/.exec(text ?? '')![1]!
  const reset = async (code: string, newPassword = 'matkhau22'): Promise<string> =>
    (await trade.call('User', 'resetPassword', { code, newPassword }, open)).body.Data.Description

  it('a forgotten password comes by the mail server, and its link is kept sealed', async () => {
    expect((await trade.call('User', 'forgotPassword', { email: 'admin@minhtam.vn' }, open)).body.Data).toEqual({
      Description: 'ok',
    })
    const rows = await trade.database.inTenant({ tenant: trade.tenantId, user: null }, (tx) =>
      tx.query<{ body: string | null; sealed: string }>(
        sql`select body, sealed_body as sealed from letter where kind = 'recovery'`,
      ),
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]!.body).toBeNull()
    await deliverDue()
    expect(mail.received[0]!.to).toEqual(['admin@minhtam.vn'])
    const code = codeIn(mail.received[0]!.parsed.text)
    expect(rows[0]!.sealed).not.toContain(code)
    expect(await reset(code, 'matkhau123')).toBe('ok')
    await trade.signIn('minhtam')
  })

  it('an unknown address gets no letter, and nobody is told', async () => {
    expect((await trade.call('User', 'forgotPassword', { email: 'ai@minhtam.vn' }, open)).body.Data).toEqual({
      Description: 'ok',
    })
    await deliverDue()
    expect(mail.received).toHaveLength(0)
  })

  it('when the mail server does not answer, known and unknown addresses are told the same', async () => {
    expect((await configure({ port: await freePort() })).Description).toBe('ok')
    const answers = await Promise.all(
      ['admin@minhtam.vn', 'ai@minhtam.vn'].map((email) => trade.call('User', 'forgotPassword', { email }, open)),
    )
    expect(answers.map(({ status, body }) => [status, body.Message])).toEqual(
      Array(2).fill([503, 'Không gửi được email, vui lòng thử lại']),
    )
    await configure()
  })

  it('an invitation lets somebody choose a password, once and within seven days', async () => {
    const groups = await trade.call('ApiGroupUser', 'getList', null, admin)
    const user = { UserName: 'lan', groupId: groups.body.Data.ListItem[0].s_ID, email: 'lan@minhtam.vn' }
    const without = await trade.call('ApiListUser', 'UpdateDB', user, admin)
    expect(without.body.Data.errors[0].path).toBe('password')
    const made = await trade.call('ApiListUser', 'UpdateDB', { ...user, invite: true }, admin)
    expect(made.body.Data.Description).toBe('ok')
    await deliverDue()
    expect(mail.received[0]!.parsed.subject).toBe('Lời mời dùng Vựa của Công ty minhtam')
    const first = codeIn(mail.received[0]!.parsed.text)
    await later(6 * 24 * 60)
    expect((await trade.call('ApiListUser', 'Invite', [made.body.Data.s_ID], admin)).body.Data.TotalCount).toBe(1)
    await deliverDue()
    const second = codeIn(mail.received[1]!.parsed.text)
    expect(await reset(first)).toBe('Liên kết không hợp lệ hoặc đã hết hạn')
    expect(await reset(second)).toBe('ok')
    expect(await reset(second)).toBe('Liên kết không hợp lệ hoặc đã hết hạn')
    expect(await trade.signIn('minhtam', 'lan', 'matkhau22')).toBeTruthy()
    const admins = await trade.signIn('minhtam')
    await trade.call('ApiListUser', 'Invite', [made.body.Data.s_ID], { token: admins })
    await deliverDue()
    await later(7 * 24 * 60 + 1)
    expect(await reset(codeIn(mail.received[2]!.parsed.text))).toBe('Liên kết không hợp lệ hoặc đã hết hạn')
  })
})

it('nothing that can be called or read in the log tells the password', async () => {
  const token = await trade.signIn('minhtam')
  const secrets = [mailPassword, Buffer.from(mailPassword).toString('base64')]
  const reading = trade.calls.filter(({ path }) => /^(ApiMail|ApiMailConfig|User|ApiEvent|ApiConfig)\//.test(path))
  expect(reading.length).toBeGreaterThan(15)
  for (const { path } of reading.filter(({ path: one }) => !/signOut|Delete|change|reset|forgot/i.test(one))) {
    const [module, name] = path.split('/') as [string, string]
    const answer = await trade.call(module, name, { to: 'chu@minhtam.vn' }, { token, tenant: 'minhtam' })
    for (const secret of secrets) expect(answer.raw.includes(secret), path).toBe(false)
  }
  const events = await trade.database.inTenant({ tenant: trade.tenantId, user: null }, (tx) =>
    tx.query(sql`select summary, before, after from event`),
  )
  const letters = await trade.database.inTenant({ tenant: trade.tenantId, user: null }, (tx) =>
    tx.query(sql`select problem, problem_detail, body from letter`),
  )
  for (const secret of [...secrets, 'No: sai'])
    expect(JSON.stringify([events, letters, trade.faults]).includes(secret), secret).toBe(false)
  expect(trade.faults).toEqual([])
})

it('a tenant sends no more than the operator allows in a day', async () => {
  const token = await trade.signIn('minhtam')
  await trade.database.inTenant({ tenant: trade.tenantId, user: null }, (tx) =>
    tx.query(sql`insert into letter (tenant_id, id, kind, state, recipients, subject, body, expires_at, created_at)
select ${sql.tenant}, gen_random_uuid(), 'document', 'sent', '{a@b.vn}', 'x', '', ${now()}::timestamptz, ${now()}::timestamptz from generate_series(1, 60)`),
  )
  expect((await send({}, { token, tenant: 'minhtam' })).Description).toContain('Đã gửi đủ 60 thư trong 24 giờ')
  await later(25 * 60)
  expect((await send()).Description).toBe('ok')
})
