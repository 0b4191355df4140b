-- Tenants that exist get the item a new one starts with.
alter table other_income no force row level security;
insert into other_income (tenant_id, id, code, name, parent_id, search)
  select g.tenant_id, uuidv7(), 'TVC02', 'Bồi thường của nhà vận chuyển', g.id, 'tvc02 boi thuong cua nha van chuyen btcnvc'
  from other_income g
  where g.code_key = 'tvc' and g.parent_id is null
    and not exists (select from other_income m where m.tenant_id = g.tenant_id and m.code_key = 'tvc02');
set constraints all immediate;
alter table other_income force row level security;
