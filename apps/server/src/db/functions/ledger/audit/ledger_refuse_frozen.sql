create or replace function ledger_refuse_frozen(p_account bigint) returns void
language plpgsql
as $$
begin
  raise exception using errcode = 'LG007',
    message = format('account %s does not agree with its history and stands still until it is mended', p_account);
end $$;

revoke all on function ledger_refuse_frozen from public;
