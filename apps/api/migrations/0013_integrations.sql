-- What a shop may have run in its pages from elsewhere: only what its visitors can be asked about, each once and in its exact form, since
-- a page's security policy is made from it. An entry of before stays until it is changed.
alter table configuration add constraint known_integration check (scope <> 'integrations' or coalesce(
  case entry ->> 'code'
    when 'google_tag_manager' then entry #>> '{settings,container}' ~ '^GTM-[A-Z0-9]{4,12}$'
    when 'google_analytics' then entry #>> '{settings,measurement_id}' ~ '^G-[A-Z0-9]{6,14}$'
    when 'matomo' then
      entry #>> '{settings,site}' ~ '^[1-9][0-9]{0,5}$'
      and entry #>> '{settings,address}'
        ~ '^(https://[a-z0-9]([a-z0-9.-]*[a-z0-9])?|http://([a-z0-9-]+\.)?localhost|http://127\.0\.0\.1)(:[0-9]{1,5})?(/[A-Za-z0-9_-]+)*/$'
  end, false)) not valid;
create unique index one_of_each_integration on configuration (shop_id, (entry ->> 'code')) where scope = 'integrations';
