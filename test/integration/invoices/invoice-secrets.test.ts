/**
 * What providers of invoices are told to know us by stands nowhere: not in a log, a row, a backup, an answer, a workbook
 * or a letter, whatever becomes of an invoice, and in no spelling.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { createSealer, newSealKey } from '#server/process/sealed.ts'
import { exchangeLog } from '#server/outbound/exchange.ts'
import { createOutbound } from '#server/outbound/outbound.ts'
import type { Anything } from '#test/support/app.ts'
import { connections, openConnected, type Connected } from '#test/support/connected.ts'
import type { Action, Fault } from '#test/support/providers/fake-server.ts'
import { wireFaults } from '#test/support/providers/faults.ts'
import { secretsIn, spellingsOf } from '#test/support/spelled-secrets.ts'
import { workDue } from '#test/support/work.ts'
import { unpacked } from '#test/support/zip.ts'
import { takeBackup } from '../../../scripts/lib/backup.ts'
import { forgetOldKeys, rotateKeys } from '../../../scripts/lib/secret-keys.ts'

const folder = mkdtempSync(join(tmpdir(), 'vua-invoice-secrets-'))
afterAll(() => rmSync(folder, { recursive: true }))
const wire = (name: string, action: 'issue' | 'find'): Fault =>
  wireFaults(action).find((one) => one.name === `${name} (${action})`)!
const cut = wire('a cut after it was done', 'issue')
const blind = [wire('no service (503)', 'find'), wire('no service (503)', 'find')]

/** Every row of every table as text, those without a tenant too. */
const dump = async (ownerUrl: string): Promise<string> => {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query('begin read only')
    const { rows: tables } = await client.query<{ name: string }>(
      `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
where c.relkind in ('r', 'm') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast') order by 1`,
    )
    const { rows: tenants } = await client.query<{ id: string }>('select id from tenant')
    const texts: string[] = []
    for (const { id } of tenants) {
      await client.query(`set local app.tenant_id = ${client.escapeLiteral(id)}`)
      for (const { name } of tables) {
        const { rows } = await client.query<{ row: string }>(`select t::text as row from ${name} t`)
        texts.push(...rows.map(({ row }) => row))
      }
    }
    return texts.join('\n')
  } finally {
    await client.end()
  }
}

describe.each(Object.keys(connections) as Connected[])('of %s', (provider) => {
  const { account, settings } = connections[provider]
  const wrong = `sai-${provider}-Mật khẩu/9`
  const kept = [account.password, ...('servicePassword' in settings ? [settings.servicePassword] : [])]
  const secrets = [...kept, ...kept.map((one) => one.trim()), wrong, `${wrong} dịch vụ`]

  it('stand nowhere after a story of all that can become of an invoice', { timeout: 120_000 }, async () => {
    const { trade, fake, connect, info, act, free, at } = await openConnected(`bimat${provider}`, provider)
    const { server, data } = trade
    const told: string[] = []
    const logged: string[] = []
    server.log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) })
    server.outbound = createOutbound({
      listed: server.config.outboundHosts,
      clock: server.clock,
      log: server.log,
      record: exchangeLog(trade.database),
    })
    let keys = newSealKey('k1')
    server.sealer = createSealer(keys)
    const inject = trade.app.inject.bind(trade.app) as (...some: unknown[]) => Promise<{ body: string }>
    trade.app.inject = (async (...some: unknown[]) => {
      const answer = await inject(...some)
      told.push(answer.body)
      return answer
    }) as never
    const tokens = new Set<string>()
    const remember = () => fake.state.tokens.forEach((_, token) => tokens.add(token))
    /** A provider that says again what it was told. */
    const echo = (action: Action, ...said: string[]): Fault => ({
      name: 'what it was told',
      action,
      run({ asked, send }) {
        const description = [...said, ...Object.values(asked.headers), asked.body].join(' ')
        send({
          status: 200,
          type: 'application/json',
          body: JSON.stringify({ success: false, errorCode: 'E', description }),
        })
      },
    })
    const save = (body: object): Promise<Anything> =>
      trade.call('ApiInvoiceConfig', 'UpdateDB', body).then(({ body: answer }) => answer.Data)

    const series = ['C26TAA', 'C25TAA'].map((SoHieuHD) => ({ Mauso: '1', SoHieuHD, active: true }))
    await connect({ series })
    // Refused, unreadable, and stale.
    await save({ url: 'http://10.0.0.1', password: wrong })
    await save({ password: { value: wrong }, settings: [wrong] })
    await save({ version: 99, password: wrong })
    expect(await data('ApiInvoiceConfig', 'TestConnection')).toEqual({ Description: 'ok' })
    remember()
    await save({ password: wrong, settings: { servicePassword: `${wrong} dịch vụ` } })
    for (const action of ['signIn', 'issue', 'other'] as const) {
      fake.misbehave(echo(action, wrong, `${wrong} dịch vụ`))
      expect((await data('ApiInvoiceConfig', 'TestConnection')).Description).not.toBe('ok')
      await act('UploadHDDT', [await free()])
      fake.forget()
    }
    await connect()

    const id = await free()
    for (const faults of [[echo('issue', ...kept)], [cut, ...blind]]) {
      fake.misbehave(...faults)
      await act('UploadHDDT', [id])
      fake.forget()
      remember()
    }
    await workDue(server, ['invoice'])
    at('2026-11-20T03:20:00Z')
    await act('UploadHDDT', [id])
    expect(await info(id)).toMatchObject({ iStat: 2 })
    remember()
    await data('OrderTax', 'DownloadFile', { xml: '1' }, [id])
    await act('Huy', [id])
    const old = await free({ NgayHoadon: '2025-05-30', SoHieuHD: 'C25TAA', confirm: ['dateFar'] })
    await act('UploadHDDT', [old], { confirm: 'lateInvoice' })
    await act('Huy', [old], { confirm: 'taxAuthorityHas' })
    // One stays in doubt, so that its work waits.
    const waits = await free()
    fake.misbehave(cut, ...blind)
    await act('UploadHDDT', [waits])
    fake.forget()
    remember()

    for (const [module, name, query] of [
      ['ApiInvoiceConfig', 'getInfo', {}],
      ['User', 'getConfigTax', {}],
      ['ApiEvent', 'getlist', { nItem: '200' }],
      ['ApiWork', 'getlist', {}],
      ['OrderTax', 'getlist', {}],
      ['OrderTax', 'getHistory', { s_ID: id }],
    ] as const)
      await trade.call(module, name, null, { query })
    const { ListItem: exchanges } = await data('ApiExchange', 'getListOf', { nItem: '200' })
    expect(exchanges.length).toBeGreaterThan(5)
    for (const { s_ID } of exchanges as Anything[]) await data('ApiExchange', 'getInfo', { s_ID })
    for (const { s_ID } of (await data('ApiEvent', 'getlist', { nItem: '200' })).ListItem)
      await data('ApiEvent', 'getInfo', { s_ID })
    for (const module of ['OrderTax', 'ApiEvent']) {
      const { ListItem: file } = await data(module, 'ExportList')
      told.push(unpacked(Buffer.from(file, 'base64')))
    }
    told.push((await trade.app.inject({ method: 'GET', url: '/api/openapi.json' })).body)

    // A new key changes nothing of it, and everything still opens.
    const place = { dataDir: folder, secretKeys: null }
    const { keys: both, lost } = await rotateKeys(trade.database, place, keys)
    expect(lost).toBe(0)
    await forgetOldKeys(trade.database, place, both)
    keys = readFileSync(join(folder, 'secret.keys'), 'utf8').trim()
    server.sealer = createSealer(keys)
    fake.state.tokens.clear()
    expect(await data('ApiInvoiceConfig', 'TestConnection')).toEqual({ Description: 'ok' })
    await act('UploadHDDT', [waits])
    remember()

    const backup = join(folder, `${provider}.backup`)
    await takeBackup(trade.ownerUrl, backup)
    const rows = await dump(trade.ownerUrl)
    const places = {
      answers: told.join('\n'),
      log: [...logged, ...trade.faults].join('\n'),
      letters: JSON.stringify(trade.letters),
      database: rows,
      backup: gunzipSync(readFileSync(backup)).toString(),
    }
    // What must be found is found: the search and the places are what they say.
    expect(secretsIn(rows, [account.sellerTaxId]).length).toBe(1)
    expect(secretsIn(places.answers, [account.sellerTaxId]).length).toBe(1)
    expect(places.log).toContain('ApiInvoiceConfig/TestConnection')
    expect(provider === 'vnpt' ? 1 : tokens.size).toBeGreaterThan(0)
    const found = Object.entries(places).map(([where, text]) => [where, secretsIn(text, [...secrets, ...tokens])])
    expect(found).toEqual(Object.keys(places).map((where) => [where, []]))
  })
})

it('is found in any spelling', () => {
  const secret = 'mật khẩu & <1>'
  const bytes = Buffer.from(`{"a":"${secret}"}`)
  for (const text of [
    `x${secret}y`,
    JSON.stringify({ a: JSON.stringify({ secret }) }),
    bytes.toString('base64'),
    Buffer.concat([Buffer.from('z'), bytes]).toString('base64url'),
    bytes.toString('hex'),
    `a=${encodeURIComponent(secret)}`,
    `<p>${secret.replace('&', '&amp;').replace('<', '&lt;').replace('>', '&gt;')}</p>`,
  ])
    expect([text, secretsIn(text, [secret]).length]).toEqual([text, 1])
  expect(spellingsOf('abc')).not.toContain('abc')
})
