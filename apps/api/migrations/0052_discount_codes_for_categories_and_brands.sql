-- Discount codes for products of some categories, those below them included, or of some brands. Empty: of all. A category or brand that is
-- deleted leaves its id here, which matches nothing, so that a code never becomes one for all products.
alter table discount_codes
  add column category_ids int[] not null default '{}',
  add column brand_ids int[] not null default '{}';
