-- Money moves from one fund to another; what arrives is in the currency of the target.
call create_document('money_transfer', 'fund_id uuid, to_fund_id uuid, amount numeric, rate numeric, to_amount numeric, fee numeric, fee_method_id uuid, leaving numeric,
  foreign key (tenant_id, fund_id) references fund (tenant_id, id), foreign key (tenant_id, to_fund_id) references fund (tenant_id, id),
  foreign key (tenant_id, fee_method_id) references other_outcome (tenant_id, id),', '');
create index money_transfer_of_fund on money_transfer (tenant_id, fund_id);
create index money_transfer_to_fund on money_transfer (tenant_id, to_fund_id);
create index money_transfer_of_fee_method on money_transfer (tenant_id, fee_method_id) where fee_method_id is not null;

-- A fund counts in its own currency, as its opening balance always did: so do its entries from now on.
update cash_entry c set amount = sign(c.amount)::bigint * round(d.total * 10000)::bigint
from document d, fund f, currency k
where d.tenant_id = c.tenant_id and d.id = c.document_id
  and f.tenant_id = c.tenant_id and f.id = c.fund_id
  and k.tenant_id = f.tenant_id and k.id = f.currency_id and not k.is_base
  and d.currency_id = f.currency_id;
update cash_balance b set amount = s.amount
from (select c.tenant_id, c.fund_id, sum(c.amount)::bigint as amount
  from cash_entry c
  join fund f on f.tenant_id = c.tenant_id and f.id = c.fund_id
  join currency k on k.tenant_id = f.tenant_id and k.id = f.currency_id
  where not k.is_base group by c.tenant_id, c.fund_id) s
where s.tenant_id = b.tenant_id and s.fund_id = b.fund_id;
