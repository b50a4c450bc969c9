-- Statements of the application have one plan for all values (docs/decisions/032), and so would those inside functions. These are about
-- what is asked for: whether to guess, which shop's words, how long they are. Each call is planned for its own.
alter function search_products(int, text, text, boolean) set plan_cache_mode = force_custom_plan;
alter function nearest_symbols(int, text, int) set plan_cache_mode = force_custom_plan;
