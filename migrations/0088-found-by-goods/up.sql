-- Documents are found by their goods: the lines that name a product, of the kinds that had no such index.
create index sales_bill_line_product on sales_bill_line (tenant_id, product_id);
create index sales_return_line_product on sales_return_line (tenant_id, product_id);
create index purchase_receipt_line_product on purchase_receipt_line (tenant_id, product_id);
create index purchase_return_line_product on purchase_return_line (tenant_id, product_id);
create index stock_transfer_line_product on stock_transfer_line (tenant_id, product_id);
-- Vouchers are found by the partners of their lines.
create index income_voucher_line_partner on income_voucher_line (tenant_id, partner_id) where partner_id is not null;
create index outcome_voucher_line_partner on outcome_voucher_line (tenant_id, partner_id) where partner_id is not null;
-- And by their amount: as a word of other signs, so that it is found whole (src/kernel/amount-word.ts).
update document d set search = trim(d.search || ' μ' || translate(trim_scale(v.amount)::text, '0123456789.-', 'αβγδεζηθικλν') || 'μ')
  from income_voucher v where v.tenant_id = d.tenant_id and v.document_id = d.id and v.amount is not null;
update document d set search = trim(d.search || ' μ' || translate(trim_scale(v.amount)::text, '0123456789.-', 'αβγδεζηθικλν') || 'μ')
  from outcome_voucher v where v.tenant_id = d.tenant_id and v.document_id = d.id and v.amount is not null;
update document d set search = trim(d.search || ' μ' || translate(trim_scale(v.amount)::text, '0123456789.-', 'αβγδεζηθικλν') || 'μ')
  from money_transfer v where v.tenant_id = d.tenant_id and v.document_id = d.id and v.amount is not null;
