-- Imports of products from files (record 098).

-- An import with its progress: it is its own job, claimed by one process at a time.
create table imports (
  shop_id int not null references shops on delete cascade,
  id uuid not null,
  file_name text not null,
  format text not null,
  encoding text not null,
  separator text not null,
  -- Of the file, in order: title, samples, and the field that it is read as, if any.
  columns jsonb not null,
  state text not null default 'reading' check (state in
    ('reading', 'ready', 'checking', 'checked', 'importing', 'imported', 'undoing', 'undone', 'stopped', 'failed')),
  -- Who requested the present step, with the rights that they had then.
  actor jsonb not null,
  -- Who uploaded it.
  author_name text not null,
  row_count int not null default 0,
  -- The first row that the present step has not done.
  next_row int not null default 1,
  created int not null default 0,
  changed int not null default 0,
  unchanged int not null default 0,
  refused int not null default 0,
  failure text check (failure in ('unreadable', 'too_many_rows', 'error')),
  failed_attempts int not null default 0,
  run_after timestamptz not null default clock(),
  -- When it was last worked on: imports take turns.
  worked_at timestamptz not null default clock(),
  lease uuid,
  leased_until timestamptz,
  created_at timestamptz not null default clock(),
  finished_at timestamptz,
  primary key (shop_id, id)
);
create index imports_due on imports (worked_at) where state in ('reading', 'checking', 'importing', 'undoing');
create index on imports (shop_id, created_at, id);
create index imports_by_age on imports (created_at);
call enable_tenant_isolation('imports');

create table import_rows (
  shop_id int not null,
  import_id uuid not null,
  number int not null,
  cells jsonb not null,
  -- Of the variant, once the row was tried: no further row may have it.
  symbol text,
  outcome text check (outcome in ('created', 'changed', 'unchanged', 'refused')),
  -- Fields that differ from before.
  fields jsonb not null default '[]',
  -- Why it was refused.
  problems jsonb not null default '[]',
  primary key (shop_id, import_id, number),
  foreign key (shop_id, import_id) references imports on delete cascade
);
create index on import_rows (shop_id, import_id, symbol) where symbol is not null;
create index on import_rows (shop_id, import_id, outcome, number) where outcome is not null;
call enable_tenant_isolation('import_rows');

-- The change sets of an import, in order, and what its undo did with them.
create table import_changes (
  shop_id int not null,
  import_id uuid not null,
  number int not null,
  change_set_id uuid not null,
  undo text check (undo in ('undone', 'partly', 'refused')),
  primary key (shop_id, import_id, number),
  foreign key (shop_id, import_id) references imports on delete cascade
);
call enable_tenant_isolation('import_changes');
