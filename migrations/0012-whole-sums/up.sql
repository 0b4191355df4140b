-- sum(bigint) adds in wide numbers and answers a numeric; reports make a bigint of it again, hundreds of thousands of
-- times. The ledgers' numbers are whole and far from the end of their range, where this one fails instead of wrapping.
create aggregate whole_sum(bigint) (sfunc = int8pl, stype = bigint, combinefunc = int8pl, parallel = safe);

-- What lies in one store, without passing over all others.
create index stock_balance_of_store on stock_balance (tenant_id, store_id);
