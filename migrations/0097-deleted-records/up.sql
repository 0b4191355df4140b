-- Records of lists that were deleted and may still be restored, with their rows, as the list had them; their secrets are
-- not among them. Rows go after thirty days.
create table deleted_record (
  tenant_id uuid not null default current_tenant() references tenant,
  id uuid not null,
  list text not null,
  code text not null,
  name text not null,
  content jsonb not null,
  files jsonb not null default '[]',
  search text not null default '',
  deleted_by text not null,
  deleted_at timestamptz not null,
  primary key (tenant_id, id)
);
create index deleted_record_age on deleted_record (tenant_id, deleted_at);
call protect('deleted_record');
