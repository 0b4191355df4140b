-- Bills become invoices along their days: whose turn it is must be found without reading all that wait.
create index work_bills_by_day on work (tenant_id, (payload ->> 'day'), (payload ? 'waits'))
  where kind = 'billInvoice' and (state = 'running' or (state = 'waiting' and attempts = 0));

alter table work no force row level security;
alter table document no force row level security;
update work w set payload = w.payload || jsonb_build_object('day', d.day)
from document d where d.tenant_id = w.tenant_id and w.kind = 'billInvoice' and d.id::text = w.payload ->> 'bill';
alter table work force row level security;
alter table document force row level security;

-- Each provider has an account of its own, whose password stands among the sealed secrets (0069).
alter table invoice_config drop column sealed_password;
