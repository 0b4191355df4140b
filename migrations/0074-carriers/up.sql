-- Carriers: who brings parcels, with what may be chosen of each (contract system §9.1).
call create_list('carrier', $$phone text, website text, tracking_url text, is_internal boolean not null default false,
  adapter text not null default 'manual', environment text not null default 'production', url text, settings jsonb,
  cod_opening numeric not null default 0, fee_opening numeric not null default 0,$$);

-- Of the rows of carriers only fees refer to something else. A bill keeps the id of what was chosen and copies of what
-- it says, so rows may go at any time.
create table carrier_shift (
  tenant_id uuid not null default current_tenant() references tenant,
  id uuid not null,
  carrier_id uuid not null,
  ordinal integer not null,
  name text not null,
  from_time text not null,
  to_time text not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, carrier_id) references carrier (tenant_id, id) on delete cascade
);
create index carrier_shift_of on carrier_shift (tenant_id, carrier_id);
call protect('carrier_shift');

create table carrier_payment_option (
  tenant_id uuid not null default current_tenant() references tenant,
  id uuid not null,
  carrier_id uuid not null,
  ordinal integer not null,
  code text not null,
  name text not null,
  fee_payer integer not null check (fee_payer in (1, 2)),
  collect_goods boolean not null default false,
  primary key (tenant_id, id),
  foreign key (tenant_id, carrier_id) references carrier (tenant_id, id) on delete cascade
);
create index carrier_payment_option_of on carrier_payment_option (tenant_id, carrier_id);
call protect('carrier_payment_option');

create table carrier_delivery_note (
  tenant_id uuid not null default current_tenant() references tenant,
  id uuid not null,
  carrier_id uuid not null,
  ordinal integer not null,
  code text not null,
  name text not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, carrier_id) references carrier (tenant_id, id) on delete cascade
);
create index carrier_delivery_note_of on carrier_delivery_note (tenant_id, carrier_id);
call protect('carrier_delivery_note');

create table carrier_fee (
  tenant_id uuid not null default current_tenant() references tenant,
  id uuid not null,
  carrier_id uuid not null,
  ordinal integer not null,
  province_id uuid,
  district_id uuid,
  village_id uuid,
  from_weight integer not null default 0,
  to_weight integer,
  fee numeric not null,
  min_total numeric,
  free_fee numeric not null default 0,
  active boolean not null default true,
  province_id_key uuid generated always as (own_place(province_id)) stored,
  district_id_key uuid generated always as (own_place(district_id)) stored,
  village_id_key uuid generated always as (own_place(village_id)) stored,
  primary key (tenant_id, id),
  constraint carrier_fee_province foreign key (tenant_id, province_id_key) references own_province (tenant_id, id),
  constraint carrier_fee_district foreign key (tenant_id, district_id_key) references own_district (tenant_id, id),
  constraint carrier_fee_village foreign key (tenant_id, village_id_key) references own_village (tenant_id, id),
  foreign key (tenant_id, carrier_id) references carrier (tenant_id, id) on delete cascade
);
create index carrier_fee_of on carrier_fee (tenant_id, carrier_id);
create index carrier_fee_in_province on carrier_fee (tenant_id, province_id_key) where province_id_key is not null;
create index carrier_fee_in_district on carrier_fee (tenant_id, district_id_key) where district_id_key is not null;
create index carrier_fee_in_village on carrier_fee (tenant_id, village_id_key) where village_id_key is not null;
call protect('carrier_fee');

-- The token of the address to which a carrier reports, as a hash: it is shown once.
create table carrier_webhook (
  tenant_id uuid not null default current_tenant() references tenant,
  carrier_id uuid not null,
  token_hash bytea not null,
  made_at timestamptz not null default now(),
  primary key (tenant_id, carrier_id),
  constraint carrier_webhook_token unique (tenant_id, token_hash),
  foreign key (tenant_id, carrier_id) references carrier (tenant_id, id) on delete cascade
);
call protect('carrier_webhook');

-- Tenants that exist get the carrier a new one starts with. What a migration makes is isolated at once.
alter table carrier no force row level security;
alter table carrier_shift no force row level security;
alter table carrier_payment_option no force row level security;
alter table carrier_delivery_note no force row level security;
insert into carrier (tenant_id, id, code, name, is_internal, settings, search)
  select t.id, uuidv7(), 'TUGIAO', 'Tự giao', true, null, 'tugiao tu giao tg'
  from tenant t;
insert into carrier_shift (tenant_id, id, carrier_id, ordinal, name, from_time, to_time)
  select c.tenant_id, uuidv7(), c.id, s.ordinal, s.name, s.from_time, s.to_time
  from carrier c cross join (values (0, 'Ca sáng', '07:00', '12:00'), (1, 'Ca chiều', '12:00', '18:00'), (2, 'Ca tối', '18:00', '21:00'))
    s (ordinal, name, from_time, to_time);
insert into carrier_payment_option (tenant_id, id, carrier_id, ordinal, code, name, fee_payer, collect_goods)
  select c.tenant_id, uuidv7(), c.id, s.ordinal, s.code, s.name, s.fee_payer, s.collect_goods
  from carrier c cross join (values
    (0, '1', 'Người gửi trả phí, không thu hộ', 1, false), (1, '2', 'Người gửi trả phí, thu hộ tiền hàng', 1, true),
    (2, '3', 'Người nhận trả phí, thu hộ tiền hàng', 2, true), (3, '4', 'Người nhận trả phí, không thu hộ', 2, false))
    s (ordinal, code, name, fee_payer, collect_goods);
insert into carrier_delivery_note (tenant_id, id, carrier_id, ordinal, code, name)
  select c.tenant_id, uuidv7(), c.id, s.ordinal, s.code, s.name
  from carrier c cross join (values (0, 'CHOTHUHANG', 'Cho thử hàng'), (1, 'CHOXEMHANGKHONGTHU', 'Cho xem hàng, không cho thử'),
    (2, 'KHONGCHOXEMHANG', 'Không cho xem hàng')) s (ordinal, code, name);
set constraints all immediate;
alter table carrier force row level security;
alter table carrier_shift force row level security;
alter table carrier_payment_option force row level security;
alter table carrier_delivery_note force row level security;
