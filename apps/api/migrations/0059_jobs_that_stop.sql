-- The trial of an archive tries its products as an import, which is never run (record 106).
alter table imports add only_trial boolean not null default false;

-- Why an archive was refused: data, which screens say in the language of the staff; before, a sentence in English.
alter table archives drop failure_reason;
alter table archives add failure_reason jsonb;

-- A job stops where whoever requested it may not do any more what it does.
alter table imports drop constraint imports_failure_check;
alter table imports add constraint imports_failure_check check (failure in ('unreadable', 'too_many_rows', 'rights_lost', 'error'));
