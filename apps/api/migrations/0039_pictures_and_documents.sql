-- A picture of a product is named by itself, not by its place: so that a removed one comes back beside those that have its place now.
delete from product_pictures twice using product_pictures first
  where first.shop_id = twice.shop_id and first.product_id = twice.product_id and first.picture_id = twice.picture_id and first.position < twice.position;
alter table product_pictures drop constraint product_pictures_pkey, add primary key (shop_id, product_id, picture_id);
create index on product_pictures (shop_id, picture_id);

-- Data sheets have an order. The number of pages of a PDF that staff upload is not always to be found.
alter table data_sheets add column position int not null default 0;
alter table documents alter column pages drop not null;
