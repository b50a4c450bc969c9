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

-- Without letter case and Polish letters.
create function name_key(name text) returns text language sql immutable
as $$ select lower(translate(name, 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ', 'acelnoszzACELNOSZZ')) collate "C" $$;
alter table orders
  add column company_key text collate "C" generated always as (name_key(nullif(billing_address ->> 'company', ''))) stored,
  -- Last and first name of the buyer.
  add column buyer_key text collate "C"
    generated always as (name_key((billing_address ->> 'last_name') || ' ' || (billing_address ->> 'first_name'))) stored,
  add column buyer_nip text generated always as (billing_address ->> 'nip') stored,
  -- Without separators and country code.
  add column phone_key text generated always as (right(regexp_replace(phone, '\D', '', 'g'), 9)) stored;
create index on orders (shop_id, buyer_key);
create index on orders (shop_id, company_key) where company_key is not null;
drop index orders_shop_id_phone_idx;
create index on orders (shop_id, phone_key);
create index on orders (shop_id, buyer_nip) where buyer_nip is not null;

-- What the catalogue lacks.
create index products_without_price on products (shop_id, id) where price_net is null;
create index sold_out_variants on variants (shop_id, product_id) where stock_on_hand = 0;
