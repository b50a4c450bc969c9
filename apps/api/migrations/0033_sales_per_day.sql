-- The sales of the start page are read from this index alone.
create index sales_of_orders on orders (shop_id, created_at) include (total_net, rate) where status <> 'cancelled' and not is_test;
