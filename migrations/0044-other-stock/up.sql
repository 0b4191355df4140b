call create_list('other_import_method', '');
call create_list('other_issue_method', '');

-- Tenants that exist get the rows a new one starts with (contract master data §9). What a migration makes is isolated at once.
alter table other_import_method no force row level security;
alter table other_issue_method no force row level security;
insert into other_import_method (tenant_id, id, code, name, search)
  select t.id, uuidv7(), s.code, s.name, folded(s.code || ' ' || s.name)
  from tenant t cross join (values ('NTANG', 'Hàng tặng'), ('NTHUA', 'Nhập thừa'), ('NSX', 'Nhập thành phẩm')) s (code, name);
insert into other_issue_method (tenant_id, id, code, name, search)
  select t.id, uuidv7(), s.code, s.name, folded(s.code || ' ' || s.name)
  from tenant t cross join (values ('XHUY', 'Xuất hủy'), ('XDUNG', 'Xuất dùng'), ('XTANG', 'Xuất tặng')) s (code, name);
set constraints all immediate;
alter table other_import_method force row level security;
alter table other_issue_method force row level security;

call create_document('other_in', 'method_id uuid, person text, total_quantity numeric, goods_amount numeric,
   foreign key (tenant_id, method_id) references other_import_method (tenant_id, id),',
  'product_id uuid, product_name text, unit_id uuid, unit_name text, factor numeric, quantity numeric, base_quantity numeric, unit_price numeric, line_amount numeric, note text,
   foreign key (tenant_id, product_id) references product (tenant_id, id), foreign key (tenant_id, unit_id) references unit (tenant_id, id),');
call create_document('other_out', 'method_id uuid, person text, total_quantity numeric,
   foreign key (tenant_id, method_id) references other_issue_method (tenant_id, id),',
  'product_id uuid, product_name text, unit_id uuid, unit_name text, factor numeric, quantity numeric, base_quantity numeric, note text,
   foreign key (tenant_id, product_id) references product (tenant_id, id), foreign key (tenant_id, unit_id) references unit (tenant_id, id),');
-- For deleting a method or a product, and for the filters of the lists.
create index other_in_method on other_in (tenant_id, method_id);
create index other_out_method on other_out (tenant_id, method_id);
create index other_in_line_product on other_in_line (tenant_id, product_id);
create index other_out_line_product on other_out_line (tenant_id, product_id);
