-- The buyer, a company, declared that the purchase has no professional character for them.
alter table order_claims add column as_consumer boolean not null default false;
-- Consent to the use of the application in later recruitments.
alter table career_applications add column future_recruitments boolean not null default false;
