/**
 * Every kind of document that is made from another, or gives back to one: the consequences of deleting, cancelling,
 * restoring and editing the source name it, and are what then happens (contract amendments 3).
 */
import { describe, expect, it } from 'vitest'
import { documents } from '#documents/all.ts'
import { addDays, day } from '#kernel/day.ts'
import type { AnyDocument } from '#model/document.ts'
import { withdraws } from '#model/state.ts'
import type { Anything } from '#test/support/app.ts'
import { quarterOf } from '#test/support/quarter.ts'
import { linesOf, openTrade, received } from '#test/support/trade.ts'
import { verify } from '../../scripts/lib/verification.ts'

const trade = await openTrade('followers')
await received(trade, { SP000001: [1_000, 500] }, { dtDate: '2026-10-01' })

interface Made {
  definition: AnyDocument
  id: string
  number: string
  date: string
}
interface Pair {
  source: AnyDocument
  follower: AnyDocument
  /** How the source is told of it; `null`: it only copies. */
  reason: 'follower' | 'payment' | null
}

const kind = (name: string): AnyDocument => documents.find((one) => one.name === name)!
const pairs: Pair[] = documents.flatMap((follower) =>
  (follower.sources ?? []).map(({ of }) => ({
    source: kind(of),
    follower,
    reason: follower.pays
      ? ('payment' as const)
      : follower.follows?.some((one) => one.of === of && one.blocks)
        ? ('follower' as const)
        : null,
  })),
)

/** Opens what the shop lives on; everything else is made from it. */
const plain = async (definition: AnyDocument): Promise<Made> => {
  const isPurchase = definition.trade?.side === 'purchase'
  const body = {
    dtDate: '2026-11-01',
    Object_ID: trade.ids[isPurchase ? 'NCC000001' : 'KH000001'],
    lines: linesOf(trade, { SP000001: [4, 1000] }),
  }
  return made(definition, await trade.saved(definition.wire.module, body))
}
const made = async (definition: AnyDocument, id: string): Promise<Made> => {
  const { NumberID, dtDate } = await trade.info(definition.wire.module, id)
  return { definition, id, number: NumberID, date: dtDate }
}
const follow = async (definition: AnyDocument, source: Made): Promise<Made> => {
  const query = { source: source.definition.wire.module, s_ID: source.id, all: '1' }
  const body = await trade.data(definition.wire.module, 'getInfoFrom', query)
  const dtDate = addDays(day(source.date), 1)
  return made(
    definition,
    await trade.saved(definition.wire.module, { ...body, ...chosen[definition.name], dtDate, dueDate: null }),
  )
}
/** What no source says. */
const chosen: Readonly<Record<string, object>> = {
  stockTransfer: { toStoreId: await trade.saved('ApiListStore', { Code: 'KHO2', Name: 'Kho hai' }) },
  vatInvoice: { Mauso: '1', SoHieuHD: 'C26TAA', NgayHoadon: '2026-11-02' },
  otherOut: { Method: (await trade.data('ApiListPaymentOrder', 'getList')).ListItem[0].Id },
}

/** With what it is made from; `isPaid`: that is paid for, so that what comes back is owed to the partner. */
const make = async (definition: AnyDocument, isPaid = false): Promise<Made> => {
  const [way] = definition.sources ?? []
  if (!way) return plain(definition)
  const source = await make(kind(way.of))
  const payer = documents.find((one) => one.pays && one.sources?.some(({ of }) => of === way.of))
  if (isPaid && payer) await follow(payer, source)
  return follow(definition, source)
}
const makePair = async ({ source, follower, reason }: Pair): Promise<{ source: Made; follower: Made }> => {
  const first = await make(source, reason === 'payment' && source.trade?.as === 'goodsBack')
  return { source: first, follower: await follow(follower, first) }
}

const calls: Record<string, string> = { delete: 'DeleteDB', cancel: 'Huy', restore: 'Hoantac' }
const codes = (errors: Anything): string[] => (errors as { code: string }[]).map(({ code }) => code).sort()
const foretold = async ({ definition, id }: Made, action: string): Promise<Anything> =>
  (await trade.data(definition.wire.module, 'getConsequences', { action }, [id])).ListItem[0]
/** Does it, with what it warns of confirmed; what was foretold, which is what then happens. */
const done = async (one: Made, action: string): Promise<Anything> => {
  const told = await foretold(one, action)
  const { definition, id } = one
  const query = { confirm: told.confirm.join() }
  const { TotalCount, ListItem } = await trade.data(definition.wire.module, calls[action]!, query, [id])
  expect([TotalCount === 1, codes(ListItem[0]?.errors ?? [])]).toEqual([
    told.possible,
    told.possible ? [] : codes(told.errors),
  ])
  return told
}
const refused = async ({ definition, id }: Made, body: object): Promise<Anything[]> =>
  (await trade.call(definition.wire.module, 'UpdateDB', { s_ID: id, ...body })).body.Data.errors ?? []
const named = ({ definition, number }: Made) => ({ module: definition.wire.module, NumberID: number })
const withdrawing = ({ lifecycle }: AnyDocument): string[] => [
  'delete',
  ...lifecycle.transitions.filter((one) => withdraws(lifecycle, one)).map((one) => one.name),
]
const clean = async (): Promise<void> => {
  const { isClean, text } = await verify(trade.database, { id: trade.tenantId, name: trade.tenant })
  expect(isClean ? '' : text).toBe('')
}

it('knows a way to every document that follows another, but for those that give back', () => {
  const missing = documents.flatMap((one) =>
    (one.follows ?? []).filter(({ of, givesBack }) => !givesBack && !one.sources?.some((way) => way.of === of)),
  )
  expect(missing).toEqual([])
})

/** In a quarter, each kind of document that follows, after one of those that it may follow. */
const tried = quarterOf(pairs, ({ follower }) => follower.name)

describe.each(tried.map((pair) => [`${pair.source.name} → ${pair.follower.name}`, pair] as const))('%s', (_, pair) => {
  const actions = withdrawing(pair.source)

  it('is named when the source would go, and holds it as foretold', async () => {
    const { source, follower } = await makePair(pair)
    for (const action of [...actions, 'edit']) {
      const told = await foretold(source, action)
      const isHeld = pair.reason !== null && !(isDeposit(pair) && action !== 'delete')
      expect([action, told.followers]).toEqual([
        action,
        isHeld ? [expect.objectContaining({ ...named(follower), reason: pair.reason })] : [],
      ])
      if (action !== 'edit') expect([action, told.possible]).toEqual([action, !isHeld])
    }
    if (pair.reason === null || isDeposit(pair)) return
    for (const action of actions) await done(source, action)
    await clean()
  })

  it('sets the source free when it goes, and comes back after it', async () => {
    const { source, follower } = await makePair(pair)
    const told = await done(follower, 'delete')
    expect(told.possible).toBe(true)
    if (pair.reason === 'payment' && !isDeposit(pair))
      expect(told.vouchers).toMatchObject([{ ...named(source), effect: 'freed' }])
    expect((await foretold(source, 'delete')).followers).toEqual([])
    expect((await done(source, 'delete')).possible).toBe(true)
    expect((await done(follower, 'restore')).possible).toBe(pair.reason === null)
    expect((await done(source, 'restore')).possible).toBe(true)
    if (pair.reason !== null) expect((await done(follower, 'restore')).possible).toBe(true)
    expect((await trade.info(source.definition.wire.module, source.id)).related).toEqual(
      expect.arrayContaining(pair.reason === null ? [] : [expect.objectContaining(named(follower))]),
    )
    await clean()
  })

  if (pair.reason !== 'follower' || pair.follower.follows?.some((one) => one.of === pair.source.name && one.anyDay))
    return
  it('is dated neither before its source nor left behind by it', async () => {
    const { source, follower } = await makePair(pair)
    const late = await refused(source, { dtDate: addDays(day(follower.date), 1) })
    expect(late.map(({ code, params }) => [code, params?.number])).toEqual([['dateAfterFollower', follower.number]])
    const early = await refused(follower, { dtDate: addDays(day(source.date), -1) })
    expect(early.map(({ code, params }) => [code, params?.number])).toEqual([['dateBeforeSource', source.number]])
    expect(await refused(source, { dtDate: follower.date })).toEqual([])
    await clean()
  })
})

/** A deposit holds its order when that is deleted; when it is cancelled, the money is free. */
const isDeposit = ({ source, reason }: Pair): boolean => reason === 'payment' && source.trade?.as === 'order'

describe('who stands on whom without being made from it', () => {
  const bill = (Qty: number) => trade.saved('Order', { dtDate: '2026-11-05', Object_ID, lines: goods(Qty) })
  const goods = (Qty: number) => linesOf(trade, { SP000001: [Qty, 1000] }, { VAT: 0 })
  const Object_ID = trade.ids['KH000002']!
  const prepaid = (amount: number) =>
    trade.saved('Income', { dtDate: '2026-11-02', Object_ID, unallocated: amount, lines: [] })
  const told = async (one: Made, action: string) => {
    const { followers, vouchers } = await done(one, action)
    const plainly = ({ module, NumberID, ...rest }: Anything) => [module, NumberID, rest.reason ?? rest.effect]
    return { followers: followers.map(plainly), vouchers: vouchers.map(plainly) }
  }

  it('an offset on the credit and on the debt it set off', async () => {
    const [credit, debt] = [
      await made(kind('incomeVoucher'), await prepaid(500)),
      await made(kind('salesBill'), await bill(1)),
    ]
    await trade.data(
      'Income',
      'Offset',
      {},
      {
        Object_ID,
        dtDate: '2026-11-06',
        credits: [{ module: 'Income', s_ID: credit.id, amount: 500 }],
        debts: [{ module: 'Order', s_ID: debt.id, amount: 500 }],
      },
    )
    const { related } = await trade.info('Income', credit.id)
    const offset = await made(kind('incomeVoucher'), related[0].s_ID)
    for (const one of [credit, debt])
      for (const action of ['delete', 'cancel'])
        expect(await told(one, action)).toMatchObject({ followers: [['Income', offset.number, 'payment']] })
    expect(await told(offset, 'delete')).toEqual({
      followers: [],
      vouchers: expect.arrayContaining([
        ['Income', credit.number, 'freed'],
        ['Order', debt.number, 'freed'],
      ]),
    })
    await clean()
  })

  it('a bill on the deposit of its order', async () => {
    const order = await make(kind('salesOrder'))
    const deposit = await follow(kind('incomeVoucher'), order)
    const taker = await follow(kind('salesBill'), { ...order, date: deposit.date })
    for (const action of ['delete', 'cancel'])
      expect(await told(deposit, action)).toMatchObject({ followers: [['Order', taker.number, 'payment']] })
    expect(await told(taker, 'delete')).toMatchObject({
      followers: [],
      vouchers: [['Income', deposit.number, 'freed']],
    })
    expect(await told(order, 'delete')).toMatchObject({ followers: [['Income', deposit.number, 'payment']] })
    await clean()
  })

  it('a bill on the return that opened its order again', async () => {
    const order = await make(kind('salesOrder'))
    const first = await follow(kind('salesBill'), order)
    const query = { source: 'Order', s_ID: first.id, all: '1' }
    const body = { ...(await trade.data('ImportReturn', 'getInfoFrom', query)), reopenOrder: true, dtDate: first.date }
    const back = await made(kind('salesReturn'), await trade.saved('ImportReturn', body))
    const second = await follow(kind('salesBill'), { ...order, date: back.date })
    expect(await told(order, 'cancel')).toMatchObject({
      followers: [
        ['Order', first.number, 'follower'],
        ['Order', second.number, 'follower'],
      ],
    })
    for (const action of ['delete', 'cancel'])
      expect(await told(back, action)).toMatchObject({ followers: [['Order', second.number, 'follower']] })
    expect((await foretold(back, 'edit')).followers).toMatchObject([named(second)])
    const [kept] = await refused(back, { reopenOrder: false })
    expect([kept.code, kept.links]).toMatchObject(['reopenedTaken', [named(second)]])
    await done(second, 'delete')
    expect(await told(back, 'delete')).toMatchObject({ followers: [] })
    expect(await told(order, 'cancel')).toMatchObject({ followers: [['Order', first.number, 'follower']] })
    await clean()
  })
})
