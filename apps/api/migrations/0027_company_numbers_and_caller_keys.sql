-- Company numbers as they are stored from now on: upper case, without spaces, dots and hyphens, a NIP without PL. Orders are snapshots.

update customers set nip = regexp_replace(upper(regexp_replace(nip, '[\s.-]', '', 'g')), '^PL(\d{10})$', '\1') where nip ~ '[\s.a-z-]|^PL';

update addresses
set address = jsonb_set(address, '{nip}', to_jsonb(regexp_replace(upper(regexp_replace(address ->> 'nip', '[\s.-]', '', 'g')), '^PL(\d{10})$', '\1')))
where address ->> 'nip' ~ '[\s.a-z-]|^PL';

-- What a POST whose session is optional was answered. Its transactions are its own: a row without an answer is under way.
create table caller_idempotency_keys (
  shop_id int not null references shops on delete cascade,
  -- The session, or where there is none the visitor's address as an HMAC with the caller's key.
  caller text not null,
  -- SHA-256 of the caller's key.
  key text not null,
  -- Method, path, query and body as an HMAC with the caller's key.
  request_hash text not null,
  answer text,
  created_at timestamptz not null default clock(),
  primary key (shop_id, caller, key)
);
create index caller_idempotency_keys_by_age on caller_idempotency_keys (created_at);
call protect_table('caller_idempotency_keys');
