-- An undo gives entries of the inbox back to a member before it brings the member back.
alter table inbox_entries alter constraint inbox_entries_shop_id_assigned_to_fkey deferrable initially immediate;
