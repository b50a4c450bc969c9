-- What people have typed into forms of the back office and not sent yet (record 091).
create table drafts (
  shop_id int not null references shops on delete cascade,
  -- Who typed it: nobody else sees it.
  staff_id uuid not null,
  area text not null check (area in ('settings', 'money_settings', 'orders', 'shipments', 'inbox', 'customers')),
  -- What the form is about: a scope of the settings, an order, an entry of the inbox, a customer.
  subject text not null,
  -- Which of the forms about it.
  form text not null,
  -- Names and values of its controls, in their order.
  fields jsonb not null,
  -- Of the subject, as it was when the person began.
  revision text,
  created_at timestamptz not null default clock(),
  updated_at timestamptz not null default clock(),
  -- A draft is deleted with what it is about.
  order_uid text generated always as (case when area in ('orders', 'shipments') then subject end) stored,
  inbox_entry_id uuid generated always as (case when area = 'inbox' then subject::uuid end) stored,
  customer_id int generated always as (case when area = 'customers' then subject::int end) stored,
  primary key (shop_id, staff_id, area, subject, form),
  foreign key (shop_id, staff_id) references memberships on delete cascade,
  foreign key (shop_id, order_uid) references orders on delete cascade,
  foreign key (shop_id, inbox_entry_id) references inbox_entries on delete cascade,
  foreign key (shop_id, customer_id) references customers on delete cascade
);
create index on drafts (shop_id, order_uid);
create index on drafts (shop_id, inbox_entry_id);
create index on drafts (shop_id, customer_id);
create index on drafts (updated_at);
call enable_tenant_isolation('drafts');
