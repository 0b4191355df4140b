/** Master lists on a real database: saving, refusing, finding, deleting, importing. */
import { baseCurrencyOf } from '#engine/base-currency.ts'
import { importRecords, type ImportOptions } from '#engine/exchange/import.ts'
import { lookup, lookupTexts } from '#engine/record/lookup.ts'
import { loadRefs } from '#engine/record/refs.ts'
import { listRecords } from '#engine/record/list.ts'
import { recordInfo } from '#engine/record/read.ts'
import { removeRecords } from '#engine/record/remove.ts'
import { saveRecord, updateRecords } from '#engine/record/save.ts'
import type { RecordInput, SavedRecord } from '#engine/record/record.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { fold } from '#kernel/fold.ts'
import { systemClock } from '#kernel/clock.ts'
import { day } from '#kernel/day.ts'
import { decimal } from '#kernel/decimal.ts'
import { NotFound, Refused, Unreadable } from '#kernel/problem.ts'
import { proposedPrice, proposedPrices } from '#lists/product/price.server.ts'
import type { ListQuery } from '#model/query.ts'
import { openDatabase } from '#server/database/database.ts'
import { listModules, registry } from '#server/calls/registry.ts'
import { createTenant } from '#server/tenant.ts'
import { defaultSettings } from '#model/standard-settings.ts'
import { readValue } from '#wire/values.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../support/database.ts'
import { administrator, openShop, type Shop } from '../../support/shop.ts'

let db: TestDatabase
const tenants: Record<'a' | 'b', string> = { a: '', b: '' }
const today = day('2026-11-21')
const moduleOf = (name: string) => listModules.find(({ definition }) => definition.name === name)!
const clerk = { ...administrator, isAdmin: false, rights: {} }

const run = <T>(
  work: (scope: Scope) => Promise<T>,
  changes: Partial<Scope> = {},
  tenant: string = tenants.a,
): Promise<T> =>
  db.database.inTenant({ tenant, user: null }, async (tx) =>
    work({
      tx,
      user: administrator,
      settings: { ...defaultSettings, openingDate: day('2026-10-31') },
      baseCurrency: await baseCurrencyOf(tx),
      today,
      now: tx.now,
      language: 'vi',
      newId: () => systemClock.newId(),
      address: '',
      registry,
      ...changes,
    }),
  )

const input = (values: Record<string, unknown>, more: Partial<RecordInput> = {}): RecordInput => ({
  id: null,
  version: undefined,
  confirm: [],
  problems: [],
  values,
  ...more,
})
const save = (list: string, values: Record<string, unknown>, more: Partial<RecordInput> = {}): Promise<SavedRecord> =>
  run((scope) => saveRecord(scope, moduleOf(list), input(values, more)))
const info = (list: string, id: string, changes: Partial<Scope> = {}) =>
  run((scope) => recordInfo(scope, moduleOf(list), id), changes)
const remove = (list: string, ids: string[]) => run((scope) => removeRecords(scope, moduleOf(list), ids))
const query = (more: Partial<ListQuery> = {}): ListQuery => ({
  search: '',
  offset: 0,
  limit: 15,
  sort: [],
  filters: [],
  narrow: {},
  ...more,
})
const list = (name: string, more: Partial<ListQuery> = {}, changes: Partial<Scope> = {}) =>
  run((scope) => listRecords(scope, moduleOf(name).definition, query(more)), changes)
const find = (name: string, more: Partial<ListQuery> = {}, changes: Partial<Scope> = {}) =>
  run((scope) => lookup(scope, moduleOf(name).definition, query(more)), changes)
const idOf = async (name: string, code: string): Promise<string> =>
  (await list(name, { filters: [{ key: 'code', op: 'eq', value: code }], all: true })).rows[0]!.id
const refusal = async (work: Promise<unknown>): Promise<[string, string][]> => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof Refused)) throw new Error('was not refused', { cause: error })
  return error.problems.map(({ at, message }) => [at, message])
}
const ids: Record<string, string> = {}

beforeAll(async () => {
  db = await createTestDatabase({ clock: systemClock })
  const owner = openDatabase({ url: db.ownerUrl, clock: systemClock, max: 1 })
  const wanted = { admin: 'admin', password: 'matkhau123' }
  for (const code of ['a', 'b'] as const)
    tenants[code] = (
      await createTenant(
        owner,
        { clock: systemClock, registry, lists: listModules },
        { code: `${code}-cong-ty`, name: code, ...wanted },
      )
    ).id
  await owner.close()
  for (const [name, code] of [
    ['unit', 'CAI'],
    ['unit', 'THUNG'],
    ['unit', 'LON'],
    ['productBranch', 'CHUNG'],
    ['partnerGroup', 'DL'],
    ['paymentTerm', 'TT30'],
    ['store', 'KHO01'],
    ['fund', 'TM'],
  ] as const)
    ids[code] = await idOf(name, code)
  ids['NUOC'] = (await save('productGroup', { code: 'NUOC', name: 'Nước giải khát', branch: ids['CHUNG'] })).id
})

describe('start rows', () => {
  it('are there, and found', async () => {
    const units = await list('unit', { limit: 100 })
    expect(units.rows.map((row) => row['code'])).toEqual(['CAI', 'CHAI', 'HOP', 'KG', 'LON', 'THUNG'])
    const children = await run((scope) =>
      lookup(scope, moduleOf('otherOutcome').definition, query({ limit: 100, narrow: { Parent_ID: '' } }), {
        filters: { level: 'child' },
      }),
    )
    expect(children.rows.map((row) => [row.code, row.note])).toEqual([
      ['CP01', 'Chi phí'],
      ['CP02', 'Chi phí'],
      ['CP03', 'Chi phí'],
      ['CP04', 'Chi phí'],
      ['CVC01', 'Vận chuyển'],
    ])
    expect((await info('fund', ids['TM']!))['isDefault']).toBe(true)
  })
})

describe('saving', () => {
  it('gives the next code, fills defaults and logs it', async () => {
    const first = await save('partner', {
      name: 'Đại lý Minh Tâm',
      partnerType: 1,
      phone1: '0903 123 456',
      contacts: [{ lineId: null, name: 'Chị Hồng' }],
    })
    const supplier = await save('partner', { name: 'Nhà máy Vĩnh Hảo', partnerType: 2 })
    expect([first.code, supplier.code, first.version]).toEqual(['KH000001', 'NCC000001', 1])
    const record = await info('partner', first.id)
    expect(record).toMatchObject({
      creditLimit: 0n,
      isWalkIn: false,
      active: true,
      balanceReceivable: 0n,
      contacts: [{ name: 'Chị Hồng' }],
    })
    const events = await run(({ tx }) =>
      tx.query(sql`select action, number, summary, before from event where record_id = ${first.id}`),
    )
    expect(events).toEqual([{ action: 'create', number: 'KH000001', summary: 'Đại lý Minh Tâm', before: null }])
    ids['KH1'] = first.id
    ids['NCC1'] = supplier.id
  })
  it('moves a series up to a typed code, and leaves no gap', async () => {
    await save('partner', { code: 'KH000005', name: 'Năm', partnerType: 1 })
    await refusal(save('partner', { name: null, partnerType: 1 }))
    expect((await save('partner', { name: 'Sáu', partnerType: 1 })).code).toBe('KH000006')
  })
  it('tells everything that is wrong at once', async () => {
    expect(
      await refusal(
        save('partner', {
          code: 'kh000001',
          name: null,
          partnerType: null,
          email: 'x',
          group: systemClock.newId(),
          creditLimit: decimal('1.5'),
          contacts: [{ lineId: null, name: null, email: 'y' }],
        }),
      ),
    ).toEqual([
      ['name', 'noName'],
      ['partnerType', 'required'],
      ['contacts.0.name', 'noName'],
      ['email', 'emailInvalid'],
      ['contacts.0.email', 'emailInvalid'],
      ['group', 'unknownRef'],
      ['creditLimit', 'tooManyDecimals'],
      ['code', 'duplicate.code'],
    ])
    expect(await refusal(save('unit', { name: 'Bao' }))).toEqual([['code', 'noCode']])
  })
  it('warns, and passes what was confirmed or did not change', async () => {
    const values = { name: 'Minh Tâm 2', partnerType: 1, phone1: '0903.123.456', taxId: '0100109107' }
    expect(await refusal(save('partner', values))).toEqual([
      ['taxId', 'taxIdCheck'],
      ['phone1', 'duplicatePhone'],
    ])
    const saved = await save('partner', values, { confirm: ['taxIdCheck', 'duplicatePhone'] })
    const bulk = await run((scope) =>
      updateRecords(scope, moduleOf('partner'), [
        input({ creditLimit: decimal(5) }, { id: saved.id }),
        input({ creditLimit: decimal(5) }, { id: systemClock.newId() }),
      ]),
    )
    expect([bulk.done, bulk.failures.map((one) => one.problems[0]!.message)]).toEqual([1, ['notFound']])
    await remove('partner', [saved.id])
  })
  it('writes tax codes in their normal form', async () => {
    const saved = await save('partner', { name: 'Chi nhánh', partnerType: 1, taxId: '0100 109106001' })
    expect((await info('partner', saved.id))['taxId']).toBe('0100109106-001')
    expect(await refusal(save('partner', { name: 'Khác', partnerType: 1, taxId: '0100109106-001' }))).toEqual([
      ['taxId', 'duplicateTaxId'],
    ])
  })
  it('refuses a stale version and an unknown id', async () => {
    const term = await save('paymentTerm', { code: 'TT7', name: '7 ngày', days: 7 })
    await save('paymentTerm', { days: 8 }, { id: term.id, version: 1 })
    const stale = await save('paymentTerm', { days: 9 }, { id: term.id, version: 1 }).catch(
      (error: unknown) => error as Refused,
    )
    expect([(stale as Refused).problems[0]!.message, (stale as Refused).version]).toEqual(['stale.master', 2])
    expect(await refusal(save('paymentTerm', { days: 9 }, { id: 'x' }))).toEqual([['', 'notFound']])
    await expect(info('paymentTerm', systemClock.newId())).rejects.toThrow(NotFound)
  })
  it('keeps owned rows by difference', async () => {
    const before = (await info('partner', ids['KH1']!))['contacts'] as { lineId: string }[]
    await save(
      'partner',
      {
        contacts: [
          { lineId: before[0]!.lineId, phone: '0911' },
          { lineId: null, name: 'Anh Đức' },
        ],
      },
      { id: ids['KH1']! },
    )
    expect((await info('partner', ids['KH1']!))['contacts']).toMatchObject([
      { lineId: before[0]!.lineId, name: 'Chị Hồng', phone: '0911' },
      { name: 'Anh Đức' },
    ])
    expect(
      await refusal(save('partner', { contacts: [{ lineId: systemClock.newId(), name: 'Lạ' }] }, { id: ids['KH1']! })),
    ).toEqual([['contacts.0.lineId', 'unknownLine']])
    expect((await list('contact', { search: 'duc' })).rows.map((row) => row['partnerCode'])).toEqual(['KH000001'])
  })
  it('posts opening debts to the ledger', async () => {
    await save('partner', { openingReceivable: decimal(1_500_000) }, { id: ids['KH1']! })
    expect(await info('partner', ids['KH1']!)).toMatchObject({
      balanceReceivable: decimal(1_500_000),
      openingDate: '2026-10-31',
      openingDueDate: '2026-10-31',
    })
    const rows = await list('partner', { narrow: { objType: 'kh' }, search: 'minh tam' })
    expect([rows.rows[0]!['balanceReceivable'], rows.sums]).toEqual([
      decimal(1_500_000),
      { balanceReceivable: decimal(1_500_000), balancePayable: 0n },
    ])
    await save('partner', { openingReceivable: null }, { id: ids['KH1']! })
    expect((await info('partner', ids['KH1']!))['balanceReceivable']).toBe(0n)
  })
  it('keeps exactly one default', async () => {
    const second = await save('store', { code: 'KHO02', name: 'Kho hai', isDefault: true })
    expect((await info('store', ids['KHO01']!))['isDefault']).toBe(false)
    expect(await refusal(save('store', { isDefault: false }, { id: second.id }))).toEqual([
      ['isDefault', 'defaultNeeded'],
    ])
    expect(await refusal(save('store', { active: false }, { id: second.id }))).toEqual([['active', 'defaultNeeded']])
    expect((await remove('store', [second.id])).failures.map((one) => one.problems[0]!.message)).toEqual([
      'defaultNeeded',
    ])
    const bank = await save('fund', { code: 'VCB', name: 'Vietcombank', kind: 'bank', accountNumber: '001' })
    expect([(await info('fund', bank.id))['isDefault'], (await info('fund', ids['TM']!))['isDefault']]).toEqual([
      true,
      true,
    ])
    await save('store', { isDefault: true }, { id: ids['KHO01']! })
  })
  it('allows two levels of methods', async () => {
    const [parent, child] = [await idOf('otherIncome', 'TK'), await idOf('otherIncome', 'TK01')]
    expect(await refusal(save('otherIncome', { code: 'X', name: 'X', parent: child }))).toEqual([
      ['parent', 'parentInvalid'],
    ])
    expect(await refusal(save('otherIncome', { parent: await idOf('otherIncome', 'TVC') }, { id: parent }))).toEqual([
      ['parent', 'parentInvalid'],
    ])
  })
})

describe('products', () => {
  const units = () => [
    { lineId: null, unit: ids['THUNG'], factor: decimal(24), barcode: '200' },
    { lineId: null, unit: ids['LON'], factor: decimal(2), sellPrice: decimal(1900) },
  ]
  it('have units of their own', async () => {
    const saved = await save('product', {
      name: 'Nước khoáng Vĩnh Hảo',
      group: ids['NUOC'],
      unit: ids['CAI'],
      barcode: '100',
      sellPrice: decimal(1000),
      buyPrice: decimal(700),
      units: units(),
    })
    ids['SP1'] = saved.id
    const refs = await run((scope) =>
      loadRefs(
        scope,
        new Map([
          ['product', new Set([saved.id, 'x'])],
          ['unit', new Set([ids['CAI']!])],
        ]),
      ),
    )
    expect(refs.get('product', saved.id)).toMatchObject({
      code: 'SP000001',
      unitName: 'Cái',
      vatRate: decimal(10),
      units: [
        { unit: ids['CAI'], factor: decimal(1), sellPrice: decimal(1000) },
        { unit: ids['THUNG'], unitName: 'Thùng', sellPrice: decimal(24_000), buyPrice: decimal(16_800) },
        { unit: ids['LON'], sellPrice: decimal(1900) },
      ],
    })
    expect([refs.get('unit', ids['CAI'])!['decimals'], refs.get('product', 'x')]).toEqual([4, undefined])
    // One set of wanted fields for lists of which only some have them, in either order.
    const only = new Set(['decimals'])
    const read = (list: string, id: string) =>
      run((scope) => loadRefs(scope, new Map([[list, new Set([id])]]), { only: () => only }))
    expect((await read('unit', ids['CAI']!)).get('unit', ids['CAI'])!['decimals']).toBe(4)
    expect((await read('product', saved.id)).get('product', saved.id)).toMatchObject({ code: 'SP000001' })
    expect((await read('unit', ids['CAI']!)).get('unit', ids['CAI'])!['decimals']).toBe(4)
  })
  it('have bar codes nobody else has', async () => {
    const values = {
      name: 'Khác',
      group: ids['NUOC'],
      unit: ids['CAI'],
      barcode: '200',
      units: [{ lineId: null, unit: ids['CAI'], factor: decimal(1), barcode: '100' }],
    }
    expect(await refusal(save('product', values))).toEqual([
      ['units.0.factor', 'factorOne'],
      ['units.0.unit', 'unitTwice'],
      ['barcode', 'duplicate'],
      ['units.0.barcode', 'duplicate'],
    ])
  })
  it('are sold and bought in units of their own', async () => {
    const change = (values: Record<string, unknown>) => save('product', values, { id: ids['SP1']! })
    const other = await idOf('unit', 'HOP')
    expect(await refusal(change({ saleUnit: other, purchaseUnit: other }))).toEqual([
      ['saleUnit', 'unitNotOwn'],
      ['purchaseUnit', 'unitNotOwn'],
    ])
    await change({ saleUnit: ids['THUNG'], purchaseUnit: ids['CAI'] })
    expect((await list('product', { search: 'Vĩnh Hảo' })).rows[0]).toMatchObject({
      saleUnitName: 'Thùng',
      purchaseUnitName: 'Cái',
    })
    expect(await refusal(change({ units: units().slice(1) }))).toEqual([['saleUnit', 'unitNotOwn']])
  })
  it('may change the place of their units', async () => {
    const rows = (await info('product', ids['SP1']!))['units'] as { lineId: string; unit: string; factor: bigint }[]
    await save(
      'product',
      {
        units: [
          { lineId: rows[0]!.lineId, unit: rows[1]!.unit },
          { lineId: rows[1]!.lineId, unit: rows[0]!.unit },
        ],
      },
      { id: ids['SP1']! },
    )
    await save('product', { units: rows }, { id: ids['SP1']! })
    expect(((await info('product', ids['SP1']!))['units'] as typeof rows).map((row) => row.unit)).toEqual(
      rows.map((row) => row.unit),
    )
  })
  it('propose prices', async () => {
    await save('partner', { goodsDiscount: decimal(2) }, { id: ids['KH1']! })
    const ask = (type: 1 | 2, unit: string | null, user = administrator) =>
      run((scope) => proposedPrice(scope, { product: ids['SP1']!, partner: ids['KH1']!, type, unit, date: null }), {
        user,
      })
    expect(await ask(1, ids['LON']!)).toMatchObject({
      price: decimal(1900),
      discountPercent: decimal(2),
      source: 'customerDiscount',
    })
    expect(await ask(2, null)).toMatchObject({ price: decimal(700), source: 'listPrice' })
    expect((await ask(2, null, clerk)).price).toBeNull()
    const many = await run((scope) =>
      proposedPrices(scope, { partner: ids['KH1']!, type: 1, date: null }, [
        { product: ids['SP1']!, unit: ids['LON']! },
        { product: ids['KH1']!, unit: null },
        { product: ids['SP1']!, unit: ids['KH1']! },
      ]),
    )
    expect(many).toEqual([{ ...(await ask(1, ids['LON']!)), last: null }, null, null])
  })
})

describe('finding', () => {
  it('needs no accents, case or order of words', async () => {
    expect((await list('partner', { search: 'TAM dai' })).rows.map((row) => row['name'])).toEqual(['Đại lý Minh Tâm'])
    expect((await list('partner', { search: '0903-123' })).totalCount).toBe(1)
    expect((await list('partner', { search: 'anh duc' })).totalCount).toBe(1)
    expect((await list('partner', { search: '100%' })).totalCount).toBe(0)
    expect((await find('product', { search: 'nkvh' })).rows.map((row) => row.code)).toEqual(['SP000001'])
  })
  it('puts codes before names, and a scanned bar code alone', async () => {
    await save('product', { code: '24', name: 'Bia 24 lon', group: ids['NUOC'], unit: ids['LON'] })
    await save('product', { code: '2410', name: 'Sữa', group: ids['NUOC'], unit: ids['LON'] })
    await save('product', { name: '24 bánh', group: ids['NUOC'], unit: ids['LON'] })
    const whole = await find('product', { search: '24' })
    expect([whole.rows.map((row) => row.code), whole.totalCount]).toEqual([['24'], 3])
    expect((await find('product', { search: '2' })).rows.map((row) => row.name).slice(0, 3)).toEqual([
      'Bia 24 lon',
      'Sữa',
      '24 bánh',
    ])
    expect((await find('product', { search: '200' })).rows).toMatchObject([
      { code: 'SP000001', note: 'Cái', extra: { onHand: 0n, barcode: '100' } },
    ])
  })
  it('takes the last word as the name of a unit when nothing matches all words', async () => {
    const codes = async (search: string) => (await find('product', { search })).rows.map((row) => row.code)
    expect(await codes('nuoc khoang thu')).toEqual(['SP000001'])
    expect(await codes('khoang nuoc thùng')).toEqual(['SP000001'])
    // The base unit too, and a code alone with its unit.
    expect(await codes('vinh hao cái')).toEqual(['SP000001'])
    expect(await codes('SP000001 lon')).toEqual(['SP000001'])
    expect(await codes('vinh hao hop')).toEqual([])
    expect(await codes('hung vinh hao')).toEqual([])
    // All words in the name come first.
    expect(await codes('bia lon')).toEqual(['24'])
    expect((await list('product', { narrow: { unitWord: 'thung' } })).totalCount).toBe(1)
  })
  it('tells many texts at once: codes, bar codes and names exactly, what only begins so as near', async () => {
    const name = (await find('product', { search: 'SP000001' })).rows[0]!.name
    const texts = ['sp000001', '200', name.toLowerCase(), fold(name).toUpperCase(), name.slice(0, 4), 'KHONG-CO', '']
    const found = await run((scope) =>
      lookupTexts(scope, moduleOf('product').definition, { texts, ids: [], narrow: {} }),
    )
    const code = new Map(found.rows.map((row) => [row.id, row.code]))
    const of = (text: string) =>
      found.matches.filter((one) => one.text === text).map((one) => [code.get(one.id), one.exact])
    for (const text of texts.slice(0, 4)) expect([text, of(text)]).toEqual([text, [['SP000001', true]]])
    expect(of(texts[4]!)).toContainEqual(['SP000001', false])
    expect([of('KHONG-CO'), of('')]).toEqual([[], []])
    await save('product', { active: false }, { id: await idOf('product', '2410') })
    expect(
      (
        await run((scope) =>
          lookupTexts(scope, moduleOf('product').definition, { texts: ['2410'], ids: [], narrow: {} }),
        )
      ).matches,
    ).toEqual([])
    await save('product', { active: true }, { id: await idOf('product', '2410') })
  })
  it('sorts in Vietnamese, empty last both ways, and narrows by any column', async () => {
    const sorted = (ascending: boolean) =>
      list('partner', {
        sort: [
          { key: 'groupName', ascending },
          { key: 'name', ascending: true },
        ],
        narrow: { objType: 'kh' },
      })
    await save('partner', { group: ids['DL'] }, { id: ids['KH1']! })
    expect([(await sorted(true)).rows[0]!['name'], (await sorted(false)).rows.at(-1)!['groupName']]).toEqual([
      'Đại lý Minh Tâm',
      null,
    ])
    const filtered = await list('partner', {
      filters: [
        { key: 'name', op: 'contains', value: 'MINH' },
        { key: 'creditLimit', op: 'ge', value: 0 },
        { key: 'partnerType', op: 'in', value: [1] },
      ],
    })
    expect(filtered.rows.map((row) => row['name'])).toEqual(['Đại lý Minh Tâm'])
    expect(await refusal(list('partner', { sort: [{ key: 'abc', ascending: true }] }))).toEqual([['', 'unknownSort']])
    await expect(list('partner', { filters: [{ key: 'creditLimit', op: 'eq', value: 'x' }] })).rejects.toThrow(
      Unreadable,
    )
    expect((await list('partner', { narrow: { Group_ID: 'x' } })).totalCount).toBe(0)
  })
  it('pages', async () => {
    const all = await list('partner', { limit: 100 })
    const second = await list('partner', { offset: 2, limit: 2 })
    expect([second.rows.map((row) => row.id), second.totalCount]).toEqual([
      all.rows.slice(2, 4).map((row) => row.id),
      all.totalCount,
    ])
  })
  it('hides costs, wages and balances from those who may not see them', async () => {
    expect(await refusal(list('product', { sort: [{ key: 'costPrice', ascending: true }] }, { user: clerk }))).toEqual([
      ['', 'unknownSort'],
    ])
    const worker = await save('employee', {
      name: 'Lê An',
      salary: decimal(9_000_000),
      department: await idOf('department', 'KD'),
    })
    expect([
      (await info('employee', worker.id))['salary'],
      (await info('employee', worker.id, { user: clerk }))['salary'],
    ]).toEqual([decimal(9_000_000), null])
    const funds = (user: typeof clerk) => find('fund', { narrow: { kind: 'any' } }, { user })
    expect([
      (await funds(clerk)).rows[0]!.extra['balance'],
      (await funds(administrator)).rows[0]!.extra['balance'],
    ]).toEqual([null, 0n])
    await save('employee', { offWork: true }, { id: worker.id })
    expect([(await find('employee')).totalCount, (await list('employee', { all: true })).totalCount]).toEqual([0, 1])
  })
})

describe('deleting', () => {
  it('keeps what is in use and tells why', async () => {
    const spare = await save('unit', { code: 'BAO', name: 'Bao' })
    const outcome = await remove('unit', [ids['CAI']!, spare.id, spare.id, 'x'])
    expect([outcome.done, outcome.failures.map((one) => [one.number, one.problems[0]!.message])]).toEqual([
      1,
      [
        ['CAI', 'inUse.by'],
        ['', 'notFound'],
      ],
    ])
    expect((await remove('fund', [ids['TM']!])).failures[0]!.problems[0]!.message).toBe('systemRecord')
    expect((await remove('product', [ids['SP1']!])).done).toBe(1)
  })

  // The record was refused as the system's; but a delivered record is an ordinary one (contract amendment 47).
  it('takes the walk-in customer, too, as long as nothing uses it', async () => {
    expect((await remove('partner', [await idOf('partner', 'KHLE')])).done).toBe(1)
    const again = await save('partner', { code: 'KHLE', name: 'Khách lẻ', partnerType: 1, isWalkIn: true })
    expect((await info('partner', again.id))['isWalkIn']).toBe(true)
  })
})

describe('another tenant', () => {
  it('sees nothing of it', async () => {
    const inB = <T>(work: (scope: Scope) => Promise<T>) => run(work, {}, tenants.b)
    expect(
      (await inB((scope) => listRecords(scope, moduleOf('partner').definition, query({ search: 'minh tam' }))))
        .totalCount,
    ).toBe(0)
    await expect(inB((scope) => recordInfo(scope, moduleOf('partner'), ids['KH1']!))).rejects.toThrow(NotFound)
    expect(
      (await inB((scope) => removeRecords(scope, moduleOf('partner'), [ids['KH1']!]))).failures[0]!.problems[0]!
        .message,
    ).toBe('notFound')
    expect(
      await refusal(
        inB((scope) => saveRecord(scope, moduleOf('partner'), input({ name: 'Y', partnerType: 1, group: ids['DL'] }))),
      ),
    ).toEqual([['group', 'unknownRef']])
    expect(
      (await inB((scope) => saveRecord(scope, moduleOf('partner'), input({ name: 'Y', partnerType: 1 })))).code,
    ).toBe('KH000001')
  })
})

describe('import', () => {
  const read: ImportOptions['read'] = (field, raw, { at, problems }) =>
    readValue(field, raw, { path: at, problems, timeZone: 'Asia/Ho_Chi_Minh' })
  const load = (
    name: string,
    headings: string[],
    rows: ImportOptions['sheet']['rows'],
    more: Partial<ImportOptions> = {},
  ) =>
    run((scope) =>
      importRecords(scope, moduleOf(name), {
        sheet: { headings, rows },
        dryRun: false,
        updateExisting: false,
        allOrNothing: false,
        read,
        ...more,
      }),
    )
  const headings = ['ma hang', 'TÊN HÀNG', 'Mã nhóm hàng', 'ĐVT', 'Giá bán', '% VAT', 'ĐVT phụ', 'Quy đổi', 'lạ']
  const rows: ImportOptions['sheet']['rows'] = [
    ['IM1', 'Trà đá', 'nuoc', 'cái', '12.500,5', 'KCT', 'Thùng', 12, 'x'],
    ['IM1', null, null, null, null, null, 'LON', 3, null],
    ['IM2', null, 'SAI', 'CAI', 'abc', 8, null, null, null],
    [null, 'Không mã', 'NUOC', 'Cái', 5, null, null, null, null],
  ]
  it('tests everything and keeps nothing when dry', async () => {
    const before = (await list('product', { all: true })).totalCount
    const result = await load('product', headings, rows, { dryRun: true })
    expect(result.summary).toEqual({ total: 4, added: 3, updated: 0, failed: 1 })
    expect(result.failures).toMatchObject([{ rowNumber: 4, number: 'IM2' }])
    expect(result.failures[0]!.problems.map(({ at, message }) => [at, message])).toEqual([
      ['sellPrice', 'notNumber'],
      ['name', 'noName'],
    ])
    expect(result.rows[2]).toMatchObject({ rowNumber: 4, faults: ['Tên hàng', 'Giá bán'] })
    expect((await list('product', { all: true })).totalCount).toBe(before)
  })
  it('keeps all or nothing when asked', async () => {
    expect((await load('product', headings, rows, { allOrNothing: true })).summary).toEqual({
      total: 4,
      added: 0,
      updated: 0,
      failed: 1,
    })
    expect((await list('product', { search: 'tra da' })).totalCount).toBe(0)
  })
  it('adds records with all their units, then changes only what the sheet has', async () => {
    expect((await load('product', headings, rows)).accepted).toBe(3)
    const product = await info('product', await idOf('product', 'IM1'))
    expect(product).toMatchObject({
      sellPrice: decimal('12500.5'),
      vatRate: decimal(-1),
      units: [
        { unit: ids['THUNG'], factor: decimal(12) },
        { unit: ids['LON'], factor: decimal(3) },
      ],
    })
    expect((await load('product', headings, [rows[0]!])).failures[0]!.problems.map((one) => one.message)).toEqual([
      'duplicate.code',
    ])
    const again = await load(
      'product',
      ['Mã hàng', 'Tên hàng', 'ĐVT phụ', 'Quy đổi'],
      [['IM1', 'Trà chanh', 'Thùng', 10]],
      { updateExisting: true },
    )
    expect([again.summary.updated, await info('product', product.id)]).toMatchObject([
      1,
      { name: 'Trà chanh', sellPrice: decimal('12500.5'), units: [{ factor: decimal(10) }, { factor: decimal(3) }] },
    ])
  })
  it('reads the units of sale and purchase among the units of all rows', async () => {
    const columns = ['Mã hàng', 'Tên hàng', 'Mã nhóm hàng', 'ĐVT', 'ĐVT phụ', 'Quy đổi', 'ĐVT bán', 'ĐVT mua']
    const result = await load('product', columns, [
      ['IM8', 'Trà đào', 'NUOC', 'Cái', 'Thùng', 12, 'lon', 'THUNG'],
      ['IM8', null, null, null, 'Lon', 3, null, null],
      ['IM9', 'Trà vải', 'NUOC', 'Cái', null, null, 'Lon', null],
    ])
    expect(result.failures).toMatchObject([
      { rowNumber: 4, number: 'IM9', problems: [{ at: 'saleUnit', message: 'unitNotOwn' }] },
    ])
    expect(await info('product', await idOf('product', 'IM8'))).toMatchObject({
      saleUnit: ids['LON'],
      purchaseUnit: ids['THUNG'],
    })
  })
  it('needs the required columns', async () => {
    expect(await refusal(load('productGroup', ['Mã nhóm hàng'], []))).toEqual([
      ['', 'columnMissing'],
      ['', 'columnMissing'],
    ])
  })
})

describe('what documents have used', () => {
  let shop: Shop
  const change = (name: string, code: string, values: Record<string, unknown>) =>
    shop.run((scope) => saveRecord(scope, moduleOf(name), input(values, { id: shop.ids[code]! })))
  const product = () => shop.run((scope) => recordInfo(scope, moduleOf('product'), shop.ids['SP1']!))
  beforeAll(async () => {
    shop = await openShop(db)
    await shop.save('openingStock', { date: '2026-11-01', store: 'K2' }, [
      { product: 'SP1', unit: 'THUNG', quantity: 2, unitPrice: 24_000 },
    ])
    await shop.save('purchaseReceipt', { date: '2026-11-02', partner: 'NCC1', store: 'K1' }, [
      { product: 'SP1', unit: 'CAI', quantity: 2, unitPrice: 600 },
    ])
    await shop.save('salesBill', { date: '2026-11-03', partner: 'KH1', store: 'K1' }, [
      { product: 'SP1', unit: 'CAI', quantity: 1, unitPrice: 1000 },
    ])
  })
  it('is told of the ledgers', async () => {
    expect(await product()).toMatchObject({
      onHand: decimal(49),
      unitName: 'Cái',
      stores: [
        { storeName: 'K1', onHand: decimal(1), value: decimal(600) },
        { storeName: 'K2', onHand: decimal(48), value: decimal(48_000) },
      ],
    })
    const found = (store: string) =>
      shop.run((scope) =>
        lookup(
          scope,
          moduleOf('product').definition,
          query({ search: 'sp1', narrow: { Store_ID: shop.ids[store] ?? store } }),
        ),
      )
    await change('product', 'SP1', { name: 'SP1' })
    expect([(await found('K2')).rows[0]!.extra['onHand'], (await found('nowhere')).rows[0]!.extra['onHand']]).toEqual([
      decimal(48),
      0n,
    ])
  })
  it('keeps its units, and the way it is counted', async () => {
    const rows = (await product())['units'] as { lineId: string }[]
    expect(await refusal(change('product', 'SP1', { unit: shop.ids['THUNG'], units: [], trackStock: false }))).toEqual([
      ['unit', 'unitFixed'],
      ['units', 'factorFixed'],
      ['trackStock', 'trackStockFixed'],
    ])
    expect(
      await refusal(change('product', 'SP1', { units: [{ lineId: rows[0]!.lineId, factor: decimal(12) }] })),
    ).toEqual([['units.0.factor', 'factorFixed']])
    expect((await change('product', 'SP2', { unit: shop.ids['THUNG'], trackStock: false })).version).toBe(2)
  })
  it('keeps stores with goods open, and partners what they are', async () => {
    expect(await refusal(change('store', 'K2', { active: false }))).toEqual([['active', 'storeNotEmpty']])
    expect(await refusal(change('partner', 'KH1', { partnerType: 2 }))).toEqual([['partnerType', 'partnerTypeInUse']])
    expect((await change('partner', 'KH1', { partnerType: 3 })).version).toBe(2)
  })
  it('proposes what the supplier took last', async () => {
    const ask = (unit: string, on: string) =>
      shop.run((scope) =>
        proposedPrice(scope, {
          product: shop.ids['SP1']!,
          partner: shop.ids['NCC1']!,
          type: 2,
          unit: shop.ids[unit]!,
          date: day(on),
        }),
      )
    expect([
      (await ask('CAI', '2026-11-02')).price,
      (await ask('CAI', '2026-11-01')).price,
      (await ask('THUNG', '2026-11-09')).source,
    ]).toEqual([decimal(600), decimal(500), 'listPrice'])
    const items = [
      { product: shop.ids['SP1']!, unit: shop.ids['THUNG']! },
      { product: shop.ids['SP1']!, unit: shop.ids['CAI']! },
    ]
    const many = await shop.run((scope) =>
      proposedPrices(scope, { partner: shop.ids['NCC1']!, type: 2, date: day('2026-11-02') }, items),
    )
    expect(many.map((one) => [one?.source, one?.price])).toEqual([
      ['listPrice', (await ask('THUNG', '2026-11-02')).price],
      ['lastPurchase', decimal(600)],
    ])
  })
})
