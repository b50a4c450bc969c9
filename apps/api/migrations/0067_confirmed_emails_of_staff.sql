-- Whether a person has shown that an account's e-mail is theirs (record 077). Null where the account was opened by a link that an operator was given.
alter table staff add column email_confirmed_at timestamptz;
update staff set email_confirmed_at = clock();
-- False for a link that an operator was given: who uses it may not have the mailbox.
alter table staff_invitations add column confirms_email boolean not null default true;
