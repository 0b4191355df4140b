-- A document may stand in the debts of several partners and sides; on a side, each of them has one entry.
alter table debt_entry drop constraint debt_entry_pkey, add primary key (tenant_id, document_id, side, partner_id);
alter table debt_entry drop constraint debt_entry_side_check,
  add constraint debt_entry_side_check check (side in ('receivable', 'payable', 'carrierCod', 'carrierFee'));
-- On the carriers' sides a carrier stands in the place of the partner. Whoever an entry names is held by the document.
alter table debt_entry drop constraint debt_entry_tenant_id_partner_id_fkey;
alter table debt_balance drop constraint debt_balance_tenant_id_partner_id_fkey;
-- Incurred beside the debt that is the document's own.
alter table debt_entry add column further boolean not null default false;

-- Both ends of an allocation are entries of one partner.
alter table allocation add column partner_id uuid;
update allocation a set partner_id = e.partner_id
from debt_entry e where (e.tenant_id, e.document_id, e.side) = (a.tenant_id, a.credit_id, a.side);
alter table allocation alter partner_id set not null;
-- The order a credit was kept for, where it was taken from what is kept.
alter table allocation add column order_id uuid, add foreign key (tenant_id, order_id) references document (tenant_id, id);
alter table allocation drop constraint allocation_pkey,
  add constraint allocation_once unique nulls not distinct (tenant_id, credit_id, debt_id, side, partner_id, document_id, order_id);
create index allocation_of_order on allocation (tenant_id, order_id) where order_id is not null;

-- So much of the credit of a document is kept for an order, until its bills or receipts take it.
create table kept_credit (
  tenant_id uuid not null default current_tenant() references tenant,
  document_id uuid not null,
  order_id uuid not null,
  side text not null,
  partner_id uuid not null,
  amount bigint not null check (amount > 0),
  primary key (tenant_id, document_id, order_id, side, partner_id),
  foreign key (tenant_id, document_id) references document (tenant_id, id),
  foreign key (tenant_id, order_id) references document (tenant_id, id)
);
create index kept_credit_of_order on kept_credit (tenant_id, order_id);
call protect('kept_credit');
