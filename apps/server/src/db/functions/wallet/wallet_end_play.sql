-- T14: whoever turns up where the site is not offered plays no further. Wins and rollbacks of what was bet before still
-- arrive: only new play asks for a seat that lives (W6, W25).
create or replace function wallet_end_play(p_merchant text, p_session_ids uuid[]) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_ended int;
begin
  update launch_session set expires_at = platform_now()
  where merchant = p_merchant and session_id = any(p_session_ids) and expires_at > platform_now();
  get diagnostics v_ended = row_count;
  return v_ended;
end $$;

revoke all on function wallet_end_play from public;
grant execute on function wallet_end_play to maidan_app;
