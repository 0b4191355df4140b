-- Entries that take their worth from another store: the second ends of transfers, and returns of a line. Few, and asked
-- for whenever something is saved before later entries of its goods: only stores they lead to are valued again.
create index stock_entry_link on stock_entry (tenant_id, product_id) where side = 1 or origin_line_id is not null;
