-- The trial of an archive tries its products as an import, which is never run (record 106).
alter table imports add only_trial boolean not null default false;

-- Why an archive was refused: data, which screens say in the language of the staff; before, a sentence in English.
alter table archives drop failure_reason;
alter table archives add failure_reason jsonb;
