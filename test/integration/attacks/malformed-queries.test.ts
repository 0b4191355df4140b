/** Whatever stands in a query string: an answer of the contract, never a fault of the program. */
import { beforeAll, describe, expect, it } from 'vitest'
import { documents } from '#documents/all.ts'
import { bookModules } from '#books/rows.server.ts'
import { lists } from '#lists/all.ts'
import { isOpen, type AnyCall } from '#server/call/call.ts'
import { createTestApp, type TestApp } from '../../support/app.ts'
import { shown, unknownId, values, wrongIn } from '../../support/malformed.ts'
import { everyFourth, inTurn, quarterOf } from '../../support/quarter.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ sendsNonsense: true })
  await test.makeTenant('minhtam')
  await test.signIn('minhtam')
})

const conditionTexts = [
  '[',
  '{}',
  '[{"field":"NumberID","op":"eq","value":{"a":1}}]',
  '[{"field":"dtDate","op":"gt","value":"x"}]',
  '[{"field":"Code","op":"in","value":[[],{}]}]',
  '[{"field":"Name","op":"bad","value":1}]',
  '{"all":[{"field":"NumberID","op":"between","value":[null,[]]}]}',
  '{"any":[{"all":[{"field":"Code","op":"notIn","value":[1,"a"]},{"field":"constructor","op":"empty"}]}]}',
]
const foreign = ['a\0b', 'constructor', '__proto__', ['a\0b'], { 'a\0': 'b\0' }]
const plain = values
  .filter((value) => ['string', 'number', 'boolean'].includes(typeof value))
  .map((value) => String(value).slice(0, 500))
const texts = [...new Set(plain), ...conditionTexts]
const common = [
  'FromDate',
  'ToDate',
  'KeySearch',
  'KeySeach',
  'CurrentIndex',
  'nItem',
  'ColSort',
  'asc',
  'filter',
  'where',
  'groupBy',
  'group',
  'all',
  's_UID',
  'requestId',
  'source',
  'templateId',
  'xType',
  'FuncID',
  'gridId',
  'action',
  'userName',
  'Object_ID',
  'Product_ID',
  'iType',
]

const filters = new Map<string, readonly string[]>([
  ...documents.map(({ wire, list }) => [wire.module, list.filters.map((one) => one.wire)] as const),
  ...lists.map(({ wire, filters: own }) => [wire.module, Object.keys(own ?? {})] as const),
  ...bookModules.map(({ definition }) => [definition.module, definition.filters.map((one) => one.wire)] as const),
  ['ListForReport', ['BranhID', 'objType', 'Group_ID']],
])

/** Names every reader knows are tried one by one on a few calls, each call's own names on every call. */
const thorough = new Set([
  'Order/getlist',
  'Customer/getlist',
  'ApiListBank/getList',
  'Product/getListShort',
  'ListForReport/ProductForReport',
  'ApiEvent/getlist',
  'Income/getListPO',
  'Product/getPrice',
  'Dashboard/getInfo',
])
const few = ['x', unknownId, 'a\0b', '9'.repeat(40), '-1']

const queriesOf = (call: AnyCall, turn: number): Record<string, string>[] => {
  const own = [...(filters.get(call.path.split('/')[0]!) ?? []), 's_ID']
  const all = [...common, ...own]
  // The calls share their readers: in a quarter, each has every name, and every text at some of them.
  const isTried = (text: number, name = 0): boolean => inTurn([0, 1, 2, 3, 4, 5], text + name + turn).includes(0)
  const single = thorough.has(call.path)
    ? texts.flatMap((text, at) => all.filter((_, index) => isTried(at, index)).map((name) => ({ [name]: text })))
    : few.flatMap((text) => own.map((name) => ({ [name]: text })))
  const together = texts.filter((_, at) => thorough.has(call.path) || isTried(at))
  return [...together.map((text) => Object.fromEntries(all.map((name) => [name, text]))), ...single]
}

describe('a query', () => {
  it('may say anything under any name to every reading call', async () => {
    const isOther = /signOut|changePassword|upload|\*|Export|^ReportOf/
    const calls = test.calls.filter(
      (call) =>
        !isOpen(call) && !('writes' in call && call.writes) && !call.about.answersAs && !isOther.test(call.path),
    )
    const wrong: string[] = []
    const all = calls.flatMap((one, turn) => queriesOf(one, turn).map((each) => [one, each] as const))
    const nameIn = (query: object): string => (Object.keys(query).length === 1 ? Object.keys(query)[0]! : 'all')
    for (const [call, query] of quarterOf(all, ([{ path }, each]) => `${path} ${nameIn(each)}`)) {
      const [module, name = ''] = call.path.split('/') as [string, string | undefined]
      const answer = await test.call(module, name, null, { query, method: call.method ?? 'POST' })
      wrong.push(...wrongIn(test, `${call.path} ${shown(query)}`, answer))
    }
    expect(wrong).toEqual([])
  }, 360_000)

  const ops = ['eq', 'ne', 'contains', 'startsWith', 'gt', 'ge', 'lt', 'le', 'in', 'empty']
  const valuesFor = (op: string): unknown[] =>
    op === 'in'
      ? [['1', 'a'], ['a\0b'], 'x']
      : op === 'empty'
        ? [true, 'constructor']
        : op === 'eq'
          ? ['x', '5', {}, '2026-01-01', ...foreign]
          : ['x', '5', 'a\0b']
  const columns = [
    ...documents.map(({ wire, list }) => ({ module: wire.module, name: 'getlist', columns: list.columns })),
    ...lists.map((one) => ({ module: one.wire.module, name: one.wire.list, columns: one.columns })),
  ].flatMap(({ module, name, columns: all }) =>
    all.map((column) => ({ module, name, field: column.wire ?? column.key })),
  )

  it('may narrow and sort every column by every operator', async () => {
    const wrong: string[] = []
    const conditions = ops.flatMap((op) => valuesFor(op).map((value) => ({ op, value })))
    const all = columns.flatMap((column, at) => everyFourth(conditions, at).map((one) => ({ ...column, ...one })))
    for (const { module, name, field, op, value } of quarterOf(
      all,
      (one) => `${one.module} ${one.name} ${one.field}`,
    )) {
      const query = { filter: JSON.stringify([{ field, op, value }]), ColSort: field, asc: 'False' }
      wrong.push(
        ...wrongIn(test, `${module} ${field} ${op} ${shown(value)}`, await test.call(module, name, null, { query })),
      )
    }
    expect(wrong).toEqual([])
  }, 180_000)

  it('names a column to sort or to narrow by once, and so many in all', async () => {
    const wrong: string[] = []
    for (const { module, name, fields } of Object.values(
      Object.groupBy(columns, ({ module, name }) => `${module}/${name}`),
    ).map((all) => ({ ...all![0]!, fields: all!.map(({ field }) => field) }))) {
      const [first] = fields as [string]
      const condition = { field: first, op: 'empty', value: false }
      const tooMany: Record<string, string>[] = [
        { ColSort: Array<string>(1000).fill(first).join(',') },
        { ColSort: `${first},${first}` },
        { filter: JSON.stringify([condition, condition]) },
        { filter: JSON.stringify(Array(300).fill(condition)) },
      ]
      if (first === 'Name') tooMany.push({ ColSort: 'Name,s_Name' })
      for (const query of tooMany) {
        const answer = await test.call(module, name, null, { query })
        if (answer.status !== 400 || !answer.body.Message)
          wrong.push(`${module}/${name} ${shown(query)}: ${answer.raw}`)
      }
      const all = { ColSort: fields.slice(0, 16).join(',') }
      const answer = await test.call(module, name, null, { query: all })
      if (answer.status !== 200 || answer.body.ErrorCode !== 0)
        wrong.push(`${module}/${name} ${shown(all)}: ${answer.raw}`)
    }
    expect(wrong).toEqual([])
  })

  it('of many small words is a search like any other', async () => {
    const words = Array.from({ length: 99 }, (_, index) => String.fromCharCode(97 + (index % 26))).join(' ')
    for (const search of [words, 'a '.repeat(100)]) {
      const answer = await test.call('Order', 'getlist', null, { query: { KeySearch: search } })
      expect([answer.status, answer.body.ErrorCode]).toEqual([200, 0])
    }
  })
})
