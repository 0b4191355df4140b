/** Documents by e-mail through a real mail server: what arrives, and what happens when it does not. */
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { systemClock } from '#kernel/clock.ts'
import { sql } from '#engine/sql.ts'
import { createSealer, newSealKey } from '#server/process/sealed.ts'
import { setTenantActive } from '#server/tenant.ts'
import { freePort } from '../../../scripts/lib/product.ts'
import { admin, openMail } from '../../support/mail.ts'
import { mailPassword, mailUser, startMailServer } from '../../support/smtp.ts'
import { linesOf, tradeDay } from '../../support/trade.ts'
import { nextLetter } from '../../support/work.ts'

const { trade, mail, later, now, mailServer, letter, billQuery, configure, send, deliverDue, stateOf } =
  await openMail()

describe('without a mail server', () => {
  it('says so before anything is tried', async () => {
    expect((await trade.call('ApiMailConfig', 'getStatus', null, admin)).body.Data).toEqual({ isReady: false })
    const draft = (await trade.call('ApiMail', 'getDraft', billQuery(), admin)).body.Data
    expect(draft).toMatchObject({ isReady: false, to: 'cotu@khach.vn' })
    expect((await send()).Description).toContain('Chưa cài đặt máy chủ gửi thư')
    const users = await trade.data('ApiListUser', 'getlist')
    const invited = await trade.call('ApiListUser', 'Invite', [users.ListItem[0].s_ID], admin)
    expect(invited.body.Data).toMatchObject({ TotalCount: 0 })
    expect(invited.body.Data.ListItem[0].Description).toContain('Chưa cài đặt máy chủ gửi thư')
    const tried = await trade.call('ApiMailConfig', 'Test', { to: 'chu@minhtam.vn' }, admin)
    expect(tried.body.Data.Description).toBe('Chưa cài đặt máy chủ gửi thư')
  })

  it('a forgotten password still goes to the folder of the installation', async () => {
    await trade.call('User', 'forgotPassword', { email: 'admin@minhtam.vn' }, { token: null, tenant: 'minhtam' })
    expect(trade.letters.at(-1)).toMatchObject({ to: 'admin@minhtam.vn', subject: 'Đặt lại mật khẩu Vựa' })
  })
})

describe('the mail server', () => {
  it('is kept, and its password shown to nobody', async () => {
    expect((await configure()).Description).toBe('ok')
    const read = await trade.call('ApiMailConfig', 'getInfo', null, admin)
    expect(read.body.Data).toMatchObject({ host: '127.0.0.1', userName: mailUser, password: '••••', version: 1 })
    const rows = await trade.database.inTenant({ tenant: trade.tenantId, user: null }, (tx) =>
      tx.query<{ sealed: string }>(sql`select sealed_password as sealed from mail_server`),
    )
    expect(rows[0]!.sealed).not.toContain(mailPassword)
    expect(rows[0]!.sealed).not.toContain(Buffer.from(mailPassword).toString('base64'))
  })

  it.each([
    [{ port: 22 }, 'Cổng phải là 25, 465, 587 hoặc từ 1024 đến 65535'],
    [{ host: 'a b' }, 'Máy chủ gửi thư (SMTP) không hợp lệ'],
    [{ fromAddress: 'x@y.vn\nBcc: all@world.vn' }, 'Email không hợp lệ'],
    [{ fromAddress: '' }, 'Vui lòng nhập Gửi từ địa chỉ'],
    [{ fromName: 'A\r\nBcc: all@world.vn' }, 'Tên người gửi không hợp lệ'],
    [{ security: 'perhaps' }, 'Kiểu bảo mật không hợp lệ'],
    [{ port: 'many' }, 'Cổng phải là 25, 465, 587 hoặc từ 1024 đến 65535'],
    [{ port: [25] }, 'Cổng không hợp lệ'],
  ])('refuses %o', async (more, text) => {
    const answer = await configure(more)
    expect(answer.Description).not.toBe('ok')
    expect(JSON.stringify(answer.errors)).toContain(text)
  })

  it.each([{ host: 'mail.ke-xau.vn' }, { port: 2526 }, { security: 'tls' }, { userName: 'khac@minhtam.vn' }])(
    'asks for the password again when it would go elsewhere: %o',
    async (more) => {
      const answer = await configure({ ...more, password: '••••' })
      expect(answer.errors[0]).toMatchObject({ path: 'password' })
      expect((await trade.data('ApiMailConfig', 'getInfo')).host).toBe('127.0.0.1')
    },
  )

  it('keeps the password while only names change', async () => {
    expect((await configure({ fromName: 'Minh Tâm', password: null })).Description).toBe('ok')
    expect((await trade.call('ApiMailConfig', 'Test', { to: 'chu@minhtam.vn' }, admin)).body.Data.Description).toBe(
      'ok',
    )
    await configure()
  })

  it('is not ready when the key to its password is lost, and says which', async () => {
    const before = trade.server.sealer
    trade.server.sealer = createSealer(newSealKey('test'))
    const trouble = expect.stringContaining('secret.keys')
    expect((await trade.call('ApiMailConfig', 'getStatus', null, admin)).body.Data).toEqual({ isReady: false, trouble })
    expect((await trade.call('ApiMailConfig', 'getInfo', null, admin)).body.Data).toMatchObject({
      isReady: false,
      trouble,
      password: '••••?',
    })
    // The mark that comes back is no password, and leaves the stored one as it is.
    expect((await configure({ password: '••••?' })).Description).toBe('ok')
    expect((await trade.call('ApiMail', 'getDraft', billQuery(), admin)).body.Data).toMatchObject({
      isReady: false,
      trouble,
    })
    expect((await send()).Description).toContain('secret.keys')
    const users = await trade.data('ApiListUser', 'getlist')
    const invited = await trade.call('ApiListUser', 'Invite', [users.ListItem[0].s_ID], admin)
    expect(invited.body.Data.ListItem[0].Description).toContain('secret.keys')
    const tried = await trade.call('ApiMailConfig', 'Test', { to: 'chu@minhtam.vn' }, admin)
    expect(tried.body.Data.Description).toContain('secret.keys')
    trade.server.sealer = before
    expect((await trade.call('ApiMailConfig', 'getStatus', null, admin)).body.Data).toEqual({ isReady: true })
  })

  it('is tried with a letter', async () => {
    const answer = await trade.call('ApiMailConfig', 'Test', { to: 'chu@minhtam.vn' }, admin)
    expect(answer.body.Data.Description).toBe('ok')
    expect(mail.received).toHaveLength(1)
    expect(mail.received[0]!.parsed.subject).toBe('Thư thử từ Công ty minhtam')
  })

  it('tells in plain words what is wrong', async () => {
    const tried = async (more: object): Promise<string> => {
      expect((await configure(more)).Description).toBe('ok')
      return (await trade.call('ApiMailConfig', 'Test', { to: 'chu@minhtam.vn' }, admin)).body.Data
        .Description as string
    }
    expect(await tried({ password: 'sai' })).toBe('Máy chủ gửi thư không nhận tên đăng nhập hoặc mật khẩu')
    expect(await tried({ port: await freePort() })).toContain('từ chối hoặc ngắt kết nối')
    expect(await tried({ host: 'localhost' })).toContain('mạng nội bộ')
    expect(await tried({ host: '169.254.169.254', port: 25 })).toContain('mạng nội bộ')
    expect(await tried({ host: 'khong-co.invalid' })).toContain('Không tìm thấy máy chủ')
    expect(await tried({ security: 'tls' })).toContain('Không mã hóa được')
    expect(await tried({ security: 'starttls' })).toContain('Không mã hóa được')
    await configure()
    const bad = await trade.call('ApiMailConfig', 'Test', { to: 'chu@minhtam.vn\nRCPT TO:<x@y.vn>' }, admin)
    expect(bad.body.Data.Description).toBe('Email không hợp lệ')
  })

  it('does not believe a certificate nobody vouches for', async () => {
    const secure = await startMailServer({ secure: true, disabledCommands: [] })
    const old = await startMailServer({ disabledCommands: [] })
    for (const [port, security] of [
      [secure.port, 'tls'],
      [old.port, 'starttls'],
    ] as const) {
      expect((await configure({ port, security })).Description).toBe('ok')
      const answer = await trade.call('ApiMailConfig', 'Test', { to: 'chu@minhtam.vn' }, admin)
      expect(answer.body.Data.Description).toBe(
        'Chứng chỉ của máy chủ gửi thư không hợp lệ hoặc không đúng tên máy chủ',
      )
    }
    expect(secure.signIns + old.signIns).toBe(0)
    await secure.stop()
    await old.stop()
    await configure()
  })
})

describe('a document', () => {
  it('arrives as a PDF, with what was typed', async () => {
    const draft = (await trade.call('ApiMail', 'getDraft', billQuery(), admin)).body.Data
    expect(draft).toMatchObject({ isReady: true, to: 'cotu@khach.vn' })
    expect(draft.subject).toContain('ngày 20-11-2026')
    expect(draft.forms.length).toBeGreaterThan(0)
    // A customer who reads English is written to in English, with the form in English.
    await trade.saved('Customer', { s_ID: trade.ids['KH000001'], language: 'en' })
    const english = (await trade.call('ApiMail', 'getDraft', billQuery(), admin)).body.Data
    expect(english.subject).toContain('of 20-11-2026')
    expect(english.text).toContain('Dear')
    const print = { ...admin, query: { s_ID: billQuery().s_ID } }
    expect((await trade.call('Order', 'getPrint', null, print)).body.Data.language).toBe('en')
    await trade.saved('Customer', { s_ID: trade.ids['KH000001'], language: null })
    const { s_ID } = await send({ cc: ['chu@minhtam.vn'], to: 'cotu@khach.vn; COTU@khach.vn' })
    expect(await stateOf(s_ID)).toMatchObject({ state: 'waiting', to: 'COTU@khach.vn', attempts: 0 })
    expect(mail.received).toHaveLength(0)
    await deliverDue()
    expect(await stateOf(s_ID)).toMatchObject({ state: 'sent', attempts: 1, problem: '' })
    const [one] = mail.received
    expect(one!.to).toEqual(['COTU@khach.vn', 'chu@minhtam.vn'])
    expect(one!.parsed.subject).toBe('Hóa đơn của chị Tư')
    expect(one!.parsed.from).toMatchObject({ name: 'Đại lý Minh Tâm', address: mailUser })
    expect(one!.parsed.replyTo?.[0]?.address).toBe('chu@minhtam.vn')
    expect(one!.parsed.text?.trim()).toBe('Kính gửi chị Tư')
    const [attached] = one!.parsed.attachments
    expect(attached).toMatchObject({ filename: draft.fileName, mimeType: 'application/pdf' })
    const pdf = await getDocumentProxy(new Uint8Array(attached!.content as ArrayBuffer))
    const { text } = await extractText(pdf, { mergePages: true })
    expect(text.normalize('NFC')).toContain('Đối tác KH000001')
    expect(text.normalize('NFC')).toContain('Nước khoáng 500ml')
  })

  it('is sent with a word on signs that no font has', async () => {
    const { ids } = trade
    const bill = (Description: string) =>
      trade.saved('Order', {
        dtDate: tradeDay,
        Object_ID: ids['KH000001'],
        lines: linesOf(trade, { SP000001: [1, 1000] }),
        Description,
        draft: true,
      })
    const answer = await send({ s_ID: await bill('Gấp 🚚 手机') })
    expect(answer).toMatchObject({
      Description: 'ok',
      notice: 'Không in được: 🚚. Hình bị bỏ qua, chữ khác in thành dấu ?.',
    })
    expect(await send({ s_ID: await bill('手机') })).not.toHaveProperty('notice')
    await deliverDue()
  })

  it('is sent once, however often it is asked for and by however many servers', async () => {
    const requestId = 'gui-hoa-don-01'
    const [first, second] = [
      await send({ requestId, to: 'slow@khach.vn' }),
      await send({ requestId, to: 'slow@khach.vn' }),
    ]
    expect(second.s_ID).toBe(first.s_ID)
    await Promise.all([deliverDue(), deliverDue(), deliverDue()])
    expect(mail.received.map(({ to }) => to)).toEqual([['slow@khach.vn']])
  })

  it('cannot carry further headers or recipients', async () => {
    const { s_ID } = await send({
      subject: 'Chào\r\nBcc: all@world.vn\r\n\r\nhi',
      text: 'a\r\n.\r\nMAIL FROM:<x@y.vn>\r\n',
    })
    await deliverDue()
    expect((await stateOf(s_ID)).state).toBe('sent')
    expect(mail.received).toHaveLength(1)
    expect(mail.received[0]!.to).toEqual(['cotu@khach.vn'])
    expect(mail.received[0]!.parsed.bcc ?? []).toEqual([])
    expect(mail.received[0]!.raw.split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im)
    expect(mail.received[0]!.parsed.text).toContain('MAIL FROM:<x@y.vn>')
    for (const to of ['a@b.vn\r\nBcc: c@d.vn', 'An <a@b.vn>', 'a', 'a@b.vn c@d.vn', ''])
      expect((await send({ to })).errors[0].path, to).toBe('to')
  })

  it.each([
    [{ to: Array.from({ length: 11 }, (_, at) => `k${at}@khach.vn`).join(',') }, 'to', 'Tối đa 10 địa chỉ'],
    [{ subject: ' ' }, 'subject', 'Vui lòng nhập Tiêu đề'],
    [{ subject: 'x'.repeat(201) }, 'subject', '200'],
    [{ text: 'x'.repeat(10_001) }, 'text', ''],
    [{ to: 5 }, 'to', 'Vui lòng nhập Người nhận'],
    [{ templateId: 'KHONGCO' }, '', 'KHONGCO'],
    [{ s_ID: systemClock.newId() }, '', ''],
  ])('is refused with a reason for %o', async (more, field, text) => {
    const answer = await trade.call('ApiMail', 'Send', letter(more), admin)
    expect(answer.status).toBeLessThan(500)
    const told = JSON.stringify(answer.body)
    expect(told).toContain(text)
    if (field) expect(answer.body.Data.errors[0].path).toBe(field)
    expect(await deliverDue()).toBeNull()
    expect(mail.received).toHaveLength(0)
  })

  it.each([{ module: 'Nothing' }, { module: 'User' }, { module: null }, { report: 'ReportOfOrder/nothing' }])(
    'of no known kind is refused: %o',
    async (more) => {
      expect((await send(more)).Description).toContain('không hợp lệ')
    },
  )

  it('whose recipient does not exist has failed at once', async () => {
    const { s_ID } = await send({ to: 'nobody@khach.vn' })
    await deliverDue()
    expect(await stateOf(s_ID)).toMatchObject({ state: 'failed', attempts: 1 })
    expect((await stateOf(s_ID)).problem).toContain('No such mailbox here')
  })

  it('reaches the others when one recipient does not exist', async () => {
    const { s_ID } = await send({ to: 'cotu@khach.vn, nobody@khach.vn' })
    await deliverDue()
    expect(mail.received[0]!.to).toEqual(['cotu@khach.vn'])
    expect(await stateOf(s_ID)).toMatchObject({
      state: 'sent',
      problem: 'Đã gửi, nhưng máy chủ không nhận: nobody@khach.vn',
    })
  })

  it('waits while the server is down, and is sent when it is back', async () => {
    const port = await freePort()
    await configure({ port })
    const { s_ID } = await send()
    for (const minutes of [0, 1, 5, 30]) {
      await later(minutes)
      await deliverDue()
    }
    expect(await stateOf(s_ID)).toMatchObject({ state: 'waiting', attempts: 4 })
    expect((await stateOf(s_ID)).problem).toContain('từ chối hoặc ngắt kết nối')
    await later(1)
    await deliverDue()
    expect((await stateOf(s_ID)).attempts).toBe(4)
    const back = await startMailServer({ port })
    await later(120)
    await deliverDue()
    expect(await stateOf(s_ID)).toMatchObject({ state: 'sent', attempts: 5 })
    expect(back.received).toHaveLength(1)
    await back.stop()
    await configure()
  })

  it('has failed after the last attempt, and can be sent again by hand', async () => {
    await configure({ password: 'sai' })
    const { s_ID } = await send()
    for (const minutes of [0, 1, 5, 30, 120, 720]) {
      await later(minutes)
      await deliverDue()
    }
    expect(await stateOf(s_ID)).toMatchObject({ state: 'failed', attempts: 6 })
    await configure()
    expect((await trade.call('ApiMail', 'Resend', [s_ID], admin)).body.Data.TotalCount).toBe(1)
    await deliverDue()
    expect(await stateOf(s_ID)).toMatchObject({ state: 'sent', attempts: 1, problem: '' })
    const again = (await trade.call('ApiMail', 'Resend', [s_ID], admin)).body.Data
    expect(again.ListItem[0].Description).toBe('Thư đã được gửi')
  })

  it('is taken over when the server that was sending it died', async () => {
    const { s_ID } = await send()
    await trade.database.inTenant({ tenant: trade.tenantId, user: null }, (tx) =>
      tx.query(
        sql`update work set state = 'running', lease = ${systemClock.newId()}, attempts = 1, due_at = ${new Date(now().getTime() + 300_000)} where kind = 'letter' and key = ${s_ID}`,
      ),
    )
    await deliverDue()
    expect((await stateOf(s_ID)).state).toBe('sending')
    await later(6)
    await deliverDue()
    expect(await stateOf(s_ID)).toMatchObject({ state: 'sent', attempts: 2 })
  })

  it('that waited for two days is not sent any more', async () => {
    const { s_ID } = await send()
    await later(49 * 60)
    await deliverDue()
    expect(await stateOf(s_ID)).toMatchObject({ state: 'failed' })
    expect(mail.received).toHaveLength(0)
  })

  it('of a closed business waits until it is open again', async () => {
    const { s_ID } = await send()
    await setTenantActive(trade.owner, 'minhtam', false)
    await deliverDue()
    expect(mail.received).toHaveLength(0)
    expect(await nextLetter(trade.server, trade.tenantId)).toBeNull()
    await setTenantActive(trade.owner, 'minhtam', true)
    await deliverDue()
    expect(await stateOf(s_ID)).toMatchObject({ state: 'sent', attempts: 1 })
  })

  it('does not hold up others, nor do other tenants', async () => {
    await trade.makeTenant('khac')
    const other = await trade.signIn('khac')
    const there = { token: other, tenant: 'khac' }
    await trade.call('ApiMailConfig', 'UpdateDB', mailServer({ port: await freePort() }), there)
    await trade.signIn('minhtam')
    await send({ to: 'nobody@khach.vn' })
    const { s_ID } = await send()
    await deliverDue()
    expect((await stateOf(s_ID)).state).toBe('sent')
    expect((await trade.call('ApiMail', 'getInfo', null, { ...there, query: { s_ID } })).body.ErrorCode).toBe(-1)
    expect((await trade.call('ApiMail', 'Resend', [s_ID], there)).body.Data.TotalCount).toBe(0)
    expect((await trade.call('ApiMail', 'DeleteDB', [s_ID], there)).body.Data.TotalCount).toBe(0)
    const unseen = await trade.call('ApiMail', 'getListOf', null, { ...there, query: billQuery() })
    expect(unseen.body.ErrorCode).toBe(-1)
    expect((await trade.call('ApiMail', 'Send', letter(), there)).body.Data?.Description).not.toBe('ok')
  })
})
