-- E-mails with text that staff typed, which are limited per shop and day. The data of such a mail has `typed`.
create index mails_typed on mails (shop_id, created_at) where data ? 'typed';
