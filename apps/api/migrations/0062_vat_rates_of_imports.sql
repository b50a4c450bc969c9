-- The VAT rate of what an import's file says is taxed without naming a rate; null: the file names rates (docs/decisions/101). Before, it was 23%.
alter table imports add column vat_percent int;
update imports set vat_percent = 23 where format <> 'own';

-- Rows of such files say that a product is taxed, and the import says the rate.
update import_rows set cells = jsonb_set(cells, array[place::text], '"taxed"')
from (
  select shop_id, id, place::int - 1 as place
  from imports cross join lateral jsonb_array_elements(columns) with ordinality given (described, place)
  where format <> 'own' and described ->> 'title' = 'vat_percent') rate
where import_rows.shop_id = rate.shop_id and import_id = rate.id and cells ->> rate.place = '23';
