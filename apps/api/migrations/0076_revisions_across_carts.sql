-- The revision of a changed cart. It is at least the seconds since 2025, so that of two carts of a visitor the one changed last has the higher
-- revision, too: a cart that is opened after an order, or that a login takes over.
create function next_cart_revision(current_revision int default 0) returns int language sql stable
as $$ select greatest(current_revision + 1, extract(epoch from clock() - timestamptz '2025-01-01Z')::int) $$;
alter table carts alter column revision set default next_cart_revision();
comment on column carts.revision is 'Increases with every change, also from one cart of a visitor to the next';
