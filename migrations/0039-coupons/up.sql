-- Coupons. The groups are kept as they were chosen; the two tables below only hold that these groups exist.
call create_list('coupon', $$kind integer not null check (kind in (1, 2)), value numeric not null check (value > 0 and (kind = 2 or value <= 100)),
  max_amount numeric, min_order numeric, from_date date, to_date date, usage_limit integer, usage_per_customer integer,
  object_groups jsonb not null default '[]', product_groups jsonb not null default '[]',$$);

create table coupon_partner_group (
  tenant_id uuid not null default current_tenant() references tenant,
  coupon_id uuid not null,
  partner_group_id uuid not null,
  primary key (tenant_id, coupon_id, partner_group_id),
  foreign key (tenant_id, coupon_id) references coupon (tenant_id, id) on delete cascade,
  foreign key (tenant_id, partner_group_id) references partner_group (tenant_id, id)
);
create table coupon_product_group (
  tenant_id uuid not null default current_tenant() references tenant,
  coupon_id uuid not null,
  product_group_id uuid not null,
  primary key (tenant_id, coupon_id, product_group_id),
  foreign key (tenant_id, coupon_id) references coupon (tenant_id, id) on delete cascade,
  foreign key (tenant_id, product_group_id) references product_group (tenant_id, id)
);
call protect('coupon_partner_group');
call protect('coupon_product_group');

-- The coupon a bill used: only posted bills name one, so that the index alone counts its uses.
alter table sales_bill add column coupon_id uuid, add foreign key (tenant_id, coupon_id) references coupon (tenant_id, id);
create index sales_bill_of_coupon on sales_bill (tenant_id, coupon_id, document_id) where coupon_id is not null;
