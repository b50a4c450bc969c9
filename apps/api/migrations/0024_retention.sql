-- What is deleted when its time is over, and what is kept of one person, is found without reading whole tables.

create index mails_by_age on mails (coalesce(sent_at, created_at)) where state <> 'waiting';
-- By the id alone, which its file is called by; by whom it was sent to, and by the order that it is about.
create unique index mails_by_id on mails (id);
create index mails_by_recipient on mails (shop_id, lower(recipient));
create index mails_by_order on mails (shop_id, (data ->> 'uid'));

create index order_claims_by_age on order_claims (created_at);
