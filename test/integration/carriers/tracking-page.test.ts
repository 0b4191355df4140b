/** The page on which receivers follow a parcel: whoever has its address sees its way and what is due, and nothing else. */
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { sql } from '#engine/sql.ts'
import { createApp } from '#server/app.ts'
import { blindOf, cut, openShipping } from '#test/support/shipping.ts'
import type { Anything } from '#test/support/app.ts'

const shipping = await openShipping('theodoi')
const { trade, fakes, bill, hand, handed, parcel, rows, carriers, at } = shipping

interface Seen {
  status: number
  headers: Record<string, unknown>
  html: string
}
const open = async (url: string, { host = 'theodoi.vua.test', ip = '203.0.113.7', method = 'GET' as const } = {}) => {
  const answer = await trade.app.inject({ method, url, headers: { host }, remoteAddress: ip })
  return { status: answer.statusCode, headers: answer.headers, html: answer.body } satisfies Seen
}
const pageOf = async (id: string): Promise<string> => (await parcel(id)).trackingPage as string
const move = (id: string, shipStatus: number, more: object = {}) =>
  trade.data('Shipping', 'UpdateStatus', {}, { s_ID: id, shipStatus, ...more })
const absent = (await open('/track/nothing')).html

const secretReceiver = {
  receiverName: 'Nguyễn Thị Bí Mật',
  receiverPhone: '0987 654 321',
  receiverAddress: '77 Ngõ Kín',
}
const send = (more: object = {}): Promise<string> =>
  bill({ Description: 'Diễn giải kín' }).then((id) =>
    handed(id, 'manual', {
      ...secretReceiver,
      codAmount: 300_000,
      carrierFee: 25_000,
      feePayer: 1,
      trackingCode: 'GN1',
      ...more,
    }),
  )
/** The days and states of the way, as the page has them. */
const wayOf = (html: string): string[] =>
  [...html.matchAll(/<li><span>(.*?)<\/span><time datetime="(.*?)">/g)].map(([, state, day]) => `${day} ${state}`)

describe('the page', () => {
  it('shows the way with its days, the carrier, its code and page, and what is due', async () => {
    await trade.saved('ApiListCarrier', { s_ID: carriers.manual, trackingUrl: 'https://xe.example/t?a=1&c={code}' })
    const id = await send({ trackingCode: 'GN 1/2' })
    await move(id, 2)
    const { status, html } = await open(await pageOf(id))
    expect(status).toBe(200)
    expect(wayOf(html)).toEqual(['2026-11-20 Chờ lấy hàng', '2026-11-20 Đang vận chuyển'])
    for (const text of [
      '<html lang="vi">',
      'Xe nhà',
      'GN 1/2',
      '300.000 đ',
      'https://xe.example/t?a=1&amp;c=GN%201%2F2',
    ])
      expect(html).toContain(text)
    const english = await open(`${await pageOf(id)}?lang=en`)
    expect(wayOf(english.html)).toEqual(['2026-11-20 Waiting for pick-up', '2026-11-20 In transit'])
    expect(english.html).toContain('300,000 đ')
    const asked = async (query: string) =>
      /<html lang="(..)">/.exec((await open(`${await pageOf(id)}${query}`)).html)![1]
    expect(await asked('?lang=xx')).toBe('vi')
    // A customer who reads English begins with it.
    await trade.saved('Customer', { s_ID: trade.ids['KH000001'], language: 'en' })
    expect([await asked(''), await asked('?lang=vi')]).toEqual(['en', 'vi'])
    await trade.saved('Customer', { s_ID: trade.ids['KH000001'], language: null })
  })

  it('has the fee that the receiver pays, and nothing due once it is delivered', async () => {
    const id = await send({ feePayer: 2 })
    expect((await open(await pageOf(id))).html).toMatch(/325\.000 đ.*300\.000 đ.*25\.000 đ/)
    await move(id, 4)
    const { html } = await open(await pageOf(id))
    expect(html).not.toMatch(/\d đ/)
    await trade.data('COD', 'Settle', {}, { ids: [id], kind: 1, fundId: await fund(), dtDate: '2026-11-20' })
    expect(wayOf((await open(await pageOf(id))).html).at(-1)).toBe('2026-11-20 Đã giao')
  })

  it('tells nothing of who sells, who buys, where it goes, what is in it, what it costs, and what was noted', async () => {
    const id = await send()
    await move(id, 2, { note: 'Gọi 0911 222 333 trước khi giao' })
    const info = await parcel(id)
    const { html } = await open(await pageOf(id))
    const text = html.replaceAll(/<style>.*?<\/style>/gs, '')
    const facts = await trade.info('Order', info.billId)
    const secrets = [
      ...Object.values(secretReceiver),
      '0911 222 333',
      'Diễn giải kín',
      facts.ObjName,
      facts.NumberID,
      facts.StoreName,
      info.shipNumber,
      id,
      info.billId,
      'Nước khoáng',
      'Quản trị',
      'theodoi',
      '880.000',
      '400.000',
      '440.000',
      '25.000',
      '800.000',
      '1.500',
      '1500',
    ].filter(Boolean)
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
    expect(text.match(/\d+\.\d{3}/g)).toEqual(['300.000'])
  })

  it('does not believe what a carrier only said', async () => {
    const { id, url } = await sentByViettel()
    const { shipNumber } = await parcel(id)
    await rows(sql`insert into shipment_event (tenant_id, id, document_id, at, ship_status, note, user_name)
      select tenant_id, ${crypto.randomUUID()}, id, now(), 4, 'said', 'x' from document where number = ${shipNumber}`)
    expect(wayOf((await open(url)).html)).toEqual(['2026-11-20 Chờ lấy hàng'])
  })

  it('writes what others typed as text, and leads to pages of the web alone', async () => {
    const id = await send({ trackingCode: '"><script>x</script>' })
    await trade.saved('ApiListCarrier', {
      s_ID: carriers.manual,
      Name: `<b onclick="x">&'`,
      trackingUrl: `https://xe.example/"onmouseover="x?{code}`,
    })
    const { html } = await open(await pageOf(id))
    expect(html).not.toMatch(/<script|<b onclick|"onmouseover/)
    for (const trackingUrl of [
      'javascript:alert(1)//{code}',
      'data:text/html,{code}',
      'https://a:b@xe.example/{code}',
      '{code}',
    ]) {
      await rows(sql`update carrier set tracking_url = ${trackingUrl} where id = ${carriers.manual}`)
      expect((await open(await pageOf(id))).html).not.toContain('rel="external')
    }
    await trade.saved('ApiListCarrier', { s_ID: carriers.manual, Name: 'Xe nhà', trackingUrl: '' })
  })

  it('is kept by nobody, found by nobody, framed by nobody, and runs nothing', async () => {
    for (const url of [await pageOf(await send()), '/track/nothing', '/track']) {
      const { headers, html } = await open(url)
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow, noarchive',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      })
      const policy = String(headers['content-security-policy'])
      expect(policy).toMatch(
        /^default-src 'none'; style-src 'sha256-[\w+/=]{44}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
      )
      expect(headers).not.toHaveProperty('set-cookie')
      expect(html).not.toMatch(/<script|<img|<link|<form|<iframe| style=| on\w+=/)
      expect(html.length).toBeLessThan(6_000)
    }
  })
})

const fund = async (): Promise<string> =>
  (await trade.data('ApiListBank', 'getList', { all: 'True' })).ListItem.find((one: Anything) => one.Code === 'TM').Id

const sentByViettel = async () => {
  const id = await handed(await bill(), 'viettelpost', { codAmount: 300_000 })
  return { id, url: await pageOf(id) }
}

describe('an address', () => {
  it('is long, of its own for each parcel, and in no list, export, event or log', async () => {
    const [one, two] = [await send(), await send()]
    const [first, second] = [await pageOf(one), await pageOf(two)]
    expect(first).toMatch(/^\/track\/[\w-]{25}[AQgw]\.[\w-]{21}[AQgw]$/)
    expect(first.slice(7, 33)).not.toBe(second.slice(7, 33))
    const [{ key }] = (await rows<{ key: Buffer }>(
      sql`select tracking_key as key from shipment where document_id = ${one}`,
    )) as [{ key: Buffer }]
    expect(key.length * 8 - 6).toBeGreaterThanOrEqual(128)
    const secret = first.slice(7, 33)
    await trade.data('Shipping', 'NewTrackingPage', {}, { s_ID: two })
    const everywhere = [
      await trade.call('Shipping', 'getlist', null, { query: { nItem: '200' } }),
      await trade.call('COD', 'getlist', null, { query: { nItem: '200' } }),
      await trade.call('Shipping', 'ExportList', null, { query: {} }),
      await trade.call('ApiEvent', 'getlist', null, { query: { nItem: '200' } }),
      await trade.call('Order', 'getInfo', null, { query: { s_ID: (await parcel(one)).billId } }),
    ]
    for (const { status, raw } of everywhere) {
      expect(status).toBe(200)
      expect(raw).not.toContain(secret)
      expect(raw).not.toContain((await pageOf(two)).slice(7, 33))
    }
    const logged: string[] = []
    const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) })
    const app = await createApp({ ...trade.server, log }, [])
    for (const url of [first, `${first}x`]) await app.inject({ url, headers: { host: 'theodoi.vua.test' } })
    await app.close()
    expect(logged.length).toBeGreaterThan(0)
    expect(logged.join('')).not.toContain(secret)
  })

  it('made anew opens the parcel; the old one opens nothing from that moment', async () => {
    const id = await send()
    const old = await pageOf(id)
    const made = await trade.data('Shipping', 'NewTrackingPage', { requestId: 'x'.repeat(20) }, { s_ID: id })
    expect(made).toEqual({ Description: 'ok', trackingPage: await pageOf(id) })
    expect([(await open(old)).status, (await open(made.trackingPage)).status]).toEqual([404, 200])
    // No answer is kept for a request that is sent again.
    const kept = await rows<{ n: string }>(
      sql`select count(*)::text as n from request where answer::text like '%/track/%'`,
    )
    expect(kept).toEqual([{ n: '0' }])
  })

  it('is made anew by who may change parcels, for a parcel that exists', async () => {
    for (const s_ID of ['00000000-0000-4000-8000-000000000000', 'x', '', null, 7, {}])
      expect((await trade.call('Shipping', 'NewTrackingPage', { s_ID })).body.Data?.trackingPage).toBeUndefined()
    const id = await send()
    const anonymous = await trade.call('Shipping', 'NewTrackingPage', { s_ID: id }, { token: null })
    expect(anonymous.status).toBe(401)
  })
})

describe('the same page that nothing was found', () => {
  const refused = async (url: string, more: object = {}) => {
    const { status, html } = await open(url, more)
    expect([url, status, html]).toEqual([url, 404, absent])
  }
  it("is what is unknown, misspelt, or somebody else's", async () => {
    const url = await pageOf(await send())
    const [key, tenant] = url.slice(7).split('.') as [string, string]
    const other = await trade.makeTenant('nguoila')
    const theirs = Buffer.from(other.id.replaceAll('-', ''), 'hex').toString('base64url')
    const flipped = `${key.startsWith('A') ? 'B' : 'A'}${key.slice(1)}`
    for (const written of [
      `${flipped}.${tenant}`,
      `${key}.${theirs}`,
      `${key}.${'A'.repeat(22)}`,
      `${tenant}.${key}`,
      `${key}${tenant}`,
      `${key.slice(0, -1)}${String.fromCodePoint(key.codePointAt(25)! + 1)}.${tenant}`,
      `${url.slice(7)}x`,
      `${url.slice(7)}/`.repeat(2),
      key,
      '%00',
      '%',
      '%zz',
      '%c3%28',
      "'or'1'='1",
      'x'.repeat(2000),
      '..%2f..%2fapi',
    ])
      await refused(`/track/${written}`)
    await refused('/track')
    await refused('/track/')
    // The address is right, the house is not.
    await refused(url, { host: 'nguoila.vua.test' })
    await refused(url, { host: 'khongco.vua.test' })
    await refused(url, { host: 'evil.example' })
    expect((await open(url, { host: 'vua.test' })).status).toBe(200)
    expect((await open(`${url}/`)).status).toBe(200)
  })

  it('is a parcel that its carrier may not have, one that was taken back, and one of a closed business', async () => {
    const one = await bill()
    fakes.ghn.misbehave(cut)
    for (const blind of blindOf('ghn')) fakes.ghn.misbehave(blind)
    expect((await hand(one, 'ghn')).Description).toMatch(/Chưa rõ kết quả/)
    const [pending] = await rows<{ key: Buffer }>(sql`select tracking_key as key from shipment where bill_id = ${one}`)
    const tenant = (await pageOf(await send())).slice(34)
    await refused(`/track/${Buffer.from(pending!.key).toString('base64url')}.${tenant}`)

    const gone = await send()
    const url = await pageOf(gone)
    await rows(sql`delete from document_link where document = ${gone}`)
    await rows(sql`delete from document where id = ${gone}`)
    await refused(url)

    const last = await pageOf(await send())
    expect((await open(last)).status).toBe(200)
    await trade.owner.acrossTenants('test', (tx) =>
      tx.query(sql`update tenant set active = false where code = 'theodoi'`),
    )
    await refused(last, { host: 'vua.test' })
    trade.server.directory.forget()
    await refused(last)
    await trade.owner.acrossTenants('test', (tx) =>
      tx.query(sql`update tenant set active = true where code = 'theodoi'`),
    )
    trade.server.directory.forget()
    expect((await open(last)).status).toBe(200)
  })

  it('is answered to nothing but looking', async () => {
    const url = await pageOf(await send())
    const head = await open(url, { method: 'HEAD' as never })
    expect([head.status, head.html]).toEqual([200, ''])
    for (const method of ['POST', 'PUT', 'DELETE'] as never[]) {
      const { status, html } = await open(url, { method })
      expect(status).toBeGreaterThanOrEqual(404)
      expect(html).not.toContain('300.000')
    }
  })
})

describe('guesses and floods', () => {
  it('stop a network that guesses, not its neighbours with pages, nor other networks', async () => {
    at(200)
    const [known, fresh] = [await pageOf(await send()), await pageOf(await send())]
    await open(known, { ip: '198.51.100.1' })
    const statuses = []
    for (let at = 0; at < 70; at += 1) statuses.push((await open(`/track/guess${at}`, { ip: '198.51.100.9' })).status)
    expect(statuses.indexOf(429)).toBe(61)
    const stopped = await open(fresh, { ip: '198.51.100.9' })
    expect([stopped.status, stopped.headers['retry-after']]).toEqual([429, '60'])
    expect(stopped.html).toContain('Đang có nhiều người xem')
    expect((await open(known, { ip: '198.51.100.9' })).status).toBe(200)
    expect((await open(fresh, { ip: '198.51.100.10' })).status).toBe(200)
    at(202)
    expect((await open('/track/guess', { ip: '198.51.100.9' })).status).toBe(404)
  })

  it('stop who opens one page without end, not who opens another', async () => {
    at(210)
    const [flooded, other] = [await pageOf(await send()), await pageOf(await send())]
    let last = 0
    for (let at = 0; at <= 301; at += 1) last = (await open(flooded, { ip: `192.0.2.${at % 200}` })).status
    expect(last).toBe(429)
    expect((await open(other, { ip: '192.0.2.1' })).status).toBe(200)
  })
})
