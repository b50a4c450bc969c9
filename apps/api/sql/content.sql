-- A page of content in force is neither changed nor deleted but with its shop: orders name its version, and the mail that
-- confirms one attaches it (docs/decisions/057). The bound of its size is that of this mail, and of the time in which its
-- Markdown is rendered.
create or replace function check_content_page() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.valid_from <= clock() and (tg_op = 'UPDATE' or exists (select from shops where shop_id = old.shop_id)) then
    raise check_violation using table = 'content_pages',
      message = format('version %s of the page %s is in force: insert a new version', old.version, old.key);
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  if octet_length(new.title::text) + octet_length(new.body::text) > 100000 then
    raise check_violation using table = 'content_pages', message = format('the page %s is longer than 100 KB', new.key);
  end if;
  return new;
end $$;
create or replace trigger check_content_page
  before insert or delete or update of shop_id, key, version, valid_from, title, body on content_pages
  for each row execute function check_content_page();
