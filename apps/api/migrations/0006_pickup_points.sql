-- Points where parcels are collected: public lists of operators, shared by all shops of the installation (record 064). Requests only read them.
create table pickup_points (
  network text collate "C" not null check (network ~ '^[a-z][a-z0-9_]{0,29}$'),
  -- Upper case, without spaces.
  code text collate "C" not null check (code = upper(code)),
  name text not null,
  street text not null,
  postal_code text not null,
  city text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  opening_hours text not null,
  -- Where at the address it stands.
  description text not null,
  takes_cash_on_delivery boolean not null,
  -- Made up for the demo.
  is_sample boolean not null,
  -- City without letter case and accents; postal code without spaces and hyphens (features/pickup-points/search-keys.ts).
  city_key text collate "C" not null,
  postal_key text collate "C" not null,
  primary key (network, code)
);
create index on pickup_points (network, city_key);
create index on pickup_points (network, postal_key);
-- Nearest neighbours; 0.6 is the length of a degree of longitude in one of latitude, in Poland.
create index pickup_points_by_position on pickup_points using gist (point(longitude * 0.6, latitude));
grant select on pickup_points to stragan_app;
-- Kept when the chosen delivery changes, and in effect with a delivery of its network.
alter table carts add column pickup_network text, add column pickup_code text, add check ((pickup_network is null) = (pickup_code is null));
-- A snapshot: the point may move or close.
alter table orders add column pickup_point jsonb;
-- The points that a customer used last.
create index orders_with_pickup_point on orders (shop_id, customer_id, created_at) where pickup_point is not null;
