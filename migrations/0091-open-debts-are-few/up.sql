-- How many debts are open: PostgreSQL estimates `amount <> settled` as nearly all of them, of this difference it counts the zeros.
create statistics debt_entry_open_amount on (amount - settled) from debt_entry;
