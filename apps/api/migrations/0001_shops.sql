-- The tenant, its hosts and its configuration, and the rules that keep shops apart.

create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- What requests run as: it owns nothing and cannot pass a policy. Roles belong to the whole server, so another database may have made it.
do $$
begin
  create role stragan_app nologin nosuperuser nobypassrls nocreatedb nocreaterole;
exception when duplicate_object or unique_violation then null;
end $$;
grant stragan_app to current_user;
revoke create on schema public from public;
grant usage on schema public to stragan_app;

-- The clock of the running transaction: the application's, so that tests and the seed can live at another time.
create function clock() returns timestamptz language sql stable
as $$ select coalesce(nullif(current_setting('app.now', true), '')::timestamptz, now()) $$;

-- The text in a language, else in the shop's default one; null where both are empty.
create function text_in(texts jsonb, language text, fallback text) returns text language sql immutable parallel safe
as $$ select coalesce(nullif(texts ->> language, ''), nullif(texts ->> fallback, '')) $$;

-- Closes a table to everybody but its shop. The owner's own policy lets migrations, jobs and definer functions through:
-- forced policies bind the owner too, where it is no superuser.
create procedure protect_table(name regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format('create policy own_shop on %s to stragan_app using (shop_id = nullif(current_setting(''app.shop_id'', true), '''')::int)', name);
  execute format('create policy owner on %s to current_user using (true) with check (true)', name);
  execute format('grant select, insert, update, delete on %s to stragan_app', name);
end $$;

create table shops (
  shop_id int primary key,
  name text not null,
  default_language text not null check (default_language in ('en', 'pl')),
  created_at timestamptz not null default clock()
);
call protect_table('shops');

create table hosts (
  shop_id int not null references shops on delete cascade,
  host text not null unique check (host = lower(host) and host <> ''),
  primary key (shop_id, host)
);
call protect_table('hosts');

-- The only question that may be asked without a shop.
create function shop_of_host(asked text)
returns table (shop_id int, name text, default_language text) language sql stable security definer set search_path = public, pg_temp
as $$ select shops.shop_id, shops.name, shops.default_language from hosts join shops using (shop_id) where host = asked $$;
revoke execute on function shop_of_host from public;
grant execute on function shop_of_host to stragan_app;

-- Texts inside an entry are objects with the keys en and pl.
create table configuration (
  shop_id int not null references shops on delete cascade,
  scope text not null,
  id int not null,
  position int not null,
  enabled boolean not null default true,
  entry jsonb not null,
  primary key (shop_id, scope, id)
);
call protect_table('configuration');
