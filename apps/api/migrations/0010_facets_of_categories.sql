-- Codes of the features that lists of a category are filtered by first, in this order; null: those of its parent category.
alter table categories add column facets text[] check (cardinality(facets) <= 20);
