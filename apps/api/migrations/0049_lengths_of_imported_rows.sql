-- Characters of a row, by which so many are read at once that they fit in memory (record 098); 0 where it was stored before.
alter table import_rows add column length int not null default 0;
