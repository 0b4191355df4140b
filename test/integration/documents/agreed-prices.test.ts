/** Prices of users without the right to change them: those of the lists, and those that others agreed to. */
import { beforeAll, describe, expect, it } from 'vitest'
import { fullRight, functionIds } from '#model/right.ts'
import type { Anything } from '../../support/app.ts'
import { openTrade } from '../../support/trade.ts'

const tenant = 'tienbac'
const app = await openTrade(tenant)
const { ids } = app
let clerk = ''
const save = async (module: string, body: object, token?: string): Promise<Anything> =>
  (await app.call(module, 'UpdateDB', body, token ? { token } : {})).body.Data
const told = (answer: Anything): [string, string][] =>
  (answer.errors ?? []).map((one: Anything) => [one.path, one.code])

const line = (over: object = {}) => ({ Product_ID: ids['DV'], Qty: 10, Price: 1000, VAT: 0, ...over })
const bill = (over: object = {}, lines: object[] = [line()]) => ({ Object_ID: ids['KH000001'], lines, ...over })

beforeAll(async () => {
  const goods = { Code: 'DV', Name: 'Dịch vụ', Group_ID: ids['NUOC'], unitId: ids['CHAI'], sellPrice: 1000 }
  const units = [{ unitId: ids['THUNG'], factor: 24 }]
  ids['DV'] = await app.saved('Product', { ...goods, units, VAT: 10, vatReducible: false, trackStock: false })
  const permissions = functionIds.map((FuncID) => ({
    FuncID,
    ...fullRight,
    ...(FuncID === 'EditPrice' ? { R: false, A: false, U: false, D: false } : {}),
  }))
  const group = await app.saved('ApiGroupUser', { Code: 'BAN', Name: 'Bán hàng', permissions })
  await app.saved('ApiListUser', { UserName: 'banhang', password: 'matkhau1', groupId: group, email: 'ban@tienbac.vn' })
  clerk = await app.signIn(tenant, 'banhang', 'matkhau1')
  await app.signIn(tenant)
})

describe('whoever may not change prices', () => {
  const sold = { Price: 1000, VAT: 10 }

  it('sells at the price, the tax and the rate of the lists', async () => {
    expect((await save('Order', bill({}, [line(sold)]), clerk)).Description).toBe('ok')
    for (const VAT of [-1, -2, 0, 5, 8])
      expect(told(await save('Order', bill({}, [line({ ...sold, VAT })]), clerk)), String(VAT)).toEqual([
        ['lines.0.VAT', 'noRight'],
      ])
    expect(told(await save('Order', bill({}, [line({ ...sold, Price: 999 })]), clerk))).toEqual([
      ['lines.0.Price', 'noRight'],
    ])
    expect(told(await save('Order', bill({}, [line({ ...sold, m_Discount: 1 })]), clerk))).toEqual([
      ['lines.0.m_Discount', 'noRight'],
    ])
    expect(told(await save('Order', bill({ m_Discount: 1 }, [line(sold)]), clerk))).toEqual([['m_Discount', 'noRight']])
    // The price of the list in the currency of the bill.
    const foreign = (ExRate: number, Price = 0.04) =>
      save('Order', bill({ currencyId: ids['USD'], ExRate }, [line({ ...sold, Price })]), clerk)
    expect(told(await foreign(0.01, 100_000))).toEqual([['ExRate', 'noRight']])
    expect((await foreign(25_000)).Description).toBe('ok')
    expect(told(await foreign(25_000, 1000))).toEqual([['lines.0.Price', 'noRight']])
  })

  it('may tidy up what somebody else agreed to, and nothing of the price', async () => {
    const id = await app.saved('Order', bill({ m_Discount: 100 }, [line({ ...sold, Price: 900, VAT: -1 })]))
    expect((await save('Order', { s_ID: id, Description: 'Giao buổi sáng' }, clerk)).Description).toBe('ok')
    const [agreed] = (await app.info('Order', id)).lines
    expect(told(await save('Order', { s_ID: id, lines: [{ lineId: agreed.lineId, Qty: 20 }] }, clerk))).not.toEqual([])
    const draft = await save('Order', { ...bill({}, [line({ ...sold, Price: 1 })]), draft: true }, clerk)
    expect(told(await save('Order', { s_ID: draft.s_ID, draft: false }, clerk))).toEqual([['lines.0.Price', 'noRight']])
  })

  it.each(['Quote', 'PurchaseOrder'])('offers nothing else either: %s', async (module) => {
    expect((await save(module, bill({}, [line(sold)]), clerk)).Description).toBe('ok')
    expect(told(await save(module, bill({}, [line({ ...sold, Price: 999 })]), clerk))).toEqual([
      ['lines.0.Price', 'noRight'],
    ])
    expect(told(await save(module, bill({ m_Discount: 1 }, [line(sold)]), clerk))).toEqual([['m_Discount', 'noRight']])
  })

  describe.each([
    ['Quote', 'PurchaseOrder'],
    ['Quote', 'Order'],
    ['PurchaseOrder', 'Order'],
  ])('makes from a document another user agreed to: %s to %s', (from, to) => {
    const agreed = () => [line({ ...sold, Price: 900, VAT: 5 }), line({ ...sold, Qty: 3, Price: 800, f_Discount: 10 })]
    const made = async (source: string): Promise<Anything> => {
      const { body } = await app.call(to, 'getInfoFrom', null, { token: clerk, query: { source: from, s_ID: source } })
      return body.Data
    }

    it('everything at its prices', async () => {
      for (const head of [{ m_Discount: 333 }, { f_Discount: 7 }, { currencyId: ids['USD'], ExRate: 24_000 }]) {
        const form = await made(await app.saved(from, bill(head, agreed())))
        expect((await save(to, form, clerk)).errors).toBeUndefined()
      }
    })

    it('a part of it, with no more than its part of the discount', async () => {
      const form = await made(await app.saved(from, bill({ m_Discount: 1000 }, agreed())))
      const [first, second] = form.lines
      // 1,000 of 11,160: 9,000 of them for the first line.
      const part = { ...form, m_Discount: 806, lines: [first] }
      expect((await save(to, { ...part, m_Discount: 807 }, clerk)).errors).toHaveLength(1)
      const saved = await save(to, part, clerk)
      expect(saved.errors).toBeUndefined()
      if (from === 'PurchaseOrder') await app.call(to, 'DeleteDB', [saved.s_ID])
      // What only comes back as it was proposed follows the goods.
      const { s_ID } = await save(to, { ...form, lines: [first] }, clerk)
      expect((await app.info(to, s_ID)).m_Discount).toBe(806)
      if (from === 'PurchaseOrder') return
      const cheaper = { ...form, m_Discount: 0, lines: [first, { ...second, m_Discount: 300 }] }
      expect(told(await save(to, cheaper, clerk))).toEqual([['lines.1.m_Discount', 'noRight']])
    })

    it('and nothing below them, and not for others', async () => {
      const form = await made(await app.saved(from, bill({}, agreed())))
      const [first, second] = form.lines
      const refused = async (lines: object[], head: object = {}) =>
        told(await save(to, { ...form, ...head, lines }, clerk)).map(([path]) => path)
      expect(await refused([{ ...first, Price: 899 }, second])).toEqual(['lines.0.Price'])
      expect(await refused([{ ...first, VAT: 0 }, second])).toEqual(['lines.0.VAT'])
      expect(await refused([first, second, line({ ...sold, Price: 700 })])).toEqual(['lines.2.Price'])
      if (from === 'Quote')
        expect(await refused([first, second], { Object_ID: ids['KH000002'], contactId: null })).toEqual([
          'lines.0.Price',
          'lines.1.Price',
        ])
    })

    it('and no discount of an offer to others, or of one that is over, by leaving it to be worked out', async () => {
      if (from !== 'Quote') return
      const body = bill({ m_Discount: 1000, dtDate: '2026-11-01', validUntil: '2026-11-05' }, [line(sold)])
      const quoteId = await app.saved(from, body)
      const discounted = async (head: object) => {
        const answer = await save(to, bill({ quoteId, ...head }, [line(sold)]), clerk)
        return answer.s_ID ? (await app.info(to, answer.s_ID)).m_Discount : told(answer)
      }
      expect(await discounted({ dtDate: '2026-11-05' })).toBe(1000)
      expect(await discounted({ dtDate: '2026-11-06' })).toEqual([['m_Discount', 'noRight']])
      expect(await discounted({ dtDate: '2026-11-05', Object_ID: ids['KH000002'] })).toEqual([
        ['m_Discount', 'noRight'],
      ])
    })

    it('not in another unit, unless it is the base unit at its part of the price', async () => {
      const box = { ...sold, unitId: ids['THUNG'], Qty: 2, Price: 12_000 }
      const form = await made(await app.saved(from, bill({}, [line({ ...sold, Qty: 48, Price: 900 }), line(box)])))
      const [pieces, boxes] = form.lines
      const refused = async (lines: object[]) => told(await save(to, { ...form, lines }, clerk))
      expect(await refused([{ ...pieces, unitId: ids['THUNG'], Qty: 2 }])).toEqual([['lines.0.Price', 'noRight']])
      expect(await refused([{ ...boxes, unitId: ids['CHAI'], Price: 400 }])).toEqual([['lines.0.Price', 'noRight']])
      // The links of order lines are in base units; a quote holds in the unit it was written in.
      if (from === 'PurchaseOrder') expect(await refused([{ ...boxes, unitId: ids['CHAI'], Price: 500 }])).toEqual([])
    })

    it('and what was made, or agreed to, is not moved to other customers, currencies and goods', async () => {
      const head = { m_Discount: 900, currencyId: ids['USD'], ExRate: 24_000 }
      const source = await app.saved(from, bill(head, agreed()))
      const form = await made(source)
      const { s_ID } = await save(to, form, clerk)
      const agreedBySaver = await app.saved(from, bill(head, agreed()))
      for (const [module, id] of [
        [to, s_ID],
        [from, agreedBySaver],
      ] as const) {
        const change = async (more: object) => told(await save(module, { s_ID: id, ...more }, clerk)).map(([at]) => at)
        expect(await change({ Description: 'Giao sớm' })).toEqual([])
        expect(await change({ Object_ID: ids['KH000002'], contactId: null })).toContain('lines.0.Price')
        expect(await change({ currencyId: ids['VND'], ExRate: 1 })).toContain('lines.0.Price')
        const { lines } = await app.info(module, id)
        const others = [line({ ...sold, Qty: 11, Price: 1000 }), { ...lines[1], sourceLineId: null }]
        // In what was made of it the discount follows the goods by itself.
        expect(await change({ lines: others })).toContain(id === s_ID ? 'lines.0.Price' : 'm_Discount')
      }
    })
  })

  it.each(['PurchaseOrder', 'Order'])(
    'takes from a quote no more than was offered, and not after its day: %s',
    async (to) => {
      const offered = bill({ dtDate: '2026-11-01', validUntil: '2026-11-10' }, [line({ ...sold, Qty: 5, Price: 500 })])
      const quoteId = await app.saved('Quote', offered)
      const ordered = (Qty: number, dtDate: string) =>
        save(to, bill({ quoteId, dtDate }, [line({ ...sold, Qty, Price: 500 })]), clerk)
      expect(told(await ordered(6, '2026-11-10'))).toEqual([['lines.0.Qty', 'noRight']])
      expect(told(await ordered(5, '2026-11-11'))).toEqual([['lines.0.Price', 'noRight']])
      expect(told(await ordered(5, '2026-11-10'))).toEqual([])
    },
  )
})

it('none of these requests caused an internal error', () => {
  expect(app.faults).toEqual([])
})
