-- Forms that a tenant prints with: its own, and what it changed of the delivered ones. What is delivered and was never
-- changed has no row here, so that it follows the program.
create table print_template (
  tenant_id uuid not null default current_tenant() references tenant,
  -- Of a delivered form: made from its code, and the same for every tenant.
  id uuid not null,
  code text not null,
  -- Empty: called as it was delivered, in the language of the reader.
  name text,
  x_type smallint not null,
  -- The code of the delivered form that it is, or was made from.
  base text not null,
  -- Forms of one kind replace each other. Documents of the last type share nothing but the number.
  kind text not null generated always as (case when x_type = 13 then base else x_type::text end) stored,
  -- Empty: as delivered.
  content text,
  size text,
  orientation text not null,
  page_width numeric,
  page_height numeric,
  is_default boolean not null default false,
  active boolean not null default true,
  note text,
  version integer not null default 1,
  primary key (tenant_id, id)
);
create unique index print_template_code on print_template (tenant_id, lower(code));
create unique index print_template_default on print_template (tenant_id, kind) where is_default;

-- The stores that print another form than the others.
create table print_template_store (
  tenant_id uuid not null default current_tenant() references tenant,
  kind text not null,
  store_id uuid not null,
  template_id uuid not null,
  primary key (tenant_id, kind, store_id),
  constraint print_template_store_template foreign key (tenant_id, template_id) references print_template on delete cascade,
  constraint print_template_store_store foreign key (tenant_id, store_id) references store on delete cascade
);
create index print_template_store_of_template on print_template_store (tenant_id, template_id);
create index print_template_store_of_store on print_template_store (tenant_id, store_id);

call protect('print_template');
call protect('print_template_store');
