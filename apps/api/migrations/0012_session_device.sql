-- Browser and operating system of the login, by which customers recognise their sessions; null without a login.
alter table sessions add column device text check (char_length(device) <= 60);
