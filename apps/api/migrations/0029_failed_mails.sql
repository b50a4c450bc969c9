-- E-mails that could not be sent, as the back office lists them.
create index mails_given_up on mails (shop_id, created_at, id) where state = 'given_up';
