-- Who reads the reports of sales and sees costs could always add up what was earned; now a report does it for him.
update user_group set rights = rights || jsonb_build_object('ReportProfit', rights -> 'ReportSales')
where rights -> 'ReportSales' ->> 'R' = 'true' and rights -> 'CostView' ->> 'R' = 'true' and not rights ? 'ReportProfit';
