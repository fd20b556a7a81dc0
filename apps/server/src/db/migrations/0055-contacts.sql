-- MEM-14: an address that was only typed is told from one that a code has proved, as with numbers (0012).
alter table member add column email_verified_at timestamptz;
