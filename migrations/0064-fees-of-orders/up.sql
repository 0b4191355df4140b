-- What bringing the goods costs is agreed with the quote or the order. Those that exist have none.
alter table quote add column shipping_fee numeric default 0;
alter table sales_order add column shipping_fee numeric default 0;
alter table purchase_order add column shipping_fee numeric default 0;
-- New ones say it themselves, as bills and receipts do.
alter table quote alter shipping_fee drop default;
alter table sales_order alter shipping_fee drop default;
alter table purchase_order alter shipping_fee drop default;
