-- Why an act without a bet may not be, or null. Free play and tips begin something new and ask whether the player may play; a tip
-- is the player's to give, within the limits of a bet; nothing of it comes out of a purse that is being looked at. A partner that is switched off gives nothing new; what was won in free rounds,
-- and corrections, always arrive (W25).
create or replace function wallet_refuse_promotion(
  p_seat launch_session, p_member_status text, p_kind text, p_round text, p_game text, p_amount bigint, p_reference text,
  p_campaign text, p_reason text) returns text
language plpgsql stable as $$
declare
  v_grant free_round_grant;
  v_bet wallet_transaction;
  v_told record;
  v_rules record;
  v_may text;
begin
  if p_kind = 'free-bet' or p_reason = 'tip' then
    if exists (select from ledger_account f
               where f.merchant = p_seat.merchant and f.frozen_at is not null and f.shard = 0
                 and f.kind = case p_seat.wallet when 'vendor' then 'vendor_wallet' else 'member' end
                 and f.owner = case p_seat.wallet when 'vendor' then p_seat.member_id || ':' || p_seat.vendor_code
                   else p_seat.member_id::text end)
    then
      return 'PLAYER_DISABLED';
    end if;
    select * into v_rules from wallet_partner_rules(p_seat.merchant, p_seat.partner);
    v_may := wallet_may_play(p_seat, p_member_status,
      exists (select from session s
              where s.merchant = p_seat.merchant and s.id = p_seat.session_id and s.ended_at is not null),
      v_rules.closed, platform_now());
    if v_may is not null then
      return v_may;
    end if;
  end if;
  if p_reason = 'tip' then
    return case
      when exists (select from ledger_account e
                   where e.merchant = p_seat.merchant and split_part(e.owner, ':', 1) = p_seat.member_id::text
                     and e.may_be_negative and e.shard = 0 and e.kind in ('member', 'vendor_wallet')) then 'PLAYER_IN_DEBT'
      when p_amount > v_rules.most_per_bet
        or exists (select from protection_broken(p_seat.merchant, p_seat.member_id, '{stake,loss,time}', p_amount))
        or (v_rules.most_per_day is not null
          and wallet_staked_today(p_seat.merchant, p_seat.partner, p_seat.member_id, platform_now()) + p_amount
            > v_rules.most_per_day) then 'LIMIT_REACHED'
    end;
  end if;
  if p_campaign is null then
    return case
      when p_reason <> 'correction' and exists (select from vendor_partner p
        where p.merchant = p_seat.merchant and p.code = p_seat.partner and not p.enabled) then 'PARTNER_DISABLED'
    end;
  end if;

  select * into v_grant from free_round_grant g
  where g.merchant = p_seat.merchant and g.partner = p_seat.partner and g.campaign_id = p_campaign
    and g.member_id = p_seat.member_id and g.currency = p_seat.currency;
  if not found then
    return 'CAMPAIGN_NOT_FOUND';
  end if;
  -- What the partner has told of this campaign, and what of it was not taken back.
  select coalesce(bool_or(t.kind = 'free-bet'), false) as told,
    count(*) filter (where t.kind = 'free-bet' and t.state = 'applied') as bets,
    coalesce(sum(w.told_amount) filter (where t.kind = 'free-win' and t.state = 'applied'), 0) as won,
    coalesce(bool_or(t.kind = 'credit' and t.state = 'applied'), false) as paid
  into v_told
  from wallet_promotion w
  join wallet_transaction t on t.merchant = w.merchant and t.partner = w.partner and t.transaction_id = w.transaction_id
  where w.merchant = p_seat.merchant and w.partner = p_seat.partner and w.campaign_id = p_campaign
    and w.member_id = p_seat.member_id;
  if v_told.paid then
    return 'ALREADY_SETTLED';
  end if;
  if p_kind = 'free-bet' then
    return case
      when v_grant.cancelled_at is not null or v_grant.valid_to <= platform_now() then 'CAMPAIGN_NOT_FOUND'
      when wallet_open_title(p_seat, p_game) is null or not p_game = any(coalesce(v_grant.game_codes, array[p_game]))
        then 'INVALID_GAME'
      when v_told.bets >= v_grant.rounds or p_amount > v_grant.stake then 'LIMIT_REACHED'
    end;
  end if;
  if p_kind = 'free-win' then
    select * into v_bet from wallet_transaction t
    where t.merchant = p_seat.merchant and t.partner = p_seat.partner and t.transaction_id = p_reference;
    return case
      when v_bet.kind is distinct from 'free-bet' and v_bet.state is distinct from 'tombstone' then 'TRANSACTION_NOT_FOUND'
      when v_bet.member_id <> p_seat.member_id then 'INVALID_TOKEN'
      when v_bet.state <> 'applied' then 'ALREADY_ROLLED_BACK'
      when v_bet.round_id <> p_round then 'TRANSACTION_NOT_FOUND'
      when not exists (select from wallet_promotion w
                       where w.merchant = p_seat.merchant and w.partner = p_seat.partner
                         and w.transaction_id = p_reference and w.campaign_id = p_campaign) then 'CAMPAIGN_NOT_FOUND'
    end;
  end if;
  -- The end: the sum of what was told, or, of a partner that tells nothing but the end, what it says.
  return case
    when v_told.told and p_amount <> least(v_told.won, v_grant.most_won) then 'BAD_REQUEST'
    when p_amount > v_grant.most_won then 'LIMIT_REACHED'
  end;
end $$;

revoke all on function wallet_refuse_promotion from public;
