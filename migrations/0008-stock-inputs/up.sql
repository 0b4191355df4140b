-- What came into a store up to and with an entry, opening stock (rank 0) apart: beside the state after an entry it tells
-- what moved between any two days by looking at two entries, however many lie between them.
alter table stock_entry add column input_quantity_after bigint not null default 0, add column input_value_after bigint not null default 0;
alter table stock_balance add column input_quantity bigint not null default 0, add column input_value bigint not null default 0;

update stock_entry e set input_quantity_after = s.quantity, input_value_after = s.value
from (
  select tenant_id, product_id, day, rank, seq, line, side,
    sum(case when rank <> 0 and quantity > 0 then quantity else 0 end) over w as quantity, sum(case when rank <> 0 and quantity > 0 then value else 0 end) over w as value
  from stock_entry window w as (partition by tenant_id, product_id, store_id order by day, rank, seq, line, side)
) s
where (e.tenant_id, e.product_id, e.day, e.rank, e.seq, e.line, e.side) = (s.tenant_id, s.product_id, s.day, s.rank, s.seq, s.line, s.side) and (s.quantity, s.value) <> (0, 0);

update stock_balance b set input_quantity = e.input_quantity_after, input_value = e.input_value_after
from stock_entry e
where (e.tenant_id, e.product_id, e.day, e.rank, e.seq, e.line, e.side) = (b.tenant_id, b.product_id, b.last_day, b.last_rank, b.last_seq, b.last_line, b.last_side);

alter table stock_entry alter input_quantity_after drop default, alter input_value_after drop default;
alter table stock_balance alter input_quantity drop default, alter input_value drop default;

-- Opening stock of a range belongs to its opening.
create index stock_entry_opening on stock_entry (tenant_id, store_id, day) where rank = 0;
