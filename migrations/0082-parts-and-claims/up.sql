-- A part of the parcel came back: what was agreed to be collected stays beside what was. Of a lost one, what its carrier
-- is asked to pay. A line of a voucher names the parcel it is paid for.
alter table shipment add column cod_agreed numeric, add column is_partial boolean not null default false, add column claim_amount numeric;
alter table carrier_event add column is_partial boolean not null default false;
alter table income_voucher_line add column claim_id uuid,
  add constraint income_voucher_line_claim foreign key (tenant_id, claim_id) references document (tenant_id, id);
alter table outcome_voucher_line add column claim_id uuid,
  add constraint outcome_voucher_line_claim foreign key (tenant_id, claim_id) references document (tenant_id, id);
create index income_voucher_line_of_claim on income_voucher_line (tenant_id, claim_id) where claim_id is not null;
create index outcome_voucher_line_of_claim on outcome_voucher_line (tenant_id, claim_id) where claim_id is not null;

-- Those that may be late, which the start page counts.
create index shipment_on_its_way on shipment (tenant_id, ship_status) where ship_status in (1, 2, 3, 6, 7);
