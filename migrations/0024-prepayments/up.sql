-- Money that settles nothing yet, and vouchers that set credits against debts: their lines say on which side they stand.
alter table income_voucher add column unallocated numeric;
alter table income_voucher_line add column is_credit boolean;
alter table outcome_voucher add column unallocated numeric;
alter table outcome_voucher_line add column is_credit boolean;
