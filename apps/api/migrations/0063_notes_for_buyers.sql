-- The address of the buyer that a note was sent to; null of a note for staff alone (docs/decisions/086).
alter table order_notes add column sent_to text check (sent_to <> '');
