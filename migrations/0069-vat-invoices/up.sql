-- VAT invoices: a document made from bills, which posts nothing.
call create_document('vat_invoice', $own$
  date date, invoice_template text, invoice_series text, invoice_number text,
  buyer_name text, buyer_person text, tax_id text, buyer_address text, buyer_email text, buyer_id_no text, payment_method_text text,
  invoice_kind integer, original_id uuid, bills jsonb, total_before_tax numeric, total_vat numeric,
  lookup_code text, tax_authority_code text, uploaded_at timestamptz, upload_state text, upload_error text,
  provider text, issue_key uuid, cancel_reason text,
  foreign key (tenant_id, original_id) references document (tenant_id, id),
$own$, $lines$
  product_id uuid, product_name text, unit_id uuid, unit_name text, factor numeric, quantity numeric, base_quantity numeric,
  unit_price numeric, discount_percent numeric, discount_amount numeric, discount numeric, gross numeric, line_amount numeric, order_discount_share numeric, taxable numeric,
  vat_rate numeric, typed_vat numeric, line_vat numeric, line_total numeric, note text, source_line_id uuid,
  foreign key (tenant_id, product_id) references product (tenant_id, id), foreign key (tenant_id, unit_id) references unit (tenant_id, id),
$lines$);
call seen_with_document('vat_invoice');
call seen_with_document('vat_invoice_line');
create index vat_invoice_line_product on vat_invoice_line (tenant_id, product_id) where product_id is not null;
create index vat_invoice_line_unit on vat_invoice_line (tenant_id, unit_id) where unit_id is not null;
create index vat_invoice_original on vat_invoice (tenant_id, original_id) where original_id is not null;
-- No number twice in a series; the latest one is found by it, too.
create unique index vat_invoice_number_unique on vat_invoice (tenant_id, invoice_template, invoice_series, invoice_number) where invoice_number is not null;

-- By whom a business issues its invoices. Secrets are sealed.
create table invoice_config (
  tenant_id uuid primary key default current_tenant() references tenant,
  provider text not null default 'none',
  environment text not null default 'production',
  url text not null default '',
  user_name text not null default '',
  sealed_password text,
  settings jsonb not null default '{}',
  seller_tax_code text not null default '',
  with_code boolean not null default true,
  auto_upload boolean not null default false,
  send_mail boolean not null default false,
  version integer not null default 1
);
call protect('invoice_config');

-- The series it has registered. Whoever issues an invoice locks the row of its series first.
create table invoice_series (
  tenant_id uuid not null default current_tenant() references tenant,
  id uuid not null,
  ordinal integer not null,
  template text not null,
  series text not null,
  from_date date,
  to_date date,
  first_number integer,
  last_number integer,
  note text,
  active boolean not null default true,
  primary key (tenant_id, id),
  constraint invoice_series_unique unique (tenant_id, template, series)
);
call protect('invoice_series');
