-- What the running transaction changed, emptied at its commit (../sql/changes.sql). `id` is 0 where the kind says all.
drop table pending_changes;
create unlogged table pending_changes (
  shop_id int not null,
  transaction xid8 not null default pg_current_xact_id(),
  kind text not null check (kind in ('anything', 'assortment', 'features', 'gift_stock', 'products', 'product', 'category', 'customer')),
  id int not null default 0,
  primary key (shop_id, transaction, kind, id)
);
call enable_tenant_isolation('pending_changes');
