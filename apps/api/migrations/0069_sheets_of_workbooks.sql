-- Sheets of a workbook that an import may read, by name, and the position of the one that it reads; null: the file is CSV (docs/decisions/098).
alter table imports
  add column sheets jsonb not null default '[]',
  add column sheet int;
