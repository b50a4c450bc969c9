-- Since when an account has been unused (is_unused in sql/staff.sql); null while it is used. Set by retention, and reset by a sign-in.
alter table staff add column unused_since timestamptz;
grant update (unused_since) on staff to stragan_app;
