-- Master data. Every list has the same head: code, name, note, active, version, who and when, and its folded search text.

-- Folds like the program does, for conditions on columns that have no folded text of their own.
create function folded(value text) returns text language sql immutable parallel safe as $$
  select lower(translate(regexp_replace(normalize(value, nfd), '[\u0300-\u036f]', '', 'g'), 'đĐ', 'dd'))
$$;

-- Under row level security an index is used only by operators that cannot tell about rows: comparing texts may, lower() and
-- like may not. Hence the stored keys, which also give the Vietnamese order; and where the owner may, like is declared harmless.
do $$ begin
  alter function pg_catalog.textlike(text, text) leakproof;
exception when insufficient_privilege then
  raise notice 'like stays leaky: searching reads all rows of a tenant';
end $$;

create procedure create_list(list text, own text, with_code boolean default true) language plpgsql as $$
begin
  execute format($f$
    create table %I (
      tenant_id uuid not null default current_tenant() references tenant,
      id uuid not null,
      code text not null default '',
      name text not null,
      note text,
      active boolean not null default true,
      version integer not null default 1,
      search text not null default '',
      created_by text not null default '',
      created_at timestamptz not null default now(),
      updated_by text,
      updated_at timestamptz,
      code_key text collate "vi-VN-x-icu" not null generated always as (lower(code)) stored,
      name_key text collate "vi-VN-x-icu" not null generated always as (lower(name)) stored,
      %s
      primary key (tenant_id, id)
    )$f$, list, own);
  if with_code then
    execute format('create unique index %I on %I (tenant_id, code_key)', list || '_code_unique', list);
  end if;
  execute format('call protect(%L)', list);
end $$;

call create_list('unit', 'decimals integer not null default 4 check (decimals between 0 and 4),');
call create_list('currency', $$decimals integer not null default 0 check (decimals between 0 and 4),
  exchange_rate numeric not null default 1 check (exchange_rate > 0), unit_word text, sub_unit_word text, is_base boolean not null default false,$$);
call create_list('payment_term', 'days integer not null check (days between 0 and 3650),');
call create_list('department', '');
call create_list('position', '');
call create_list('contact_type', '');
call create_list('card_type', 'fee_percent numeric not null default 0,');
call create_list('other_income', 'parent_id uuid, foreign key (tenant_id, parent_id) references other_income (tenant_id, id),');
call create_list('other_outcome', 'parent_id uuid, foreign key (tenant_id, parent_id) references other_outcome (tenant_id, id),');
call create_list('partner_group', 'partner_type integer not null default 3 check (partner_type in (1, 2, 3)),');

call create_list('employee', $$position_id uuid, department_id uuid, sex integer not null default 0 check (sex in (0, 1, 2)), birthday date,
  bank_name text, bank_account text, salary numeric, off_work boolean not null default false, off_work_date date,
  phone text, email text, address text, id_number text, start_date date,
  foreign key (tenant_id, position_id) references position (tenant_id, id), foreign key (tenant_id, department_id) references department (tenant_id, id),$$);
alter table app_user add foreign key (tenant_id, employee_id) references employee (tenant_id, id);

call create_list('store', $$address text, phone text, keeper_id uuid, is_default boolean not null default false,
  foreign key (tenant_id, keeper_id) references employee (tenant_id, id),$$);
alter table app_user add foreign key (tenant_id, default_store_id) references store (tenant_id, id);

call create_list('fund', $$kind text not null check (kind in ('cash', 'bank')), bank_name text, bank_bin text, account_number text, holder text, branch text,
  currency_id uuid, opening_balance numeric not null default 0, opening_date date, is_default boolean not null default false,
  foreign key (tenant_id, currency_id) references currency (tenant_id, id),$$);
alter table app_user add foreign key (tenant_id, default_cash_fund_id) references fund (tenant_id, id),
  add foreign key (tenant_id, default_bank_fund_id) references fund (tenant_id, id);

call create_list('product_branch', '');
call create_list('product_group', $$branch_id uuid not null, foreign key (tenant_id, branch_id) references product_branch (tenant_id, id),$$);

call create_list('partner', $$partner_type integer not null check (partner_type in (1, 2, 3)), group_id uuid, employee_id uuid, email text,
  address1 text, address2 text, tax_id text, phone1 text, phone2 text, website text, description text, payment_method integer,
  phone1_key text generated always as (regexp_replace(lower(phone1), '[\s.-]', '', 'g')) stored,
  payment_term_id uuid, credit_limit numeric not null default 0, commission numeric not null default 0, goods_discount numeric not null default 0,
  opening_receivable numeric not null default 0, opening_payable numeric not null default 0, opening_date date, opening_due_date date,
  id_number text, is_walk_in boolean not null default false,
  foreign key (tenant_id, group_id) references partner_group (tenant_id, id),
  foreign key (tenant_id, employee_id) references employee (tenant_id, id),
  foreign key (tenant_id, payment_term_id) references payment_term (tenant_id, id),$$);
create index partner_search on partner using gin (search gin_trgm_ops);
create index partner_of_group on partner (tenant_id, group_id);
create index partner_name on partner (tenant_id, name_key, created_at, id);
create index partner_in_use on partner (tenant_id, active);
create index partner_tax_id on partner (tenant_id, tax_id) where tax_id is not null;
create index partner_phone on partner (tenant_id, phone1_key);

call create_list('contact', $$partner_id uuid not null, contact_type_id uuid, position text, phone text, email text, birthday date,
  foreign key (tenant_id, partner_id) references partner (tenant_id, id) on delete cascade,
  foreign key (tenant_id, contact_type_id) references contact_type (tenant_id, id),$$, false);
create index contact_of_partner on contact (tenant_id, partner_id);
create index contact_search on contact using gin (search gin_trgm_ops);
create index contact_name on contact (tenant_id, name_key, created_at, id);

call create_list('product', $$name2 text, code2 text, code2_key text collate "vi-VN-x-icu" generated always as (lower(code2)) stored, product_type integer not null default 1 check (product_type in (1, 2, 3)),
  group_id uuid not null, unit_id uuid not null, barcode text, specification text, weight numeric not null default 0, net_weight numeric not null default 0,
  vat_rate numeric not null default 10, vat_reducible boolean not null default true, shelf_life_days integer, colour text,
  length numeric, width numeric, height numeric, buy_price numeric not null default 0, sell_price numeric not null default 0,
  stock_min numeric, stock_max numeric, import_tax numeric not null default 0, export_tax numeric not null default 0, supplier_id uuid,
  track_stock boolean not null default true, images jsonb not null default '[]',
  foreign key (tenant_id, group_id) references product_group (tenant_id, id),
  foreign key (tenant_id, unit_id) references unit (tenant_id, id),
  foreign key (tenant_id, supplier_id) references partner (tenant_id, id),$$);
create unique index product_code2_unique on product (tenant_id, code2_key);
create index product_barcode on product (tenant_id, barcode) where barcode is not null;
create index product_search on product using gin (search gin_trgm_ops);
create index product_of_group on product (tenant_id, group_id);
create index product_name on product (tenant_id, name_key, created_at, id);
create index product_in_use on product (tenant_id, active);

-- Secondary units: so many base units in one.
create table product_unit (
  tenant_id uuid not null default current_tenant() references tenant,
  id uuid not null,
  product_id uuid not null,
  ordinal integer not null,
  unit_id uuid not null,
  factor numeric not null check (factor > 0 and factor <> 1),
  sell_price numeric,
  buy_price numeric,
  barcode text,
  primary key (tenant_id, id),
  constraint product_unit_once unique (tenant_id, product_id, unit_id) deferrable initially immediate,
  foreign key (tenant_id, product_id) references product (tenant_id, id) on delete cascade,
  foreign key (tenant_id, unit_id) references unit (tenant_id, id)
);
create index product_unit_barcode on product_unit (tenant_id, barcode) where barcode is not null;
call protect('product_unit');
