-- Of a change set that takes back another one: a part of that stayed, since it had been changed later. It can be taken back again.
alter table change_sets add column is_partial boolean not null default false;
