-- What was sold of each product in each month, quarter and year, so that a ranking of three years need not read five
-- million lines. A projection of the documents, kept by what posts them: bills count, returns count against them.
create table sales_sum (
  tenant_id uuid not null default current_tenant() references tenant,
  -- 1, 3 or 12, from its first day on.
  months smallint not null,
  first_day date not null,
  -- All zeros: all products together, kept for months only.
  product_id uuid not null,
  -- In base units and in base currency, without VAT.
  quantity numeric not null,
  net numeric not null,
  primary key (tenant_id, months, first_day, product_id)
);
create index sales_sum_of_product on sales_sum (tenant_id, product_id, months, first_day);

-- What saved documents changed since the sums were last put together: a row per save, so that nobody waits for anybody.
create table sales_change (
  tenant_id uuid not null default current_tenant() references tenant,
  month date not null,
  products uuid[] not null,
  quantities numeric[] not null,
  nets numeric[] not null
);
alter table sales_change replica identity full;
create index sales_change_of_month on sales_change (tenant_id, month);

with line as (
  select d.tenant_id, d.day, d.exchange_rate, 1 as sign, l.product_id, l.base_quantity, l.taxable
  from document d join sales_bill_line l on l.tenant_id = d.tenant_id and l.document_id = d.id
  where d.kind = 'salesBill' and d.status = 1
  union all
  select d.tenant_id, d.day, d.exchange_rate, -1, l.product_id, l.base_quantity, l.taxable
  from document d join sales_return_line l on l.tenant_id = d.tenant_id and l.document_id = d.id
  where d.kind = 'salesReturn' and d.status = 1
), sold as (
  select s.tenant_id, date_trunc('month', s.day)::date as month, s.product_id, sum(s.sign * s.base_quantity) as quantity,
    sum(s.sign * round(s.taxable * s.exchange_rate, coalesce(b.decimals, 0))) as net
  from line s left join currency b on b.tenant_id = s.tenant_id and b.is_base
  group by s.tenant_id, date_trunc('month', s.day)::date, s.product_id
)
insert into sales_sum (tenant_id, months, first_day, product_id, quantity, net)
select s.tenant_id, v.months, v.first_day, v.product_id, sum(s.quantity), sum(s.net)
from sold s cross join lateral (values
  (1, s.month, s.product_id),
  (1, s.month, '00000000-0000-0000-0000-000000000000'::uuid),
  (3, date_trunc('quarter', s.month)::date, s.product_id),
  (12, date_trunc('year', s.month)::date, s.product_id)) v (months, first_day, product_id)
group by s.tenant_id, v.months, v.first_day, v.product_id;

-- Only now: a migration may not write past the policies it makes itself.
call protect('sales_sum');
call protect('sales_change');
