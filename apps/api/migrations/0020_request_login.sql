-- On PostgreSQL requests log in as a role of their own, so that no statement of theirs becomes the owner by `reset role`.

-- The one role that requests of this database log in as; nobody but the owner may read its password.
create table request_login (
  role name primary key,
  password text not null
);

-- The login role of requests, made where this server does not have it, such as after a restore. Its name has the database's oid in it: a copy
-- of a database has another. A password that the server rejected is replaced.
create function ensure_request_login(rejected text default null) returns request_login language plpgsql as $$
declare
  expected constant name := 'stragan_request_' || (select oid from pg_database where datname = current_database());
  login request_login;
  is_known boolean;
begin
  perform pg_advisory_xact_lock(hashtext('stragan request login'));
  select * into login from request_login where role = expected;
  is_known := exists (select from pg_roles where rolname = expected);
  if is_known and login.password <> coalesce(rejected, '') then return login; end if;
  login := row(expected, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));
  if is_known then
    execute format('alter role %I login password %L', expected, login.password);
  else
    execute format('create role %I login nosuperuser nobypassrls nocreatedb nocreaterole inherit password %L', expected, login.password);
  end if;
  execute format('grant stragan_app to %I', expected);
  -- What a transaction does not set itself.
  execute format('alter role %I set statement_timeout = ''5s''', expected);
  execute format('alter role %I set idle_in_transaction_session_timeout = ''10s''', expected);
  delete from request_login;
  insert into request_login values (login.role, login.password);
  return login;
end $$;
revoke execute on function ensure_request_login from public;
