/** Money that a fund does not have, and vouchers that keep to till or bank. */
import { beforeAll, describe, expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import { sql } from '#engine/sql.ts'
import type { Anything, CallOptions } from '../../support/app.ts'
import { linesOf, openTrade, received, sold, tradeDay } from '../../support/trade.ts'

const trade = await openTrade('quy')
const { ids } = trade
const config = (values: object) => trade.data('User', 'SaveConfig', {}, values)
const mode = async () => (await trade.data('User', 'getConfig')).negativeFund
const answer = async (module: string, body: object): Promise<Anything> =>
  (await trade.call(module, 'UpdateDB', body)).body.Data
const fund = (Code: string, more: object) =>
  trade.saved('ApiListBank', { Code, Name: `Quỹ ${Code}`, kind: 'cash', openingDate: '2026-10-01', ...more })
let till = ''
let other = ''
const out = (amount: number, more: object = {}) => ({
  dtDate: tradeDay,
  iType: 2,
  Method: 1,
  fundId: till,
  lines: [{ otherMethodId: other, amount }],
  ...more,
})

beforeAll(async () => {
  till = await fund('KET', { openingBalance: 1000 })
  ids['NH'] = await fund('NH', { kind: 'bank', accountNumber: '0071', openingBalance: 1_000_000 })
  other = (await trade.data('ApiListOtherOutcome', 'getList', { all: 'True' })).ListItem.at(-1).Id
})

describe('a fund that has not enough', () => {
  it('asks in a new tenant, and takes the answer', async () => {
    expect(await mode()).toBe(1)
    const asked = await answer('Outcome', out(99_999_999_999))
    expect([asked.Description, asked.confirm]).toEqual(['Quỹ Quỹ KET không đủ để chi', ['fundShort']])
    expect(asked.errors[0].params).toMatchObject({ amount: '99.999.998.999', currency: 'VND', date: '20-11-2026' })
    expect((await answer('Outcome', out(1000))).Description).toBe('ok')
    expect((await answer('Outcome', out(1, { confirm: ['fundShort'] }))).Description).toBe('ok')
  })

  it('asks nothing of a fund whose opening nobody has entered', async () => {
    expect((await answer('Outcome', out(5000, { fundId: ids['TM'] }))).Description).toBe('ok')
  })

  it('asks wherever money leaves it: transfers, paid receipts, a receipt that is deleted, cancelled or lowered', async () => {
    const move = { dtDate: tradeDay, fundId: till, toFundId: ids['NH'], amount: 7 }
    expect((await answer('TransCurr', move)).confirm).toEqual(['fundShort'])
    const bought = { dtDate: tradeDay, Object_ID: ids['NCC000001'], lines: linesOf(trade, { SP000001: [10, 100] }) }
    const paid = { ...bought, paid: 500, Method: 1, fundId: till }
    expect((await answer('Import', paid)).confirm).toEqual(['fundShort'])
    expect((await answer('Import', { ...paid, confirm: ['fundShort'] })).Description).toBe('ok')

    const income = (await trade.data('ApiListOtherIncome', 'getList', { all: 'True' })).ListItem.at(-1).Id
    const earned = { ...out(5000), lines: [{ otherMethodId: income, amount: 5000 }] }
    const id = await trade.saved('Income', earned)
    await trade.saved('Outcome', out(4000))
    const lines = [{ otherMethodId: income, amount: 10 }]
    expect((await answer('Income', { s_ID: id, version: 1, lines })).confirm).toEqual(['fundShort'])
    for (const name of ['Huy', 'DeleteDB']) {
      const refused = await trade.data('Income', name, {}, [id])
      expect(refused).toMatchObject({ TotalCount: 0, ListItem: [{ code: 'fundShort', confirmable: true }] })
    }
    expect((await trade.data('Income', 'Huy', { confirm: 'fundShort' }, [id])).TotalCount).toBe(1)
    expect((await trade.data('Income', 'DeleteDB', { confirm: 'fundShort' }, [id])).TotalCount).toBe(1)
  })

  it('says how much is missing at worst, and when, in the currency of the fund, to who may see what is in it', async () => {
    const usd = (await trade.data('ApiListCurrency', 'getList')).ListItem.find((row: Anything) => row.Code === 'USD')
    const dollars = await fund('DOLA', { currencyId: usd.Id, openingBalance: 100 })
    const spend = (more: object) => ({ ...out(0), fundId: dollars, currencyId: usd.Id, ExRate: 25_000, ...more })
    const line = (amount: number) => ({ lines: [{ otherMethodId: other, amount }] })
    const said = async (module: string, body: object, options: CallOptions = {}) =>
      (await trade.call(module, 'UpdateDB', body, options)).body.Data
    const id = await trade.saved('Outcome', spend({ dtDate: '2026-11-18', ...line(60) }))
    // On its own day there is enough; two days later there is not.
    const early = spend({ dtDate: '2026-11-17', ...line(70.5) })
    const english = { headers: { language: 'en' } }
    const clerk = await trade.saved('ApiGroupUser', {
      Code: 'CHI',
      Name: 'Chi',
      permissions: [{ FuncID: 'Outcome', R: true, A: true, U: true, D: true }],
    })
    await trade.saved('ApiListUser', { UserName: 'chi', password: 'matkhau1', groupId: clerk, email: 'chi@quy.vn' })
    const token = await trade.signIn('quy', 'chi', 'matkhau1')
    await trade.signIn('quy')
    for (const negativeFund of [1, 0]) {
      await config({ negativeFund })
      expect((await said('Outcome', early)).errors).toMatchObject([
        { code: 'fundShort', params: { amount: '30,50', currency: 'USD', date: '18-11-2026' } },
      ])
      expect((await said('Outcome', early, english)).errors).toMatchObject([
        {
          code: 'fundShort',
          message: 'Fund Quỹ DOLA has not enough money',
          params: { name: 'Quỹ DOLA', amount: '30.50', currency: 'USD', date: '18-11-2026' },
        },
      ])
      const edited = await said('Outcome', { s_ID: id, version: 1, ...line(100.25) })
      expect(edited.errors[0].params).toMatchObject({ amount: '0,25', currency: 'USD' })
      const hidden = await said('Outcome', early, { token })
      expect(hidden.errors).toMatchObject([{ code: 'fundShort', message: 'Quỹ Quỹ DOLA không đủ để chi' }])
      expect(JSON.stringify(hidden)).not.toContain('30,50')
      expect(hidden.confirm ?? []).toEqual(negativeFund === 1 ? ['fundShort'] : [])
    }
    await config({ negativeFund: 1 })
    expect((await said('Outcome', { ...early, confirm: ['fundShort'] }, { token })).Description).toBe('ok')
    const deposit = await trade.saved('Income', {
      ...spend({ dtDate: '2026-11-17' }),
      lines: [
        {
          otherMethodId: (await trade.data('ApiListOtherIncome', 'getList', { all: 'True' })).ListItem.at(-1).Id,
          amount: 31,
        },
      ],
    })
    for (const name of ['Huy', 'DeleteDB'])
      expect((await trade.call('Income', name, [deposit], english)).body.Data.ListItem).toMatchObject([
        { code: 'fundShort', params: { amount: '30.50', currency: 'USD', date: '18-11-2026' } },
      ])
  })

  it('refuses with 0, asks nothing with 2; false and true are these', async () => {
    for (const [sent, kept] of [
      [false, 0],
      [2, 2],
      [0, 0],
      [true, 2],
      [1, 1],
    ]) {
      expect(await config({ negativeFund: sent })).toBe('ok')
      expect(await mode()).toBe(kept)
      const tried = await answer('Outcome', out(1e9))
      expect(tried.Description === 'ok').toBe(kept === 2)
      expect(tried.confirm ?? []).toEqual(kept === 1 ? ['fundShort'] : [])
      if (kept === 0) expect((await answer('Outcome', out(1e9, { confirm: ['fundShort'] }))).Description).not.toBe('ok')
      if (kept === 2) await trade.data('Outcome', 'DeleteDB', {}, [tried.s_ID])
    }
    const wrong = await trade.call('User', 'SaveConfig', { negativeFund: 3 })
    expect(wrong.body.Data).toContain('không hợp lệ')
  })

  it('was stored as yes or no once', async () => {
    const migration = readFileSync(new URL('../../../migrations/0061-funds-below-zero/up.sql', import.meta.url), 'utf8')
    for (const [stored, wanted] of [
      [false, 0],
      [true, 2],
      [1, 1],
    ]) {
      const values = await trade.owner.inTenant({ tenant: trade.tenantId, user: null }, async (tx) => {
        await tx.query(sql`update setting set values = values || ${JSON.stringify({ negativeFund: stored })}::jsonb`)
        await tx.query(sql`${sql.raw(migration.replace(/--.*\n/, ''))}`)
        return tx.query<{ kept: number }>(sql`select (values ->> 'negativeFund')::int as kept from setting`)
      })
      expect(values).toEqual([{ kept: wanted }])
    }
  })
})

describe('a voucher', () => {
  beforeAll(() => config({ negativeFund: 2 }))
  const toBank = () => ({ Method: 2, fundId: ids['NH'] })

  it('keeps its side once it is posted', async () => {
    for (const module of ['Outcome', 'Income']) {
      const item = (await trade.data(`ApiListOther${module}`, 'getList', { all: 'True' })).ListItem.at(-1).Id
      const body = { ...out(3), lines: [{ otherMethodId: item, amount: 3 }] }
      const id = await trade.saved(module, body)
      const { NumberID, version } = await trade.info(module, id)
      const refused = await answer(module, { s_ID: id, version, ...toBank() })
      expect(refused.errors.map(({ path, code, message }: Anything) => [path, code, message])).toEqual([
        ['fundId', 'sideFixed', 'Phiếu đã ghi sổ không đổi được giữa tiền mặt và ngân hàng'],
      ])
      const elsewhere = await fund(`K${module}`, {})
      expect((await answer(module, { s_ID: id, version, fundId: elsewhere })).Description).toBe('ok')
      expect((await trade.info(module, id)).NumberID).toBe(NumberID)
      const draft = await answer(module, { ...body, draft: true })
      const posted = { s_ID: draft.s_ID, version: draft.version, draft: false, ...toBank() }
      expect((await answer(module, posted)).Description).toBe('ok')
    }
  })

  it('that a bill made is exchanged for one of the other series', async () => {
    await received(trade, { SP000001: [100, 10] })
    const paid = { paid: 50, Method: 1, fundId: till }
    const id = await sold(trade, { SP000001: [1, 1000] }, paid)
    const voucher = async () => {
      const { ListItem } = await trade.data('Income', 'getlist', { FromDate: tradeDay, ToDate: tradeDay, iType: '1' })
      return ListItem.map(({ NumberID, iStat }: Anything) => [NumberID.slice(0, 2), iStat])
    }
    expect(await voucher()).toEqual([['PT', 1]])
    const { version } = await trade.info('Order', id)
    expect((await answer('Order', { s_ID: id, version, ...toBank() })).Description).toBe('ok')
    expect(await voucher()).toEqual([['BC', 1]])
    expect((await trade.info('Order', id)).remaining).toBe(1050)
    const again = await answer('Order', { s_ID: id, version: version + 1, Method: 1, fundId: till, paid: 60 })
    expect(again.Description).toBe('ok')
    expect(await voucher()).toEqual([['PT', 1]])
    await trade.data('Order', 'Huy', {}, [id])
    expect(await voucher()).toEqual([])
    await trade.data('Order', 'Hoantac', {}, [id])
    expect(await voucher()).toEqual([['PT', 1]])
  })
})
