/**
 * Makes of documents in foreign currency what earlier versions kept of them, and migrates that again (migration 0062):
 * one amount for both ends of an allocation, in base currency, and no more than either end has.
 */
import { runAt } from './database.ts'
import type { ForeignTrade } from './foreign-trade.ts'
import { readMigrations } from '../../scripts/migrate.ts'

const tables =
  'allocation debt_entry debt_balance document sales_bill sales_return purchase_receipt purchase_return income_voucher income_voucher_line outcome_voucher outcome_voucher_line kept_credit setting currency fund money_transfer'.split(
    ' ',
  )
const force = (how: string): string =>
  tables.map((table) => `alter table ${table} ${how} row level security;`).join('\n')

const advancesInBase = (table: string): string => `
update ${table} b set advances = jsonb_set(b.advances, '{list}', (select jsonb_agg(one || jsonb_build_object('amount', trim_scale(a.amount / 10000.0)::text)) from jsonb_array_elements(b.advances->'list') one
  join allocation a on a.document_id = b.document_id and a.credit_id = (one->>'credit')::uuid and a.order_id is not null))
where jsonb_array_length(b.advances->'list') > 0;`

/** Offsets were in base currency, whatever they settled. */
const offsetsInBase = (table: string): string => `
update ${table}_line l set amount = (select sum(a.amount) / 10000.0 from allocation a where a.document_id = l.document_id and l.voucher_id in (a.credit_id, a.debt_id)), amount_base = null
from ${table} v where v.document_id = l.document_id and v.voucher_type = 3;
update ${table} v set amount = (select sum(l.amount) from ${table}_line l where l.document_id = v.document_id and l.is_credit is not true) where v.voucher_type = 3;
update document d set currency_id = (select id from currency where is_base), exchange_rate = 1, total = v.amount, sums = array[v.amount] from ${table} v where v.document_id = d.id and v.voucher_type = 3;`

/** What a voucher paid was what it was worth; what others joined was at most what was open. */
const worth =
  'case when a.credit_id = a.document_id and not a.elastic then coalesce(a.credit_amount, a.amount) else least(a.amount, coalesce(a.credit_amount, a.amount)) end'

const backwards = `
update allocation a set amount = ${worth},
  wanted = case when a.elastic then (select abs(k.amount) from debt_entry k where k.document_id = a.credit_id and k.side = a.side and k.partner_id = a.partner_id) else ${worth} end
where a.currency_amount is not null;
update debt_entry e set settled = sign(e.amount)::bigint * coalesce((select sum(a.amount) from allocation a where e.document_id in (a.debt_id, a.credit_id) and a.side = e.side and a.partner_id = e.partner_id), 0);
delete from debt_balance;
insert into debt_balance (tenant_id, partner_id, side, amount) select tenant_id, partner_id, side, sum(amount)::bigint from debt_entry group by tenant_id, partner_id, side;
update document d set open_amount = coalesce((select e.amount - e.settled from debt_entry e where e.document_id = d.id and e.column_name = 'incurred' and not e.further), 0);
${advancesInBase('sales_bill')}${advancesInBase('purchase_receipt')}${offsetsInBase('income_voucher')}${offsetsInBase('outcome_voucher')}
drop view exchange_difference;
drop table exchange_closing;
drop index allocation_with_difference;
alter table debt_entry drop column currency_id, drop column rate, drop column currency_amount, drop column currency_settled;
alter table allocation drop column currency_amount, drop column credit_amount, drop column credit_currency_amount;
alter table kept_credit drop column currency_amount;
alter table kept_credit add constraint kept_credit_amount_check check (amount > 0);
alter table income_voucher_line drop column amount_currency, drop column amount_base;
alter table outcome_voucher_line drop column amount_currency, drop column amount_base;
`

/** `also`: further statements that earlier data need, run as the owner of the tables. */
export const migrateAgain = async (
  { ownerUrl, tenantId }: Pick<ForeignTrade, 'ownerUrl' | 'tenantId'>,
  { lockDate, also = '' }: { lockDate: string; also?: string },
): Promise<void> => {
  const up = readMigrations().find(({ name }) => name.startsWith('0062'))!.up
  const locked = `insert into setting (tenant_id, "values") values ('${tenantId}', '{"lockDate":"${lockDate}"}')
    on conflict (tenant_id) do update set "values" = setting."values" || excluded."values";`
  await runAt(
    ownerUrl,
    `begin;${force('no force')}select set_config('app.tenant_id', '${tenantId}', true);${backwards}${also}set constraints all immediate;${locked}${up}${force('force')}commit;`,
  )
}
