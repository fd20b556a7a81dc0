-- A4, A5: all contracts of one kind change one after the other, so that whoever looks along a line sees what holds.
create or replace function contract_lock(p_merchant text, p_type text) returns void
language sql
as $$ select pg_advisory_xact_lock(hashtextextended('contracts:' || p_merchant || ':' || p_type, 0)) $$;

revoke all on function contract_lock from public;
grant execute on function contract_lock to maidan_app;
