-- Whether funds may fall below zero is one of three answers now: 0 refuse, 1 ask, 2 allow.
update setting set values = jsonb_set(values, '{negativeFund}', case when values -> 'negativeFund' = 'false' then '0'::jsonb else '2'::jsonb end)
where jsonb_typeof(values -> 'negativeFund') = 'boolean';
