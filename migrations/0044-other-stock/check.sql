select t.id from tenant t
where (select count(*) from other_import_method m where m.tenant_id = t.id) <> 3 or (select count(*) from other_issue_method m where m.tenant_id = t.id) <> 3
