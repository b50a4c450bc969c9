-- The highest number that a picture of a shop ever had: imports of pictures look it up for each of them.
create index change_rows_of_pictures on change_rows (shop_id, ((row_key ->> 'id')::int)) where entity = 'picture';
