-- People who run shops, their sessions and rights (record 077).

alter table shops
  -- Names the shop in addresses of the back office.
  add column code text unique check (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(code) <= 40),
  -- Sessions of its staff need a second factor.
  add column requires_second_factor boolean not null default false;
update shops set code = 'shop-' || shop_id;
alter table shops alter column code set not null;

-- Enables row-level security on a table of people: a transaction of one person (app.staff_id) sees that person's rows only. The owner is admitted
-- as by enable_tenant_isolation.
create procedure enable_staff_isolation(name regclass, staff_column name, rights text) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format(
    'create policy staff_isolation on %s to stragan_app using (%I = nullif(current_setting(''app.staff_id'', true), '''')::uuid)', name, staff_column);
  execute format('create policy owner_access on %s to current_user using (true) with check (true)', name);
  if rights <> '' then execute format('grant %s on %s to stragan_app', rights, name); end if;
end $$;

-- People of the installation. They belong to no shop: memberships give them roles.
create table staff (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  -- The key of an account: letter case does not count.
  email_key text not null unique generated always as (lower(email)) stored,
  name text not null,
  language text not null check (language in ('en', 'pl')),
  -- Argon2id in its encoded form; null until an operator has chosen a password by a link.
  password_hash text,
  -- Runs the installation: creates shops, and sees no data of their customers.
  is_operator boolean not null default false,
  -- Of the authenticator, in Base32 (RFC 6238); the pending one waits for its first code.
  totp_secret text,
  totp_pending_secret text,
  -- The time step of the last accepted code: no code is accepted twice.
  totp_last_step bigint,
  created_at timestamptz not null default clock()
);
call enable_staff_isolation('staff', 'id',
  'select, update (name, language, password_hash, totp_secret, totp_pending_secret, totp_last_step)');

-- Replace the authenticator once each, as SHA-256.
create table staff_recovery_codes (
  staff_id uuid not null references staff on delete cascade,
  hash text not null,
  primary key (staff_id, hash)
);
call enable_staff_isolation('staff_recovery_codes', 'staff_id', 'select, insert, delete');

create table staff_sessions (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff on delete cascade,
  -- SHA-256 of the token.
  token_hash text not null unique,
  device text,
  created_at timestamptz not null default clock(),
  -- Precise to a minute.
  last_used_at timestamptz not null default clock(),
  expires_at timestamptz not null,
  second_factor_at timestamptz,
  -- When the person last confirmed their identity with the password.
  confirmed_at timestamptz not null default clock()
);
create index on staff_sessions (staff_id);
create index on staff_sessions (expires_at);
call enable_staff_isolation('staff_sessions', 'staff_id', 'select, insert, update, delete');

-- Single-use links to set a password, as SHA-256 of their tokens.
create table staff_links (
  hash text primary key,
  staff_id uuid not null references staff on delete cascade,
  expires_at timestamptz not null
);
create index on staff_links (staff_id);
call enable_staff_isolation('staff_links', 'staff_id', 'insert, delete');

-- Who works in a shop.
create table memberships (
  shop_id int not null references shops on delete cascade,
  staff_id uuid not null references staff on delete cascade,
  role text not null check (role in ('owner', 'manager', 'sales', 'warehouse', 'editor', 'accountant')),
  created_at timestamptz not null default clock(),
  primary key (shop_id, staff_id)
);
create index on memberships (staff_id);
call enable_tenant_isolation('memberships');

create table staff_invitations (
  shop_id int not null references shops on delete cascade,
  id uuid not null default gen_random_uuid(),
  email text not null,
  role text not null check (role in ('owner', 'manager', 'sales', 'warehouse', 'editor', 'accountant')),
  language text not null check (language in ('en', 'pl')),
  -- SHA-256 of the link's token.
  hash text not null unique,
  -- Null where a command of the installation invited.
  invited_by uuid references staff on delete set null,
  created_at timestamptz not null default clock(),
  expires_at timestamptz not null,
  primary key (shop_id, id)
);
create unique index on staff_invitations (shop_id, lower(email));
call enable_tenant_isolation('staff_invitations');

-- Keys of programs. They have at most the rights of the person who created them, and are deleted with that person's membership.
create table api_keys (
  shop_id int not null references shops on delete cascade,
  id uuid not null default gen_random_uuid(),
  name text not null,
  -- The beginning of the key, by which people recognise it.
  prefix text not null,
  -- SHA-256 of the key.
  hash text not null unique,
  scopes text[] not null,
  -- Networks that may use it; all, if empty.
  addresses cidr[] not null,
  created_by uuid not null,
  created_at timestamptz not null default clock(),
  expires_at timestamptz,
  -- Precise to a minute.
  last_used_at timestamptz,
  primary key (shop_id, id),
  foreign key (shop_id, created_by) references memberships on delete cascade
);
create index on api_keys (shop_id, created_by);
call enable_tenant_isolation('api_keys');

-- Lists and the search of orders in the back office. Row-level security keeps ranges of text from an index unless the collation is that of bytes.
create index on orders (shop_id, status, created_at);
create index on orders (shop_id, number collate "C");
drop index orders_shop_id_email_key_idx;
create index on orders (shop_id, email_key);
create index on orders (shop_id, phone);
