-- What the law wants beside an offer: who answers for a product, what to beware of, and how much is in one sold unit.

-- Who made it (regulation (EU) 2023/988, article 19), found by the brand, which is the trade mark.
create table producers (
  shop_id int not null references shops on delete cascade,
  id int not null,
  name text not null,
  -- null: the postal code is enough.
  street text,
  postal_code text not null,
  city text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  -- An e-mail address, or a web address.
  electronic_address text not null check (electronic_address ~ '^(https?://\S+|[^@\s:/]+@[^@\s]+)$'),
  -- In the Union, where the producer is not: the same six as an object.
  responsible_person jsonb check (responsible_person ?& array['name', 'street', 'postal_code', 'city', 'country', 'electronic_address']),
  primary key (shop_id, id)
);
call protect_table('producers');

alter table brands
  add producer_id int,
  add foreign key (shop_id, producer_id) references producers;

-- A warning a line.
alter table products add warnings jsonb not null default '{}';

-- What one sold unit holds, for the price of a kilogram, a litre, a metre (directive 98/6/EC); null: it is one thing.
alter table variants
  add content_amount numeric(12, 5) check (content_amount > 0),
  add content_unit text check (content_unit in ('kg', 'l', 'm', 'm2', 'piece')),
  add check ((content_amount is null) = (content_unit is null));
