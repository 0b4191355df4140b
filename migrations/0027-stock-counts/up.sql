-- A count keeps what the books said when it was posted: the difference is posted, and stays when the books change.
call create_document('stock_count', 'blind boolean, surplus_quantity numeric, shortage_quantity numeric,',
  'product_id uuid, product_name text, unit_id uuid, unit_name text, book_quantity numeric, quantity numeric, difference numeric, surplus_price numeric, note text,
  foreign key (tenant_id, product_id) references product (tenant_id, id), foreign key (tenant_id, unit_id) references unit (tenant_id, id),');
create index stock_count_line_product on stock_count_line (tenant_id, product_id);
