-- What moved in a fund on each day, so that a page of its book need not read every entry of the year.
-- A projection of cash_entry, kept by what writes that; the lock of the fund orders its writers.
create table cash_day (
  tenant_id uuid not null default current_tenant() references tenant,
  fund_id uuid not null,
  day date not null,
  -- Of entries that still exist; 0 stays behind where the last one was deleted.
  count integer not null,
  inflow bigint not null,
  outflow bigint not null,
  primary key (tenant_id, fund_id, day)
);

insert into cash_day (tenant_id, fund_id, day, count, inflow, outflow)
select tenant_id, fund_id, day, count(*)::integer, coalesce(sum(amount) filter (where amount > 0), 0), coalesce(-sum(amount) filter (where amount < 0), 0)
from cash_entry group by tenant_id, fund_id, day;

-- Only now: a migration may not write past the policies it makes itself.
call protect('cash_day');
