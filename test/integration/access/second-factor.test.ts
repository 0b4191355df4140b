/** Two-factor sign-in: set up, sign in, what a thief can do, groups that demand it, and who takes it away. */
import { describe, expect, it } from 'vitest'
import { describeLostSecrets, findLostSecrets } from '#server/secrets/lost-secrets.ts'
import { createSealer, newSealKey } from '#server/process/sealed.ts'
import { sql } from '#engine/sql.ts'
import { resetSecondFactor } from '#server/tenant.ts'
import { adminPassword } from '../../support/app.ts'
import { codeOf, later, password, protectedUser } from '../../support/second-factor.ts'

const user = protectedUser()
const { post, byPassword, byCode, as, setUp, actions } = user

describe('setting up', () => {
  it('answers what an authenticator app reads, and counts from the first right code on', async () => {
    const begun = await as(user.token, 'User/beginSecondFactor', { password })
    expect(new URL(begun.uri).searchParams.get('secret')).toBe(begun.secret)
    expect(decodeURIComponent(begun.uri)).toContain(`otpauth://totp/Vựa:${user.name} · Công ty minhtam?`)
    expect((await byPassword()).status).toBe(200)
    expect((await as(user.token, 'User/confirmSecondFactor', { code: '000000' })).errors[0].code).toBe('secondFactor')
    const done = await as(user.token, 'User/confirmSecondFactor', { code: codeOf(begun.secret) })
    expect(new Set(done.recoveryCodes).size).toBe(10)
    expect(done.recoveryCodes[0]).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/)
    expect((await as(user.token, 'User/getSecurity')).secondFactor).toEqual({
      active: true,
      since: expect.stringMatching(/^2026-11-/),
      recoveryCodes: 10,
      demanded: false,
    })
    expect(await byPassword()).toMatchObject({ status: 400, error: 'mfa_required' })
    expect(await actions()).toEqual(['signIn', 'signIn', 'secondFactorOn'])
  })

  it('asks for the password, so that an open session does not do', async () => {
    expect((await as(user.token, 'User/beginSecondFactor', { password: 'wrong1' })).Description).toBe(
      'Mật khẩu hiện tại không đúng',
    )
    expect((await as(user.token, 'User/beginSecondFactor')).errors[0].path).toBe('password')
    expect((await as(user.token, 'User/confirmSecondFactor', { code: '123456' })).Description).toContain(
      'Chưa quét mã QR',
    )
  })

  it('moves to another device with a code of the old one, which stays in force until then', async () => {
    const old = await setUp()
    expect((await as(user.token, 'User/beginSecondFactor', { password })).errors[0].path).toBe('code')
    const { secret } = await as(user.token, 'User/beginSecondFactor', { password, code: codeOf(old.secret) })
    later(60)
    expect((await byCode((await byPassword()).ticket, codeOf(old.secret))).status).toBe(200)
    expect((await as(user.token, 'User/confirmSecondFactor', { code: codeOf(secret) })).Description).toBe('ok')
    later(60)
    const { ticket } = await byPassword()
    expect((await byCode(ticket, codeOf(old.secret))).error).toBe('mfa_invalid')
    expect((await byCode(ticket, old.codes[0]!)).error).toBe('mfa_invalid')
    expect((await byCode(ticket, codeOf(secret))).status).toBe(200)
  })

  it('keeps the secret sealed and the recovery codes as hashes', async () => {
    const { secret, codes } = await setUp()
    const rows = await user.test.database.inTenant({ tenant: user.tenant, user: null }, (tx) =>
      tx.query(sql`select f.*, encode(c.hash, 'escape') from second_factor f join recovery_code c using (tenant_id, user_id)
where f.user_id = ${user.id}`),
    )
    expect(rows).toHaveLength(10)
    const text = JSON.stringify(rows)
    expect(text).not.toContain(secret)
    for (const code of codes) expect(text).not.toContain(code.replaceAll('-', ''))
  })
})

describe('signing in', () => {
  it('needs password and code', async () => {
    const { secret } = await setUp()
    const { ticket } = await byPassword()
    const done = await byCode(ticket, ` ${codeOf(secret).slice(0, 3)} ${codeOf(secret).slice(3)} `)
    expect(done.status).toBe(200)
    expect((await as(done.token!, 'User/getConfig')).status).toBe(200)
  })

  it.each([
    [-30, 200],
    [30, 200],
    [-60, 400],
    [60, 400],
  ])('a clock that is off by %i seconds: %i', async (seconds, status) => {
    const { secret } = await setUp()
    later(60)
    expect((await byCode((await byPassword()).ticket, codeOf(secret, seconds))).status).toBe(status)
  })

  it('takes no code twice, nor one before it', async () => {
    const { secret } = await setUp()
    const code = codeOf(secret)
    expect((await byCode((await byPassword()).ticket, code)).status).toBe(200)
    const { ticket } = await byPassword()
    expect((await byCode(ticket, code)).error).toBe('mfa_invalid')
    expect((await byCode(ticket, codeOf(secret, -30))).error).toBe('mfa_invalid')
    expect((await byCode(ticket, codeOf(secret, 30))).status).toBe(200)
  })

  it('takes the same code once when it is sent twice at the same time', async () => {
    const { secret } = await setUp()
    const tickets = [await byPassword(), await byPassword()]
    const answers = await Promise.all(
      tickets.flatMap(({ ticket }) => [byCode(ticket, codeOf(secret)), byCode(ticket, codeOf(secret))]),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('takes each recovery code once', async () => {
    const { codes } = await setUp()
    const { ticket } = await byPassword()
    expect((await byCode(ticket, codes[3]!.toUpperCase())).status).toBe(200)
    expect((await byCode((await byPassword()).ticket, codes[3]!)).error).toBe('mfa_invalid')
    expect((await byCode((await byPassword()).ticket, codes[4]!)).status).toBe(200)
    expect((await as(user.token, 'User/getSecurity')).secondFactor.recoveryCodes).toBe(8)
    expect(await actions()).toEqual(['signIn', 'secondFactorOn', 'signInByRecovery', 'codeFailed', 'signInByRecovery'])
  })

  it('says nothing about the second factor to who does not know the password', async () => {
    await setUp()
    expect(await post({ username: user.name, password: 'wrong1' })).toMatchObject({
      status: 400,
      error: 'invalid_grant',
    })
  })
})

describe('a ticket', () => {
  it('opens nothing itself', async () => {
    await setUp()
    const { ticket } = await byPassword()
    expect((await as(ticket!, 'User/getConfig')).status).toBe(401)
  })

  it('is good for one session', async () => {
    const { secret, codes } = await setUp()
    const { ticket } = await byPassword()
    expect((await byCode(ticket, codeOf(secret))).status).toBe(200)
    expect((await byCode(ticket, codes[0]!)).error).toBe('mfa_expired')
  })

  it('lives five minutes', async () => {
    const { codes } = await setUp()
    const { ticket } = await byPassword()
    later(299)
    const { ticket: second } = await byPassword()
    later(2)
    expect((await byCode(ticket, codes[0]!)).error).toBe('mfa_expired')
    expect((await byCode(second, codes[0]!)).status).toBe(200)
  })

  it('is of no use in another tenant', async () => {
    const { codes } = await setUp()
    const { ticket } = await byPassword()
    expect(await post({ mfa_token: ticket!, code: codes[0]! }, 'hoabinh')).toMatchObject({ error: 'mfa_expired' })
  })

  it.each(['', 'x', '\0', 'z'.repeat(5000)])('that was never made (%j) is refused', async (ticket) => {
    expect((await byCode(ticket, '123456')).error).toBe('mfa_expired')
  })

  it('ends with the password, the user and the second factor', async () => {
    const { codes } = await setUp()
    const changes = [
      () => as(user.token, 'User/changePassword', { oldPassword: password, newPassword: 'matkhau2' }),
      () => as(user.admin, 'ApiListUser/UpdateDB', { s_ID: user.id, password, active: 'False' }),
    ]
    for (const change of changes) {
      const { ticket } = await byPassword()
      await change()
      expect((await byCode(ticket, codes[0]!)).error).toBe('mfa_expired')
      await as(user.admin, 'ApiListUser/UpdateDB', { s_ID: user.id, password, active: 'True' })
    }
    const { ticket } = await byPassword()
    expect((await as(user.admin, 'ApiListUser/ResetSecondFactor', [user.id])).TotalCount).toBe(1)
    expect((await byCode(ticket, codes[0]!)).error).toBe('mfa_expired')
  })
})

describe('guessing', () => {
  it('ends a ticket after five wrong codes', async () => {
    const { codes } = await setUp()
    const { ticket } = await byPassword()
    for (let i = 0; i < 5; i++) expect((await byCode(ticket, '000000')).error).toBe('mfa_invalid')
    expect((await byCode(ticket, codes[0]!)).error).toBe('mfa_expired')
  })

  it('is locked after ten tries, however often the right password is typed in between', async () => {
    await setUp()
    const errors: (string | undefined)[] = []
    for (let i = 0; i < 6; i++) {
      const { ticket, error } = await byPassword()
      errors.push(error)
      if (ticket) errors.push((await byCode(ticket, '000000')).error)
    }
    expect(errors).toEqual([...Array.from({ length: 5 }, () => ['mfa_required', 'mfa_invalid']).flat(), 'locked'])
    expect((await actions()).filter((action) => action === 'codeFailed')).toHaveLength(5)
    later(16 * 60)
    expect((await byPassword()).error).toBe('mfa_required')
  })

  it('of the password or code in an open session is locked as well', async () => {
    await setUp()
    for (let i = 0; i < 10; i++)
      expect((await as(user.token, 'User/endSecondFactor', { password, code: '000000' })).errors[0].path).toBe('code')
    expect((await as(user.token, 'User/endSecondFactor', { password, code: '000000' })).Description).toContain(
      '15 phút',
    )
  })
})

describe('switching off', () => {
  it('needs password and code', async () => {
    const { secret } = await setUp()
    expect((await as(user.token, 'User/endSecondFactor', { password })).errors[0].path).toBe('code')
    expect((await as(user.token, 'User/endSecondFactor', { code: codeOf(secret) })).errors[0].path).toBe('password')
    expect((await as(user.token, 'User/endSecondFactor', { password, code: codeOf(secret) })).Description).toBe('ok')
    expect((await byPassword()).status).toBe(200)
    expect((await as(user.token, 'User/endSecondFactor', { password, code: codeOf(secret) })).Description).toContain(
      'Chưa bật',
    )
  })

  it('renews recovery codes the same way, and the old ones end', async () => {
    const { secret, codes } = await setUp()
    expect((await as(user.token, 'User/renewRecoveryCodes', { password })).errors[0].path).toBe('code')
    const { recoveryCodes } = await as(user.token, 'User/renewRecoveryCodes', { password, code: codeOf(secret) })
    expect(recoveryCodes).toHaveLength(10)
    const { ticket } = await byPassword()
    expect((await byCode(ticket, codes[0]!)).error).toBe('mfa_invalid')
    expect((await byCode(ticket, recoveryCodes[0])).status).toBe(200)
  })
})

describe('a group that demands it', () => {
  const demand = (group: string, on: boolean, by = user.admin) =>
    as(by, 'ApiGroupUser/UpdateDB', { s_ID: user.groups[group], requireSecondFactor: on })

  it('lets its members set it up, and nothing else', async () => {
    expect((await demand('BANHANG', true)).Description).toBe('ok')
    const { token: fresh } = await byPassword()
    for (const path of ['User/getConfig', 'Order/getlist', 'User/endSessions', 'ApiListUser/getInfo'])
      expect(await as(fresh!, path)).toMatchObject({ status: 403, code: 'secondFactorDemanded' })
    const large = await user.test.call(
      'Order',
      'UpdateDB',
      { note: 'x'.repeat(200_000) },
      { token: fresh!, tenant: 'minhtam' },
    )
    expect(large.status).toBe(403)
    user.token = fresh!
    const { secret } = await setUp()
    expect((await as(fresh!, 'User/getConfig')).status).toBe(200)
    expect((await as(fresh!, 'User/endSecondFactor', { password, code: codeOf(secret) })).Description).toContain(
      'không thể tắt',
    )
    await demand('BANHANG', false)
    expect((await as(fresh!, 'User/endSecondFactor', { password, code: codeOf(secret) })).Description).toBe('ok')
  })

  it('is demanded by who may change groups, and of the own group only with a second factor', async () => {
    expect((await demand('BANHANG', true, user.token)).status).toBe(403)
    expect((await demand('ADMIN', true)).errors[0]).toMatchObject({
      path: 'requireSecondFactor',
      code: 'secondFactor',
    })
  })
})

describe('an administrator', () => {
  it('resets the second factor of another, which ends his sessions', async () => {
    await setUp()
    expect((await as(user.admin, 'ApiListUser/getInfo', null)).secondFactor).toBe(false)
    expect((await as(user.admin, 'ApiListUser/ResetSecondFactor', [user.id])).TotalCount).toBe(1)
    expect((await as(user.token, 'User/getConfig')).status).toBe(401)
    expect((await byPassword()).status).toBe(200)
    expect((await as(user.admin, 'ApiListUser/ResetSecondFactor', [user.id])).ListItem[0].Description).toContain(
      'Chưa bật',
    )
  })

  it('does not reset his own, nor one of who has more rights', async () => {
    const self = (await as(user.admin, 'ApiListUser/getInfo', null)).s_ID
    expect((await as(user.admin, 'ApiListUser/ResetSecondFactor', [self])).ListItem[0].Description).toContain('Bảo mật')
    expect((await as(user.token, 'ApiListUser/ResetSecondFactor', [self])).status).toBe(403)
    await as(user.admin, 'ApiGroupUser/UpdateDB', {
      s_ID: user.groups['BANHANG'],
      permissions: [{ FuncID: 'User', R: true, A: true, U: true, D: true }],
    })
    for (const call of ['ResetSecondFactor', 'EndSessions'])
      expect((await as(user.token, `ApiListUser/${call}`, [self])).ListItem[0].Description).toContain('không có quyền')
  })
})

it('who runs the installation resets it for whom nobody else can let in', async () => {
  await setUp()
  await expect(resetSecondFactor(user.test.owner, 'minhtam', 'nobody')).rejects.toThrow('No user "nobody"')
  await expect(resetSecondFactor(user.test.owner, 'nowhere', user.name)).rejects.toThrow('no tenant')
  await resetSecondFactor(user.test.owner, 'minhtam', user.name)
  expect((await as(user.token, 'User/getConfig')).status).toBe(401)
  expect((await byPassword()).status).toBe(200)
})

describe('the key the secrets are sealed with', () => {
  it('may be replaced, and the secret moves to the new one when it is used', async () => {
    const oldKey = newSealKey('old')
    const newKey = newSealKey('new')
    const before = user.test.server.sealer
    user.test.server.sealer = createSealer(oldKey)
    const { secret } = await setUp()
    user.test.server.sealer = createSealer(`${newKey},${oldKey}`)
    expect((await byCode((await byPassword()).ticket, codeOf(secret))).status).toBe(200)
    user.test.server.sealer = createSealer(newKey)
    later(60)
    expect((await byCode((await byPassword()).ticket, codeOf(secret))).status).toBe(200)
    user.test.server.sealer = before
  })

  it('is lost: recovery codes still open, and nothing is a fault of the program', async () => {
    const { secret, codes } = await setUp()
    const before = user.test.server.sealer
    user.test.server.sealer = createSealer(newSealKey('other'))
    const { ticket } = await byPassword()
    for (let i = 0; i < 3; i++) {
      const refused = await byCode(ticket, codeOf(secret))
      expect(refused.error).toBe('mfa_key_lost')
    }
    expect((await byCode(ticket, codes[0]!)).status).toBe(200)
    const signedIn = await byCode((await byPassword()).ticket, codes[1]!)
    const proof = await as(signedIn.token!, 'User/renewRecoveryCodes', { password, code: codeOf(secret) })
    expect(JSON.stringify(proof)).toContain('secret.keys')
    user.test.server.sealer = before
    expect(user.test.faults).toEqual([])
  })

  it('is lost: it is counted at the start, and /health names the file until it is back', async () => {
    const health = async () => (await user.test.app.inject({ url: '/health' })).json() as unknown
    later(120)
    // Those of other tests, whose keys are gone.
    await user.test.database.inTenant({ tenant: user.tenant, user: null }, (tx) =>
      tx.query(sql`delete from second_factor`),
    )
    await setUp()
    expect(await findLostSecrets(user.test.server)).toBeNull()
    expect(await health()).toEqual({ status: 'ok' })
    const before = user.test.server.sealer
    user.test.server.sealer = createSealer(newSealKey('test'))
    const lost = await findLostSecrets(user.test.server)
    expect(lost!.secondFactors).toBeGreaterThan(0)
    expect(describeLostSecrets(lost!)).toMatch(/Thiếu khóa trong secret\.keys.*reset-second-factor.*A key is missing/s)
    later(120)
    await health()
    await expect.poll(health).toEqual({ status: 'degraded', missing: ['secret.keys'] })
    user.test.server.sealer = before
    later(120)
    await health()
    await expect.poll(health).toEqual({ status: 'ok' })
  })

  it('opens the secret of no other user', async () => {
    const { secret } = await setUp()
    const other = (
      await as(user.admin, 'ApiListUser/UpdateDB', {
        UserName: `${user.name}b`,
        password,
        groupId: user.groups['BANHANG'],
        email: `${user.name}b@minhtam.vn`,
      })
    ).s_ID
    await user.test.database.inTenant({ tenant: user.tenant, user: null }, (tx) =>
      tx.query(
        sql`insert into second_factor (user_id, secret, since) select ${other}::uuid, secret, since from second_factor where user_id = ${user.id}`,
      ),
    )
    const { ticket } = await post({ username: `${user.name}b`, password })
    expect((await byCode(ticket, codeOf(secret))).error).toBe('mfa_key_lost')
  })
})

it('the password of the administrator still does for who has no second factor', async () => {
  expect((await post({ username: 'admin', password: adminPassword })).status).toBe(200)
})
