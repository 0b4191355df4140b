-- A key lets a program call in its own name: a user nobody can sign in as, whose session lasts as long as the key.
alter table app_user add column is_program boolean not null default false;

create table api_key (
  tenant_id uuid not null default current_tenant(),
  -- That of its user.
  id uuid not null,
  name text not null,
  calls_per_minute integer not null,
  -- Networks it may be used from, like 203.0.113.0/24; none: from anywhere.
  addresses text[] not null default '{}',
  -- The last day it counts.
  expires_on date,
  -- The last signs of the key, to know it by; empty until one was issued.
  tail text not null default '',
  constraint api_key_pkey primary key (tenant_id, id),
  constraint api_key_user_fkey foreign key (tenant_id, id) references app_user (tenant_id, id) on delete cascade
);
create unique index api_key_name_unique on api_key (tenant_id, lower(name));
call protect('api_key');
