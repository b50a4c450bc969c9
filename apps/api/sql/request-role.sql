-- Creates the login role of requests where this server does not have it, as after a restore, and returns it. A statement of a request cannot become
-- the owner by `reset role`, because the session is logged in as this role. Its name contains the database's oid, so a copy of a database gets
-- another one. A password that the server rejected is replaced.
create or replace function ensure_request_role(rejected text default null) returns request_role language plpgsql as $$
declare
  expected constant name := 'stragan_request_' || (select oid from pg_database where datname = current_database());
  login request_role;
  role_exists boolean;
begin
  perform pg_advisory_xact_lock(hashtext('stragan request role'));
  select * into login from request_role where role = expected;
  role_exists := exists (select from pg_roles where rolname = expected);
  if role_exists and login.password <> coalesce(rejected, '') then return login; end if;
  login := row(expected, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));
  if role_exists then
    execute format('alter role %I login password %L', expected, login.password);
  else
    execute format('create role %I login nosuperuser nobypassrls nocreatedb nocreaterole inherit password %L', expected, login.password);
  end if;
  execute format('grant stragan_app to %I', expected);
  -- Defaults for transactions that set no limits.
  execute format('alter role %I set statement_timeout = ''5s''', expected);
  execute format('alter role %I set idle_in_transaction_session_timeout = ''10s''', expected);
  delete from request_role;
  insert into request_role values (login.role, login.password);
  return login;
end $$;
revoke execute on function ensure_request_role from public;
