-- Staff work in several shops, and sign in before it is known who they are: these security definer functions are all that looks across shops.
-- Each returns what one step needs, of the person or the link that its caller proves to have.

-- A shop that is inserted without a code gets one from its id.
create or replace function set_shop_code() returns trigger language plpgsql as $$
begin
  new.code := coalesce(new.code, 'shop-' || new.shop_id);
  return new;
end $$;
create or replace trigger set_shop_code before insert on shops for each row execute function set_shop_code();

-- A shop that has staff has an owner. Changes of owners of one shop wait for each other: of two owners who leave at once, one stays.
create or replace function require_owner() returns trigger language plpgsql as $$
begin
  if old.role <> 'owner' then return null; end if;
  perform pg_advisory_xact_lock(hashtext('memberships'), old.shop_id);
  if exists (select from shops where shop_id = old.shop_id)
    and not exists (select from memberships where shop_id = old.shop_id and role = 'owner')
  then
    raise exception 'the shop % would have no owner', old.shop_id using errcode = 'check_violation', constraint = 'last_owner';
  end if;
  return null;
end $$;
drop trigger if exists require_owner on memberships;
create constraint trigger require_owner after update of role or delete on memberships for each row execute function require_owner();

-- The account to sign in to, and the shop from which it is written to: the one that the person has worked in for longest.
create or replace function find_staff_by_email(address text)
returns table (
  staff_id uuid, email text, name text, language text, password_hash text, has_authenticator boolean,
  shop_id int, shop_name text, default_language text
) language sql stable security definer set search_path = public, pg_temp
as $$
  select staff.id, staff.email, staff.name, staff.language, staff.password_hash, staff.totp_secret is not null,
    shops.shop_id, shops.name, shops.default_language
  from staff
  left join lateral (
    select shop_id from memberships where staff_id = staff.id order by created_at, shop_id limit 1
  ) oldest on true
  left join shops on shops.shop_id = oldest.shop_id
  where staff.email_key = lower(address)
$$;

-- Stores a challenge to sign in with a passkey, and deletes the oldest where ten thousand are open. The subqueries are materialized: with outdated
-- statistics the planner could choose a nested loop that runs them, and locks their rows, for each challenge.
create or replace function open_sign_in_challenge(challenge text, back_office text, valid_until timestamptz) returns void
language sql volatile security definer set search_path = public, pg_temp
as $$
  with oldest as materialized (
    select hash from staff_challenges where staff_id is null order by expires_at desc offset 9999
  ), free as materialized (
    select hash from staff_challenges where hash in (select hash from oldest) for update skip locked
  )
  delete from staff_challenges using free where staff_challenges.hash = free.hash;
  insert into staff_challenges (hash, purpose, origin, expires_at) values (challenge, 'sign-in', back_office, valid_until);
$$;

-- Consumes a challenge to sign in and returns the passkey that claims to have signed it; nothing without such a challenge. The caller lets
-- nobody in before the signature is verified with the key.
create or replace function find_staff_passkey(challenge text, back_office text, credential text)
returns table (passkey_id uuid, staff_id uuid, email text, public_key text)
language plpgsql volatile security definer set search_path = public, pg_temp
as $$
begin
  delete from staff_challenges
  where hash = challenge and purpose = 'sign-in' and origin = back_office and expires_at > clock();
  if not found then return; end if;
  return query
    select passkey.id, staff.id, staff.email, passkey.public_key
    from staff_passkeys passkey join staff on staff.id = passkey.staff_id
    where passkey.credential_id = credential;
end $$;

-- Whether an account has a second factor: an authenticator or a passkey.
create or replace function has_second_factor(account staff) returns boolean language sql stable
as $$ select account.totp_secret is not null or exists (select from staff_passkeys where staff_id = account.id) $$;

-- The person of a session, and their role in the shop of a code; role and shop are null where they do not work there. Notes the use of the session.
create or replace function find_staff_session(token text, idle interval, code_of_shop text)
returns table (
  session_id uuid, staff_id uuid, email text, name text, language text, is_operator boolean,
  needs_second_factor boolean, has_second_factor boolean, confirmed_at timestamptz,
  shop_id int, shop_name text, default_language text, requires_second_factor boolean, role text
) language sql volatile security definer set search_path = public, pg_temp
as $$
  update staff_sessions set last_used_at = clock()
  where token_hash = token and last_used_at < clock() - interval '1 minute' and last_used_at > clock() - idle and expires_at > clock();
  select session.id, staff.id, staff.email, staff.name, staff.language, staff.is_operator,
    staff.totp_secret is not null and session.second_factor_at is null, session.second_factor_at is not null and has_second_factor(staff),
    session.confirmed_at,
    shops.shop_id, shops.name, shops.default_language, shops.requires_second_factor, membership.role
  from staff_sessions session
  join staff on staff.id = session.staff_id
  left join (memberships membership join shops on shops.shop_id = membership.shop_id and shops.code = code_of_shop)
    on membership.staff_id = staff.id
  where session.token_hash = token and session.expires_at > clock() and session.last_used_at > clock() - idle
$$;

-- An API key, and what its creator may do in its shop. Notes its use.
create or replace function find_api_key(key_hash text, code_of_shop text, address inet)
returns table (
  key_id uuid, key_name text, created_by uuid, scopes text[], role text, shop_id int, shop_name text, default_language text
) language sql volatile security definer set search_path = public, pg_temp
as $$
  update api_keys set last_used_at = clock()
  where hash = key_hash and (last_used_at is null or last_used_at < clock() - interval '1 minute')
    and (expires_at is null or expires_at > clock()) and (addresses = '{}' or address <<= any (addresses));
  select api_key.id, api_key.name, api_key.created_by, api_key.scopes, membership.role, shops.shop_id, shops.name, shops.default_language
  from api_keys api_key
  join memberships membership on membership.shop_id = api_key.shop_id and membership.staff_id = api_key.created_by
  join shops on shops.shop_id = api_key.shop_id and shops.code = code_of_shop
  where api_key.hash = key_hash and (api_key.expires_at is null or api_key.expires_at > clock())
    and (api_key.addresses = '{}' or address <<= any (api_key.addresses))
$$;

-- The shops of the person of this transaction, by name.
drop function if exists shops_of_staff();
create function shops_of_staff()
returns table (shop_id int, code text, name text, default_language text, role text, origin text, time_zone text, requires_second_factor boolean)
language sql stable security definer set search_path = public, pg_temp
as $$
  select shops.shop_id, shops.code, shops.name, shops.default_language, membership.role, coalesce(entry ->> 'origin', ''), coalesce(entry ->> 'time_zone', 'UTC'),
    shops.requires_second_factor
  from memberships membership join shops using (shop_id)
  left join lateral (
    select entry from configuration
    where configuration.shop_id = shops.shop_id and scope = 'shop' and enabled order by position, id limit 1
  ) configured on true
  where membership.staff_id = nullif(current_setting('app.staff_id', true), '')::uuid
  order by shops.name, shops.shop_id
$$;

-- The people of the shop of this transaction.
create or replace function staff_of_shop()
returns table (staff_id uuid, email text, name text, role text, has_second_factor boolean, last_used_at timestamptz, since timestamptz)
language sql stable security definer set search_path = public, pg_temp
as $$
  select staff.id, staff.email, staff.name, membership.role, has_second_factor(staff), (
      select max(last_used_at) from staff_sessions session where session.staff_id = staff.id
    ), membership.created_at
  from memberships membership join staff on staff.id = membership.staff_id
  where membership.shop_id = nullif(current_setting('app.shop_id', true), '')::int
  order by staff.name, staff.email_key
$$;

-- Deletes authenticator, recovery codes and passkeys of an account, and ends its sessions.
create or replace function delete_second_factors(account uuid) returns void language plpgsql volatile
as $$
begin
  update staff set totp_secret = null, totp_pending_secret = null, totp_last_step = null where id = account;
  delete from staff_recovery_codes where staff_id = account;
  delete from staff_passkeys where staff_id = account;
  delete from staff_sessions where staff_id = account;
end $$;

-- Deletes the second factors of a person of the shop of this transaction, and ends their sessions. Refused for an owner and for a person who works in
-- other shops or runs the installation: the shop cannot lower the protection of others.
create or replace function reset_second_factor(member uuid) returns text
language plpgsql volatile security definer set search_path = public, pg_temp
as $$
declare
  own_shop constant int := nullif(current_setting('app.shop_id', true), '')::int;
begin
  if not exists (select from memberships where shop_id = own_shop and staff_id = member) then return 'unknown'; end if;
  if exists (select from memberships where staff_id = member and (role = 'owner' or shop_id <> own_shop))
    or exists (select from staff where id = member and is_operator)
  then return 'refused'; end if;
  perform delete_second_factors(member);
  return 'done';
end $$;

-- Whether an invitation opens an account, so that who accepts it chooses the password: one without a password, or one whose e-mail nobody has
-- confirmed, if the invitation confirms it.
create or replace function opens_account(invitation staff_invitations, account staff) returns boolean language sql immutable
as $$ select account.password_hash is null or (account.email_confirmed_at is null and invitation.confirms_email) $$;

-- Marks the e-mail of an account as confirmed. The first confirmation deletes its second factors, links, sessions, API keys and sent invitations: they
-- may be those of somebody who opened the account without having the mailbox. The caller replaces the password. The lock keeps out passkeys that are
-- added meanwhile.
create or replace function confirm_staff_email(account uuid) returns void language plpgsql volatile
as $$
begin
  perform from staff where id = account and email_confirmed_at is null for update;
  if not found then return; end if;
  update staff set email_confirmed_at = clock() where id = account;
  perform delete_second_factors(account);
  delete from staff_links where staff_id = account;
  delete from api_keys where created_by = account;
  delete from staff_invitations where invited_by = account;
end $$;

-- Whether an account is of no use: its person runs no installation, works in no shop, is invited to none and has no session.
create or replace function is_unused(account staff) returns boolean language sql stable
as $$
  select not account.is_operator
    and not exists (select from memberships where staff_id = account.id)
    and not exists (select from staff_sessions where staff_id = account.id)
    and not exists (select from staff_invitations where lower(email) = account.email_key and expires_at > clock())
$$;

-- The invitation of a link. `password_hash` is null where the invitation opens the account.
create or replace function find_staff_invitation(token text)
returns table (email text, role text, language text, shop_id int, shop_name text, staff_id uuid, password_hash text)
language sql stable security definer set search_path = public, pg_temp
as $$
  select invitation.email, invitation.role, invitation.language, shops.shop_id, shops.name, staff.id,
    case when not opens_account(invitation, staff) then staff.password_hash end
  from staff_invitations invitation
  join shops using (shop_id)
  left join staff on staff.email_key = lower(invitation.email)
  where invitation.hash = token and invitation.expires_at > clock()
$$;

-- Consumes an invitation: opens the account, with a new password, or finds the one whose password the caller has proved, and creates the membership;
-- of somebody who is a member already the role stays. Returns the account; nothing where the link was used meanwhile, or where the account was
-- opened, or its e-mail confirmed, meanwhile.
create or replace function accept_staff_invitation(token text, new_name text, new_language text, new_password_hash text) returns uuid
language plpgsql volatile security definer set search_path = public, pg_temp
as $$
declare
  accepted staff_invitations;
  account staff;
begin
  select * into accepted from staff_invitations where hash = token and expires_at > clock() for update;
  if accepted.shop_id is null then return null; end if;
  insert into staff (email, name, language) values (accepted.email, new_name, new_language) on conflict (email_key) do nothing;
  select * into account from staff where email_key = lower(accepted.email) for update;
  if opens_account(accepted, account) <> (new_password_hash is not null) then return null; end if;
  delete from staff_invitations where hash = token;
  if new_password_hash is not null then
    if accepted.confirms_email then perform confirm_staff_email(account.id); end if;
    update staff set name = new_name, language = new_language, password_hash = new_password_hash where id = account.id;
  end if;
  insert into memberships (shop_id, staff_id, role) values (accepted.shop_id, account.id, accepted.role)
  on conflict (shop_id, staff_id) do nothing;
  return account.id;
end $$;

-- The account of a link to set a password.
create or replace function find_staff_link(token text) returns table (staff_id uuid, email text, name text)
language sql stable security definer set search_path = public, pg_temp
as $$
  select staff.id, staff.email, staff.name from staff_links link join staff on staff.id = link.staff_id
  where link.hash = token and link.expires_at > clock()
$$;

-- Sets the password by a link, which confirms the e-mail; the account's links and sessions end. Returns false where the link was used meanwhile.
create or replace function consume_staff_link(token text, new_password_hash text) returns boolean
language plpgsql volatile security definer set search_path = public, pg_temp
as $$
declare
  account uuid;
begin
  delete from staff_links where hash = token and expires_at > clock() returning staff_id into account;
  if account is null then return false; end if;
  perform confirm_staff_email(account);
  update staff set password_hash = new_password_hash where id = account;
  delete from staff_links where staff_id = account;
  delete from staff_sessions where staff_id = account;
  return true;
end $$;

do $$
declare
  name text;
begin
  foreach name in array array[
    'find_staff_by_email', 'open_sign_in_challenge', 'find_staff_passkey', 'find_staff_session', 'find_api_key', 'shops_of_staff', 'staff_of_shop', 'reset_second_factor',
    'find_staff_invitation', 'accept_staff_invitation', 'find_staff_link', 'consume_staff_link'
  ] loop
    execute format('revoke execute on function %I from public', name);
    execute format('grant execute on function %I to stragan_app', name);
  end loop;
end $$;
