-- The guided start of a new business: which steps somebody left out, and what its sample data made.

-- A step that is done needs no row: it is seen in the data.
create table start_skip (
  tenant_id uuid not null default current_tenant() references tenant,
  step text not null,
  primary key (tenant_id, step)
);

create table sample_record (
  tenant_id uuid not null default current_tenant() references tenant,
  -- Of a document or of a list; one that is gone meanwhile keeps its row until the sample is removed.
  record_id uuid not null,
  is_document boolean not null,
  -- The name of the kind or of the list.
  name text not null,
  -- In the order they were made: removed from the last to the first.
  position integer not null,
  primary key (tenant_id, record_id)
);

call protect('start_skip');
call protect('sample_record');
