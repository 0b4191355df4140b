-- The place of an order's delivery address. Bills have theirs in `delivery`.
alter table sales_order add column delivery_place jsonb;
