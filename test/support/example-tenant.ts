/** The master data of the worked example in a tenant of its own, through the calls; and what a client does there. */
import { fingerprint, type Fingerprint } from '#test/fuzz/world/fingerprint.ts'
import type { Anything, TestApp } from './app.ts'
import type { Body } from './example-documents.ts'

/** What came of a call: null, or the codes of the problems it was refused with. */
export type Outcome = readonly string[] | null

export interface ExampleTenant {
  id: string
  name: string
  /** Ids by code. */
  records: Readonly<Record<string, string>>
  openings: Readonly<Record<string, string>>
  /** The `Data` of an answer. */
  ask: (path: string, body?: unknown, query?: Record<string, string>) => Promise<Anything>
  /** Saves, with every warning confirmed; the id, or the refusal. */
  save: (
    module: string,
    body: Body,
  ) => Promise<{ id: string; refused: null } | { id: null; refused: readonly string[] }>
  /** A batch call about one document, with every warning confirmed. */
  act: (module: string, name: string, id: string) => Promise<Outcome>
  /** All rows of the tenant. */
  state: () => Promise<Fingerprint>
}

type Ids = Record<string, string>

const taken = [
  'ApiListCurrency',
  'ApiListUnit',
  'ApiListBank',
  'ApiListOtherOutcome',
  'ApiListPaymentImport',
  'ApiListPaymentOrder',
] as const

const makeGoods = async (ids: Ids, record: (module: string, body: Body) => Promise<void>): Promise<void> => {
  for (const [Code, Name] of [
    ['LON', 'Lon'],
    ['HOP', 'Hộp'],
    ['CAI', 'Cái'],
    ['THUNG', 'Thùng'],
  ])
    if (!ids[Code!]) await record('ApiListUnit', { Code, Name })
  await record('ApiListBranchProduct', { Code: 'NG01', Name: 'Thực phẩm' })
  await record('ApiListBranchProduct', { Code: 'NG02', Name: 'Gia dụng' })
  for (const [Code, Name, branch] of [
    ['NHOM1', 'Đồ uống', 'NG01'],
    ['NHOM2', 'Bánh kẹo', 'NG01'],
    ['NHOM3', 'Đồ nhựa', 'NG02'],
  ])
    await record('ListProductGroup', { Code, Name, Branch_ID: ids[branch!] })
  for (const [Code, Name, unit, group] of [
    ['SP001', 'Nước ngọt Sao Mai 330ml', 'LON', 'NHOM1'],
    ['SP002', 'Bánh quy bơ 500g', 'HOP', 'NHOM2'],
    ['SP003', 'Rổ nhựa vuông', 'CAI', 'NHOM3'],
  ])
    await record('Product', {
      Code,
      Name,
      Group_ID: ids[group!],
      unitId: ids[unit!],
      units: Code === 'SP001' ? [{ unitId: ids['THUNG'], factor: 24 }] : [],
    })
}

const reachedAt: Readonly<Record<string, { phone1: string; address1: string }>> = {
  KH001: { phone1: '0912 000 001', address1: '12 Lê Lợi, Phường Sài Gòn, Thành phố Hồ Chí Minh' },
  KH002: { phone1: '0912 000 002', address1: '34 Nguyễn Trãi, Phường Chợ Quán, Thành phố Hồ Chí Minh' },
  KH003: { phone1: '0912 000 003', address1: '56 Trần Phú, Phường Hải Châu, Thành phố Đà Nẵng' },
  KH004: { phone1: '0912 000 004', address1: '78 Hai Bà Trưng, Phường Ninh Kiều, Thành phố Cần Thơ' },
}

const makePartners = async (ids: Ids, record: (module: string, body: Body) => Promise<void>): Promise<void> => {
  await record('ApiListObjectGroups', { Code: 'BANLE', Name: 'Bán lẻ', partnerType: 1 })
  await record('ApiListObjectGroups', { Code: 'DAILY', Name: 'Đại lý', partnerType: 1 })
  await record('ApiListObjectGroups', { Code: 'TN', Name: 'Trong nước', partnerType: 2 })
  await record('ApiListPaymentTerm', { Code: 'HAN15', Name: '15 ngày', days: 15 })
  await record('ApiListPaymentTerm', { Code: 'HAN30', Name: '30 ngày', days: 30 })
  const opening = { openingDate: '2026-08-31' }
  for (const [Code, Name, group, term, more] of [
    [
      'KH001',
      'Đại lý Minh Tâm',
      'DAILY',
      'HAN15',
      { ...opening, openingReceivable: 2_000_000, openingDueDate: '2026-09-10' },
    ],
    ['KH002', 'Tạp hóa Cô Ba', 'BANLE', null, {}],
    ['KH003', 'Siêu thị Hòa Bình', 'DAILY', 'HAN30', {}],
    ['KH004', 'Quán Hương', 'BANLE', null, {}],
    ['NCC001', 'Công ty Nước giải khát Sao Mai', 'TN', 'HAN30', {}],
    [
      'NCC002',
      'Công ty Nhựa Đại Phát',
      'TN',
      'HAN15',
      { ...opening, openingPayable: 3_000_000, openingDueDate: '2026-09-15' },
    ],
  ] as const)
    await record('Customer', {
      Code,
      Name,
      partnerType: Code.startsWith('KH') ? 1 : 2,
      Group_ID: ids[group],
      paymentTermId: term && ids[term],
      ...reachedAt[Code],
      ...more,
    })
}

const withConfirmation = (codes: readonly string[]): Record<string, string> =>
  codes.length > 0 ? { confirm: codes.join() } : {}

export const openExampleTenant = async (app: TestApp, name: string): Promise<ExampleTenant> => {
  const { id } = await app.makeTenant(name)
  const token = await app.signIn(name)
  const records: Ids = {}
  const answered = async (path: string, body: unknown, query: Record<string, string> = {}): Promise<Anything> => {
    const [module, call] = path.split('/') as [string, string]
    const { status, body: answer, raw } = await app.call(module, call, body, { tenant: name, token, query })
    if (status !== 200 || answer.ErrorCode !== 0) throw new Error(`${path} ${status}: ${raw.slice(0, 500)}`)
    return answer.Data
  }
  const ask: ExampleTenant['ask'] = (path, body = null, query = {}) => answered(path, body, query)

  /** A refusal tells the code and the words of each of its problems. */
  const codesOf = (path: string, errors: Anything): string[] => {
    const said = (errors ?? []) as { code?: string; message?: string }[]
    if (said.length === 0 || said.some(({ code, message }) => !code || !message))
      throw new Error(`${path}: refused without a reason: ${JSON.stringify(errors)}`)
    return said.map(({ code }) => code!)
  }
  const save: ExampleTenant['save'] = async (module, body) => {
    const path = `${module}/UpdateDB`
    let data = await answered(path, body)
    for (let more = 1; more <= 3 && data.confirm?.length > 0 && data.Description !== 'ok'; more += 1)
      data = await answered(path, { ...body, confirm: data.confirm })
    if (data.Description === 'ok') return { id: data.s_ID as string, refused: null }
    return { id: null, refused: codesOf(path, data.errors) }
  }
  const act: ExampleTenant['act'] = async (module, call, document) => {
    const path = `${module}/${call}`
    const [asked] = (await answered(`${module}/getConsequences`, [document], { action: actions[call]! })).ListItem
    const { TotalCount, ListItem } = await answered(path, [document], withConfirmation(asked.confirm))
    const refused = TotalCount === 1 ? null : codesOf(path, ListItem[0]?.errors)
    // Whoever asks beforehand is told what then happens.
    if (asked.possible !== (refused === null))
      throw new Error(`${path}: foretold ${JSON.stringify(asked.errors)}, but ${JSON.stringify(refused ?? 'done')}`)
    return refused
  }

  for (const module of taken)
    for (const row of (await ask(`${module}/getList`, null, { all: 'True' })).ListItem) records[row.Code] = row.Id
  const record = async (module: string, body: Body): Promise<void> => {
    const { id: made, refused } = await save(module, body)
    if (made === null) throw new Error(`${module} ${JSON.stringify(body)}: ${refused.join()}`)
    records[body['Code'] as string] = made
  }
  await record('ApiListStore', { Code: 'K01', Name: 'Kho chính' })
  await record('ApiListStore', { Code: 'K02', Name: 'Kho chi nhánh' })
  await record('ApiListBank', { Code: 'NH01', Name: 'TK Vietcombank', kind: 'bank', accountNumber: '0011001234567' })
  await makeGoods(records, record)
  await makePartners(records, record)
  // The walk-in customer that every tenant starts with is not in use.
  const walkIns = (await ask('Customer/getList', null, { KeySearch: 'KHLE', objType: 'kh' })).ListItem
  await ask('Customer/UpdateList', [{ s_ID: walkIns[0].Id, active: false }])
  const open = await ask('Income/getListPO', null, { Object_ID: records['KH001']! })
  const openings = { KH001: open.ListItem[0].s_ID as string }
  return { id, name, records, openings, ask, save, act, state: () => fingerprint(app.database, id, passing) }
}

const actions: Readonly<Record<string, string>> = { DeleteDB: 'delete', Huy: 'cancel', Hoantac: 'restore' }
/** The table in which every call may leave a trace: when a session was last used. */
const passing = ['access_token']
