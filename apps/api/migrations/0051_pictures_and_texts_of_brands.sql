-- Undo takes back the picture of a category and the logo of a brand row by row, in an order that these references allow only at its end (record 103).
alter table brands alter constraint brands_shop_id_logo_id_fkey deferrable initially immediate;
alter table categories alter constraint categories_shop_id_picture_id_fkey deferrable initially immediate;

-- What brands say to search engines, as products and categories do.
alter table brands add column seo_title jsonb not null default '{}', add column seo_description jsonb not null default '{}';
