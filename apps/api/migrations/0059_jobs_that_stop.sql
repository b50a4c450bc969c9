-- The trial of an archive tries its products as an import, which is never run (record 106).
alter table imports add only_trial boolean not null default false;
