-- The first 128 bits name a picture; those stored before keep all 256.
alter table pictures drop constraint pictures_hash_check, add constraint pictures_hash_check check (hash ~ '^[0-9a-f]{32}([0-9a-f]{32})?$');
