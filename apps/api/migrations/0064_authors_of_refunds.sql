-- Who noted that money was paid back, with the name of the moment: the history, which has it, too, is deleted earlier than the money trail of
-- orders. Null where it is not paid back, was noted on the command line, or before.
alter table payment_events
  add column refund_author_kind text check (refund_author_kind in ('staff', 'key')),
  add column refund_author_id uuid,
  add column refund_author_name text,
  add constraint refund_author check (num_nulls(refund_author_kind, refund_author_id, refund_author_name) in (0, 3)),
  add constraint refunded_by_author check (refund_author_kind is null or refunded_at is not null);
alter table inbox_entries
  add column refund_author_kind text check (refund_author_kind in ('staff', 'key')),
  add column refund_author_id uuid,
  add column refund_author_name text,
  add constraint refund_author check (num_nulls(refund_author_kind, refund_author_id, refund_author_name) in (0, 3)),
  add constraint refunded_by_author check (refund_author_kind is null or refunded_at is not null);
