-- The start page counts open quotes as it counts open orders; without an index it read all quotes.
drop index document_of_open_order;
create index document_of_open_order on document (tenant_id, kind)
  where status = 1 and kind in ('purchaseOrder', 'salesOrder', 'quote');
