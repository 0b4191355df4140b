-- Days whose kept sums are not those of their documents.
with kept as (
  select tenant_id, kind, day, place, sum(amount) as amount from document_sum cross join lateral unnest(sums) with ordinality u (amount, place) group by 1, 2, 3, 4
), added as (
  select tenant_id, kind, day, place, sum(amount) as amount from document cross join lateral unnest(sums) with ordinality u (amount, place)
  where status not in (3, 4) group by 1, 2, 3, 4
)
select tenant_id, kind, day, place, kept.amount as kept, added.amount as added
from kept full join added using (tenant_id, kind, day, place)
where coalesce(kept.amount, 0) <> coalesce(added.amount, 0);
