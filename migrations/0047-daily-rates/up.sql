-- What a foreign currency is worth on a day and on those after it, until the next rate.
create table currency_rate (
  tenant_id uuid not null default current_tenant() references tenant,
  id uuid not null,
  currency_id uuid not null,
  date date not null,
  rate numeric not null,
  primary key (tenant_id, id),
  -- At the end of a statement: a save may give two rows each other's day.
  constraint currency_rate_once unique (tenant_id, currency_id, date) deferrable initially immediate,
  constraint currency_rate_positive check (rate > 0),
  foreign key (tenant_id, currency_id) references currency (tenant_id, id) on delete cascade
);
call protect('currency_rate');
