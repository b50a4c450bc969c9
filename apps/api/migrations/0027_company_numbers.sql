-- Company numbers as they are stored from now on: upper case, without spaces, dots and hyphens, a NIP without PL. Orders are snapshots.

update customers set nip = regexp_replace(upper(regexp_replace(nip, '[\s.-]', '', 'g')), '^PL(\d{10})$', '\1') where nip ~ '[\s.a-z-]|^PL';

update addresses
set address = jsonb_set(address, '{nip}', to_jsonb(regexp_replace(upper(regexp_replace(address ->> 'nip', '[\s.-]', '', 'g')), '^PL(\d{10})$', '\1')))
where address ->> 'nip' ~ '[\s.a-z-]|^PL';
