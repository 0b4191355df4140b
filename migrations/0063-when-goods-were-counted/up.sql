-- Goods are counted at one time and posted at another. Of lines that exist nobody knows when, so nothing is asked.
alter table stock_count_line add column counted_at timestamptz;
alter table stock_count_line add column counted_book numeric;
