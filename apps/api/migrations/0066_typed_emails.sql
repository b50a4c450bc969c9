-- E-mails with text that staff typed, which are limited per shop and day.
create index mails_typed on mails (shop_id, created_at) where kind in ('order_note', 'inbox_reply') or data ? 'message';
