-- A period that ends before it begins came from an undo alone. Such a code was never valid, and is not now.
update discount_codes set valid_from = valid_to - interval '1 microsecond' where valid_to <= valid_from;
alter table discount_codes add check (valid_from < valid_to);
