/**
 * What a user tries who is limited to one store: to read of another, in refusals and previews too, and to write there
 * (decision 0063). `limits.test.ts` sends every call that reads.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '#engine/sql.ts'
import { functionIds } from '#model/right.ts'
import type { Anything } from '../../support/app.ts'
import { linesOf, openTrade, received, sold, tradeDay } from '../../support/trade.ts'

const trade = await openTrade('minhtam')
const { ids } = trade
const customer = ids['KH000001']!
const product = ids['SP000001']!
let admin = ''
let limited = ''
let [hiddenStore, ownStore] = ['', '']
const made: Record<'bill' | 'quote' | 'ofQuote' | 'letter' | 'transfer' | 'file', string> = {
  bill: '',
  quote: '',
  ofQuote: '',
  letter: '',
  transfer: '',
  file: '',
}
/** Numbers and figures that belong to the other store. */
const secrets = ['AN0001', 'AN0002', 'AN0003', '4321', '4.321', '30247', '30.247', '120', '132']

const as = async (
  token: string,
  path: string,
  body: unknown = null,
  query: Record<string, string> = {},
): Promise<Anything> => {
  const [module = '', name = ''] = path.split(/\/(.*)/)
  const answer = await trade.call(module, name, body, { token, tenant: 'minhtam', query })
  return { status: answer.status, raw: answer.raw, ok: answer.body.ErrorCode === 0, ...answer.body.Data }
}

/** Ids are chance, and may hold any digits. */
const told = ({ raw }: Anything): string[] => {
  const text = raw.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '')
  return secrets.filter((secret) => new RegExp(`(?<![\\d.])${secret}(?![\\d.])`).test(text))
}

beforeAll(async () => {
  admin = trade.token
  hiddenStore = ids['KHO01']!
  ownStore = await trade.saved('ApiListStore', { Code: 'KHO02', Name: 'Kho 2' })
  const permissions = functionIds.map((FuncID) => ({ FuncID, full: true }))
  const group = await as(admin, 'ApiGroupUser/UpdateDB', { Code: 'L', Name: 'L', permissions })
  const body = {
    UserName: 'cuahang',
    password: 'matkhau1',
    groupId: group.s_ID,
    email: 'cuahang@minhtam.vn',
    storeIds: [ownStore],
  }
  expect((await as(admin, 'ApiListUser/UpdateDB', body)).Description).toBe('ok')
  limited = await trade.signIn('minhtam', 'cuahang', 'matkhau1')
  await trade.signIn('minhtam')
  await received(trade, { SP000001: [100, 777] }, { Store_ID: hiddenStore })
  await received(trade, { SP000001: [50, 777] }, { Store_ID: ownStore })
  const quoted = {
    dtDate: tradeDay,
    Object_ID: customer,
    Store_ID: ownStore,
    lines: linesOf(trade, { SP000001: [5, 1000] }),
  }
  made.quote = await trade.saved('Quote', quoted)
  const from = await trade.data('Order', 'getInfoFrom', { source: 'Quote', s_ID: made.quote })
  const ofQuote = { ...from, s_ID: undefined, Store_ID: hiddenStore, NumberID: 'AN0001', dtDate: tradeDay }
  made.ofQuote = await trade.saved('Order', ofQuote)
  made.bill = await sold(trade, { SP000001: [7, 4321] }, { Store_ID: hiddenStore, NumberID: 'AN0002' })
  const moved = {
    dtDate: tradeDay,
    Store_ID: ownStore,
    toStoreId: hiddenStore,
    lines: [{ Product_ID: product, Qty: 40 }],
  }
  made.transfer = (await as(limited, 'Trans/UpdateDB', moved)).s_ID
  await sold(trade, { SP000001: [120, 4321] }, { Store_ID: hiddenStore, NumberID: 'AN0003' })
  made.letter = '01a21482-4ee1-7d8b-93dc-5668b313637f'
  await trade.database.inTenant({ tenant: trade.tenantId, user: null }, (tx) =>
    tx.batch([
      sql`insert into letter (tenant_id, id, kind, state, recipients, subject, body, about_kind, about_id, about_number, expires_at, created_at)
values (${sql.tenant}, ${made.letter}, 'document', 'failed', '{a@b.vn}', 'AN0002', 'AN0002', 'salesBill', ${made.bill}, 'AN0002', now(), now())`,
      sql`insert into exchange (tenant_id, id, at, duration_ms, adapter, action, about_kind, about_id, method, address, status, outcome, may_have_arrived, request, answer)
values (${sql.tenant}, ${made.letter}, now(), 132, 'AN0002', 'AN0002', 'salesBill', ${made.bill}, 'POST', 'AN0002', 200, 'answered', true, 'AN0002', 'AN0002')`,
    ]),
  )
})

describe('what is refused', () => {
  /** Each is refused because of documents or stock of the other store. */
  const refused: [string, () => [path: string, body: unknown, query?: Record<string, string>]][] = [
    ['deleting what a hidden document was made from', () => ['Quote/DeleteDB', [made.quote]]],
    ['cancelling it', () => ['Quote/Huy', [made.quote]]],
    ['trying to', () => ['Quote/getConsequences', [made.quote], { action: 'delete' }]],
    ['dating it behind', () => ['Quote/UpdateDB', { s_ID: made.quote, dtDate: '2026-12-22' }]],
    ['trying to date it', () => ['Quote/getSaveConsequences', { s_ID: made.quote, dtDate: '2026-12-22' }]],
    ['another customer for it', () => ['Quote/UpdateDB', { s_ID: made.quote, Object_ID: ids['KH000002'] }]],
    ['taking back goods that are sold there', () => ['Trans/DeleteDB', [made.transfer]]],
    ['trying to take them back', () => ['Trans/getConsequences', [made.transfer], { action: 'delete' }]],
    ['making them fewer', () => ['Trans/UpdateDB', { s_ID: made.transfer, lines: [{ Product_ID: product, Qty: 1 }] }]],
    [
      'a number that is taken',
      () => [
        'Order/UpdateDB',
        { dtDate: tradeDay, Object_ID: customer, Store_ID: ownStore, NumberID: 'an0002', lines: [] },
      ],
    ],
  ]
  it.each(refused)('%s tells nothing of it', async (_, request) => {
    const answer = await as(limited, ...request())
    expect([
      answer.status,
      told(answer).filter((one) => one !== 'AN0002' || !request()[0].startsWith('Order')),
    ]).toEqual([200, []])
    expect(answer.raw).not.toContain(made.ofQuote)
  })

  it('is told in words that say why', async () => {
    expect((await as(limited, 'Quote/DeleteDB', [made.quote])).ListItem[0]).toMatchObject({
      code: 'hasFollowers',
      Description: 'Chứng từ đã có chứng từ liên quan 1 chứng từ bạn không được xem, không thể xóa',
    })
    expect((await as(limited, 'Trans/DeleteDB', [made.transfer])).ListItem[0].Description).toBe(
      'Hàng hóa SP000001 – Nước khoáng 500ml không đủ tồn ở kho Kho chính, ngoài phạm vi bạn được xem',
    )
    expect(told(await as(admin, 'Quote/DeleteDB', [made.quote]))).toEqual(['AN0001'])
    expect(told(await as(admin, 'Trans/DeleteDB', [made.transfer]))).toContain('132')
  })
})

describe('what is asked for by its id', () => {
  const asked: readonly (readonly [path: string, body: () => unknown, query?: () => Record<string, string>])[] = [
    ...['getInfo', 'getChain', 'getPrint', 'ExportItem'].map(
      (name) => [`Order/${name}`, () => null, () => ({ s_ID: made.bill })] as const,
    ),
    ['Order/getInfoFrom', () => null, () => ({ source: 'Order', s_ID: made.bill })],
    ['OrderReturn/getInfoFrom', () => null, () => ({ source: 'Order', s_ID: made.bill })],
    ['Income/getInfoFrom', () => null, () => ({ source: 'Order', s_ID: made.bill })],
    ['Order/getConsequences', () => [made.bill], () => ({ action: 'delete' })],
    ['Order/getSaveConsequences', () => ({ s_ID: made.bill, Description: 'x' })],
    ['ApiPrintTemplate/getSample', () => null, () => ({ xType: '5', s_ID: made.bill })],
    ['ApiMail/getDraft', () => ({ module: 'Order', s_ID: made.bill })],
    ['ApiMail/Send', () => ({ module: 'Order', s_ID: made.bill, to: 'a@b.vn', subject: 'x' })],
    ['ApiMail/getListOf', () => null, () => ({ module: 'Order', s_ID: made.bill })],
    ['ApiMail/getInfo', () => null, () => ({ s_ID: made.letter })],
    ['ApiMail/Resend', () => [made.letter]],
    ['ApiMail/DeleteDB', () => [made.letter]],
    ['ApiMail/getlist', () => null, () => ({ KeySearch: 'AN0002' })],
    ['ApiMail/ExportList', () => null, () => ({ KeySearch: 'AN0002' })],
    ['ApiExchange/getListOf', () => null, () => ({ module: 'Order', s_ID: made.bill })],
    ['ApiExchange/getInfo', () => null, () => ({ s_ID: made.letter })],
    ['ApiEvent/getlist', () => null, () => ({ recordId: made.bill })],
    [
      'Income/UpdateDB',
      () => ({
        dtDate: tradeDay,
        Object_ID: customer,
        voucherType: 1,
        amount: 9,
        lines: [{ voucherId: made.bill, amount: 9 }],
      }),
    ],
    ['OtherImport/UpdateDB', () => ({ s_ID: made.bill, Store_ID: ownStore })],
    ['Order/UpdateDB', () => ({ s_ID: made.bill, Store_ID: ownStore, dtDate: tradeDay })],
    ['Order/UpdateList', () => [{ s_ID: made.bill, Description: 'x' }]],
    ['Order/DeleteDB', () => [made.quote, made.bill]],
    ['Order/Huy', () => [made.bill]],
  ]
  it('neither opens nor changes, and looks like what does not exist', async () => {
    const before = await as(admin, 'Order/getInfo', null, { s_ID: made.bill })
    for (const [path, body, query] of asked) {
      const answer = await as(limited, path, body(), query?.() ?? {})
      expect([path, answer.status < 500, told(answer)]).toEqual([path, true, []])
      expect([path, answer.TotalCount ?? 0]).toEqual([
        path,
        path.endsWith('Consequences') ? (answer.TotalCount ?? 0) : 0,
      ])
    }
    expect((await as(admin, 'Order/getInfo', null, { s_ID: made.bill })).raw).toBe(before.raw)
    expect((await as(admin, 'ApiMail/getInfo', null, { s_ID: made.letter })).subject).toBe('AN0002')
    expect(trade.faults).toEqual([])
  })

  it('a deleted store of others is neither named nor restored', async () => {
    const far = await trade.saved('ApiListStore', { Code: 'KHOXA', Name: 'Kho xa' })
    await as(admin, 'ApiListStore/DeleteDB', [far])
    const refused = await as(limited, 'ApiListStore/Restore', [far])
    expect(refused).toMatchObject({ TotalCount: 0, ListItem: [{ s_ID: far, NumberID: '' }] })
    expect(refused.raw).not.toContain('KHOXA')
    expect((await as(admin, 'ApiListStore/Restore', [far])).TotalCount).toBe(1)
  })

  it('stock and goods of the other store are not told', async () => {
    for (const [path, body, query] of [
      ['CheckStore/getGoods', { Store_ID: hiddenStore, all: true }, {}],
      ['Trans/getInfoFrom', null, { source: 'ProductInStock', s_ID: `${hiddenStore},${product}` }],
      ['ProductInStock/getlist', null, { Store_ID: hiddenStore }],
      ['Product/getOutlook', { Store_ID: hiddenStore, ids: [product] }, { Store_ID: hiddenStore, s_ID: product }],
      ['Product/getFacts', null, { s_ID: product }],
      ['Product/getPrices', { Object_ID: customer, items: [{ Product_ID: product }] }, {}],
      ['Product/getTaken', null, { Object_ID: customer }],
      ['Product/getPrice', null, { Product_ID: product, Object_ID: customer, unitId: ids['CHAI']! }],
      ['Product/getDocuments', null, { s_ID: product }],
      ['Customer/getDocuments', null, { s_ID: customer }],
    ] as const) {
      const answer = await as(limited, path, body, query as Record<string, string>)
      expect([path, answer.status, told(answer)]).toEqual([path, 200, []])
    }
  })

  it('the forms other stores print with stay theirs', async () => {
    const form = async (more: object) =>
      as(limited, 'ApiPrintTemplate/UpdateDB', { Code: 'KHAC', Name: 'x', xType: 5, content: '<p>x</p>', ...more })
    const beyond = [{ path: 'defaultStores', code: 'storesBeyond' }]
    expect((await form({ defaultStores: [hiddenStore] })).errors).toMatchObject(beyond)
    const made = await form({ defaultStores: [ownStore] })
    expect(made.Description).toBe('ok')
    expect(
      (await form({ s_ID: made.s_ID, Code: undefined, defaultStores: [ownStore, hiddenStore] })).errors,
    ).toMatchObject(beyond)
    const given = { s_ID: made.s_ID, defaultStores: [ownStore, hiddenStore] }
    expect((await as(admin, 'ApiPrintTemplate/UpdateDB', given)).Description).toBe('ok')
    expect((await form({ s_ID: made.s_ID, Code: undefined, defaultStores: [] })).errors).toMatchObject(beyond)
  })

  it('a file of a hidden document stays closed', async () => {
    const boundary = 'x'
    const sent = await trade.app.inject({
      method: 'POST',
      url: '/api/File/upload',
      headers: {
        authorization: `Bearer ${admin}`,
        'x-tenant': 'minhtam',
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      payload: `--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nbí mật\r\n--x--\r\n`,
    })
    const { id } = sent.json<Anything>().Data
    const { version } = await as(admin, 'Order/getInfo', null, { s_ID: made.bill })
    expect((await as(admin, 'Order/UpdateDB', { s_ID: made.bill, version, attachments: [id] })).Description).toBe('ok')
    const read = async (token: string) =>
      (await trade.call('File', id, null, { token, tenant: 'minhtam', method: 'GET' })).raw.includes('bí mật')
    expect([await read(admin), await read(limited)]).toEqual([true, false])
    // Held as one the program made for it, it is closed as well.
    await trade.database.inTenant({ tenant: trade.tenantId, user: null }, (tx) =>
      tx.batch([
        sql`update document d set attachments = '[]' where ${sql.ours('d')} and d.id = ${made.bill}`,
        sql`insert into file_holder (document_id, role, file_id) values (${made.bill}, 'pdf', ${id})`,
      ]),
    )
    expect([await read(admin), await read(limited)]).toEqual([true, false])
    await trade.database.inTenant({ tenant: trade.tenantId, user: null }, (tx) =>
      tx.query(
        sql`update document d set attachments = ${JSON.stringify([id])} where ${sql.ours('d')} and d.id = ${made.bill}`,
      ),
    )
    const stolen = {
      dtDate: tradeDay,
      Object_ID: customer,
      Store_ID: ownStore,
      attachments: [id],
      lines: linesOf(trade, { SP000001: [1, 1000] }),
    }
    expect((await as(limited, 'Order/UpdateDB', stolen)).errors[0]).toMatchObject({
      path: 'attachments',
      code: 'unknownRef',
    })
  })
})
