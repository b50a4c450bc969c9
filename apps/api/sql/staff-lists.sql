-- Searches of the back office.

-- The words by which a customer is found: of name and company, the e-mail address and its domain, the NIP, and the last nine digits of the phone number.
create or replace function words_of_customer(customer customers) returns setof text language sql stable as $$
  select word from regexp_split_to_table(fold(concat_ws(' ', customer.first_name, customer.last_name, customer.company)), '[\s.,;:/&"''()-]+') word
  where word <> ''
  union select customer.email_key
  union select split_part(customer.email_key, '@', 2)
  union select lower(customer.nip) where customer.nip <> ''
  union select right(regexp_replace(customer.phone, '\D', '', 'g'), 9) where customer.phone ~ '\d'
$$;

create or replace function index_customer() returns trigger language plpgsql as $$
begin
  delete from customer_words where shop_id = new.shop_id and customer_id = new.id;
  insert into customer_words (shop_id, word, customer_id) select new.shop_id, left(word, 200), new.id from words_of_customer(new) word on conflict do nothing;
  return null;
end $$;
create or replace trigger index_on_insert after insert on customers for each row execute function index_customer();
create or replace trigger index_on_update after update of email, first_name, last_name, company, nip, phone on customers
  for each row execute function index_customer();

-- The customers whose words begin with each of the given ones, or whose NIP or phone number is one of the given numbers. Bounded: what finds more is
-- too short a search.
create or replace function find_customers(shop int, words text[], numbers text[]) returns table (customer_id int) language sql stable as $$
  (select found.customer_id from unnest(words) given (word)
  cross join lateral (
    select distinct customer_id from customer_words
    where shop_id = shop and customer_words.word >= given.word and customer_words.word < given.word || U&'\+10FFFF'
    limit 20000
  ) found
  group by found.customer_id having count(*) = cardinality(words) limit 2000)
  union
  select customer_id from customer_words where shop_id = shop and word = any (numbers)
$$;

-- Customers that were stored before there were words. A migration that changes what the words are deletes them first.
insert into customer_words (shop_id, word, customer_id)
  select distinct customers.shop_id, left(word, 200), id from customers cross join lateral words_of_customer(customers) word
  where not exists (select from customer_words indexed where indexed.shop_id = customers.shop_id and indexed.customer_id = customers.id);
