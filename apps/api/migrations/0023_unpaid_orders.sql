-- Unpaid orders hold stock for a limited time and in a limited number; mails go out in turns, shop by shop.

alter table orders
  -- Until when payment by transfer or online is awaited; then the order is cancelled. Null where it is paid otherwise.
  add payment_expires_at timestamptz,
  -- When its payment was first begun at an online provider.
  add payment_begun_at timestamptz,
  -- HMAC of the network that it was placed from; removed as soon as the order is no longer open, at the latest after 30 days.
  add network_key text,
  -- Null where the shop cancelled it.
  add cancel_reason text check (cancel_reason in ('unpaid')),
  -- Holds stock that nobody has paid for: until it is paid, packed or cancelled; in cash, until the shop confirms it. An invoice to an
  -- approved company is no risk of this kind.
  add is_open boolean not null generated always as (
    not is_paid and payment ->> 'code' <> 'deferred_invoice'
    and (status = 'new' or (status = 'confirmed' and payment ->> 'code' <> 'cash_on_delivery'))
  ) stored;

create index open_orders_by_email on orders (shop_id, lower(email)) where is_open and customer_id is null;
create index open_orders_by_customer on orders (shop_id, customer_id) where is_open;
create index open_orders_by_network on orders (shop_id, network_key) where is_open;
create index open_orders_due on orders (payment_expires_at, shop_id, uid) where is_open and payment_expires_at is not null;
create index orders_with_network on orders (created_at) where network_key is not null;

-- Open orders of a customer, else of the guests with an e-mail, and of a network. Locks both until the transaction ends, always in the
-- same order, so that parallel orders are counted one after the other: each statement here sees what was committed before it.
create function count_open_orders(shop int, customer int, buyer_email text, network text, out of_buyer int, out of_network int)
language plpgsql as $$
begin
  perform pg_advisory_xact_lock(key) from (
    select hashtextextended(name, shop) as key
    from unnest(array['buyer ' || coalesce(customer::text, lower(buyer_email)), 'network ' || network]) as name order by 1) as keys;
  if customer is null then
    select count(*) into of_buyer from orders
    where shop_id = shop and is_open and customer_id is null and lower(email) = lower(buyer_email);
  else
    select count(*) into of_buyer from orders where shop_id = shop and is_open and customer_id = customer;
  end if;
  select count(*) into of_network from orders where shop_id = shop and is_open and network_key = network;
end $$;

-- Orders that wait already get their time from now on; a payment page lives for less than 24 hours.
update orders set payment_expires_at = clock() + case payment ->> 'code' when 'stripe' then interval '23 hours' else interval '7 days' end
where is_open and payment ->> 'code' in ('bank_transfer', 'stripe');

-- What a provider reported. Money that its order could not take is to be refunded.
alter table payment_events
  -- The provider's id of the payment: reported by several events, it is one payment.
  add payment_id text,
  -- Minor units of the currency.
  add amount bigint,
  add currency text,
  add refund_due boolean not null default false,
  add refunded_at timestamptz;
create unique index payment_once on payment_events (shop_id, provider, payment_id);
create index refunds_due on payment_events (shop_id, at) where refund_due and refunded_at is null;

-- Companies that the shop lets pay by deferred invoice.
alter table customers add deferred_payment_approved_at timestamptz;

-- The next mail of each shop in turn.
create index mails_waiting on mails (shop_id, next_attempt_at) where state = 'waiting';
