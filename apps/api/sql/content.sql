-- A page of content in force keeps its text: orders name its version, and the mail that confirms one attaches it (docs/decisions/057). Bounds the size of
-- that mail, too.
create or replace function check_content_page() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.valid_from <= clock() then
    raise check_violation using table = 'content_pages',
      message = format('version %s of the page %s is in force: insert a new version', old.version, old.key);
  end if;
  if octet_length(new.body::text) > 500000 then
    raise check_violation using table = 'content_pages', message = format('the page %s is longer than 500 KB', new.key);
  end if;
  return new;
end $$;
create or replace trigger check_content_page before insert or update of shop_id, key, version, valid_from, title, body on content_pages
  for each row execute function check_content_page();
