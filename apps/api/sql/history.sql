-- History (record 083). A transaction of the admin API names its change in `app.change`; triggers then write what it changes into change_sets and
-- change_rows. Changes of shoppers, jobs and commands are not recorded.

-- The tables whose changes are recorded, those that others refer to first. `omitted` columns are not recorded, of `secret` ones a digest only;
-- generated columns are neither. What undo does with a table:
--   restore      the former values, row by row and column by column; those of `final` columns are never restored
--   reverse      a movement of the opposite quantity
--   final        nothing: the change cannot be undone
--   append_only  nothing, and the rest of the change is undone: the rows say what happened
drop function if exists history_tables();
create function history_tables() returns table (
  rank int, name text, entity text, entity_column text, undo text, omitted text[], secret text[], final text[], delta text[]
) language sql immutable as $$
  select row_number() over ()::int, declared.* from (values
    ('shops', 'shop', 'shop_id', 'restore', '{code,created_at}'::text[], '{}'::text[], '{}'::text[], '{}'::text[]),
    ('configuration', 'settings', 'scope', 'restore', '{}', '{}', '{}', '{}'),
    ('hosts', 'host', 'host', 'final', '{}', '{}', '{}', '{}'),
    ('host_claims', 'host', 'host', 'restore', '{}', '{}', '{}', '{}'),
    ('shop_secrets', 'payment_keys', 'name', 'restore', '{}', '{value}', '{}', '{}'),
    ('memberships', 'staff', 'staff_id', 'restore', '{}', '{}', '{}', '{}'),
    ('staff_invitations', 'invitation', 'id', 'restore', '{}', '{hash}', '{}', '{}'),
    ('api_keys', 'api_key', 'id', 'restore', '{last_used_at}', '{hash}', '{}', '{}'),
    ('webhook_endpoints', 'webhook', 'id', 'restore', '{disabled_reason}', '{}', '{}', '{}'),
    -- A secret cannot be restored, nor an endpoint without one.
    ('webhook_states', 'webhook', 'endpoint_id', 'final', '{failing_since,previous_until}', '{secret,previous_secret}', '{}', '{}'),
    ('pictures', 'picture', 'id', 'restore', '{}', '{}', '{}', '{}'),
    ('guarantee_notices', 'guarantee_notice', 'language', 'restore', '{}', '{}', '{}', '{}'),
    ('producers', 'producer', 'id', 'restore', '{}', '{}', '{}', '{}'),
    ('brands', 'brand', 'id', 'restore', '{}', '{}', '{}', '{}'),
    ('categories', 'category', 'id', 'restore', '{}', '{}', '{}', '{}'),
    ('former_slugs', 'former_slug', 'id', 'restore', '{}', '{}', '{}', '{}'),
    ('features', 'feature', 'id', 'restore', '{}', '{}', '{}', '{}'),
    ('feature_values', 'feature', 'feature_id', 'restore', '{}', '{}', '{}', '{}'),
    ('discount_codes', 'discount_code', 'id', 'restore', '{}', '{}', '{}', '{uses}'),
    ('gifts', 'gift', 'id', 'restore', '{}', '{}', '{}', '{stock_on_hand}'),
    ('products', 'product', 'id', 'restore', '{}', '{}', '{}', '{}'),
    ('product_features', 'product', 'product_id', 'restore', '{}', '{}', '{}', '{}'),
    ('product_pictures', 'product', 'product_id', 'restore', '{}', '{}', '{}', '{}'),
    ('product_picture_urls', 'product', 'product_id', 'restore', '{state,import_id,problem,status,attempts,next_attempt_at,leased_until}',
      '{}', '{}', '{}'),
    -- Only registers a file, which other products may have, too: nothing offers it once its data sheets are gone.
    ('documents', 'document', 'id', 'append_only', '{}', '{}', '{}', '{}'),
    ('data_sheets', 'product', 'product_id', 'restore', '{}', '{}', '{}', '{}'),
    ('variants', 'product', 'product_id', 'restore', '{stock_on_hand}', '{}', '{}', '{}'),
    ('variant_features', 'product', 'product_id', 'restore', '{}', '{}', '{}', '{}'),
    ('search_synonyms', 'search_synonyms', 'id', 'restore', '{}', '{}', '{}', '{}'),
    ('search_redirects', 'search_redirect', 'id', 'restore', '{}', '{}', '{}', '{}'),
    ('related_products', 'product', 'product_id', 'restore', '{}', '{}', '{}', '{}'),
    ('tiers', 'product', 'product_id', 'restore', '{}', '{}', '{}', '{}'),
    ('promotions', 'product', 'product_id', 'restore', '{}', '{}', '{}', '{}'),
    ('stock_movements', 'stock', 'variant_id', 'reverse', '{}', '{}', '{}', '{}'),
    ('orders', 'order', 'uid', 'restore', '{session_id,network_key,revision}', '{}', '{status,is_paid,payment_expires_at,cancel_reason}', '{}'),
    ('order_events', 'order', 'order_uid', 'append_only', '{}', '{}', '{}', '{}'),
    ('order_changes', 'order', 'order_uid', 'append_only', '{}', '{}', '{}', '{}'),
    ('order_notes', 'order', 'order_uid', 'restore', '{}', '{}', '{sent_to}', '{}'),
    -- Customers change what else there is about them. The key is final: who was erased does not come back.
    ('customers', 'customer', 'id', 'restore',
      '{email,password_hash,first_name,last_name,company,phone,language,email_confirmed_at,consents,created_at,last_address_id}', '{}', '{id}', '{}'),
    ('customer_notes', 'customer', 'customer_id', 'restore', '{}', '{}', '{}', '{}'),
    ('price_lists', 'price_list', 'id', 'restore', '{}', '{}', '{}', '{}'),
    ('price_list_prices', 'price_list', 'price_list_id', 'restore', '{}', '{}', '{}', '{}'),
    -- Erased with the customer.
    ('price_list_customers', 'customer', 'customer_id', 'restore', '{}', '{}', '{}', '{}'),
    ('customer_prices', 'customer', 'customer_id', 'restore', '{}', '{}', '{}', '{}'),
    ('shipments', 'order', 'order_uid', 'restore', '{}', '{}', '{}', '{}'),
    -- Whether the money of a withdrawal was paid back is noted, and taken back, by its call alone: what else is due depends on it.
    ('inbox_entries', 'inbox', 'id', 'restore', '{}', '{}',
      '{refunded_at,refunded_amount,refund_author_kind,refund_author_id,refund_author_name}', '{}'),
    -- What was written to somebody is theirs to be erased.
    ('inbox_replies', 'inbox', 'entry_id', 'final', '{subject,text}', '{}', '{}', '{}'),
    ('payment_events', 'order', 'order_uid', 'final', '{}', '{}', '{}', '{}'),
    ('mails', 'mail', 'id', 'append_only', '{recipient,data,state,attempts,next_attempt_at,last_error,sent_at}', '{}', '{}', '{}')
  ) declared
$$;

-- The columns of the primary key besides shop_id.
create or replace function history_key(of_table regclass) returns text[] language sql stable as $$
  select coalesce(array_agg(attname::text order by attname), '{}')
  from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey::int[])
  where indrelid = of_table and indisprimary and attname <> 'shop_id'
$$;

-- The columns that a row has to get its value from elsewhere than the history.
create or replace function generated_columns(of_table regclass) returns text[] language sql stable as $$
  select coalesce(array_agg(attname::text), '{}') from pg_attribute where attrelid = of_table and attgenerated <> ''
$$;

-- A row as it is recorded.
create or replace function recorded(stored jsonb, omitted text[], secret text[]) returns jsonb language sql immutable as $$
  select (stored - omitted) || coalesce(
    (select jsonb_object_agg(name, 'sha256:' || left(encode(sha256(convert_to(stored ->> name, 'UTF8')), 'hex'), 12))
      from unnest(secret) name where stored ->> name is not null), '{}')
$$;

-- The part of an object with these keys.
create or replace function picked(source jsonb, keys text[]) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(source) where key = any (keys)
$$;

-- Writes the change set of the transaction, once; a call that changes nothing of the shop, such as the reset of a second factor, calls it itself.
create or replace function record_change_set() returns void
language sql volatile security definer set search_path = public, pg_temp set timezone = 'UTC'
as $$
  insert into change_sets (shop_id, id, actor_kind, actor_id, actor_name, call, params, undoes)
  select current_setting('app.shop_id')::int, (change ->> 'id')::uuid, change #>> '{actor,kind}', (change #>> '{actor,id}')::uuid,
    change #>> '{actor,name}', change ->> 'call', change -> 'params', (change ->> 'undoes')::uuid
  from (select current_setting('app.change')::jsonb as change) named
  on conflict do nothing
$$;

-- Records the rows that a statement of a named change has changed. Of several changes of a row in one change set the first state before and the last one after count.
create or replace function record_history() returns trigger
language plpgsql security definer set search_path = public, pg_temp set timezone = 'UTC'
as $$
declare
  change constant jsonb := current_setting('app.change')::jsonb;
  -- Given to the trigger: entity, its column, columns of the key, omitted and secret ones.
  entity constant text := tg_argv[0];
  entity_column constant text := tg_argv[1];
  key_columns constant text[] := tg_argv[2]::text[];
  omitted constant text[] := tg_argv[3]::text[];
  secret constant text[] := tg_argv[4]::text[];
  shop constant int := nullif(current_setting('app.shop_id', true), '')::int;
  changed jsonb[];
begin
  if tg_op = 'INSERT' then
    select array_agg(jsonb_build_array(null, to_jsonb(row))) into changed from changed_rows row where shop_id = shop;
  elsif tg_op = 'DELETE' then
    select array_agg(jsonb_build_array(to_jsonb(row), null)) into changed from changed_rows row where shop_id = shop;
  else
    select array_agg(jsonb_build_array(old_row.stored, new_row.stored)) into changed
    from (select to_jsonb(row) as stored from old_rows row where shop_id = shop) old_row
    full join (select to_jsonb(row) as stored from changed_rows row where shop_id = shop) new_row
      on picked(old_row.stored, key_columns) = picked(new_row.stored, key_columns)
    where recorded(old_row.stored, omitted, secret) is distinct from recorded(new_row.stored, omitted, secret);
  end if;
  if changed is null then return null; end if;
  -- Once is enough; a savepoint takes the note back with the change set.
  if current_setting('app.recorded_change', true) is distinct from change ->> 'id' then
    perform record_change_set(), set_config('app.recorded_change', change ->> 'id', true);
  end if;
  insert into change_rows (shop_id, change_set_id, table_name, row_key, entity, entity_key, before, after)
  select shop, (change ->> 'id')::uuid, tg_table_name, picked(named.stored, key_columns), entity, named.stored ->> entity_column,
    recorded(nullif(pair -> 0, 'null'), omitted, secret), recorded(nullif(pair -> 1, 'null'), omitted, secret)
  from unnest(changed) pair cross join lateral (select coalesce(nullif(pair -> 1, 'null'), pair -> 0) as stored) named
  on conflict (shop_id, change_set_id, table_name, row_key) do update set after = excluded.after;
  return null;
end $$;

do $$
declare
  declared record;
  arguments text;
  event record;
begin
  for declared in select * from history_tables() loop
    arguments := format('%L, %L, %L, %L, %L', declared.entity, declared.entity_column, history_key(declared.name::regclass),
      declared.omitted || generated_columns(declared.name::regclass), declared.secret);
    for event in select * from (values
      ('insert', 'referencing new table as changed_rows'),
      ('delete', 'referencing old table as changed_rows'),
      ('update', 'referencing old table as old_rows new table as changed_rows')) events (name, tables)
    loop
      execute format('create or replace trigger history_of_%s after %s on %I %s for each statement '
        'when (current_setting(''app.change'', true) <> '''') execute function record_history(%s)',
        event.name, event.name, declared.name, event.tables, arguments);
    end loop;
  end loop;
end $$;

-- The values of a document that are no objects, and empty objects, with the names that lead to them.
create or replace function leaves(document jsonb) returns table (path text[], value jsonb) language sql immutable as $$
  with recursive walk (path, value) as (
    select array[key], value from jsonb_each(document)
    union all
    select walk.path || child.key, child.value
    from walk cross join lateral jsonb_each(case when jsonb_typeof(walk.value) = 'object' then walk.value else '{}' end) child
  )
  select path, value from walk where jsonb_typeof(value) <> 'object' or value = '{}'
$$;

-- A document with a value at a path, and with the objects that lead there.
create or replace function with_leaf(document jsonb, path text[], value jsonb) returns jsonb language plpgsql immutable as $$
declare
  inner_document jsonb := document -> path[1];
begin
  if cardinality(path) = 1 then return document || jsonb_build_object(path[1], value); end if;
  if inner_document is null or jsonb_typeof(inner_document) <> 'object' then inner_document := '{}'; end if;
  return document || jsonb_build_object(path[1], with_leaf(inner_document, path[2:], value));
end $$;

-- Why a change set of the shop cannot be undone; null where it can, at least in part.
--   final         a part of it is final, or undo would have to restore secrets alone
--   nothing_left  it has nothing that undo restores
create or replace function undo_refusal(shop int, change_set uuid) returns text language sql stable set search_path = public, pg_temp as $$
  select case
    when bool_or(undo = 'final' or has_final_column) then 'final'
    when count(*) filter (where is_restored) = 0 then 'nothing_left'
    when bool_and(needs_secret) filter (where is_restored) then 'final'
  end
  from (
    select undo, undo in ('restore', 'reverse') as is_restored,
      -- A row that was created without a value has none to keep.
      exists (select from unnest(declared.final) name where nullif(before -> name, 'null') is distinct from nullif(after -> name, 'null')) as has_final_column,
      case when after is null then picked(before, secret) <> '{}' else before is not null and before - secret = after - secret end as needs_secret
    from change_rows stored join history_tables() declared on declared.name = stored.table_name
    where stored.shop_id = shop and stored.change_set_id = change_set and before is distinct from after
  ) changed
$$;

-- Deletes a row of the classification, the only one of `keys`, by the statement, unless others refer to it; returns whether it did.
drop function if exists delete_unused(text, text, jsonb);
create or replace function delete_unused(of_table text, deletion text, keys jsonb[]) returns boolean
language plpgsql volatile set search_path = public, pg_temp
as $$
begin
  -- Values go with their feature: others may have been added.
  if of_table = 'features' and exists (
    select from feature_values where shop_id = (keys[1] ->> 'shop_id')::int and feature_id = (keys[1] ->> 'id')::int) then return false; end if;
  execute deletion using keys;
  return true;
exception when foreign_key_violation then return false;
end $$;

-- Updates rows of a table to what is wanted of them, in these columns; `matches` compares the key of `stored` with the one of `given`.
create or replace procedure update_rows(of_table text, columns text[], matches text, wanted jsonb[])
language plpgsql set search_path = public, pg_temp
as $$
begin
  execute format('update %1$I stored set (%2$s) = row(%3$s) from unnest($1) wanted (stored), jsonb_populate_record(null::%1$I, wanted.stored) given where %4$s',
    of_table, (select string_agg(format('%I', name), ', ') from unnest(columns) name),
    (select string_agg(format('given.%I', name), ', ') from unnest(columns) name), matches) using wanted;
end $$;

-- Updates a row as update_rows does, unless a check forbids it; returns whether it did.
create or replace function update_valid(of_table text, columns text[], matches text, wanted jsonb) returns boolean
language plpgsql volatile set search_path = public, pg_temp
as $$
begin
  call update_rows(of_table, columns, matches, array[wanted]);
  return true;
exception when check_violation then return false;
end $$;

-- How many rows of a table undo reads and writes at once: of those of which a change may have thousands, and whose rows do not depend on each other.
create or replace function undo_batch_size(of_table text) returns int language sql immutable as $$
  select case when of_table in ('products', 'product_features', 'variants', 'variant_features', 'tiers', 'promotions', 'customer_prices', 'price_list_prices')
    then 500 else 1 end
$$;

-- Takes back a change set of the shop that undo_refusal does not refuse, in the transaction of another one, as far as nobody has changed the same
-- since. Returns what was not taken back and why, by the column, with the names inside of it where it is a document; of a row as a whole,
-- without one:
--   changed_later  it has another value than the change gave it, or goes with one that has, as a lock with its reason
--   secret         the history has no secrets
--   still_in_use   the change created it, and other rows refer to it
create or replace function undo_change_set(shop int, change_set uuid)
returns table (table_name text, row_key jsonb, field text, problem text)
language plpgsql volatile set search_path = public, pg_temp set timezone = 'UTC'
as $$
declare
  -- Rows of one table that the change has inserted, updated or deleted.
  batch record;
  change change_rows;
  leaf record;
  matches text;
  keys jsonb[];
  stored_rows jsonb[];
  present jsonb;
  -- As the history has it.
  recorded_row jsonb;
  wanted jsonb;
  parent text[];
  is_skipped boolean;
  deletion text;
  columns text[];
  pending jsonb[];
  pending_columns text[];
  -- What refers to it may be taken back later in the loop.
  in_use jsonb := '[]';
begin
  -- Variants may have exchanged their symbols. Pictures come back after what shows them, and go before it; members come back after their entries of
  -- the inbox.
  set constraints variants_shop_id_symbol_key, brands_shop_id_logo_id_fkey, categories_shop_id_picture_id_fkey,
    guarantee_notices_shop_id_picture_id_fkey, inbox_entries_shop_id_assigned_to_fkey deferred;
  for batch in
    with changed as (
      select stored, declared.rank, declared.undo, stored.before is null as is_new, stored.after is null as is_gone, row_number() over (
        partition by stored.table_name, stored.before is null, stored.after is null
        order by case when declared.undo = 'reverse' then (stored.after ->> 'variant_id')::int end,
          case when declared.undo = 'reverse' then -(stored.after ->> 'number')::int end,
          -- Categories below others have been created after them.
          case when stored.before is null then stored.row_key end desc, stored.row_key) - 1 as place
      from change_rows stored join history_tables() declared on declared.name = stored.table_name
      where stored.shop_id = shop and stored.change_set_id = change_set and declared.undo in ('restore', 'reverse')
        and stored.before is distinct from stored.after
    ), batched as (
      select (stored).table_name as name, is_new, is_gone, place / undo_batch_size((stored).table_name) as part, array_agg(stored order by place) as rows
      from changed group by 1, 2, 3, 4
    )
    select batched.*, declared.undo, declared.secret, declared.delta, history_key(batched.name::regclass) as key_columns,
      declared.omitted || generated_columns(batched.name::regclass) as omitted
    from batched join history_tables() declared on declared.name = batched.name
    -- Rows that were inserted go first, those that refer to others before them; rows that were deleted come back in the opposite order.
    order by not is_new, is_gone, case when is_new then -declared.rank else declared.rank end, part
  loop
    if batch.undo = 'reverse' then
      -- A movement that was deleted with its variant stays away: their sum was zero.
      continue when batch.is_gone;
      insert into stock_movements (shop_id, variant_id, quantity, reason, author_kind, author_id, author_name)
      select shop, (after ->> 'variant_id')::int, -(after ->> 'quantity')::int, 'correction', actor ->> 'kind', (actor ->> 'id')::uuid, actor ->> 'name'
      from unnest(batch.rows), (select current_setting('app.change')::jsonb -> 'actor' as actor) named;
      continue;
    end if;
    matches := (
      select string_agg(format('stored.%I = given.%I', name, name), ' and ') from unnest(array_prepend('shop_id', batch.key_columns)) name);
    keys := (select array_agg(row.row_key || jsonb_build_object('shop_id', shop) order by row.ordinality) from unnest(batch.rows) with ordinality row);
    execute format('with locked as ('
      'select place, to_jsonb(stored) as present from unnest($1) with ordinality wanted (key, place), '
      'jsonb_populate_record(null::%1$I, key) given, %1$I stored where %2$s for update of stored) '
      'select array_agg(present order by place) from generate_series(1, cardinality($1)) place left join locked using (place)',
      batch.name, matches) into stored_rows using keys;
    deletion := format('delete from %1$I stored using unnest($1) wanted (key), jsonb_populate_record(null::%1$I, key) given where %2$s', batch.name, matches);
    pending := '{}';
    pending_columns := null;
    for place in 1 .. cardinality(keys) loop
      change := batch.rows[place];
      present := stored_rows[place];
      recorded_row := recorded(present, '{}', batch.secret);
      -- An undo before has restored it.
      continue when change.before is not null and recorded_row - batch.omitted = change.before;
      if batch.is_gone then
        problem := case when present is not null then 'changed_later' when picked(change.before, batch.secret) <> '{}' then 'secret' end;
        if problem is null then
          pending := pending || change.before;
        else
          return query select batch.name, change.row_key, null::text, problem;
        end if;
        continue;
      end if;
      -- Somebody has deleted the row since.
      if present is null then
        if change.before is not null then return query select batch.name, change.row_key, null::text, 'changed_later'; end if;
        continue;
      end if;
      wanted := present;
      is_skipped := false;
      for leaf in
        select coalesce(old_leaf.path, new_leaf.path) as path, old_leaf.value as before, new_leaf.value as after
        from leaves(coalesce(change.before, '{}')) old_leaf full join leaves(change.after) new_leaf on new_leaf.path = old_leaf.path
        where old_leaf.value is distinct from new_leaf.value
        -- What the change added is removed first: an object may have been there.
        order by new_leaf.value is null or old_leaf.value is not null
      loop
        if leaf.path[1] = any (batch.delta) then
          wanted := with_leaf(wanted, leaf.path, to_jsonb((present #>> leaf.path)::bigint - (leaf.after::bigint - coalesce(leaf.before, '0')::bigint)));
        elsif leaf.path[1] = any (batch.secret) and change.before is not null then
          is_skipped := true;
          return query select batch.name, change.row_key, array_to_string(leaf.path, '.'), 'secret';
        elsif change.before is not null and recorded_row #> leaf.path is not distinct from leaf.before then
          continue;
        elsif (case when leaf.after is null and jsonb_typeof(change.after #> leaf.path) = 'object' then nullif(wanted #> leaf.path, '{}')
          else recorded_row #> leaf.path end) is distinct from leaf.after then
          is_skipped := true;
          return query select batch.name, change.row_key, array_to_string(leaf.path, '.'), 'changed_later';
        elsif leaf.before is null then
          wanted := wanted #- leaf.path;
          parent := leaf.path;
          while cardinality(parent) > 1 loop
            parent := trim_array(parent, 1);
            exit when wanted #> parent <> '{}' or change.before #> parent is not null;
            wanted := wanted #- parent;
          end loop;
        else
          wanted := with_leaf(wanted, leaf.path, leaf.before);
        end if;
      end loop;
      if batch.is_new then
        if not is_skipped then pending := pending || keys[place]; end if;
      elsif wanted <> present then
        columns := array(select name from jsonb_each(wanted) now_wanted (name, value) where present -> name is distinct from value order by name);
        if is_skipped then
          -- What is left may need what would be taken back.
          if not update_valid(batch.name, columns, matches, wanted) then
            return query select batch.name, change.row_key, name, 'changed_later' from unnest(columns) name;
          end if;
        else
          if columns <> pending_columns then
            call update_rows(batch.name, pending_columns, matches, pending);
            pending := '{}';
          end if;
          pending := pending || wanted;
          pending_columns := columns;
        end if;
      end if;
    end loop;
    continue when pending = '{}';
    if batch.is_gone then
      execute format('insert into %1$I (%2$s) select %2$s from unnest($1) wanted (stored), jsonb_populate_record(null::%1$I, wanted.stored)',
        batch.name, (select string_agg(format('%I', name), ', ') from jsonb_object_keys(pending[1]) name)) using pending;
    elsif not batch.is_new then
      call update_rows(batch.name, pending_columns, matches, pending);
    elsif change.entity not in ('brand', 'category', 'feature') then
      execute deletion using pending;
    elsif not delete_unused(batch.name, deletion, pending) then
      in_use := in_use || jsonb_build_object('table_name', batch.name, 'row_key', change.row_key, 'deletion', deletion, 'keys', to_jsonb(pending));
    end if;
  end loop;
  return query
    select remaining.table_name, remaining.row_key, null::text, 'still_in_use'
    from jsonb_to_recordset(in_use) remaining (table_name text, row_key jsonb, deletion text, keys jsonb)
    where not delete_unused(remaining.table_name, remaining.deletion, array(select jsonb_array_elements(remaining.keys)));
  set constraints variants_shop_id_symbol_key, brands_shop_id_logo_id_fkey, categories_shop_id_picture_id_fkey,
    guarantee_notices_shop_id_picture_id_fkey, inbox_entries_shop_id_assigned_to_fkey immediate;
end $$;

-- Records that the change of the transaction took back another one in part only.
create or replace function record_partial_undo() returns void language sql volatile security definer set search_path = public, pg_temp as $$
  update change_sets set is_partial = true
  where shop_id = current_setting('app.shop_id')::int and id = (current_setting('app.change')::jsonb ->> 'id')::uuid
$$;

-- Whether a change set of the shop can be undone more than once: quantities would be taken back again.
create or replace function is_repeatable_undo(shop int, change_set uuid) returns boolean language sql stable set search_path = public, pg_temp as $$
  select not exists (
    select from change_rows stored join history_tables() declared on declared.name = stored.table_name
    where stored.shop_id = shop and stored.change_set_id = change_set and (declared.undo = 'reverse' or exists (
      select from unnest(declared.delta) name where before -> name is distinct from after -> name)))
$$;

-- Deletes what the history has of these entities of a shop, such as the orders of a customer whose data are erased.
create or replace function erase_history(of_entity text, keys text[]) returns void
language sql volatile security definer set search_path = public, pg_temp
as $$
  with erased as (
    delete from change_rows
    where shop_id = nullif(current_setting('app.shop_id', true), '')::int and entity = of_entity and entity_key = any (keys)
    returning shop_id, change_set_id
  )
  update change_sets set is_erased = true from erased where change_sets.shop_id = erased.shop_id and change_sets.id = erased.change_set_id
$$;

-- Records that the change of the transaction erased an entity: of its row only the key.
create or replace function record_erasure(of_table text, of_entity text, key text) returns void
language plpgsql volatile security definer set search_path = public, pg_temp
as $$
declare
  shop constant int := current_setting('app.shop_id')::int;
  change constant uuid := (current_setting('app.change')::jsonb ->> 'id')::uuid;
begin
  perform record_change_set();
  update change_sets set is_erased = true where shop_id = shop and id = change;
  insert into change_rows (shop_id, change_set_id, table_name, row_key, entity, entity_key, before)
  values (shop, change, of_table, jsonb_build_object('id', key::int), of_entity, key, jsonb_build_object('id', key::int));
end $$;

revoke execute on function record_change_set, record_partial_undo, erase_history, record_erasure from public;
grant execute on function record_change_set, record_partial_undo, erase_history, record_erasure to stragan_app;
