alter table categories add column picture_id int, add foreign key (shop_id, picture_id) references pictures;
