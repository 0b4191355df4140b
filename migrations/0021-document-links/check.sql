-- Every posted return of a bill, and every line of it that gives a line of the bill back, has its link.
select r.document_id from sales_return r
join document d on d.tenant_id = r.tenant_id and d.id = r.document_id and d.status = 1
where r.bill_id is not null and not exists (select 1 from document_link k where k.tenant_id = r.tenant_id and k.document = r.document_id and k.line = r.document_id)
union all
select l.id from sales_return_line l
join sales_return r on r.tenant_id = l.tenant_id and r.document_id = l.document_id and r.bill_id is not null
join document d on d.tenant_id = l.tenant_id and d.id = l.document_id and d.status = 1
where l.source_line_id is not null and not exists (select 1 from document_link k where k.tenant_id = l.tenant_id and k.line = l.id);
