/** Documents made from others: what is proposed, who may have it made, and what of it is saved. */
import { beforeAll, describe, expect, it } from 'vitest'
import { openTrade, received, sold, tradeDay } from '../../support/trade.ts'

const trade = await openTrade('lap')
const { ids } = trade
type Line = Record<string, unknown> & { lineId: string | null; Qty: number; returnable: number | null }
const from = (module: string, source: string, s_ID: string, more: Record<string, string> = {}) =>
  trade.data(module, 'getInfoFrom', { source, s_ID, ...more })
const refusedFrom = async (module: string, source: string, s_ID: string) =>
  (await trade.call(module, 'getInfoFrom', null, { query: { source, s_ID } })).body

let receipt = ''
let bill = ''
beforeAll(async () => {
  receipt = await received(trade, { SP000001: [1000, 500], SP000002: [1000, 500], SP000003: [1000, 500] })
  bill = await sold(trade, { SP000001: [10, 1000], SP000002: [5, 2000] })
})

describe('money', () => {
  it.each([
    ['Income', 'openingReceivable', 'kh', 1, { vi: 'Thu tiền Nợ đầu kỳ', en: 'Receipt for Opening debt' }],
    ['Outcome', 'openingPayable', 'ncc', 2, { vi: 'Chi tiền Nợ đầu kỳ', en: 'Paid for Opening debt' }],
  ] as const)('%s begins with an opening debt', async (module, field, prefix, partnerType, words) => {
    const Object_ID = await trade.saved('Customer', {
      Code: `DK${prefix}`,
      Name: 'Nợ cũ',
      partnerType,
      [field]: 5000,
      openingDate: '2026-01-01',
    })
    const { ListItem } = await trade.data(module, 'getListPO', { Object_ID })
    const voucherId = ListItem[0].voucherId ?? ListItem[0].s_ID
    const voucher = await from(module, 'Opening', voucherId)
    expect(voucher).toMatchObject({
      s_ID: '',
      Object_ID,
      amount: 5000,
      Description: words.vi,
      lines: [{ voucherModule: 'Opening', voucherId, amount: 5000 }],
    })
    const query = { source: 'Opening', s_ID: voucherId }
    const { body } = await trade.call(module, 'getInfoFrom', null, { query, headers: { language: 'en' } })
    expect(body.Data.Description).toBe(words.en)
    await trade.saved(module, { ...voucher, lines: [{ ...voucher.lines[0], amount: 2000 }] })
    expect((await from(module, 'Opening', voucherId)).lines).toMatchObject([{ amount: 3000 }])
    await trade.saved(module, await from(module, 'Opening', voucherId))
    expect(await refusedFrom(module, 'Opening', voucherId)).toMatchObject({ ErrorCode: -1 })
    expect(await refusedFrom(module, 'Opening', bill)).toMatchObject({ ErrorCode: -1 })
    expect(await refusedFrom('Order', 'Opening', voucherId)).toMatchObject({ ErrorCode: -1 })
  })

  it('is taken for a bill: its partner and what is still open', async () => {
    const voucher = await from('Income', 'Order', bill)
    const { NumberID, TotalTax } = await trade.info('Order', bill)
    expect(voucher).toMatchObject({
      s_ID: '',
      iType: 1,
      DebtType: 1,
      Object_ID: ids['KH000001'],
      payer: 'Đối tác KH000001',
      Description: `Thu tiền ${NumberID}`,
      amount: TotalTax,
      auto: false,
      sourceId: null,
      lines: [{ voucherModule: 'Order', voucherId: bill, NumberID, amount: TotalTax, remaining: TotalTax }],
    })
    await trade.saved('Income', { ...voucher, lines: [{ ...voucher.lines[0], amount: 1000 }] })
    expect((await from('Income', 'Order', bill)).amount).toBe(TotalTax - 1000)
    await trade.saved('Income', await from('Income', 'Order', bill))
    expect(await trade.info('Order', bill)).toMatchObject({ remaining: 0, received: TotalTax })
    expect(await refusedFrom('Income', 'Order', bill)).toMatchObject({
      ErrorCode: -1,
      ErrorMessage: `Chứng từ ${NumberID} không còn khoản nào để thanh toán`,
    })
  })

  it('is paid for a receipt, and given back for a return', async () => {
    const paying = await from('Outcome', 'Import', receipt)
    expect(paying).toMatchObject({ iType: 1, DebtType: 1, Object_ID: ids['NCC000001'], amount: 1_650_000 })
    await trade.saved('Outcome', paying)
    expect((await trade.info('Import', receipt)).remaining).toBe(0)

    const paid = await sold(trade, { SP000003: [4, 1000] }, { paid: 4400 })
    const whole = await from('ImportReturn', 'Order', paid, { all: '1' })
    const returned = await trade.saved('ImportReturn', whole)
    const refund = await from('Outcome', 'ImportReturn', returned)
    expect(refund).toMatchObject({ DebtType: 3, Object_ID: ids['KH000001'], amount: 4400 })
    await trade.saved('Outcome', refund)
    expect((await refusedFrom('Outcome', 'ImportReturn', returned)).ErrorCode).toBe(-1)
  })

  it('comes back from a supplier for a return of what was paid', async () => {
    const paid = await received(trade, { SP000003: [4, 500] }, { paid: 2200 })
    const returned = await trade.saved('OrderReturn', await from('OrderReturn', 'Import', paid, { all: '1' }))
    const { NumberID } = await trade.info('OrderReturn', returned)
    const refund = await from('Income', 'OrderReturn', returned)
    expect(refund).toMatchObject({
      iType: 1,
      DebtType: 3,
      Object_ID: ids['NCC000001'],
      Description: `Hoàn tiền ${NumberID}`,
      amount: 2200,
    })
    const open = await trade.data('Income', 'getListPO', { Object_ID: ids['NCC000001']! })
    expect(open.ListItem).toMatchObject([{ kind: 'refund', voucherModule: 'OrderReturn', NumberID, remaining: 2200 }])
    await trade.saved('Income', refund)
    expect((await refusedFrom('Income', 'OrderReturn', returned)).ErrorMessage).toBe(
      `Chứng từ ${NumberID} không còn khoản nào để thanh toán`,
    )
  })

  it('is asked for in the currency of the document, from a fund in it', async () => {
    const till = await trade.saved('ApiListBank', {
      Code: 'TMUSD',
      Name: 'TMUSD',
      kind: 'cash',
      currencyId: ids['USD'],
    })
    const odd = await sold(trade, { SP000001: [1, 3.33] }, { currencyId: ids['USD'], ExRate: 24_999.7 })
    await trade.saved('Income', {
      dtDate: tradeDay,
      Object_ID: ids['KH000001'],
      fundId: ids['TM'],
      lines: [{ voucherModule: 'Order', voucherId: odd, amount: 11_111, amountCurrency: 0.44 }],
    })
    const rest = await from('Income', 'Order', odd)
    expect(rest.ExRate).toBe(24_999.7)
    expect(rest).toMatchObject({ currencyId: ids['USD'], fundId: till, amount: 3.22 })
    await trade.saved('Income', rest)
    expect(await trade.info('Order', odd)).toMatchObject({ remaining: 0, remainingBase: 0 })
  })
})

describe('several documents', () => {
  it('are paid by one voucher, when they are of one partner', async () => {
    const bills = [await sold(trade, { SP000003: [1, 1000] }), await sold(trade, { SP000003: [2, 1000] })]
    const voucher = await from('Income', 'Order', bills.join(','))
    expect(voucher.lines.map((line: Line) => [line['voucherId'], line['amount']])).toEqual([
      [bills[0], 1100],
      [bills[1], 2200],
    ])
    const other = await sold(trade, { SP000003: [1, 1000] }, { Object_ID: ids['KH000002'] })
    expect((await refusedFrom('Income', 'Order', `${bills[0]},${other}`)).ErrorMessage).toBe(
      'Các chứng từ phải cùng đối tượng, loại tiền và tỷ giá',
    )
    await trade.saved('Income', voucher)
    expect((await trade.info('Order', bills[1]!)).remaining).toBe(0)
  })

  it('are moved by one transfer, and given back one by one', async () => {
    const bills = [await sold(trade, { SP000003: [1, 1000] }), await sold(trade, { SP000003: [2, 1000] })]
    const { lines } = await from('Trans', 'Order', bills.join(','))
    expect(lines.map((line: Line) => line.Qty)).toEqual([1, 2])
    expect((await refusedFrom('ImportReturn', 'Order', bills.join(','))).ErrorMessage).toBe(
      'Chỉ lập được từ một chứng từ',
    )
    expect((await refusedFrom('Trans', 'Order', `${bills[0]},x`)).ErrorCode).not.toBe(0)
  })
})

describe('goods', () => {
  it.each([
    ['Order', () => bill, ['SP000001', 'SP000002']],
    ['Import', () => receipt, ['SP000001', 'SP000002', 'SP000003']],
  ] as const)('of %s are moved on', async (source, id, codes) => {
    const moved = await from('Trans', source, id())
    expect(moved).toMatchObject({ s_ID: '', Store_ID: ids['KHO01'], toStoreId: null })
    expect(moved.lines.map((line: Line) => line['ProductID'])).toEqual(codes)
    const original = await trade.info(source, id())
    expect(moved.lines.map((line: Line) => line.Qty)).toEqual(original.lines.map((line: Line) => line.Qty))
    // What is taken out of the store has no price, and waits for its reason.
    const taken = await from('OtherOrder', source, id())
    expect(taken).toMatchObject({ s_ID: '', Store_ID: ids['KHO01'], Object_ID: null, Method: null })
    expect(taken.lines.map((line: Line) => [line['ProductID'], line.Qty])).toEqual(
      moved.lines.map((line: Line) => [line['ProductID'], line.Qty]),
    )
    expect((await refusedFrom('OtherImport', source, id())).ErrorCode).not.toBe(0)
  })

  it('are not made of what is no source, not posted or not there', async () => {
    expect((await refusedFrom('Order', 'Import', receipt)).ErrorMessage).toBe('Không tìm thấy dữ liệu')
    const draft = await sold(trade, { SP000001: [1, 1000] }, { draft: true })
    expect((await refusedFrom('Income', 'Order', draft)).ErrorMessage).toBe('Không thực hiện được ở trạng thái Lưu tạm')
    expect((await refusedFrom('Income', 'Order', 'abc')).ErrorMessage).toBe('Không tìm thấy dữ liệu')
  })
})

const returns = [
  {
    made: 'ImportReturn',
    source: 'Order',
    sell: sold,
    partner: 'KH000001',
    named: 'billId',
    nothing: 'Chưa nhập số lượng trả: hãy nhập số lượng của hàng khách trả lại',
  },
  {
    made: 'OrderReturn',
    source: 'Import',
    sell: received,
    partner: 'NCC000001',
    named: 'purchaseReceiptId',
    nothing: 'Chưa nhập số lượng trả: hãy nhập số lượng của hàng trả nhà cung cấp',
  },
]
describe.each(returns)('$made of $source', ({ made, source, sell, partner, named, nothing: emptyText }) => {
  let sale = ''
  beforeAll(async () => {
    sale = await sell(trade, { SP000001: [48, 1000], SP000002: [5, 2000], SP000003: [3, 500] })
  })

  it('proposes every line with 0, and beside it what can still be returned', async () => {
    const proposal = await from(made, source, sale)
    expect(proposal).toMatchObject({ [named]: sale, TotalTax: 0 })
    expect(proposal.lines.map(({ Qty, returnable }: Line) => [Qty, returnable])).toEqual([
      [0, 48],
      [0, 5],
      [0, 3],
    ])
    const all = await from(made, source, sale, { all: '1' })
    expect(all.lines.map(({ Qty, returnable }: Line) => [Qty, returnable])).toEqual([
      [48, 48],
      [5, 5],
      [3, 3],
    ])
  })

  it('keeps only the lines of which something is returned, and tells problems at the lines that were sent', async () => {
    const proposal = await from(made, source, sale)
    const taking = (...quantities: number[]) => ({
      ...proposal,
      lines: proposal.lines.map((line: Line, index: number) => ({ ...line, Qty: quantities[index] })),
    })
    const tooMuch = await trade.call(made, 'UpdateDB', taking(0, 0, 4))
    expect(tooMuch.body.Data.errors).toMatchObject([{ path: 'lines.2.Qty', code: 'qtyOverSource' }])
    const unread = await trade.call(made, 'UpdateDB', {
      ...taking(0, 1, 1),
      lines: taking(0, 1, 1).lines.map((line: Line, index: number) => (index === 2 ? { ...line, Price: 'x' } : line)),
    })
    expect(unread.body.Data.errors).toMatchObject([{ path: 'lines.2.Price', code: 'invalid' }])
    const nothing = await trade.call(made, 'UpdateDB', taking(0, 0, 0))
    expect(nothing.body.Data).toMatchObject({
      Description: emptyText,
      errors: [{ path: 'lines', code: 'noReturnedGoods' }],
    })
    const id = await trade.saved(made, taking(0, 2, 0))
    const stored = await trade.info(made, id)
    expect(stored.lines).toMatchObject([{ ProductID: 'SP000002', Qty: 2, returnable: 5 }])
    // What this return took itself may be returned by it again.
    const more = { s_ID: id, lines: [{ ...stored.lines[0], Qty: 5 }] }
    await trade.saved(made, more)
    const next = await from(made, source, sale)
    expect(
      next.lines.map(({ ProductID, returnable }: Line & { ProductID: string }) => [ProductID, returnable]),
    ).toEqual([
      ['SP000001', 48],
      ['SP000003', 3],
    ])
  })

  it('keeps untaken lines in a draft', async () => {
    const proposal = await from(made, source, sale)
    const id = await trade.saved(made, { ...proposal, draft: true })
    const draft = await trade.info(made, id)
    expect(draft.lines.map(({ Qty, returnable }: Line) => [Qty, returnable])).toEqual([
      [0, 48],
      [0, 3],
    ])
    await trade.saved(made, {
      s_ID: id,
      draft: false,
      lines: draft.lines.map((line: Line, index: number) => ({ ...line, Qty: index })),
    })
    expect((await trade.info(made, id)).lines).toMatchObject([{ Qty: 1, returnable: 3 }])
  })

  it('counts in the unit of the original', async () => {
    const boxes = await trade.saved(source, {
      dtDate: tradeDay,
      Object_ID: ids[partner],
      lines: [{ Product_ID: ids['SP000001'], unitId: ids['THUNG'], Qty: 2, Price: 24_000, VAT: 10 }],
    })
    const { lines } = await from(made, source, boxes)
    expect(lines).toMatchObject([{ Qty: 0, returnable: 2, factor: 24 }])
    await trade.saved(made, {
      ...(await from(made, source, boxes)),
      lines: [{ ...lines[0], Qty: 0.5 }],
    })
    expect((await from(made, source, boxes)).lines).toMatchObject([{ returnable: 1.5 }])
  })

  it('tells when everything has been returned', async () => {
    const small = await sell(trade, { SP000001: [1, 1000] })
    await trade.saved(made, await from(made, source, small, { all: 'True' }))
    const { NumberID } = await trade.info(source, small)
    expect((await refusedFrom(made, source, small)).ErrorMessage).toBe(`Hàng của ${NumberID} đã được trả hết`)
  })

  it('without an original still refuses a quantity of 0', async () => {
    const answer = await trade.call(made, 'UpdateDB', {
      dtDate: tradeDay,
      Object_ID: ids[partner],
      lines: [{ Product_ID: ids['SP000001'], Qty: 0, Price: 10, VAT: 10 }],
    })
    expect(answer.body.Data.errors).toMatchObject([{ path: 'lines.0.Qty', code: 'mustBePositive' }])
  })
})

describe('a copy', () => {
  it.each(returns)('of $made has no original, and none of its lines', async ({ made, source, sell, named }) => {
    const original = await sell(trade, { SP000001: [2, 1000] })
    const returned = await trade.saved(made, await from(made, source, original, { all: '1' }))
    const copy = await from(made, made, returned)
    expect(copy).toMatchObject({ [named]: null, [named.replace('Id', 'Number')]: null, NumberID: '' })
    expect(copy.lines).toMatchObject([{ sourceLineId: null, returnable: null, Qty: 2 }])
  })

  it('of a voucher settles nothing; of another receipt it has its lines', async () => {
    const source = await sold(trade, { SP000001: [2, 1000] })
    const voucher = await trade.saved('Income', await from('Income', 'Order', source))
    expect(await from('Income', 'Income', voucher)).toMatchObject({ Object_ID: ids['KH000001'], lines: [], amount: 0 })
    const other = await trade.saved('Income', {
      dtDate: tradeDay,
      iType: 2,
      payer: 'Ông Ba',
      fundId: ids['TM'],
      lines: [{ otherMethodId: ids['TK01'], amount: 5000 }],
    })
    expect(await from('Income', 'Income', other)).toMatchObject({ lines: [{ amount: 5000 }] })
  })
})

it('asks for the right to read the source, beside the right to add the new one', async () => {
  const group = async (code: string, ...permissions: [string, string][]) => {
    const groupId = await trade.saved('ApiGroupUser', {
      Code: code,
      Name: code,
      permissions: permissions.map(([FuncID, flags]) => ({
        FuncID,
        ...Object.fromEntries(flags.split('').map((flag) => [flag, true])),
      })),
    })
    await trade.saved('ApiListUser', {
      UserName: code.toLowerCase(),
      password: 'matkhau123',
      groupId,
      email: `${code}@lap.vn`,
      active: true,
    })
    const token = await trade.signIn(trade.tenant, code.toLowerCase())
    await trade.signIn(trade.tenant)
    return token
  }
  const asked = async (token: string, module: string, source: string, s_ID: string) =>
    (await trade.call(module, 'getInfoFrom', null, { query: { source, s_ID }, token })).status
  const sale = await sold(trade, { SP000001: [1, 1000] })
  const onlyReturns = await group('CHITRA', ['ImportReturn', 'RA'])
  const both = await group('CAHAI', ['ImportReturn', 'RA'], ['Order', 'R'])
  expect(await asked(onlyReturns, 'ImportReturn', 'Order', sale)).toBe(403)
  expect(await asked(both, 'ImportReturn', 'Order', sale)).toBe(200)
  expect(await asked(both, 'Income', 'Order', sale)).toBe(403)
})

it('a voucher that a document keeps says so, and by which', async () => {
  const sale = await sold(trade, { SP000001: [1, 1000] }, { paid: 1100 })
  const { related, NumberID } = await trade.info('Order', sale)
  const linked = related.find((one: { module: string }) => one.module === 'Income')
  const voucher = await trade.info('Income', linked.s_ID)
  expect(voucher).toMatchObject({ auto: true, sourceId: sale, NVC_ID: null })
  expect(voucher.related).toContainEqual({ module: 'Order', s_ID: sale, NumberID, direction: 'source' })
  const { ListItem } = await trade.data('Income', 'getlist', { KeySearch: `Thu tiền ${NumberID}` })
  expect(ListItem).toMatchObject([{ s_ID: linked.s_ID, auto: true }])
})
