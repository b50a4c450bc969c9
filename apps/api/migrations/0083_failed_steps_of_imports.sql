-- The step in which an import has failed: one that failed in its check has no run to go on with.
alter table imports add column failed_step text check (failed_step in ('reading', 'checking', 'importing', 'undoing'));
-- In which step earlier ones failed was not recorded: after a check they are checked again, and what was imported can be undone.
update imports set failed_step = case when row_count = 0 or failure in ('unreadable', 'too_many_rows') then 'reading' else 'checking' end
where state = 'failed';
