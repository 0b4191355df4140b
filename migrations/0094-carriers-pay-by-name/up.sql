-- Vouchers of the money of carriers say who paid or was paid, as those of partners do.
alter table carrier no force row level security;
alter table income_voucher no force row level security;
alter table outcome_voucher no force row level security;
update income_voucher v set person = c.name from carrier c where c.tenant_id = v.tenant_id and c.id = v.carrier_id and coalesce(v.person, '') = '';
update outcome_voucher v set person = c.name from carrier c where c.tenant_id = v.tenant_id and c.id = v.carrier_id and coalesce(v.person, '') = '';
set constraints all immediate;
alter table carrier force row level security;
alter table income_voucher force row level security;
alter table outcome_voucher force row level security;
