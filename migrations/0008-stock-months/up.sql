-- What goes in and out of every product and store in a month: reports over years must not read every entry.
-- A projection of stock_entry, kept by the save that writes it. Month: its first day. Opening stock (rank 0) stands apart.
create table stock_month (
  tenant_id uuid not null default current_tenant() references tenant,
  product_id uuid not null,
  store_id uuid not null,
  month date not null,
  opening_quantity bigint not null,
  opening_value bigint not null,
  input_quantity bigint not null,
  input_value bigint not null,
  output_quantity bigint not null,
  output_value bigint not null,
  primary key (tenant_id, product_id, store_id, month),
  foreign key (tenant_id, store_id) references store (tenant_id, id),
  foreign key (tenant_id, product_id) references product (tenant_id, id)
) with (fillfactor = 70);
call protect('stock_month');

insert into stock_month (tenant_id, product_id, store_id, month, opening_quantity, opening_value, input_quantity, input_value, output_quantity, output_value)
select e.tenant_id, e.product_id, e.store_id, date_trunc('month', e.day)::date,
  coalesce(sum(e.quantity) filter (where e.rank = 0), 0), coalesce(sum(e.value) filter (where e.rank = 0), 0),
  coalesce(sum(e.quantity) filter (where e.rank <> 0 and e.quantity > 0), 0), coalesce(sum(e.value) filter (where e.rank <> 0 and e.quantity > 0), 0),
  coalesce(-sum(e.quantity) filter (where e.quantity < 0), 0), -sum(case when e.quantity < 0 then e.value else 0 end + e.correction)
from stock_entry e group by 1, 2, 3, 4;

-- Reports read the months of whole stores.
create index stock_month_of_store on stock_month (tenant_id, store_id, month);
