-- What a variant is sold in; quantities, stock, tiers, weights and prices are per sales unit (record 063).
alter table variants add column sales_unit text not null default 'piece' check (sales_unit in ('piece', 'pair', 'set', 'box', 'pack', 'bag',
  'carton', 'roll', 'can', 'bottle', 'canister', 'bucket', 'cartridge', 'tube', 'kg', 'm'));
-- What was packed before has a unit of its own, so that pieces are told from packs.
update variants set sales_unit = 'pack' where package_content_unit = 'piece' and package_content_amount <> 1;
alter table variants add constraint variants_sales_unit_and_content check (
  (sales_unit <> 'piece' or package_content_unit is distinct from 'piece' or package_content_amount = 1)
  and (sales_unit not in ('kg', 'm') or package_content_unit is null));
update order_lines set line = line || '{"sales_unit": {"code": "piece", "content": null}}';
drop function if exists package_content_json(numeric, text);
