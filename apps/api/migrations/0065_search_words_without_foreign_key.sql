-- `search_words`: what a foreign key and a trigger checked for each word and statement, index_products does once (../sql/search.sql).
alter table search_words drop constraint search_words_shop_id_product_id_fkey;
drop trigger if exists share_vocabulary_lock on search_words;
drop function if exists share_vocabulary_lock();
