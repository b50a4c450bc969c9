-- Former slugs (record 095): triggers keep what a product, a category or a brand was called in addresses, until another one takes that slug.
-- Undo restores them from the history, so the triggers leave its transaction alone.

create or replace function is_undoing() returns boolean language sql stable as $$
  select coalesce(nullif(current_setting('app.change', true), '')::jsonb ? 'undoes', false)
$$;

-- The slug in a language; brands have one for all languages.
create or replace function slug_in(slug jsonb, language text) returns text language sql immutable as $$
  select case jsonb_typeof(slug) when 'string' then slug #>> '{}' else slug ->> language end
$$;

-- Records the slugs that a row had. Given to the trigger: the kind.
create or replace function record_former_slug() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  of_kind constant text := tg_argv[0];
  of_language text;
  old_slug text;
  new_slug text;
begin
  foreach of_language in array array['en', 'pl'] loop
    old_slug := slug_in(to_jsonb(old.slug), of_language);
    new_slug := slug_in(to_jsonb(new.slug), of_language);
    continue when old_slug is not distinct from new_slug;
    delete from former_slugs where shop_id = new.shop_id and kind = of_kind and language = of_language and slug = new_slug;
    update former_slugs set current_slug = new_slug
    where shop_id = new.shop_id and kind = of_kind and language = of_language and id = new.id;
    insert into former_slugs (shop_id, kind, language, slug, id, current_slug)
    values (new.shop_id, of_kind, of_language, old_slug, new.id, new_slug)
    on conflict (shop_id, kind, language, slug) do update set id = excluded.id, current_slug = excluded.current_slug;
  end loop;
  return null;
end $$;

-- Forgets the former slugs that new rows take.
create or replace function free_taken_slugs() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if is_undoing() or not exists (select from former_slugs where kind = tg_argv[0]) then return null; end if;
  delete from former_slugs former using inserted
  where former.shop_id = inserted.shop_id and former.kind = tg_argv[0] and former.slug = slug_in(to_jsonb(inserted.slug), former.language);
  return null;
end $$;

-- Forgets the former slugs of rows that are deleted.
create or replace function delete_former_slugs() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  delete from former_slugs former using deleted
  where former.shop_id = deleted.shop_id and former.kind = tg_argv[0] and former.id = deleted.id;
  return null;
end $$;

do $$
declare
  of record;
begin
  for of in select * from (values ('products', 'product'), ('categories', 'category'), ('brands', 'brand')) named (name, kind) loop
    execute format('create or replace trigger record_former_slug after update of slug on %I for each row '
      'when (old.slug is distinct from new.slug and not is_undoing()) execute function record_former_slug(%L)', of.name, of.kind);
    execute format('create or replace trigger free_taken_slugs after insert on %I referencing new table as inserted '
      'for each statement execute function free_taken_slugs(%L)', of.name, of.kind);
    execute format('create or replace trigger delete_former_slugs after delete on %I referencing old table as deleted '
      'for each statement execute function delete_former_slugs(%L)', of.name, of.kind);
  end loop;
end $$;
