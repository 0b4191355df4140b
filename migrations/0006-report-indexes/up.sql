-- Overdue debts of a past day take back what later allocations settled: only those are read.
create index allocation_of_day on allocation (tenant_id, side, day);
