/**
 * What is left of a line that was ordered in a unit whose factor no decimal writes exactly: it is counted in that unit,
 * and whoever takes the last of it closes the line.
 */
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import '#test/support/properties.ts'
import type { Anything } from '../../support/app.ts'
import { inTurn, runsOf } from '../../support/quarter.ts'
import { openTrade, tradeDay } from '../../support/trade.ts'

const trade = await openTrade('lon')
const { ids } = trade
type Body = Record<string, unknown>

beforeAll(async () => {
  for (const Code of ['LON9', 'LOC9', 'THUNG9'])
    ids[Code] = await trade.saved('ApiListUnit', { Code, Name: Code, decimals: 4 })
  ids['BIA'] = await trade.saved('Product', {
    Code: 'BIA',
    Name: 'Bia',
    Group_ID: ids['NUOC'],
    unitId: ids['THUNG9'],
    VAT: 10,
    vatReducible: false,
    sellPrice: 288_000,
    units: [
      { unitId: ids['LON9'], factor: 0.041667 },
      { unitId: ids['LOC9'], factor: 0.333333 },
    ],
  })
  const lines = [{ Product_ID: ids['BIA'], unitId: ids['THUNG9'], Qty: 1_000_000, Price: 100, VAT: 10 }]
  await trade.saved('Import', { dtDate: '2026-11-01', Object_ID: ids['NCC000001'], lines })
})

const sides: readonly Side[] = [
  ['Order', 'PurchaseOrder', 'KH000001', 'ImportReturn'],
  ['Import', 'PurchaseImport', 'NCC000001', 'OrderReturn'],
]
type Side = readonly [made: string, source: string, partner: string, back: string]
const line = (unit: string, Qty: number, more: Body = {}) => ({
  Product_ID: ids['BIA'],
  unitId: ids[unit],
  Qty,
  Price: 12_000,
  VAT: 10,
  ...more,
})
const ordered = ([, source, partner]: Side, lines: Body[], head: Body = {}) =>
  trade.saved(source, { dtDate: '2026-11-10', Object_ID: ids[partner], lines, ...head })
const from = (module: string, source: string, s_ID: string) =>
  trade.data(module, 'getInfoFrom', { source, s_ID, all: '1' })
const take = async ([made, source]: Side, order: string, Qty: number, more: Body = {}) => {
  const proposal = await from(made, source, order)
  const lines = [{ ...proposal.lines[0], Qty, ...more }]
  return trade.saved(made, { ...proposal, dtDate: tradeDay, lines })
}
const standing = async (source: string, id: string) => {
  const { iStat, lines } = await trade.info(source, id)
  return [iStat, ...lines.map((one: Anything) => [one.QtyOrder, one.QtyRemain])]
}

describe.each(sides)('%s of %s', (...side) => {
  const [made, source, , back] = side
  const turn = sides.findIndex(([one]) => one === made)

  it.each(
    inTurn(
      [
        ['LON9', 7, 84_000],
        ['LOC9', 3, 36_000],
        ['LON9', 24, 288_000],
      ] as const,
      turn,
    ),
  )('in %s: %i are %i, at once and one by one', async (unit, many, total) => {
    const whole = await ordered(side, [line(unit, many)])
    const proposal = await from(made, source, whole)
    expect([proposal.lines[0].Qty, proposal.goodsAmount]).toEqual([many, total])
    await take(side, whole, many)
    expect(await standing(source, whole)).toEqual([2, [many, 0]])

    const order = await ordered(side, [line(unit, many)])
    for (let at = 0; at < many; at += 1) {
      expect((await from(made, source, order)).lines[0].Qty).toBe(many - at)
      await take(side, order, 1)
      expect(await standing(source, order)).toEqual([at + 1 === many ? 2 : 1, [at + 1, many - at - 1]])
    }
  })

  it('is refused beyond it, and says how much is left', async () => {
    const order = await ordered(side, [line('LON9', 7)])
    await take(side, order, 3)
    const [first] = (await from(made, source, order)).lines
    const proposal = await from(made, source, order)
    const { Data } = (
      await trade.call(made, 'UpdateDB', { ...proposal, dtDate: tradeDay, lines: [{ ...first, Qty: 5 }] })
    ).body
    expect(Data.errors).toMatchObject([{ code: 'qtyOverSource', params: { remaining: '4' } }])
    // Two lines of one document take what one would.
    await trade.saved(made, {
      ...proposal,
      dtDate: tradeDay,
      lines: [
        { ...first, Qty: 1 },
        { ...first, Qty: 3 },
      ],
    })
    expect(await standing(source, order)).toEqual([2, [7, 0]])
  })

  it('goes through the base quantity where units are mixed, and closes', async () => {
    const order = await ordered(side, [line('LON9', 7)])
    await take(side, order, 0.0833, { unitId: ids['THUNG9'], Price: 288_000 })
    expect((await from(made, source, order)).lines[0].Qty).toBe(5)
    await take(side, order, 5)
    expect(await standing(source, order)).toEqual([2, [7, 0]])
  })

  it.each(
    inTurn(
      [
        ['LON9', 24],
        ['LOC9', 3],
      ] as const,
      turn,
    ),
  )('closes when it was ordered whole and is taken and given back one %s by one', async (unit, many) => {
    const order = await ordered(side, [line('THUNG9', 1, { Price: 288_000 })])
    for (let at = 0; at < many; at += 1) {
      expect((await standing(source, order))[0]).toBe(1)
      await take(side, order, 1, { unitId: ids[unit], Price: 12_000 })
    }
    expect(await standing(source, order)).toEqual([2, [1, 0]])
    const mixed = await ordered(side, [line('THUNG9', 1, { Price: 288_000 })])
    await take(side, mixed, 0.5, {})
    for (let at = 0; at < 12; at += 1) await take(side, mixed, 1, { unitId: ids['LON9'], Price: 12_000 })
    expect(await standing(source, mixed)).toEqual([2, [1, 0]])

    const sale = await trade.saved(made, {
      dtDate: '2026-11-12',
      Object_ID: ids[side[2]],
      lines: [line('THUNG9', 1, { Price: 288_000 })],
    })
    let total = 0
    for (let at = 0; at < many; at += 1) {
      const proposal = await from(back, made, sale)
      const [first] = proposal.lines
      const lines = [{ ...first, unitId: ids[unit], Qty: 1, m_Discount: null }]
      total += (await trade.info(back, await trade.saved(back, { ...proposal, dtDate: tradeDay, lines }))).TotalTax
    }
    expect(total).toBe(316_800)
    const { body } = await trade.call(back, 'getInfoFrom', null, { query: { source: made, s_ID: sale } })
    expect(body.ErrorCode).toBe(-1)
  })

  it('counts lines of one document in two units by the base quantity, whichever comes first', async () => {
    for (const isSmallFirst of [true, false]) {
      const order = await ordered(side, [line('THUNG9', 2, { Price: 288_000 })])
      const proposal = await from(made, source, order)
      const taken = [
        { ...proposal.lines[0], unitId: ids['LON9'], Qty: 24, Price: 12_000 },
        { ...proposal.lines[0], Qty: 1 },
      ]
      const lines = isSmallFirst ? taken : taken.toReversed()
      const more = lines.with(1, { ...lines[1], Qty: lines[1].Qty + 1 })
      const { Data } = (await trade.call(made, 'UpdateDB', { ...proposal, dtDate: tradeDay, lines: more })).body
      expect(Data.errors).toMatchObject([{ code: 'qtyOverSource', path: 'lines.1.Qty' }])
      await trade.saved(made, { ...proposal, dtDate: tradeDay, lines })
      expect(await standing(source, order)).toEqual([2, [2, 0]])
    }
  })

  it('may be reduced to what was taken, in its unit', async () => {
    const order = await ordered(side, [line('LON9', 7)])
    for (let at = 0; at < 6; at += 1) await take(side, order, 1)
    const { lines } = await trade.info(source, order)
    await trade.saved(source, { s_ID: order, lines: [{ lineId: lines[0].lineId, Qty: 6 }] })
    expect(await standing(source, order)).toEqual([2, [6, 0]])
    const { Data } = (
      await trade.call(source, 'UpdateDB', { s_ID: order, lines: [{ lineId: lines[0].lineId, Qty: 5 }] })
    ).body
    expect(Data.errors).toMatchObject([{ code: 'qtyBelowFollowers' }])
  })

  it('comes back one by one, and in another unit at its price', async () => {
    const order = await ordered(side, [line('LON9', 7, { m_Discount: 700 })])
    const sale = await take(side, order, 7)
    for (let at = 0; at < 7; at += 1) {
      const proposal = await from(back, made, sale)
      expect([proposal.lines[0].Qty, proposal.lines[0].returnable]).toEqual([7 - at, 7 - at])
      const id = await trade.saved(back, { ...proposal, dtDate: tradeDay, lines: [{ ...proposal.lines[0], Qty: 1 }] })
      expect((await trade.info(back, id)).lines[0]).toMatchObject({ m_Discount: 100, TotalTax: 13_090 })
    }
    const { body } = await trade.call(back, 'getInfoFrom', null, { query: { source: made, s_ID: sale } })
    expect(body.ErrorCode).toBe(-1)
    const boxes = await trade.saved(made, {
      dtDate: '2026-11-12',
      Object_ID: ids[side[2]],
      lines: [{ Product_ID: ids['BIA'], unitId: ids['THUNG9'], Qty: 2, Price: 288_000, m_Discount: 4000, VAT: 10 }],
    })
    const opened = await from(back, made, boxes)
    const returned = await trade.saved(back, {
      ...opened,
      dtDate: tradeDay,
      lines: [{ ...opened.lines[0], unitId: ids['LOC9'], Qty: 3, m_Discount: null }],
    })
    expect((await trade.info(back, returned)).lines[0]).toMatchObject({
      Price: 95_999.904,
      baseQty: 1,
      TotalTax: 314_600,
    })
  })
})

it('everything that is taken adds up to what was ordered, to the đồng and to the last piece', async () => {
  const part = fc.record({
    unit: fc.constantFrom('same', 'same', 'THUNG9', 'LON9', 'LOC9'),
    some: fc.integer({ min: 1, max: 4 }),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...sides),
      fc.constantFrom('LON9', 'LOC9', 'THUNG9'),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 0, max: 9_999 }),
      fc.integer({ min: 0, max: 999 }),
      fc.array(part, { maxLength: 3 }),
      async (side, unit, many, discount, ofHead, parts) => {
        const [made, source, partner] = side
        const order = await ordered(side, [line(unit, many, { m_Discount: discount })], { m_Discount: ofHead })
        const bills: string[] = []
        for (const { unit: other, some } of parts) {
          const proposal = await from(made, source, order).catch(() => null)
          if (!proposal) break
          const more = other === 'same' ? {} : { unitId: ids[other] }
          const body = {
            ...proposal,
            dtDate: tradeDay,
            lines: [{ ...proposal.lines[0], ...more, Price: 1_000_000, Qty: other === 'THUNG9' ? some / 20 : some }],
          }
          // More than is left is refused.
          const { Data } = (await trade.call(made, 'UpdateDB', body)).body
          if (Data.s_ID) bills.push(Data.s_ID)
          else expect(Data.errors).toMatchObject([{ code: 'qtyOverSource' }])
        }
        const rest = await from(made, source, order).catch(() => null)
        if (rest) bills.push(await trade.saved(made, { ...rest, dtDate: tradeDay }))
        const agreed = await trade.info(source, order)
        const all = await Promise.all(bills.map((id) => trade.info(made, id)))
        const sum = (of: (one: Anything) => number) =>
          Math.round(all.reduce((now, one) => now + of(one), 0) * 1e4) / 1e4
        expect([agreed.iStat, agreed.lines[0].QtyRemain]).toEqual([2, 0])
        expect(sum((one) => one.lines[0].baseQty)).toBe(agreed.lines[0].baseQty)
        expect([sum((one) => one.lines[0].m_Discount), sum((one) => one.m_Discount)]).toEqual([discount, ofHead])
        // And back again, in as many parts.
        const returning = made === 'Order' ? 'ImportReturn' : 'OrderReturn'
        for (const id of bills) {
          const bill = await trade.info(made, id)
          const half = await from(returning, made, id)
          const Qty = Math.ceil(half.lines[0].Qty / 2)
          const returns = []
          if (Qty < half.lines[0].Qty)
            returns.push(
              await trade.saved(returning, { ...half, dtDate: tradeDay, lines: [{ ...half.lines[0], Qty }] }),
            )
          returns.push(await trade.saved(returning, { ...(await from(returning, made, id)), dtDate: tradeDay }))
          const back = await Promise.all(returns.map((one) => trade.info(returning, one)))
          expect(back.reduce((now, one) => now + one.TotalTax, 0)).toBe(bill.TotalTax)
          expect(
            (await trade.call(returning, 'getInfoFrom', null, { query: { source: made, s_ID: id } })).body.ErrorCode,
          ).toBe(-1)
        }
        expect(partner).toBe(side[2])
      },
    ),
    { numRuns: runsOf(25) },
  )
}, 120_000)
