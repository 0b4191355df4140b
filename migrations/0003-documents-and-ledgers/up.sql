-- Documents share one head; each kind adds its own table and lines. Ledgers are projections of documents.

create sequence document_order;
grant usage on sequence document_order to vua_app;

create table document (
  tenant_id uuid not null default current_tenant() references tenant,
  id uuid not null,
  -- Definition name, or 'openingDebt' for the opening balance of a partner.
  kind text not null,
  number text not null default '',
  -- Compared without regard to case; stored, because row level security lets no function reach an index.
  number_key text generated always as (lower(number)) stored,
  day date not null,
  description text,
  status integer not null,
  partner_id uuid,
  store_id uuid,
  employee_id uuid,
  currency_id uuid,
  exchange_rate numeric not null default 1,
  -- Total in the document's currency (money documents) and what is still to be settled of it lives in debt_entry.
  total numeric not null default 0,
  -- What lists add up, in the order of the definition, and what is still open of the document in the debt ledger (ten-thousandths):
  -- sums over many thousands of documents must not visit other tables.
  sums numeric[] not null default '{}',
  open_amount bigint not null default 0,
  -- Order of first saving: the last word within a day (never changes).
  seq bigint not null default nextval('document_order'),
  -- The document that made this one and keeps it in step (linked vouchers).
  made_by_id uuid,
  -- Folded text for searching, without what lives in the partner.
  search text not null default '',
  attachments jsonb not null default '[]',
  version integer not null default 1,
  created_by text not null,
  created_by_id uuid,
  created_at timestamptz not null,
  updated_by text,
  updated_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, partner_id) references partner (tenant_id, id),
  foreign key (tenant_id, store_id) references store (tenant_id, id),
  foreign key (tenant_id, employee_id) references employee (tenant_id, id),
  foreign key (tenant_id, currency_id) references currency (tenant_id, id),
  foreign key (tenant_id, made_by_id) references document (tenant_id, id) on delete cascade
);
create unique index document_number_unique on document (tenant_id, kind, number_key) where number_key <> '';
create index document_list on document (tenant_id, kind, day desc, number desc);
create index document_of_partner on document (tenant_id, partner_id, kind);
create index document_made_by on document (tenant_id, made_by_id) where made_by_id is not null;
create index document_search on document using gin (search gin_trgm_ops);
call protect('document');

create table number_series (
  tenant_id uuid not null default current_tenant() references tenant,
  series text not null,
  last bigint not null,
  primary key (tenant_id, series)
);
call protect('number_series');

-- Every save appends the whole document: the past is never lost, not even by deletion.
create table document_revision (
  tenant_id uuid not null default current_tenant() references tenant,
  document_id uuid not null,
  version integer not null,
  kind text not null,
  action text not null,
  content jsonb not null,
  user_name text not null,
  at timestamptz not null,
  primary key (tenant_id, document_id, version, action, at)
);
call protect('document_revision');
revoke update, delete on document_revision from vua_app;

-- Own fields of each kind.
create procedure create_document(kind text, own text, lines text) language plpgsql as $$
begin
  execute format($f$
    create table %I (
      tenant_id uuid not null default current_tenant() references tenant,
      document_id uuid not null,
      %s
      primary key (tenant_id, document_id),
      foreign key (tenant_id, document_id) references document (tenant_id, id) on delete cascade
    )$f$, kind, own);
  execute format($f$
    create table %I (
      tenant_id uuid not null default current_tenant() references tenant,
      id uuid not null,
      document_id uuid not null,
      ordinal integer not null,
      %s
      primary key (tenant_id, id),
      foreign key (tenant_id, document_id) references document (tenant_id, id) on delete cascade
    )$f$, kind || '_line', lines);
  execute format('create index %I on %I (tenant_id, document_id, ordinal)', kind || '_line_of_document', kind || '_line');
  execute format('call protect(%L)', kind);
  execute format('call protect(%L)', kind || '_line');
end $$;

-- Values may be missing while a document is a draft; what is posted is tested by the program before.
do $$
declare
  partner_fields text := 'partner_name text, address text, phone text, tax_id text, contact_id uuid, foreign key (tenant_id, contact_id) references contact (tenant_id, id),';
  totals text := 'goods_amount numeric, discount_percent numeric, discount_amount numeric, discount numeric, total_before_tax numeric, total_vat numeric, shipping_fee numeric,';
  goods text := 'product_id uuid, product_name text, unit_id uuid, unit_name text, factor numeric, quantity numeric, base_quantity numeric, note text, source_line_id uuid, foreign key (tenant_id, product_id) references product (tenant_id, id), foreign key (tenant_id, unit_id) references unit (tenant_id, id),';
  amounts text := 'unit_price numeric, discount_percent numeric, discount_amount numeric, discount numeric, gross numeric, line_amount numeric, order_discount_share numeric, taxable numeric, vat_rate numeric, line_vat numeric, line_total numeric,';
  payment text := 'paid numeric, payment_method integer, fund_id uuid, foreign key (tenant_id, fund_id) references fund (tenant_id, id),';
  term text := 'payment_term_id uuid, due_date date, foreign key (tenant_id, payment_term_id) references payment_term (tenant_id, id),';
begin
  call create_document('opening_stock', 'total_quantity numeric, goods_amount numeric,',
    goods || 'unit_price numeric, line_amount numeric,');
  call create_document('purchase_receipt', partner_fields || totals || term || payment ||
    'supplier_invoice_template text, supplier_invoice_series text, supplier_invoice_number text, supplier_invoice_date date, other_cost numeric,',
    goods || amounts || 'typed_vat numeric, line_cost numeric,');
  call create_document('sales_bill', partner_fields || totals || term || payment || 'coupon_code text, coupon_amount numeric, delivery jsonb,', goods || amounts);
  call create_document('sales_return', partner_fields || totals || payment ||
    'bill_id uuid, reason text, reopen_order boolean, foreign key (tenant_id, bill_id) references document (tenant_id, id),', goods || amounts);
  call create_document('stock_transfer', 'to_store_id uuid, transporter text, total_quantity numeric, foreign key (tenant_id, to_store_id) references store (tenant_id, id),', goods);
  call create_document('income_voucher', 'voucher_type integer, person text, address text, payment_method integer, fund_id uuid, card_type_id uuid, attached_docs text, debt_type integer, amount numeric, foreign key (tenant_id, fund_id) references fund (tenant_id, id), foreign key (tenant_id, card_type_id) references card_type (tenant_id, id),',
    'voucher_module text, voucher_id uuid, amount numeric, note text, other_method_id uuid, partner_id uuid, foreign key (tenant_id, voucher_id) references document (tenant_id, id), foreign key (tenant_id, other_method_id) references other_income (tenant_id, id), foreign key (tenant_id, partner_id) references partner (tenant_id, id),');
  call create_document('outcome_voucher', 'voucher_type integer, person text, address text, payment_method integer, fund_id uuid, card_type_id uuid, attached_docs text, debt_type integer, amount numeric, foreign key (tenant_id, fund_id) references fund (tenant_id, id), foreign key (tenant_id, card_type_id) references card_type (tenant_id, id),',
    'voucher_module text, voucher_id uuid, amount numeric, note text, other_method_id uuid, partner_id uuid, foreign key (tenant_id, voucher_id) references document (tenant_id, id), foreign key (tenant_id, other_method_id) references other_outcome (tenant_id, id), foreign key (tenant_id, partner_id) references partner (tenant_id, id),');
end $$;
create index opening_stock_line_product on opening_stock_line (tenant_id, product_id);
create index sales_return_of_bill on sales_return (tenant_id, bill_id);
create index sales_return_line_source on sales_return_line (tenant_id, source_line_id) where source_line_id is not null;
create index income_voucher_line_voucher on income_voucher_line (tenant_id, voucher_id);
create index outcome_voucher_line_voucher on outcome_voucher_line (tenant_id, voucher_id);

-- Stock. Quantities and money are whole ten-thousandths, unit costs millionths. One row per inner end of a goods move.
-- Replay order: (day, rank, seq, line, side); running columns hold the state after the row.
create table stock_entry (
  tenant_id uuid not null default current_tenant() references tenant,
  product_id uuid not null,
  store_id uuid not null,
  day date not null,
  rank smallint not null,
  seq bigint not null,
  line integer not null,
  -- 0 leaves (or plainly enters) a store, 1 enters the other store of a transfer.
  side smallint not null,
  document_id uuid not null,
  line_id uuid not null,
  -- 'own', 'average', 'mirror' (transfer in), 'sale' / 'purchase' (return of origin_line_id), 'surplus'
  valued_by text not null,
  -- Given value ('own'), or the fallback unit cost ×10^6 ('surplus').
  given bigint,
  origin_line_id uuid,
  quantity bigint not null check (quantity <> 0),
  value bigint not null,
  -- What a receipt into negative stock corrects (contract documents §7.3).
  correction bigint not null default 0,
  quantity_after bigint not null,
  value_after bigint not null,
  cost_after bigint not null,
  primary key (tenant_id, product_id, day, rank, seq, line, side),
  constraint stock_entry_empty_is_worthless check (quantity_after <> 0 or value_after = 0),
  foreign key (tenant_id, document_id) references document (tenant_id, id),
  foreign key (tenant_id, store_id) references store (tenant_id, id),
  foreign key (tenant_id, product_id) references product (tenant_id, id)
);
create index stock_entry_of_store on stock_entry (tenant_id, product_id, store_id, day desc, rank desc, seq desc, line desc, side desc);
create index stock_entry_of_document on stock_entry (tenant_id, document_id);
create index stock_entry_of_origin on stock_entry (tenant_id, origin_line_id) where origin_line_id is not null;
create index stock_entry_of_line on stock_entry (tenant_id, line_id);
create index stock_entry_of_day on stock_entry (tenant_id, store_id, day);
call protect('stock_entry');

create table stock_balance (
  tenant_id uuid not null default current_tenant() references tenant,
  product_id uuid not null,
  store_id uuid not null,
  quantity bigint not null,
  value bigint not null,
  cost bigint not null,
  last_day date not null,
  last_rank smallint not null,
  last_seq bigint not null,
  last_line integer not null,
  last_side smallint not null,
  primary key (tenant_id, product_id, store_id),
  constraint stock_balance_empty_is_worthless check (quantity <> 0 or value = 0),
  foreign key (tenant_id, store_id) references store (tenant_id, id),
  foreign key (tenant_id, product_id) references product (tenant_id, id)
);
call protect('stock_balance');

-- Debts: one row per document, partner and side. `amount` is signed: + owes more.
create table debt_entry (
  tenant_id uuid not null default current_tenant() references tenant,
  document_id uuid not null,
  side text not null check (side in ('receivable', 'payable')),
  partner_id uuid not null,
  -- 'opening', 'incurred', 'returned', 'paid'
  column_name text not null,
  day date not null,
  due date not null,
  amount bigint not null,
  -- What allocations have taken off it so far (same sign as amount); amount − settled is open.
  settled bigint not null default 0,
  primary key (tenant_id, document_id, side, column_name),
  foreign key (tenant_id, document_id) references document (tenant_id, id),
  foreign key (tenant_id, partner_id) references partner (tenant_id, id)
);
create index debt_entry_of_partner on debt_entry (tenant_id, partner_id, side, day);
create index debt_entry_open on debt_entry (tenant_id, side, partner_id, due) where amount <> settled;
create index debt_entry_of_day on debt_entry (tenant_id, side, day);
call protect('debt_entry');

create table debt_balance (
  tenant_id uuid not null default current_tenant() references tenant,
  partner_id uuid not null,
  side text not null,
  amount bigint not null,
  primary key (tenant_id, partner_id, side),
  foreign key (tenant_id, partner_id) references partner (tenant_id, id)
);
call protect('debt_balance');

-- What settles what: a credit (payment, return) takes off a debt (bill, receipt, opening).
-- Payments say how much. Returns are elastic: they take up to `wanted` of what payments leave open, in the order of the documents,
-- and are spread again whenever that changes; so allocations too are a function of the documents alone.
create table allocation (
  tenant_id uuid not null default current_tenant() references tenant,
  credit_id uuid not null,
  debt_id uuid not null,
  side text not null,
  -- The document that said so (the payment itself, or a bill that took a deposit).
  document_id uuid not null,
  day date not null,
  amount bigint not null check (amount >= 0),
  elastic boolean not null default false,
  wanted bigint not null,
  primary key (tenant_id, credit_id, debt_id, side, document_id),
  foreign key (tenant_id, credit_id) references document (tenant_id, id),
  foreign key (tenant_id, debt_id) references document (tenant_id, id),
  foreign key (tenant_id, document_id) references document (tenant_id, id)
);
create index allocation_of_debt on allocation (tenant_id, debt_id);
create index allocation_of_document on allocation (tenant_id, document_id);
call protect('allocation');

create table cash_entry (
  tenant_id uuid not null default current_tenant() references tenant,
  document_id uuid not null,
  fund_id uuid not null,
  day date not null,
  amount bigint not null,
  primary key (tenant_id, document_id, fund_id),
  foreign key (tenant_id, document_id) references document (tenant_id, id),
  foreign key (tenant_id, fund_id) references fund (tenant_id, id)
);
create index cash_entry_of_fund on cash_entry (tenant_id, fund_id, day);
call protect('cash_entry');

create table cash_balance (
  tenant_id uuid not null default current_tenant() references tenant,
  fund_id uuid not null,
  amount bigint not null,
  primary key (tenant_id, fund_id),
  foreign key (tenant_id, fund_id) references fund (tenant_id, id)
);
call protect('cash_balance');

-- Re-costing rewrites values in place: room on the page keeps the indexes untouched (measured: a quarter of the time).
alter table stock_entry set (fillfactor = 60);
alter table stock_balance set (fillfactor = 50);
alter table debt_balance set (fillfactor = 50);
alter table cash_balance set (fillfactor = 50);
alter table document set (fillfactor = 90);
