-- Whether a picture shows another product of the family, or one of several variants: pages say so below it.
alter table pictures add column is_family_picture boolean not null default false;
