-- Named as the payment methods are: cash on delivery, and payment on collection.
alter function paid_at_the_door(text, text) rename to collected_on_delivery;
