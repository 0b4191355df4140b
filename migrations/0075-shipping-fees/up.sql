-- What the business itself takes for bringing goods, by place and weight (contract system §9.3).
call create_list('shipping_fee', $$province_id uuid, district_id uuid, village_id uuid,
  from_weight integer not null default 0, to_weight integer, fee numeric not null, min_total numeric, free_fee numeric not null default 0,
  province_id_key uuid generated always as (own_place(province_id)) stored,
  district_id_key uuid generated always as (own_place(district_id)) stored,
  village_id_key uuid generated always as (own_place(village_id)) stored,
  constraint shipping_fee_province foreign key (tenant_id, province_id_key) references own_province (tenant_id, id),
  constraint shipping_fee_district foreign key (tenant_id, district_id_key) references own_district (tenant_id, id),
  constraint shipping_fee_village foreign key (tenant_id, village_id_key) references own_village (tenant_id, id),$$);
create index shipping_fee_in_province on shipping_fee (tenant_id, province_id);
create index shipping_fee_in_own_province on shipping_fee (tenant_id, province_id_key) where province_id_key is not null;
create index shipping_fee_in_own_district on shipping_fee (tenant_id, district_id_key) where district_id_key is not null;
create index shipping_fee_in_own_village on shipping_fee (tenant_id, village_id_key) where village_id_key is not null;

-- Where parcels of a store are fetched: by place, beside the address as text.
alter table store add column province_id uuid, add column village_id uuid,
  add column province_id_key uuid generated always as (own_place(province_id)) stored,
  add column village_id_key uuid generated always as (own_place(village_id)) stored,
  add constraint store_province foreign key (tenant_id, province_id_key) references own_province (tenant_id, id),
  add constraint store_village foreign key (tenant_id, village_id_key) references own_village (tenant_id, id);
create index store_in_province on store (tenant_id, province_id_key) where province_id_key is not null;
create index store_in_village on store (tenant_id, village_id_key) where village_id_key is not null;

-- The bills that a carrier brings: they keep him from being deleted. Other bills are not in it.
create index sales_bill_of_carrier on sales_bill (tenant_id, (delivery ->> 'carrier')) where delivery ->> 'carrier' is not null;
