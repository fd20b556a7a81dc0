-- A second shape of round: the player acts between draws that were all made at the bet. What such a round comes to is known only
-- when its last action is taken. `pending_action` is one on its way to the wallet, `extra_bets` how many of those there ever were.
alter table round
  add column shape text not null default 'instant' check (shape in ('instant', 'stepwise')),
  add column actions jsonb not null default '[]' check (jsonb_typeof(actions) = 'array'),
  add column pending_action jsonb,
  add column pending_cost bigint check (pending_cost > 0),
  add column extra_bets integer not null default 0,
  drop constraint round_state_check,
  add constraint round_state_check check (
    state in ('deciding', 'bet-sent', 'open', 'action-sent', 'win-sent', 'settled', 'refused', 'rolled-back')),
  drop constraint round_check,
  add constraint round_is_decided check (
    (outcome is not null and win is not null)
    or state in ('deciding', 'refused')
    or (shape = 'stepwise' and state in ('bet-sent', 'open', 'action-sent', 'rolled-back'))),
  add constraint round_steps check (shape = 'stepwise' or (state not in ('open', 'action-sent', 'win-sent') and actions = '[]')),
  add constraint round_pending check (
    (state = 'action-sent') = (pending_action is not null) and (state = 'action-sent') = (pending_cost is not null));

-- A round that waits for its player must not keep them from every other game.
drop index round_open_once;
create unique index round_open_once on round (player_id, game_code)
  where state in ('deciding', 'bet-sent', 'open', 'action-sent', 'win-sent');
drop index round_due;
create index round_due on round (next_attempt_at)
  where state in ('deciding', 'bet-sent', 'open', 'action-sent', 'win-sent');
