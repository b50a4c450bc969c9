-- A promotion does not go with its tier unnoticed, as where the undo of an older change removes the tier. Both go with their product or variant.
alter table promotions
  drop constraint promotions_shop_id_variant_id_quantity_fkey,
  add foreign key (shop_id, variant_id, quantity) references tiers;
