-- Passkeys of people who run shops (record 079).

create table staff_passkeys (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff on delete cascade,
  name text not null,
  -- Chosen by the authenticator, in base64url; one passkey belongs to one person.
  credential_id text not null unique,
  -- COSE key (RFC 9052) in base64url.
  public_key text not null,
  -- Signatures so far, by which a copied key is noticed; zero where the authenticator does not count.
  counter bigint not null,
  -- How browsers reach the authenticator.
  transports text[] not null,
  is_backed_up boolean not null,
  created_at timestamptz not null default clock(),
  last_used_at timestamptz
);
create index on staff_passkeys (staff_id);
call enable_staff_isolation('staff_passkeys', 'staff_id', 'select, insert, update (name, counter, is_backed_up, last_used_at), delete');

-- What a passkey has to sign, once.
create table staff_challenges (
  -- SHA-256 of the challenge.
  hash text primary key,
  purpose text not null check (purpose in ('sign-in', 'identity', 'registration')),
  -- Null before it is known who signs in.
  staff_id uuid references staff on delete cascade check ((staff_id is null) = (purpose = 'sign-in')),
  -- Base URL of the back office that it was made for.
  origin text not null,
  expires_at timestamptz not null
);
create index on staff_challenges (staff_id, expires_at);
create index on staff_challenges (expires_at);
-- To lock rows takes the right to update.
call enable_staff_isolation('staff_challenges', 'staff_id', 'select, insert, update (expires_at), delete');
