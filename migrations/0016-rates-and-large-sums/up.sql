-- A currency whose rate nobody has entered has none; it was 1, which is a rate like any other.
alter table currency alter column exchange_rate drop not null, alter column exchange_rate drop default;

-- What is open of all documents of a day is no balance that anybody keeps: it must not be what stops the next save.
alter table document_sum alter column open_amount type numeric;
create or replace procedure write_document_sums(wanted_kind text default null, wanted_day date default null) language sql as $$
  with gone as (
    delete from document_sum where ctid = any(array(
      select ctid from document_sum where (wanted_kind is null or kind = wanted_kind) and (wanted_day is null or day = wanted_day) for update skip locked))
    returning kind, day, count, sums, open_amount
  ), places as (
    select kind, day, place, sum(amount) as amount from gone cross join lateral unnest(sums) with ordinality u (amount, place) group by kind, day, place
  ), added as (
    select kind, day, sum(count)::integer as count, sum(open_amount) as open_amount from gone group by kind, day
  )
  insert into document_sum (kind, day, count, sums, open_amount)
  select a.kind, a.day, a.count, array(select p.amount from places p where p.kind = a.kind and p.day = a.day order by p.place), a.open_amount from added a
  where a.count <> 0 or a.open_amount <> 0 or exists (select 1 from places p where p.kind = a.kind and p.day = a.day and p.amount <> 0)
$$;
