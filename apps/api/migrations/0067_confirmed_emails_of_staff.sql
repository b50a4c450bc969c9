-- Whether a person has shown that an account's e-mail is theirs, by a link that was mailed to it (record 077). Null where the account was opened by
-- a link that a command printed or an operator was given.
alter table staff add column email_confirmed_at timestamptz;
update staff set email_confirmed_at = clock();
