-- 999.999.999 is what KiotViet writes where goods have no maximum; it came with imports and was shown as a figure.
alter table product no force row level security;
update product set stock_max = null where stock_max = 999999999;
alter table product force row level security;
