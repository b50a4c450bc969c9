-- The customer that a change set without rows is about.
create index change_sets_of_customer on change_sets (shop_id, (case when call like 'customerHandling.%' then (params ->> 'id')::int::text end))
  where case when call like 'customerHandling.%' then (params ->> 'id')::int::text end is not null;
