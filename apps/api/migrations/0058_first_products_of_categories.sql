-- Ids of the products that a list of the category shows first, in this order (record 054). Those that are elsewhere, or deleted, are passed over.
alter table categories add column first_products int[] not null default '{}';
