-- Archives of whole shops that are exported or read in (record 106): each is its own job, claimed by one process at a time.
create table archives (
  shop_id int not null references shops on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('export', 'import')),
  file_name text not null,
  state text not null check (state in ('exporting', 'exported', 'ready', 'checking', 'checked', 'importing', 'imported', 'stopped', 'failed')),
  -- Who requested the present step, with the rights that they had then.
  actor jsonb not null,
  -- Who exported or uploaded it.
  author_name text not null,
  bytes bigint,
  has_file boolean not null,
  -- Of an export: the file of the archive that is being written, and what was written.
  current_file text,
  contents jsonb not null default '[]',
  missing_files int not null default 0,
  -- Of an import: files of the archive that the present step has done, and how far it is with the next one.
  parts jsonb not null default '[]',
  place jsonb,
  -- Whether a run has begun since the last trial.
  has_run boolean not null default false,
  failure text check (failure in ('refused', 'error')),
  failure_reason text,
  failed_attempts int not null default 0,
  run_after timestamptz not null default clock(),
  lease uuid,
  leased_until timestamptz,
  created_at timestamptz not null default clock(),
  finished_at timestamptz,
  primary key (shop_id, id)
);
-- One at a time of a shop; these are the ones to work on.
create unique index one_archive_in_progress on archives (shop_id) where state in ('exporting', 'checking', 'importing');
create index on archives (shop_id, created_at, id);
create index archives_by_age on archives (created_at);
call enable_tenant_isolation('archives');
