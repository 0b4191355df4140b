-- Documents that were deleted and may still be brought back. Their content is the last revision; here is what a page
-- shows of them and what a revision does not say. Rows go after thirty days.
create table deleted_document (
  tenant_id uuid not null default current_tenant() references tenant,
  id uuid not null,
  kind text not null,
  number text not null,
  day date not null,
  status integer not null,
  description text,
  partner_name text not null default '',
  total numeric not null default 0,
  search text not null default '',
  attachments jsonb not null default '[]',
  -- The document it was made by, and came to its end with.
  made_by_id uuid,
  created_by_id uuid,
  deleted_by text not null,
  deleted_at timestamptz not null,
  primary key (tenant_id, id)
);
create index deleted_document_age on deleted_document (tenant_id, deleted_at);
create index deleted_document_maker on deleted_document (tenant_id, made_by_id) where made_by_id is not null;
call protect('deleted_document');
