-- A bill or a receipt can take from several orders of its partner: its head names the first, a line of another names it.
alter table sales_bill_line add column source_document_id uuid, add foreign key (tenant_id, source_document_id) references document (tenant_id, id);
alter table purchase_receipt_line add column source_document_id uuid, add foreign key (tenant_id, source_document_id) references document (tenant_id, id);
create index sales_bill_line_of_order on sales_bill_line (tenant_id, source_document_id) where source_document_id is not null;
create index purchase_receipt_line_of_order on purchase_receipt_line (tenant_id, source_document_id) where source_document_id is not null;
