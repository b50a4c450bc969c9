-- What a shop tells beside its goods, and what it is told.

-- Files to download, by the hash of their bytes, which lie in the data folder.
create table documents (
  shop_id int not null references shops on delete cascade,
  id int not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  -- Under which it is saved.
  file_name text not null check (file_name ~ '^[a-z0-9-]+\.pdf$'),
  bytes int not null,
  pages int not null,
  primary key (shop_id, id),
  unique (shop_id, hash)
);
call protect_table('documents');

-- News, jobs, catalogues, machines, places: each kind's own texts and figures stand in `record`, checked when it is saved.
create table content_records (
  shop_id int not null references shops on delete cascade,
  kind text not null check (kind in ('article', 'career', 'catalog', 'vending_machine', 'distribution_point')),
  id int not null,
  position int not null,
  -- Of the kinds that are found by one.
  slug jsonb,
  slug_en text generated always as (slug ->> 'en') stored,
  slug_pl text generated always as (slug ->> 'pl') stored,
  -- Shown from then on, and until then.
  published_at timestamptz not null default clock(),
  valid_until timestamptz,
  picture_id int,
  document_id int,
  record jsonb not null,
  primary key (shop_id, kind, id),
  unique (shop_id, kind, slug_en),
  unique (shop_id, kind, slug_pl),
  foreign key (shop_id, picture_id) references pictures,
  foreign key (shop_id, document_id) references documents
);
call protect_table('content_records');

create table data_sheets (
  shop_id int not null,
  id int not null,
  product_id int not null,
  document_id int not null,
  title jsonb not null,
  primary key (shop_id, id),
  foreign key (shop_id, product_id) references products on delete cascade,
  foreign key (shop_id, document_id) references documents
);
create index on data_sheets (shop_id, product_id);
call protect_table('data_sheets');

create table contact_messages (
  shop_id int not null references shops on delete cascade,
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default clock(),
  language text not null check (language in ('en', 'pl')),
  name text not null,
  email text not null,
  phone text,
  subject text,
  text text not null,
  -- What was asked about, as it was called then.
  about text,
  primary key (shop_id, id)
);
call protect_table('contact_messages');

-- The CV lies in the row: what keeps the row from strangers keeps it too, and both are gone together.
create table career_applications (
  shop_id int not null references shops on delete cascade,
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default clock(),
  language text not null check (language in ('en', 'pl')),
  -- As it was called then; null for somebody who asks for any job.
  career text,
  name text not null,
  email text not null,
  phone text,
  message text,
  cv_name text not null,
  cv bytea not null,
  primary key (shop_id, id)
);
call protect_table('career_applications');
