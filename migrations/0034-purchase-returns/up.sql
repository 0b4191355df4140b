call create_document('purchase_return',
  'partner_name text, address text, phone text, tax_id text, contact_id uuid, foreign key (tenant_id, contact_id) references contact (tenant_id, id),
   goods_amount numeric, discount_percent numeric, discount_amount numeric, discount numeric, total_before_tax numeric, total_vat numeric,
   paid numeric, payment_method integer, fund_id uuid, foreign key (tenant_id, fund_id) references fund (tenant_id, id),
   receipt_id uuid, foreign key (tenant_id, receipt_id) references document (tenant_id, id), reason text,',
  'product_id uuid, product_name text, unit_id uuid, unit_name text, factor numeric, quantity numeric, base_quantity numeric, note text, source_line_id uuid,
   foreign key (tenant_id, product_id) references product (tenant_id, id), foreign key (tenant_id, unit_id) references unit (tenant_id, id),
   unit_price numeric, discount_percent numeric, discount_amount numeric, discount numeric, gross numeric, line_amount numeric, order_discount_share numeric,
   taxable numeric, vat_rate numeric, line_vat numeric, line_total numeric,');
create index purchase_return_of_receipt on purchase_return (tenant_id, receipt_id) where receipt_id is not null;
