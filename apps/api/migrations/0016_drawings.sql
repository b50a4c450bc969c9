-- Whether the original is a vector graphic, which dark screens show inverted.
alter table pictures add column is_drawing boolean not null default false;
