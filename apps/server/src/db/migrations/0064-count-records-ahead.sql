-- MEM-08: due work counts long records before anybody reads them, and sees by this how far each is counted.
grant select on account_day_mark to maidan_app;
