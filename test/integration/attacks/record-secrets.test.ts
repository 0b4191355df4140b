/** Passwords and keys of records: sealed, seen by nobody, kept when they are not sent, and sealed anew with a new key. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadRecord, recordInfo } from '#engine/record/read.ts'
import type { ListModule } from '#engine/record/record.ts'
import { removeRecords } from '#engine/record/remove.ts'
import { saveRecord } from '#engine/record/save.ts'
import { openSecrets, secretNames } from '#engine/secrets.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { lists } from '#lists/all.ts'
import { object, secret, text, type Fields } from '#model/field.ts'
import { defineList, listMeta, type AnyList } from '#model/list.ts'
import { createSealer, newSealKey } from '#server/process/sealed.ts'
import { findLostSecrets } from '#server/secrets/lost-secrets.ts'
import { sealedColumns } from '#server/secrets/sealed-places.ts'
import { setOutputFormats, walk } from '../../../scripts/lib/backup-tables.ts'
import { inside } from '../../../scripts/lib/inside.ts'
import { describeKeys, forgetOldKeys, rotateKeys } from '../../../scripts/lib/secret-keys.ts'
import { createTestApp, type Anything } from '../../support/app.ts'

const planted = 'bi-mat-Trồng-42'
const test = await createTestApp()
const logged: string[] = []
test.server.log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) })
let keys = newSealKey('k1')
test.server.sealer = createSealer(keys)
let tenant = { id: '', name: '' }
let otherTenant = { id: '', name: '' }
const folder = mkdtempSync(join(tmpdir(), 'vua-secrets-'))
afterAll(() => rmSync(folder, { recursive: true }))

const carrier: ListModule = {
  definition: defineList({
    ...listMeta({
      name: 'unit',
      right: 'Category',
      wire: { module: 'ApiListThing', list: 'getList', lookups: [] },
      screen: { area: 'category', order: 1, bases: ['/thing'] },
    }),
    table: 'unit',
    fields: {
      token: secret({ label: 'user.password' }),
      settings: object({ shop: text({ label: 'user.password' }), key: secret({ label: 'user.password' }) })({
        label: 'user.password',
      }),
    },
    columns: [],
    sums: [],
    search: { texts: ['code', 'name'] },
    bulk: [],
    lookup: { extra: {}, order: 'code', short: true },
    byName: {},
  } as Anything) as unknown as AnyList,
}
const within = <T>(work: (scope: Scope) => Promise<T>, of = tenant): Promise<T> =>
  inside(test.database, { tenant: of }, (scope) => work({ ...scope, sealing: test.server.sealer }))
const save = (values: Record<string, unknown>, id: string | null = null) =>
  within((scope) => saveRecord(scope, carrier, { id, version: undefined, confirm: [], values, problems: [] }))
const opened = async (id: string) =>
  Object.fromEntries(await within(({ tx }) => openSecrets({ tx, sealing: test.server.sealer }, id)))
/** Every row of every table, as a backup has it. */
const everything = async (): Promise<string> => {
  const client = new pg.Client({ connectionString: test.ownerUrl })
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    await setOutputFormats(client)
    const rows: string[] = []
    for await (const part of walk(client)) rows.push(...part.rows)
    return rows.join('\n')
  } finally {
    await client.end()
  }
}

beforeAll(async () => {
  for (const code of ['minhtam', 'hoaphat']) await test.makeTenant(code)
  const [one, two] = await test.owner.acrossTenants('test', (tx) =>
    tx.query<{ id: string; name: string }>(sql`select id, name from tenant order by code desc`),
  )
  tenant = one!
  otherTenant = two!
  const owner = new pg.Client({ connectionString: test.ownerUrl })
  await owner.connect()
  await owner.query('alter table unit add column settings jsonb')
  await owner.end()
})

describe('a secret of a record', () => {
  it('is told by its mark alone, kept when it is not sent, and replaced when it is', async () => {
    const { id } = await save({ code: 'GHN', name: 'GHN', token: planted, settings: { shop: '1', key: `${planted}2` } })
    const read = () => within((scope) => recordInfo(scope, carrier, id))
    expect(await read()).toMatchObject({ token: '••••', settings: { shop: '1', key: '••••' } })
    expect(await opened(id)).toEqual({ token: planted, 'settings.key': `${planted}2` })
    await save({ name: 'Nhanh' }, id)
    await save({ token: '••••', settings: { shop: '2' } }, id)
    await save({ settings: { shop: '3', key: '••••' } }, id)
    expect(await read()).toMatchObject({ token: '••••', settings: { shop: '3', key: '••••' } })
    expect(await opened(id)).toEqual({ token: planted, 'settings.key': `${planted}2` })
    await save({ token: `${planted}3` }, id)
    expect(await opened(id)).toEqual({ token: `${planted}3`, 'settings.key': `${planted}2` })
    await save({ settings: null }, id)
    expect(await opened(id)).toEqual({ token: `${planted}3` })
    expect(await read()).toMatchObject({ token: '••••', settings: null })
  })

  it('that was never given is none', async () => {
    const { id } = await save({ code: 'GHTK', name: 'GHTK', settings: { shop: '1' } })
    expect(await within((scope) => recordInfo(scope, carrier, id))).toMatchObject({
      token: null,
      settings: { shop: '1', key: null },
    })
  })

  it('whose key is missing has a mark of its own, which changes nothing when it is sent', async () => {
    const { id } = await save({ code: 'LOST', name: 'LOST', token: planted, settings: { shop: '1', key: planted } })
    const kept = test.server.sealer
    test.server.sealer = createSealer(newSealKey('k9'))
    const read = () => within((scope) => recordInfo(scope, carrier, id))
    expect(await read()).toMatchObject({ token: '••••?', settings: { shop: '1', key: '••••?' } })
    await save({ token: `${planted}2` }, id)
    expect(await read()).toMatchObject({ token: '••••', settings: { key: '••••?' } })
    test.server.sealer = kept
    await within((scope) => removeRecords(scope, carrier, [id]))
  })

  it('goes with its record, and is not another tenant’s', async () => {
    const { id } = await save({ code: 'VTP', name: 'VTP', token: planted })
    const elsewhere = await within(({ tx }) => openSecrets({ tx, sealing: test.server.sealer }, id), otherTenant)
    expect([...elsewhere]).toEqual([])
    await within((scope) => removeRecords(scope, carrier, [id]))
    expect(await opened(id)).toEqual({})
  })

  it('copied to another row opens nothing', async () => {
    const { id } = await save({ code: 'A', name: 'A', token: planted })
    const { id: other } = await save({ code: 'B', name: 'B', token: 'own' })
    await within(({ tx }) =>
      tx.query(sql`update sealed_secret s set sealed = (select sealed from sealed_secret o where o.holder_id = ${id} and o.name = 'token')
where ${sql.ours('s')} and s.holder_id = ${other}`),
    )
    expect(await opened(other)).toEqual({ token: null })
    await within((scope) => removeRecords(scope, carrier, [id, other]))
  })

  it('is refused where there are no keys, and then nothing is saved', async () => {
    const input = {
      id: null,
      version: undefined,
      confirm: [],
      values: { code: 'C', name: 'C', token: 'x' },
      problems: [],
    }
    await expect(inside(test.database, { tenant }, (scope) => saveRecord(scope, carrier, input))).rejects.toThrow(
      'keys',
    )
    expect(await within((scope) => loadRecord({ scope, definition: carrier.definition }, 'C'))).toBeNull()
  })

  it('is told to have changed by the log of events', async () => {
    const { id } = await save({ code: 'D', name: 'D', token: planted })
    await save({ token: `${planted}4` }, id)
    const [event] = await within(({ tx }) =>
      tx.query<{ before: Anything; after: Anything }>(
        sql`select v.before, v.after from event v where ${sql.ours('v')} and v.record_id = ${id} and v.action = 'update'`,
      ),
    )
    expect([event!.before.token, event!.after.token]).toEqual([null, '••••'])
  })
})

describe('a planted secret', () => {
  it('stands in plain text nowhere: not in the database, as a backup has it, and not in the log', async () => {
    const token = await test.signIn('minhtam')
    const mail = {
      host: 'mail.minhtam.vn',
      port: 587,
      security: 'starttls',
      userName: 'a',
      password: planted,
      fromAddress: 'a@b.vn',
    }
    expect((await test.call('ApiMailConfig', 'UpdateDB', mail, { token })).body.Data.Description).toBe('ok')
    const answers = [
      await test.call('ApiMailConfig', 'getInfo', null, { token }),
      await test.call('ApiEvent', 'getlist', null, { token }),
      await test.call('ApiEvent', 'ExportList', null, { token }),
    ]
    expect(answers.map(({ raw }) => raw).join('')).not.toContain(planted)
    const rows = await everything()
    for (const form of [planted, Buffer.from(planted).toString('base64'), Buffer.from(planted).toString('hex')])
      expect(rows.includes(form.replace(/=+$/, ''))).toBe(false)
    expect(logged.join('')).not.toContain(planted)
  })

  it('is no column, filter or search of any list', () => {
    for (const definition of lists as readonly AnyList[]) {
      const names = new Set(secretNames(definition.fields as Fields))
      const said = [
        ...definition.columns.map(({ key }) => key),
        ...definition.search.texts,
        ...Object.values(definition.filters ?? {}).map(({ field }) => field ?? ''),
        ...Object.values(definition.lookup.extra ?? {}),
      ]
      expect([definition.name, said.filter((name) => names.has(name))]).toEqual([definition.name, []])
    }
  })
})

describe('a new key', () => {
  const place = { dataDir: folder, secretKeys: null }
  const path = join(folder, 'secret.keys')
  const kept = (): string => readFileSync(path, 'utf8').trim()

  it('seals everything anew, and lets the old one be removed', async () => {
    writeFileSync(path, `${keys}\n`)
    const before = await everything()
    expect(before).toContain('k1.')
    await expect(forgetOldKeys(test.database, place, `${newSealKey('k9')}\n${keys}`)).rejects.toThrow('rotate')
    const { keys: both, done, lost } = await rotateKeys(test.database, place, keys)
    expect([done > 2, lost, kept()]).toEqual([true, 0, both])
    // Also what no list of columns knows of: no text of the old key stands anywhere.
    expect(await everything()).not.toMatch(/\bk1\.[\w-]{40}/)
    expect(describeKeys(both, new Map([['gone', 2]]))).toContain('gone (thiếu khóa')
    const left = await forgetOldKeys(test.database, place, both)
    expect(left).toEqual(['k1'])
    keys = kept()
    expect(keys.split('\n')).toHaveLength(1)
    test.server.sealer = createSealer(keys)
    expect(await findLostSecrets(test.server)).toBeNull()
  })

  it('that was written, and then nothing, is taken when it is begun again', async () => {
    const begun = `${newSealKey('k3')}\n${keys}`
    writeFileSync(path, `${begun}\n`)
    const { keys: after, done } = await rotateKeys(test.database, place, begun)
    expect([after, done > 2, kept()]).toEqual([begun, true, begun])
    keys = begun
    test.server.sealer = createSealer(keys)
  })

  it('of the environment is the first one there', async () => {
    const given = `${newSealKey('k4')},${keys.replaceAll('\n', ',')}`
    const { done } = await rotateKeys(test.database, { dataDir: folder, secretKeys: given }, given)
    expect(done > 2).toBe(true)
    expect(kept()).toBe(keys)
    test.server.sealer = createSealer(given)
    expect(await findLostSecrets(test.server)).toBeNull()
  })

  it('leaves what no key opens, and counts it', async () => {
    await within(({ tx }) =>
      tx.query(sql`update mail_server m set sealed_password = 'old.AAAA' where ${sql.ours('m')}`),
    )
    const given = newSealKey('k5')
    const { done, lost } = await rotateKeys(test.database, { dataDir: folder, secretKeys: given }, given)
    expect([done, lost > 0]).toEqual([0, true])
    const found = await findLostSecrets({ ...test.server, sealer: createSealer(given) })
    expect([found!.mailServers, found!.records > 0]).toEqual([1, true])
  })

  it('knows every column that is called sealed', async () => {
    const found = await within(({ tx }) =>
      tx.query<{ name: string }>(
        sql`select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public' and column_name like 'sealed%'`,
      ),
    )
    const known = new Set(sealedColumns.map(({ table, column }) => `${table}.${column}`))
    expect(found.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([])
  })
})
