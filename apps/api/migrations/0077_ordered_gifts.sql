-- A gift that an order has is not deleted.
create index on orders (shop_id, gift_id) where gift_id is not null;
-- A gift that is deleted leaves carts.
create index on carts (shop_id, gift_id) where gift_id is not null;
