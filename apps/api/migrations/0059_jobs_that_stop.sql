-- The trial of an archive tries its products as an import, which is never run (record 106).
alter table imports add only_trial boolean not null default false;

-- Why an archive was refused: a code with its parameters, which screens translate; before, a sentence in English.
alter table archives drop failure_reason;
alter table archives add failure_reason jsonb;

-- A job ends when its requester no longer has the permissions that it needs.
alter table imports drop constraint imports_failure_check;
alter table imports add constraint imports_failure_check check (failure in ('unreadable', 'too_many_rows', 'rights_lost', 'error'));
