-- What was paid back for a withdrawal, in minor units: a later cancellation of its order refunds the rest.
alter table inbox_entries add column refunded_amount bigint;
alter table inbox_entries add constraint refunded_with_amount check (refunded_amount is null or refunded_at is not null);
