-- The log tells of a parcel to those who see the parcel, as it does of other documents.
drop policy document_is_seen on event;
create policy document_is_seen on event as restrictive for select to vua_limited using (
  user_id = (select seeing_user()) or function_id not in ('Quote', 'PurchaseOrder', 'Order', 'ImportReturn', 'Income', 'PurchaseImport', 'Import', 'OrderReturn',
    'Outcome', 'TransCurr', 'Trans', 'OtherImport', 'OtherOrder', 'CheckStore', 'ProductBegin', 'OrderTax', 'Shipping')
  or exists (select from document d where d.tenant_id = event.tenant_id and d.id = event.record_id));
