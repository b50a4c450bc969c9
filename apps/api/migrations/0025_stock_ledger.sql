-- The stock ledger: every change of a variant's stock (record 085). ../sql/stock.sql keeps it equal to variants.stock_on_hand.
create table stock_movements (
  shop_id int not null,
  variant_id int not null,
  -- Counted per variant, from 1.
  number int not null,
  quantity int not null check (quantity <> 0),
  -- The stock of the variant after this movement.
  stock_after int not null check (stock_after >= 0),
  reason text not null check (reason in ('order', 'cancellation', 'correction', 'count', 'import', 'initial')),
  -- No foreign key: the stock is taken before the order is stored.
  order_uid text,
  -- The person or API key; null where nobody of the staff did it.
  author_kind text check (author_kind in ('staff', 'key')),
  author_id uuid,
  author_name text,
  note text,
  at timestamptz not null default clock(),
  primary key (shop_id, variant_id, number),
  foreign key (shop_id, variant_id) references variants on delete cascade,
  check (num_nulls(author_kind, author_id, author_name) in (0, 3))
);
call enable_tenant_isolation('stock_movements');
-- Requests only add, and say nothing of number and stock.
revoke insert, update, delete on stock_movements from stragan_app;
grant insert (shop_id, variant_id, quantity, reason, order_uid, author_kind, author_id, author_name, note) on stock_movements to stragan_app;

insert into stock_movements (shop_id, variant_id, number, quantity, stock_after, reason)
  select shop_id, id, 1, stock_on_hand, stock_on_hand, 'initial' from variants where stock_on_hand > 0;

-- The stock below which the variant is to be ordered again; null: none.
alter table variants add column minimum_stock int check (minimum_stock > 0);
create index variants_below_minimum on variants (shop_id, product_id, id) where stock_on_hand < minimum_stock;
