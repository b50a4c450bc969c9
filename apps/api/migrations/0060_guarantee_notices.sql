-- The official picture of the notice on the legal guarantee of conformity, once per language (record 108). As those of 0051, undo needs the reference
-- only at its end.
create table guarantee_notices (
  shop_id int not null references shops on delete cascade,
  language text not null check (language in ('en', 'pl')),
  picture_id int not null,
  primary key (shop_id, language),
  foreign key (shop_id, picture_id) references pictures deferrable initially immediate
);
create index on guarantee_notices (shop_id, picture_id);
call enable_tenant_isolation('guarantee_notices');
