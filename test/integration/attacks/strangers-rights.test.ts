/** Every call with every function taken away, and with nothing but what it demands; and the cost, which is not for everybody. */
import { beforeAll, describe, expect, it } from 'vitest'
import { documents } from '#documents/all.ts'
import { lists } from '#lists/all.ts'
import { fullRight, functionIds, noRight, type Demand, type FunctionId, type Right } from '#model/right.ts'
import { isHidden } from '#model/marks.ts'
import { reports } from '#reports/all.ts'
import { isOpen, type Call } from '#server/call/call.ts'
import { readable } from '#test/fuzz/world/answers.ts'
import { changesBetween, fingerprint } from '#test/fuzz/world/fingerprint.ts'
import { prices, type FullSet } from '#test/fuzz/world/filling.ts'
import { fillTenant } from '#test/fuzz/world/full-set.ts'
import { inProcess } from '#test/fuzz/world/in-process.ts'
import { inputsOf, type Sent } from '#test/fuzz/world/inputs.ts'
import { wireName, type Fields } from '#model/field.ts'
import { columnWire } from '#wire/report.ts'
import { createTestApp, type Anything } from '../../support/app.ts'
import { current, quarterOf } from '../../support/quarter.ts'

const test = await createTestApp()
let set: FullSet
let tenantId = ''
let admin = ''
let token = ''
let group = ''
let events: string[] = []

type Rights = Partial<Record<FunctionId, Right>>
const everything: Rights = Object.fromEntries(functionIds.map((id) => [id, fullRight]))

let granted = ''
/** From the next call on the one person has these rights and no others. */
const grant = async (rights: Rights): Promise<void> => {
  const permissions = functionIds.map((FuncID) => ({ FuncID, ...(rights[FuncID] ?? noRight) }))
  const wanted = JSON.stringify(permissions)
  if (wanted === granted) return
  granted = wanted
  const saved = await test.call(
    'ApiGroupUser',
    'UpdateDB',
    { ...(group ? { s_ID: group } : {}), Code: 'THU', Name: 'Thử', permissions },
    { token: admin },
  )
  group = saved.body.Data.s_ID
}

beforeAll(async () => {
  tenantId = (await test.makeTenant('minhtam')).id
  admin = await test.signIn('minhtam')
  set = await fillTenant(inProcess(test, { tenant: 'minhtam', token: admin }), 'QMINEQ')
  const log = await test.call('ApiEvent', 'getlist', null, { token: admin, query: { nItem: '1000' } })
  events = log.body.Data.ListItem.map(({ s_ID }: { s_ID: string }) => s_ID)
  await grant(everything)
  const user = { UserName: 'nguoithu', password: 'matkhau1', groupId: group, email: 'thu@minhtam.vn' }
  await test.call('ApiListUser', 'UpdateDB', user, { token: admin })
  token = await test.signIn('minhtam', 'nguoithu', 'matkhau1')
})

const send = async ({ path, method, query, body }: Sent, as = token) => {
  const [module, name = ''] = path.split(/\/(.*)/) as [string, string | undefined]
  const answer = await test.call(module, name, body, { token: as, method, query: { ...query } })
  return { status: answer.status, body: answer.body, text: readable(answer.raw) }
}

/** About oneself, answered once, or for the administrator alone: tests of their own try them. */
const elsewhere =
  /signOut|changePassword|SecondFactor|endSession|ApiKey\/Issue|ApiStart\/.*Sample|ApiMailConfig\/UpdateDB/
const guarded = (): Call[] => test.calls.filter((call): call is Call => !isOpen(call) && !elsewhere.test(call.path))
const demandOf = (call: Call, { query, body }: Sent): Demand =>
  typeof call.demand === 'function'
    ? call.demand({ query: Object.entries(query), body, tail: '', origin: '', authorization: undefined })
    : call.demand
const named = (demand: Demand): readonly (readonly [FunctionId, keyof Right])[] =>
  typeof demand === 'string' ? [] : demand

/** Nothing a call could do: no such record, nothing filled in. */
const idle: Readonly<Record<string, unknown[]>> = {
  UpdateDB: [{}, { s_ID: 'x' }],
  UpdateList: [[{ s_ID: 'x' }]],
  DeleteDB: [['x']],
  Huy: [['x']],
  Hoantac: [['x']],
  getConsequences: [['x']],
  getSaveConsequences: [{}, { s_ID: 'x' }],
  ImportList: [{ fileToBytes: '' }, { fileToBytes: '', updateExisting: true }],
}
const idleInputs = (call: Call): Sent[] => {
  const bodies = idle[call.path.split('/').at(-1)!] ?? [{}]
  return call.writes
    ? bodies.map((body) => ({ path: call.path, method: 'POST' as const, query: {}, body }))
    : inputsOf(call, set)
}
/** Reading and adding products is never restricted. */
const alwaysOpen = (id: FunctionId, flag: keyof Right): boolean => id === 'Product' && (flag === 'R' || flag === 'A')
/** True if it was refused, where that is not what the right says. */
const misjudged = async (call: Call, sent: Sent, isRefused: boolean): Promise<string[]> => {
  const { status, text } = await send(sent)
  return (status === 403) === isRefused ? [] : [`${call.path}: ${status} ${text.slice(0, 200)}`]
}
const names = (demand: Demand, id: FunctionId): boolean =>
  named(demand).some(([one, flag]) => one === id && !alwaysOpen(one, flag))

/** The quarter by kinds, and the first item of each further name that would be left out. */
const quarterWith = <T>(items: readonly T[], kindOf: (item: T) => string, nameOf: (item: T) => string): T[] => {
  const chosen = new Set(quarterOf(items, kindOf))
  const named = new Set([...chosen].map(nameOf))
  for (const item of items) {
    if (named.has(nameOf(item))) continue
    named.add(nameOf(item))
    chosen.add(item)
  }
  return items.filter((item) => chosen.has(item))
}

describe('a function taken away', () => {
  it('refuses the calls that demand it and no others', async () => {
    const wrong: string[] = []
    const calls = guarded().map((call) => ({ call, inputs: idleInputs(call) }))
    const tried = functionIds.flatMap((id, turn) =>
      calls.flatMap(({ call, inputs }, index) => {
        // Calls that do not ask for it take turns: every one is tried without a third of all functions. In a quarter,
        // those that ask for something are left to the test below, which leaves them nothing else.
        const asks = inputs.some((sent) => names(demandOf(call, sent), id))
        const isLeft = current !== null && inputs.some((sent) => named(demandOf(call, sent)).length > 0)
        return asks || ((index + turn) % 3 === 0 && !isLeft) ? [{ id, call, inputs, asks }] : []
      }),
    )
    const some = quarterWith(
      tried,
      ({ asks, call }) => `${call.path} ${asks}`,
      ({ id }) => id,
    )
    for (const { id, call, inputs } of some) {
      await grant({ ...everything, [id]: noRight })
      for (const sent of call.writes ? inputs : inputs.slice(0, 1))
        wrong.push(...(await misjudged(call, sent, names(demandOf(call, sent), id))))
    }
    expect(wrong).toEqual([])
  }, 900_000)

  it('flag by flag refuses, and then nothing is changed', async () => {
    const wrong: string[] = []
    const before = await fingerprint(test.database, tenantId, ['event', 'user_group'])
    const demanded = guarded()
      .flatMap((call) =>
        inputsOf(call, set).flatMap((sent) => named(demandOf(call, sent)).map((right) => ({ call, sent, right }))),
      )
      // One right after the other, so that each is taken away once.
      .toSorted((a, b) => (a.right.join() < b.right.join() ? -1 : a.right.join() > b.right.join() ? 1 : 0))
    const some = quarterWith(
      demanded,
      ({ call }) => call.path,
      (one) => one.right.join(),
    )
    for (const { call, sent, right } of some) {
      const [id, flag] = right
      if (alwaysOpen(id, flag)) continue
      // Whoever may change may read: without reading there is nothing else either.
      await grant({ ...everything, [id]: flag === 'R' ? noRight : { ...fullRight, [flag]: false } })
      wrong.push(...(await misjudged(call, sent, true)))
    }
    expect(wrong).toEqual([])
    expect(changesBetween(before, await fingerprint(test.database, tenantId, ['event', 'user_group']))).toEqual([])
  }, 900_000)
})

/** When an answer was made: it is no part of what it tells. */
const moments = new Set(['createdAt', 'dateCreate'])

/** The parts of an answer that the same answer with fewer rights may leave empty. */
const isPart = (part: Anything, whole: Anything): boolean => {
  if (part === null || part === '' || part === false || part === 0) return true
  if (Array.isArray(part)) {
    // Rows may be left out; the others keep their order.
    let from = 0
    return part.every((one) => {
      const found = (whole ?? []).findIndex((row: Anything, index: number) => index >= from && isPart(one, row))
      from = found + 1
      return found >= 0
    })
  }
  if (typeof part !== 'object') return part === whole
  return Object.entries(part).every(([key, value]) =>
    key === 'TotalCount' ? Number(value) <= whole?.[key] : moments.has(key) || isPart(value, whole?.[key]),
  )
}

/** What is demanded, and reading it. */
const only = (demanded: readonly (readonly [FunctionId, keyof Right])[]): Rights => {
  const rights: Rights = {}
  for (const [id, flag] of demanded) rights[id] = { ...(rights[id] ?? noRight), R: true, [flag]: true }
  return rights
}

describe('nothing but what a call demands', () => {
  it('is enough for it, and tells nothing else than all rights do', async () => {
    const wrong: string[] = []
    await grant(everything)
    const calls = guarded().filter((call) => named(demandOf(call, idleInputs(call)[0]!)).length > 0)
    const whole = new Map<Sent, Anything>()
    const inputs = new Map(calls.map((call) => [call, quarterOf(idleInputs(call))]))
    // The log of events grows while this is asked; workbooks carry the moment they were made; a form is shown with a
    // sample where no document may be read; what hangs on a record and is not seen is counted under a name of its own.
    const isCompared = (call: Call) =>
      !call.writes && !/^ApiEvent|Export|ImportTemplate|getPermission|getSample|getUses/.test(call.path)
    for (const call of calls.filter(isCompared))
      for (const sent of inputs.get(call)!) whole.set(sent, (await send(sent)).body)
    const asked = calls.flatMap((call) =>
      inputs.get(call)!.map((sent) => ({ call, sent, rights: only(named(demandOf(call, sent))) })),
    )
    // Calls that demand the same come one after the other, so that each right is given once.
    for (const { call, sent, rights } of Object.values(
      Object.groupBy(asked, ({ rights }) => JSON.stringify(rights)),
    ).flatMap((same) => same!)) {
      await grant(rights)
      const answer = await send(sent)
      if (answer.status === 403) wrong.push(`${call.path} ${answer.text}`)
      if (whole.has(sent) && !isPart(answer.body, whole.get(sent)))
        wrong.push(`${call.path} ${JSON.stringify(sent.query)} tells more: ${answer.text.slice(0, 300)}`)
    }
    expect(calls.length).toBeGreaterThan(150)
    expect(wrong).toEqual([])
  }, 900_000)
})

/** Every cost of a definition under its name outside. */
const costNames = new Set<string>(
  [
    ...documents.flatMap(({ shape, list }) => [
      ...fieldNames((shape as { fields: Fields }).fields),
      ...fieldNames((shape as { lines: Fields }).lines),
      ...list.columns.filter((one) => one.cost).map(columnWire),
    ]),
    ...lists.flatMap(({ fields, columns }) => [
      ...fieldNames(fields as Fields),
      ...columns.filter((one) => one.cost).map(columnWire),
    ]),
    ...reports.flatMap(({ columns }) => columns.filter((one) => one.cost).map(columnWire)),
  ].toSorted(),
)
function fieldNames(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, field]) => [
    ...(isHidden(field, {}) ? [wireName(name, field)] : []),
    ...fieldNames(field.fields ?? {}),
  ])
}

/** `n` pieces at cost, or what they earn; prices of opening stock and of buying, typed by who may. */
const costs = [prices.average, prices.sale - prices.average, prices.opening, prices.buying]
const isCost = (figure: number): boolean => figure !== 0 && costs.some((cost) => figure % cost === 0)
const isWage = (figure: number): boolean => figure === prices.wage
const figuresIn = (text: string): number[] =>
  [...text.matchAll(/\d{1,3}(?:[.,]\d{3}){2,}|\d{7,}/g)].map(([figure]) =>
    Math.abs(Number(figure.replaceAll(/[.,]/g, ''))),
  )

/** The calls that tell a figure when nothing is taken away: the search without the right would find it there. */
const tellCosts = ['ProductBegin/getInfo', 'ProductBegin/getPrint', 'Product/getlist', 'Product/ExportList']
const tellWages = ['ApiListEmployee/getInfo']
const isTelling = (path: string): boolean => [...tellCosts, ...tellWages].includes(path) || path === 'ApiEvent/getInfo'

/** Everything that only reads, and the log of all that made the set; each quarter asks the telling calls everything. */
const everyInput = (): Sent[] => [
  ...guarded()
    .filter((call) => !call.writes && !call.upload)
    .flatMap((call) => (isTelling(call.path) ? inputsOf(call, set) : quarterOf(inputsOf(call, set)))),
  ...events.map((s_ID): Sent => ({ path: 'ApiEvent/getInfo', method: 'POST', query: { s_ID }, body: null })),
]

/** Calls whose answers tell a figure of that kind, and those that are no answers. */
const telling = async (inputs: readonly Sent[], isSecret: (figure: number) => boolean): Promise<string[]> => {
  const found: string[] = []
  for (const sent of inputs) {
    const { status, text } = await send(sent)
    const figures = figuresIn(text).filter(isSecret)
    if (status !== 200 || figures.length > 0)
      found.push(`${sent.path} ${JSON.stringify(sent.query)} ${status} ${[...new Set(figures)].join()}`)
  }
  return found
}

describe('without the right to see costs, and with no more than to read employees', () => {
  it('no answer of any call tells a cost or a wage, workbooks and the log of events among them', async () => {
    expect(costNames.size).toBeGreaterThan(5)
    const inputs = everyInput()
    const first = inputs.filter(({ path }) => isTelling(path))
    await grant(everything)
    for (const [isSecret, paths] of [
      [isCost, tellCosts],
      [isWage, tellWages],
    ] as const) {
      const told = await telling(first, isSecret)
      for (const path of [...paths, 'ApiEvent/getInfo']) expect(told.some((one) => one.startsWith(path))).toBe(true)
    }
    await grant({ ...everything, CostView: noRight, Employee: { ...noRight, R: true } })
    // What is about costs alone, or asked before employees are changed, is refused as a whole.
    const refused = new Set(
      guarded()
        .filter((call) => {
          const demand = demandOf(call, idleInputs(call)[0]!)
          return names(demand, 'CostView') || named(demand).some(([id, flag]) => id === 'Employee' && flag !== 'R')
        })
        .map(({ path }) => path),
    )
    expect(await telling(inputs, (figure) => isCost(figure) || isWage(figure))).toEqual(
      inputs.filter(({ path }) => refused.has(path)).map(({ path, query }) => `${path} ${JSON.stringify(query)} 403 `),
    )
  }, 900_000)

  it('nothing can be sorted or narrowed by one', async () => {
    await grant({ ...everything, CostView: noRight })
    const sorted = [
      ...documents.map(({ wire, list }) => ({ path: `${wire.module}/getlist`, columns: list.columns })),
      ...lists.map(({ wire, columns }) => ({ path: `${wire.module}/${wire.list}`, columns })),
    ].flatMap(({ path, columns }) =>
      columns.filter((one) => one.cost).map((column) => ({ path, wire: columnWire(column) })),
    )
    expect(sorted.length).toBeGreaterThan(1)
    for (const { path, wire } of sorted) {
      const conditions: Record<string, string>[] = [
        { ColSort: wire },
        { filter: JSON.stringify([{ field: wire, op: 'gt', value: 5 }]) },
      ]
      for (const query of conditions) {
        const answer = await send({ path, method: 'POST', query, body: null })
        expect([path, query, answer.body.ErrorCode]).toEqual([path, query, -1])
      }
    }
  })
})
