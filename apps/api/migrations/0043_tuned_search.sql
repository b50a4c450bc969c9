-- What a shop sets for the search of its shoppers, and what they searched for (record 099).

-- Groups of words and phrases that count as the same.
create table search_synonyms (
  shop_id int not null references shops on delete cascade,
  id int not null,
  words text[] not null check (cardinality(words) between 2 and 20),
  primary key (shop_id, id)
);
call enable_tenant_isolation('search_synonyms');

-- The stems of each word or phrase of a group; sql/synonyms.sql maintains them.
create table search_phrases (
  shop_id int not null,
  language text not null check (language in ('en', 'pl')),
  phrase text not null,
  synonym_id int not null,
  primary key (shop_id, language, phrase, synonym_id),
  foreign key (shop_id, synonym_id) references search_synonyms on delete cascade
);
create index on search_phrases (shop_id, synonym_id);
call enable_tenant_isolation('search_phrases');

-- Searches that lead to a page in place of a list.
create table search_redirects (
  shop_id int not null references shops on delete cascade,
  id int not null,
  -- Folded, by search_key().
  search text not null check (search <> ''),
  category_id int,
  brand_id int,
  product_id int,
  -- A page of the route table without parameters.
  page text,
  -- What follows the path, with its question mark: filters of a list.
  filters text not null default '',
  primary key (shop_id, id),
  unique (shop_id, search),
  foreign key (shop_id, category_id) references categories on delete cascade,
  foreign key (shop_id, brand_id) references brands on delete cascade,
  foreign key (shop_id, product_id) references products on delete cascade,
  check (num_nonnulls(category_id, brand_id, product_id, page) = 1)
);
create index on search_redirects (shop_id, category_id) where category_id is not null;
create index on search_redirects (shop_id, brand_id) where brand_id is not null;
create index on search_redirects (shop_id, product_id) where product_id is not null;
call enable_tenant_isolation('search_redirects');

-- How often something was searched for on a day, and how often nothing was found. It names no visitor.
create table search_counts (
  shop_id int not null references shops on delete cascade,
  day date not null,
  search text not null check (length(search) between 1 and 100),
  searches int not null,
  without_result int not null,
  primary key (shop_id, day, search)
);
create index on search_counts (day);
call enable_tenant_isolation('search_counts');

alter table pending_changes drop constraint pending_changes_kind_check, add constraint pending_changes_kind_check
  check (kind in ('anything', 'assortment', 'features', 'gift_stock', 'products', 'product', 'category', 'customer', 'search'));
