-- The reason is named as the error of a call is: permission_denied.

alter table imports drop constraint imports_failure_check;
update imports set failure = 'permission_lost' where failure = 'rights_lost';
alter table imports add constraint imports_failure_check check (failure in ('unreadable', 'too_many_rows', 'permission_lost', 'error'));
update archives set failure_reason = jsonb_set(failure_reason, '{problem}', '"permission_lost"') where failure_reason ->> 'problem' = 'rights_lost';
update product_picture_urls set problem = 'permission_lost' where problem = 'rights_lost';
