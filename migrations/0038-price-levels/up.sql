-- Price levels: what customers of a level pay for goods, by product and unit. A customer has at most one level.
call create_list('price_level', 'from_date date, to_date date,');

create table price_level_row (
  tenant_id uuid not null default current_tenant() references tenant,
  id uuid not null,
  price_level_id uuid not null,
  product_id uuid not null,
  unit_id uuid not null,
  discount_percent numeric,
  discount_amount numeric,
  custom_price numeric,
  primary key (tenant_id, id),
  -- At the end of a statement: a save may give two rows each other's goods.
  constraint price_level_row_once unique (tenant_id, price_level_id, product_id, unit_id) deferrable initially immediate,
  constraint price_level_row_rule check (num_nonnulls(discount_percent, discount_amount, custom_price) <= 1),
  foreign key (tenant_id, price_level_id) references price_level (tenant_id, id) on delete cascade,
  foreign key (tenant_id, product_id) references product (tenant_id, id),
  foreign key (tenant_id, unit_id) references unit (tenant_id, id)
);
create index price_level_row_product on price_level_row (tenant_id, product_id);
call protect('price_level_row');

alter table partner add column price_level_id uuid,
  add constraint partner_price_level foreign key (tenant_id, price_level_id) references price_level (tenant_id, id);
create index partner_of_price_level on partner (tenant_id, price_level_id) where price_level_id is not null;
