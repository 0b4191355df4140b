-- The units that lines of sales and purchases begin with.
alter table product add column sale_unit_id uuid, add column purchase_unit_id uuid,
  add foreign key (tenant_id, sale_unit_id) references unit (tenant_id, id),
  add foreign key (tenant_id, purchase_unit_id) references unit (tenant_id, id);

-- The newest documents of a partner are read from the end of the index, however many there are.
drop index document_of_partner;
create index document_of_partner on document (tenant_id, partner_id, kind, day desc, seq desc);
