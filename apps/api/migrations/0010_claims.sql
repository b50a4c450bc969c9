-- What buyers declare about an order: that they withdraw from it, or that something is wrong with the goods.

create table order_claims (
  shop_id int not null,
  id uuid not null default gen_random_uuid(),
  order_uid text not null,
  kind text not null check (kind in ('withdrawal', 'complaint')),
  created_at timestamptz not null default clock(),
  language text not null check (language in ('en', 'pl')),
  name text not null,
  email text not null,
  -- The lines that it is about, as they were called: name, symbol, pieces.
  lines jsonb not null,
  text text,
  -- Of a complaint.
  wish text check (wish in ('repair', 'replacement', 'price_reduction', 'refund')),
  primary key (shop_id, id),
  foreign key (shop_id, order_uid) references orders on delete cascade
);
create index on order_claims (shop_id, order_uid);
call protect_table('order_claims');
