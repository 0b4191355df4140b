-- Returns are found by the number of their bill, too: it stands in their searched text, as it does for new ones.
-- Nothing that is added up changes, and what adds up asks for a tenant: it is not called.
alter table document disable trigger document_changed;
update document d set search = trim(d.search || ' ' || folded(b.number))
from sales_return r
join document b on b.tenant_id = r.tenant_id and b.id = r.bill_id
where d.tenant_id = r.tenant_id and d.id = r.document_id and b.number <> ''
  and position(' ' || folded(b.number) || ' ' in ' ' || d.search || ' ') = 0;
alter table document enable trigger document_changed;
