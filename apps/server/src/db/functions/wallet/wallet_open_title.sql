-- The title that is played under the partner's game code, when it is open: the launched one; inside a live session also
-- any other live game of that vendor (W17). Null otherwise.
create or replace function wallet_open_title(p_seat launch_session, p_game_code text) returns text
language plpgsql stable as $$
declare
  v_seated record;
begin
  if not exists (select from vendor v
                 where v.merchant = p_seat.merchant and v.code = p_seat.vendor_code and v.state = 'open') then
    return null;
  end if;
  select * into v_seated from game g where g.merchant = p_seat.merchant and g.node_id = p_seat.node_id;
  if p_game_code = p_seat.game_code then
    return case when v_seated.open then v_seated.node_id end;
  end if;
  return (
    select g.node_id from game g
    where v_seated.category = 'LIVE' and g.category = 'LIVE' and g.open and g.engine = p_game_code
      and g.merchant = p_seat.merchant and g.vendor_code = p_seat.vendor_code
    order by g.sort_order limit 1);
end $$;

revoke all on function wallet_open_title from public;
