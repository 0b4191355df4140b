-- What was made from what: a projection of the posted documents, as the ledgers are.
create table document_link (
  tenant_id uuid not null default current_tenant() references tenant,
  source_document uuid not null,
  -- The line that was taken from; the source document itself where the document follows it as a whole.
  source_line uuid not null,
  document uuid not null,
  -- The line that takes; the document itself where it follows the source as a whole.
  line uuid not null,
  -- Base unit, and money in the currency of the document; whole ten-thousandths.
  quantity bigint not null,
  taxable bigint not null,
  vat bigint not null,
  primary key (tenant_id, document, line, source_document),
  foreign key (tenant_id, source_document) references document (tenant_id, id) deferrable initially deferred,
  foreign key (tenant_id, document) references document (tenant_id, id) deferrable initially deferred
);
create index document_link_of_source on document_link (tenant_id, source_document);
create index document_link_of_line on document_link (tenant_id, source_line);
-- Returns that were made from bills.
insert into document_link (tenant_id, source_document, source_line, document, line, quantity, taxable, vat)
select r.tenant_id, r.bill_id, r.bill_id, r.document_id, r.document_id, 0, 0, 0
from sales_return r join document d on d.tenant_id = r.tenant_id and d.id = r.document_id
where r.bill_id is not null and d.status = 1
union all
select l.tenant_id, r.bill_id, l.source_line_id, l.document_id, l.id,
  round(coalesce(l.base_quantity, 0) * 10000)::bigint, round(coalesce(l.taxable, 0) * 10000)::bigint, round(coalesce(l.line_vat, 0) * 10000)::bigint
from sales_return_line l
join sales_return r on r.tenant_id = l.tenant_id and r.document_id = l.document_id
join document d on d.tenant_id = l.tenant_id and d.id = l.document_id
where r.bill_id is not null and l.source_line_id is not null and d.status = 1;

set constraints all immediate;
-- Last: from now on a row asks for its tenant.
call protect('document_link');
