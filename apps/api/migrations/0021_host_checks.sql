-- Hosts that shops wait for: `hosts` has those that serve. Several shops may wait for one host; the first that proves it gets it.
alter table hosts add column created_at timestamptz not null default clock();
update hosts set created_at = shops.created_at from shops where shops.shop_id = hosts.shop_id;

create table host_claims (
  shop_id int not null references shops on delete cascade,
  host text not null check (host = lower(host) and host <> ''),
  -- What the DNS, or the host itself, has to answer.
  token text not null,
  created_at timestamptz not null default clock(),
  primary key (shop_id, host)
);
create index on host_claims (host);
call enable_tenant_isolation('host_claims');
