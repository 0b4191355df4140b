/** Where a user is signed in: he reads it, and ends one session or all. */
import { describe, expect, it } from 'vitest'
import { later, protectedUser } from '../../support/second-factor.ts'

const user = protectedUser()
const { byPassword, as } = user

describe('sessions', () => {
  it('are listed with device, address and last use, the own one first', async () => {
    const { token: second } = await byPassword()
    const { ListItem } = await as(second!, 'User/getSecurity')
    expect(ListItem).toHaveLength(2)
    expect(ListItem[0]).toEqual({
      s_ID: expect.any(String),
      device: 'curl/8.5.0',
      ip: '127.0.0.1',
      createdAt: expect.stringMatching(/^2026-11-/),
      lastUsed: expect.stringMatching(/^2026-11-/),
      own: true,
    })
    expect(JSON.stringify(ListItem)).not.toContain(second!.slice(-20))
  })

  it('are noted when they are used, at most every five minutes, by calls that write nothing', async () => {
    const lastUsed = async () => (await as(user.token, 'User/getSecurity')).ListItem[0].lastUsed
    await user.test.server.lastUses.write()
    const before = await lastUsed()
    later(120)
    await user.test.server.lastUses.write()
    expect(await lastUsed()).toBe(before)
    later(200)
    await as(user.token, 'User/getConfig')
    await user.test.server.lastUses.write()
    expect(await lastUsed()).not.toBe(before)
  })

  it('are ended one by one, and only by whom they belong to', async () => {
    const { token: second } = await byPassword()
    const { ListItem } = await as(user.token, 'User/getSecurity')
    const other = ListItem.find(({ own }: { own: boolean }) => !own).s_ID
    expect((await as(user.admin, 'User/endSession', { s_ID: other })).Description).toContain('đã kết thúc')
    const stranger = await user.test.signIn('hoabinh')
    const { body } = await user.test.call('User', 'endSession', { s_ID: other }, { token: stranger, tenant: 'hoabinh' })
    expect(body.Data.Description).toContain('đã kết thúc')
    expect((await as(second!, 'User/getConfig')).status).toBe(200)
    expect((await as(user.token, 'User/endSession', { s_ID: other })).Description).toBe('ok')
    expect((await as(second!, 'User/getConfig')).status).toBe(401)
    expect((await as(user.token, 'User/endSession', { s_ID: "x'--" })).Description).toContain('đã kết thúc')
  })

  it('are ended all at once: the others, all, or those of a user', async () => {
    const second = (await byPassword()).token!
    expect((await as(user.token, 'User/endSessions')).Description).toBe('ok')
    expect([(await as(second, 'User/getConfig')).status, (await as(user.token, 'User/getConfig')).status]).toEqual([
      401, 200,
    ])
    await as(user.token, 'User/endSessions', { own: true })
    expect((await as(user.token, 'User/getConfig')).status).toBe(401)
    user.token = (await byPassword()).token!
    expect((await as(user.admin, 'ApiListUser/EndSessions', [user.id])).TotalCount).toBe(1)
    expect((await as(user.token, 'User/getConfig')).status).toBe(401)
    expect((await as(user.admin, 'User/getConfig')).status).toBe(200)
  })
})
