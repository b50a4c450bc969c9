-- Counts the open orders of a customer (of a guest: of their e-mail address) and of a network. Takes advisory locks on both until the end of the
-- transaction, always in the same order, so that concurrent orders are counted one after the other. In plpgsql each statement has a snapshot of its
-- own and sees what was committed before it.
create or replace function count_open_orders(shop int, customer int, buyer_email text, network text, out buyer_count int, out network_count int)
language plpgsql as $$
begin
  perform pg_advisory_xact_lock(key) from (
    select hashtextextended(name, shop) as key
    from unnest(array['buyer ' || coalesce(customer::text, lower(buyer_email)), 'network ' || network]) as name order by 1) as keys;
  if customer is null then
    select count(*) into buyer_count from orders
    where shop_id = shop and is_open and customer_id is null and email_key = lower(buyer_email);
  else
    select count(*) into buyer_count from orders where shop_id = shop and is_open and customer_id = customer;
  end if;
  select count(*) into network_count from orders where shop_id = shop and is_open and network_key = network;
end $$;

-- Counts the changes of an order, so that a change of what somebody saw earlier is noticed.
create or replace function increment_revision() returns trigger language plpgsql as $$
begin
  new.revision := old.revision + 1;
  return new;
end $$;
create or replace trigger increment_revision before update on orders for each row execute function increment_revision();
