-- A return that reopens its customer's order names the order, and its lines the lines that something is left of again.
alter table sales_return add column reopened_order_id uuid, add foreign key (tenant_id, reopened_order_id) references document (tenant_id, id);
alter table sales_return_line add column reopened_line_id uuid, add column reopened_document_id uuid,
  add foreign key (tenant_id, reopened_document_id) references document (tenant_id, id);
create index sales_return_of_order on sales_return (tenant_id, reopened_order_id) where reopened_order_id is not null;
create index sales_return_line_of_order on sales_return_line (tenant_id, reopened_document_id) where reopened_document_id is not null;
