-- What is to be paid back to buyers, and what was. A payment of an order that is cancelled, or that the order could not take, in its amount, less
-- what was paid back for withdrawals before; a withdrawal from a paid order, whose amount follows from its lines until it is paid back
-- (payments/refunds.ts). `due_on` of a payment is not known here: days off count.
drop view if exists refunds;
create view refunds with (security_invoker = true) as
select event.shop_id, event.id, event.order_uid, case when cancelled.at is null then 'payment' else 'cancellation' end as reason,
  event.amount - paid_back.amount as amount, event.currency, event.provider, coalesce(event.payment_id, event.event_id) as reference, event.note,
  greatest(event.at, cancelled.at) as since, null::date as due_on, event.refunded_at, event.refund_author_kind, event.refund_author_name,
  null::jsonb as withdrawn, null::jsonb as withdrawn_before, null::bigint as paid_back, false as follows_due
from payment_events event
left join lateral (
  select at from order_events moved
  where moved.shop_id = event.shop_id and moved.order_uid = event.order_uid and moved.status = 'cancelled' limit 1) cancelled on true
left join lateral (
  -- The payment that the order took: others are to be paid back whole.
  select taken.id from payment_events taken join orders on orders.shop_id = taken.shop_id and orders.uid = taken.order_uid
  where taken.shop_id = event.shop_id and taken.order_uid = event.order_uid and taken.amount = orders.total_gross and taken.currency = orders.currency
  order by taken.at, taken.id limit 1) taken on true
cross join lateral (
  select coalesce(sum(entry.refunded_amount), 0) as amount from order_claims claim
  join inbox_entries entry on entry.shop_id = claim.shop_id and entry.claim_id = claim.id
  where event.id = taken.id and claim.shop_id = event.shop_id and claim.order_uid = event.order_uid) paid_back
where event.refund_due and event.amount > paid_back.amount
union all
select entry.shop_id, entry.id, claim.order_uid, 'withdrawal', entry.refunded_amount, orders.currency, received.provider, received.reference, received.note,
  entry.created_at, entry.due_on, entry.refunded_at, entry.refund_author_kind, entry.refund_author_name, claim.lines,
  counted.lines, counted.paid_back, counted.follows_due
from inbox_entries entry
join order_claims claim on claim.shop_id = entry.shop_id and claim.id = entry.claim_id
join orders on orders.shop_id = claim.shop_id and orders.uid = claim.order_uid
cross join lateral (
  -- Those that were paid back, also later ones, and earlier ones that are due: those that staff closed otherwise do not count.
  select jsonb_agg(line) as lines, coalesce(sum(other_entry.refunded_amount) filter (where place = 1), 0)::bigint as paid_back,
    coalesce(bool_or(other_entry.refunded_at is null), false) as follows_due
  from order_claims other
  join inbox_entries other_entry on other_entry.shop_id = other.shop_id and other_entry.claim_id = other.id
  cross join lateral jsonb_array_elements(other.lines) with ordinality as lines (line, place)
  where other.shop_id = claim.shop_id and other.order_uid = claim.order_uid and other_entry.kind = 'withdrawal' and other_entry.id <> entry.id
    and (other_entry.refunded_at is not null
      or (other_entry.state <> 'done' and (other_entry.created_at, other_entry.id) < (entry.created_at, entry.id)))) counted
left join lateral (
  select event.provider, coalesce(event.payment_id, event.event_id) as reference, event.note from payment_events event
  where event.shop_id = orders.shop_id and event.order_uid = orders.uid and not event.refund_due
  order by event.at desc limit 1) received on true
-- A withdrawal that staff closed in the inbox was dealt with otherwise; the payments of a cancelled order are among those above. Cash that a
-- courier has is the shop's, even before it is recorded.
where entry.kind = 'withdrawal' and (entry.refunded_at is not null or (entry.state <> 'done' and orders.status <> 'cancelled'
  and orders.total_gross > 0 and (orders.is_paid or collected_on_delivery(orders.status, orders.payment_code))));
grant select on refunds to stragan_app;
