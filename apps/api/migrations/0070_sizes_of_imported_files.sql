-- Bytes that an import stored of its file: the text, and the workbook that it is a sheet of (docs/decisions/098).
alter table imports add column file_bytes bigint not null default 0;
