-- What costs as much with a thousand shops, and with a hundred thousand products, as with a few.

-- A category and everything above it, and what lies below it: steps from one row to the next, where the view begins with every category
-- there is.
create function categories_above(shop int, category int) returns table (category_id int, distance int) language sql stable as $$
  with recursive up (id, parent_id, distance) as (
    select id, parent_id, 0 from categories where shop_id = shop and id = category
    union all
    select above.id, above.parent_id, up.distance + 1
    from up join categories above on above.shop_id = shop and above.id = up.parent_id
    where up.distance < 20
  )
  select id, distance from up
$$;

create index on categories (shop_id, parent_id);

create function categories_below(shop int, category int) returns table (category_id int, distance int) language sql stable as $$
  with recursive down (id, distance) as (
    select id, 0 from categories where shop_id = shop and id = category
    union all
    select below.id, down.distance + 1
    from down join categories below on below.shop_id = shop and below.parent_id = down.id
    where down.distance < 20
  )
  select id, distance from down
$$;

-- Many products share a text, their family's: each text is read once.
create or replace procedure index_products(shop int, changed int[]) language plpgsql as $$
begin
  delete from search_words where shop_id = shop and product_id = any (changed);
  with said as (
    select products.id as product_id, language, texts, weight
    from products
    cross join (values ('en'), ('pl')) as languages (language)
    left join brands on brands.shop_id = shop and brands.id = products.brand_id
    cross join lateral (
      select products.name ->> language, 5 union all
      select gist(split_part(products.name ->> language, ', ', 1)), 4 union all
      select symbol, 4 union all
      select products.keywords ->> language, 3 union all
      select gist(products.keywords ->> language), 3 union all
      select brands.name, 4 union all
      select string_agg(above.name ->> language, ' '), 3
      from categories_above(shop, products.category_id) path join categories above on above.shop_id = shop and above.id = path.category_id union all
      select string_agg(value.name ->> language, ' '), 2
      from product_values has join feature_values value on value.shop_id = shop and value.id = has.value_id
      where has.shop_id = shop and has.product_id = products.id union all
      select products.short_description ->> language, 1
    ) as places (texts, weight)
    where products.shop_id = shop and products.id = any (changed)
  ), words as materialized (
    select language, texts, stems.word
    from (select distinct language, texts from said where texts <> '') as told
    cross join lateral (select distinct stem(one, language) as word from words_of(texts) one) as stems
    where stems.word <> ''
  )
  insert into search_words (shop_id, language, word, product_id, weight)
  -- A number says how big the thing is, not what it is: wherever it stands, it weighs little.
  select shop, language, word, product_id, case when word ~ '\d|^(din|iso|en)$' then least(sum(weight), 2) else sum(weight) end
  from said join words using (language, texts)
  group by language, word, product_id
  order by language, word, product_id;

  insert into search_vocabulary (shop_id, language, word)
  select distinct shop, language, word from search_words where shop_id = shop and product_id = any (changed)
  on conflict do nothing;
end $$;

create or replace function category_words_changed() returns trigger language plpgsql as $$
declare one record;
begin
  for one in
    select changed.shop_id, array_agg(distinct products.id) as ids
    from changed
    cross join lateral categories_below(changed.shop_id, changed.id) below
    join products on products.shop_id = changed.shop_id and products.category_id = below.category_id
    group by changed.shop_id
  loop
    call index_products(one.shop_id, one.ids);
  end loop;
  return null;
end $$;
