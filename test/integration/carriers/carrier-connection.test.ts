/** The account of a carrier record is the one its computer is asked with. */
import { afterAll, describe, expect, it } from 'vitest'
import { createSealer, newSealKey } from '#server/process/sealed.ts'
import { carriersToTry } from '../../support/carriers/bench.ts'
import { openTrade } from '../../support/trade.ts'

const names = ['ghn', 'ghtk', 'viettelpost'] as const
const fakes = {
  ghn: await carriersToTry.ghn.start(),
  ghtk: await carriersToTry.ghtk.start(),
  viettelpost: await carriersToTry.viettelpost.start(),
}
afterAll(() => Promise.all(names.map((name) => fakes[name].stop())))
const trade = await openTrade('ketnoi', {
  environment: { OUTBOUND_HOSTS: names.map((name) => fakes[name].origin.replace(/^http:\/\//, '')).join(',') },
})

describe.each(names)('%s', (adapter) => {
  const { account } = carriersToTry[adapter]
  const saved = (more: object): Promise<string> =>
    trade.saved('ApiListCarrier', {
      Name: adapter,
      adapter,
      url: fakes[adapter].origin,
      token: account.token,
      settings: account.settings,
      ...more,
    })
  const tested = async (s_ID: string): Promise<string> => {
    const { body } = await trade.call('ApiListCarrier', 'TestConnection', { s_ID })
    expect(body.ErrorCode).toBe(0)
    return body.Data.Description
  }
  const test = async (more: object = {}): Promise<string> =>
    tested(await saved({ Code: `${adapter}${JSON.stringify(more).length}`, ...more }))

  it('is connected with its account, and creates nothing', async () => {
    expect(await test()).toBe('ok')
  })
  it('refuses another one, and says so without its secret', async () => {
    const said = await test({ token: 'khóa-sai-123' })
    expect(said).not.toBe('ok')
    expect(said).not.toContain('khóa-sai-123')
  })
  it('is not connected without one', async () => {
    expect(await test({ token: null })).toContain(`Chưa kết nối được với ${adapter}: hãy nhập khóa truy cập`)
  })
  it('is not connected with one whose key is lost, and says that', async () => {
    const { server } = trade
    const { sealer } = server
    const s_ID = await saved({ Code: `${adapter}-mat-khoa` })
    server.sealer = createSealer(newSealKey('khac'))
    try {
      const said = `Máy chủ thiếu khóa (secret.keys) nên không đọc được khóa truy cập (token) đã lưu của ${adapter}`
      expect(await tested(s_ID)).toContain(said)
    } finally {
      server.sealer = sealer
    }
    expect(await tested(s_ID)).toBe('ok')
  })
})
