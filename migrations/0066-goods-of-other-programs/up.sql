-- A unit of a product may have a code of its own, by which it is found as by the code of the product.
alter table product_unit add column code text;
alter table product_unit add column code_key text collate vietnamese generated always as (lower(code)) stored;
-- Checked at the end of each statement, so that two units of a product may exchange their codes.
alter table product_unit add constraint product_unit_code_unique unique (tenant_id, code_key) deferrable;

-- Goods may be without tax, as documents have lines without a rate.
alter table product alter column vat_rate drop not null, alter column vat_rate drop default;
