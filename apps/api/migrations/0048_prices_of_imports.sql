-- Whether the prices of an import's file include VAT (docs/decisions/101).
alter table imports add column prices_include_vat boolean not null default false;
