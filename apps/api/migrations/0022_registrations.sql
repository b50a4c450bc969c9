-- Who has registered and not yet confirmed the e-mail: no customer, so that nothing can be seen of it by logging in. An e-mail may be
-- registered several times; whoever confirms one of them, by its link and its password, has the account.
create table registrations (
  shop_id int not null references shops on delete cascade,
  -- SHA-256 of the token that was mailed.
  hash text not null,
  email text not null,
  email_key text not null generated always as (lower(email)) stored,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  company text,
  nip text,
  phone text,
  language text not null check (language in ('en', 'pl')),
  consents jsonb not null default '[]',
  -- The visitor who registered: orders of this session, and of this e-mail, join the account when it is confirmed.
  session_id uuid,
  created_at timestamptz not null default clock(),
  expires_at timestamptz not null,
  primary key (shop_id, hash),
  foreign key (shop_id, session_id) references sessions on delete set null (session_id)
);
create index on registrations (shop_id, email_key);
create index on registrations (shop_id, session_id) where session_id is not null;
call protect_table('registrations');

-- Devices that a customer logged in from: each has failures of its own to spend, whatever others try on the account.
create table customer_devices (
  shop_id int not null,
  -- SHA-256 of the device token.
  hash text not null,
  customer_id int not null,
  created_at timestamptz not null default clock(),
  expires_at timestamptz not null,
  primary key (shop_id, hash),
  foreign key (shop_id, customer_id) references customers on delete cascade
);
create index on customer_devices (shop_id, customer_id, expires_at);
call protect_table('customer_devices');

-- Accounts from before this rule whose e-mail was never confirmed: their owners get in by setting a new password.
delete from sessions using customers
where customers.shop_id = sessions.shop_id and customers.id = sessions.customer_id and customers.email_confirmed_at is null;
delete from customer_links where purpose = 'confirm';

-- Guest orders that join an account are looked for by e-mail.
create index on orders (shop_id, lower(email)) where customer_id is null;
