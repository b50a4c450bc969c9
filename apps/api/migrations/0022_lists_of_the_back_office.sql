-- Lists and searches of the back office (record 082).

-- Words by which staff find customers; sql/staff-lists.sql maintains them.
create table customer_words (
  shop_id int not null,
  -- Row-level security keeps ranges of text from an index unless the collation is that of bytes.
  word text collate "C" not null,
  customer_id int not null,
  primary key (shop_id, word, customer_id),
  foreign key (shop_id, customer_id) references customers on delete cascade
);
create index on customer_words (shop_id, customer_id);
call enable_tenant_isolation('customer_words');

alter table orders
  -- Company, or last and first name of the buyer, without letter case and Polish letters.
  add column buyer_key text collate "C" generated always as (lower(translate(
    coalesce(nullif(billing_address ->> 'company', ''), (billing_address ->> 'last_name') || ' ' || (billing_address ->> 'first_name'), ''),
    'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ', 'acelnoszzACELNOSZZ'))) stored,
  add column buyer_nip text generated always as (billing_address ->> 'nip') stored;
create index on orders (shop_id, buyer_key);
create index on orders (shop_id, buyer_nip) where buyer_nip is not null;

-- What the catalogue lacks.
create index products_without_price on products (shop_id, id) where price_net is null;
create index sold_out_variants on variants (shop_id, product_id) where stock_on_hand = 0;
