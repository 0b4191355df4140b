-- Views of a list that somebody saved under a name; user_id null = for everyone.
create table grid_view (
  tenant_id uuid not null default current_tenant() references tenant,
  id uuid not null,
  grid_id text not null,
  user_id uuid,
  name text not null,
  -- Search, range, filters and sorting, as they stand in the address.
  query text not null,
  -- Columns and page size; null = whatever the list has.
  layout jsonb,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade
);
create unique index grid_view_name on grid_view (tenant_id, grid_id, user_id, lower(name)) nulls not distinct;
call protect('grid_view');
