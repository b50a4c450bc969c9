-- What people send to a shop, and what was done about it. What was sent is in the row that an entry points at; the entry ends with it, as
-- its period of retention or an erasure says.
create table inbox_entries (
  shop_id int not null references shops on delete cascade,
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default clock(),
  kind text not null check (kind in ('withdrawal', 'complaint', 'message', 'vending', 'application')),
  state text not null default 'new' check (state in ('new', 'in_progress', 'done')),
  -- The last day, inclusive, to pay a withdrawal back or to answer a complaint; null where no law sets one.
  due_on date,
  assigned_to uuid,
  claim_id uuid,
  message_id uuid,
  application_id uuid,
  primary key (shop_id, id),
  unique (shop_id, claim_id),
  unique (shop_id, message_id),
  unique (shop_id, application_id),
  foreign key (shop_id, claim_id) references order_claims on delete cascade,
  foreign key (shop_id, message_id) references contact_messages on delete cascade,
  foreign key (shop_id, application_id) references career_applications on delete cascade,
  foreign key (shop_id, assigned_to) references memberships on delete set null (assigned_to),
  check (num_nonnulls(claim_id, message_id, application_id) = 1)
);
create index on inbox_entries (shop_id, created_at, id);
create index inbox_entries_open on inbox_entries (shop_id, state, due_on) where state <> 'done';
create index on inbox_entries (shop_id, assigned_to);
call enable_tenant_isolation('inbox_entries');

create table inbox_replies (
  shop_id int not null,
  id uuid not null default gen_random_uuid(),
  entry_id uuid not null,
  created_at timestamptz not null default clock(),
  -- The name of the person, or of the API key, at that time.
  author text not null,
  subject text not null,
  text text not null,
  primary key (shop_id, id),
  foreign key (shop_id, entry_id) references inbox_entries on delete cascade
);
create index on inbox_replies (shop_id, entry_id);
call enable_tenant_isolation('inbox_replies');

-- The messages of somebody who closes an account.
create index on contact_messages (shop_id, lower(email));

-- What came in before there was an inbox; what is older than the periods has been dealt with elsewhere.
insert into inbox_entries (shop_id, created_at, kind, state, due_on, claim_id, message_id, application_id)
select shop_id, created_at, kind, case when created_at < clock() - interval '14 days' then 'done' else 'new' end,
  case when claim_id is not null then (created_at at time zone 'Europe/Warsaw')::date + 14 end, claim_id, message_id, application_id
from (
  select shop_id, created_at, kind, id as claim_id, null::uuid as message_id, null::uuid as application_id from order_claims
  union all
  select shop_id, created_at, case when about is null then 'message' else 'vending' end, null, id, null from contact_messages
  union all
  select shop_id, created_at, 'application', null, null, id from career_applications
) sent;
