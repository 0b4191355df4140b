/** Debts of earlier versions in foreign currency: their base amounts stay, and what is closed is closed (migration 0062). */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { verifyLedgers } from '#engine/ledger/verify.ts'
import { sql } from '#engine/sql.ts'
import type { Anything } from '../support/app.ts'
import { runAt } from '../support/database.ts'
import { openForeign } from '../support/foreign-trade.ts'
import { readMigrations } from '../../scripts/migrate.ts'

const trade = await openForeign('ngoaitecu')
const { ids, saved, scoped, data } = trade
const tables = ['allocation', 'debt_entry', 'debt_balance', 'document', 'income_voucher_line', 'kept_credit', 'setting']
const open = tables.map((table) => `alter table ${table} no force row level security;`).join('\n')
const close = tables.map((table) => `alter table ${table} force row level security;`).join('\n')

/** What earlier versions kept of the same documents: one amount, in base currency, by the rate of the voucher. */
const backwards = `
update allocation a set amount = coalesce(a.credit_amount, a.amount),
  wanted = case when a.elastic then (select abs(k.amount) from debt_entry k where k.document_id = a.credit_id and k.side = a.side and k.partner_id = a.partner_id) else coalesce(a.credit_amount, a.amount) end
where a.currency_amount is not null;
update debt_entry e set settled = sign(e.amount)::bigint * coalesce((select sum(a.amount) from allocation a where e.document_id in (a.debt_id, a.credit_id) and a.side = e.side and a.partner_id = e.partner_id), 0);
delete from debt_balance;
insert into debt_balance (tenant_id, partner_id, side, amount) select tenant_id, partner_id, side, sum(amount)::bigint from debt_entry group by tenant_id, partner_id, side;
update document d set open_amount = coalesce((select e.amount - e.settled from debt_entry e where e.document_id = d.id and e.column_name = 'incurred' and not e.further), 0);
drop view exchange_difference;
drop table exchange_closing;
drop index allocation_with_difference;
alter table debt_entry drop column currency_id, drop column rate, drop column currency_amount, drop column currency_settled;
alter table allocation drop column currency_amount, drop column credit_amount;
alter table kept_credit drop column currency_amount;
alter table kept_credit add constraint kept_credit_amount_check check (amount > 0);
alter table income_voucher_line drop column amount_currency, drop column amount_base;
alter table outcome_voucher_line drop column amount_currency, drop column amount_base;
`

const bill = (amount: number, rate: number) =>
  saved('Order', {
    dtDate: '2026-10-10',
    Object_ID: ids['KH000001'],
    currencyId: ids['USD'],
    ExRate: rate,
    lines: [{ Product_ID: ids['DV'], Qty: 1, Price: amount, VAT: 0 }],
  })
const pay = (id: string, amount: number, more: object) =>
  saved('Income', {
    dtDate: '2026-10-20',
    Object_ID: ids['KH000001'],
    ...more,
    lines: [{ voucherModule: 'Order', voucherId: id, amount, ...('line' in more ? (more.line as object) : {}) }],
  })
const usd = (rate: number) => ({ currencyId: ids['USD'], ExRate: rate, fundId: ids['TMUSD'] })

it('keeps the figures of closed months, and closes what nobody can settle', async () => {
  const whole = await bill(100, 25_000)
  const short = await bill(100, 25_000)
  const inDong = await bill(100, 25_000)
  const returned = await bill(100, 25_000)
  await pay(whole, 100, usd(25_000))
  // Paid in full in dollars that were worth less: two dollars stayed open for ever.
  await pay(short, 100, usd(24_500))
  await pay(inDong, 1_000_000, { fundId: ids['TM'], line: { amountCurrency: 40 } })
  const given = await data('ImportReturn', 'getInfoFrom', { source: 'Order', s_ID: returned })
  await saved('ImportReturn', {
    ...given,
    s_ID: '',
    dtDate: '2026-10-15',
    lines: given.lines.map((line: Anything) => ({ ...line, Qty: 0.5 })),
  })
  expect((await scoped(verifyLedgers)).differences).toEqual([])
  const up = readMigrations().find(({ name }) => name.startsWith('0062'))!.up
  const locked = `insert into setting (tenant_id, "values") values ('${trade.tenantId}', '{"lockDate":"2026-10-31"}')
    on conflict (tenant_id) do update set "values" = setting."values" || excluded."values";`
  await runAt(
    trade.ownerUrl,
    `begin;${open}select set_config('app.tenant_id', '${trade.tenantId}', true);${backwards}${locked}${up}${close}commit;`,
  )

  const proof = await scoped(verifyLedgers)
  expect(proof.differences).toEqual([])
  const remaining = async (id: string) => {
    const info = await trade.info('Order', id)
    return [info.remaining, info.remainingBase]
  }
  expect(await Promise.all([whole, short, inDong, returned].map(remaining))).toEqual([
    [0, 0],
    [0, 0],
    [60, 1_500_000],
    [50, 1_250_000],
  ])
  const over = async (toDate: string) =>
    (await data('ReportOfOrder', 'rptDebtOver', {}, { toDate, Object_ID: ids['KH000001'] })).ListItem[0].Tongno
  const closing = async (toDate: string) =>
    (await data('ReportOfOrder', 'rptDebtTotal', {}, { fromDate: '2026-10-01', toDate, Object_ID: ids['KH000001'] }))
      .ListItem[0].conlai
  // Of the closed month as it was; from the day after it without the two dollars.
  expect([await over('2026-10-31'), await closing('2026-10-31')]).toEqual([2_800_000, 2_800_000])
  expect([await over('2026-11-01'), await closing('2026-11-01')]).toEqual([2_750_000, 2_750_000])
  const [row] = (
    await data('ReportOfOrder', 'rptExchangeDifference', {}, { fromDate: '2026-10-01', toDate: '2026-11-30' })
  ).ListItem
  expect(row).toMatchObject({ dtDate: '2026-11-01', difference: -50_000 })
  const rows = await scoped(({ tx }) => tx.query(sql`select amount from exchange_closing`))
  expect(rows).toHaveLength(1)
  await pay(inDong, 60, { ...usd(25_500), dtDate: '2026-11-20' })
  expect((await scoped(verifyLedgers)).differences).toEqual([])
  expect(readFileSync('migrations/0062-two-amounts/notes.md', 'utf8')).toContain('exchange_closing')
})
