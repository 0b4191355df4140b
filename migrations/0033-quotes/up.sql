call create_document('quote',
  'partner_name text, address text, phone text, tax_id text, contact_id uuid, foreign key (tenant_id, contact_id) references contact (tenant_id, id),
   valid_until date, payment_term_id uuid, foreign key (tenant_id, payment_term_id) references payment_term (tenant_id, id),
   delivery_time text, delivery_place text, warranty text,
   goods_amount numeric, discount_percent numeric, discount_amount numeric, discount numeric, total_before_tax numeric, total_vat numeric,',
  'product_id uuid, product_name text, unit_id uuid, unit_name text, factor numeric, quantity numeric, base_quantity numeric, note text,
   foreign key (tenant_id, product_id) references product (tenant_id, id), foreign key (tenant_id, unit_id) references unit (tenant_id, id),
   unit_price numeric, discount_percent numeric, discount_amount numeric, discount numeric, gross numeric, line_amount numeric, order_discount_share numeric,
   taxable numeric, vat_rate numeric, line_vat numeric, line_total numeric,');
create index quote_line_product on quote_line (tenant_id, product_id);

-- The quote an order or a bill was made from.
alter table sales_order add column quote_id uuid, add foreign key (tenant_id, quote_id) references document (tenant_id, id);
create index sales_order_of_quote on sales_order (tenant_id, quote_id) where quote_id is not null;
alter table sales_bill add column quote_id uuid, add foreign key (tenant_id, quote_id) references document (tenant_id, id);
create index sales_bill_of_quote on sales_bill (tenant_id, quote_id) where quote_id is not null;
