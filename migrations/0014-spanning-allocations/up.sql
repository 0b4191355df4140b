-- What was open on a past day is what is open now and what was settled since: by allocations with one end up to that day
-- and the other behind it. Both days stand in the index, so that the ends of all others need not be looked at.
alter table allocation add column since date;
update allocation a set since = least(d.day, c.day)
from (select tenant_id, document_id, side, max(day) as day from debt_entry group by tenant_id, document_id, side) d,
  (select tenant_id, document_id, side, max(day) as day from debt_entry group by tenant_id, document_id, side) c
where (d.tenant_id, d.document_id, d.side) = (a.tenant_id, a.debt_id, a.side) and (c.tenant_id, c.document_id, c.side) = (a.tenant_id, a.credit_id, a.side);
alter table allocation alter since set not null;
drop index allocation_of_day;
create index allocation_spanning on allocation (tenant_id, side, day, since);
