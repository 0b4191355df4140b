-- What of the overdue documents a user sees follows from the store, the employee and the maker of their heads. Entries
-- of debts carry these three, so that two hundred thousand open bills are counted in an index, without their heads.
alter table debt_entry add column store_id uuid, add column employee_id uuid, add column created_by_id uuid;
update debt_entry e set store_id = d.store_id, employee_id = d.employee_id, created_by_id = d.created_by_id
from document d where d.tenant_id = e.tenant_id and d.id = e.document_id
  and (d.store_id is not null or d.employee_id is not null or d.created_by_id is not null);
drop index debt_entry_open;
create index debt_entry_open on debt_entry (tenant_id, side, partner_id, due)
  include (amount, settled, column_name, further, store_id, employee_id, created_by_id) where amount <> settled;
