-- `search_words`: the words of a product are indexed when the transaction is committed.
alter table pending_changes drop constraint pending_changes_kind_check, add constraint pending_changes_kind_check
  check (kind in ('anything', 'assortment', 'features', 'gift_stock', 'products', 'product', 'category', 'customer', 'search', 'search_words'));
