-- What a customer gives in cash at the counter, and what goes back to him. Empty in the bills of before.
alter table sales_bill add column cash_given numeric, add column change numeric;
