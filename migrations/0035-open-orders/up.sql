-- Orders that wait for goods are few among many that are done: the start page counts them, and forms ask what they promise.
create index document_of_open_order on document (tenant_id, kind) where status = 1 and kind in ('purchaseOrder', 'salesOrder');
