-- PRO-01, PRO-02: rewards that pay in free rounds. The wallet keeps such a gift under a campaign of its own and pays what it wins,
-- so the grant has that campaign in place of a posting.
alter table reward_grant alter column ledger_transaction_id drop not null;
alter table reward_grant add column campaign_id text check (campaign_id ~ '^[A-Za-z0-9_.:-]{3,64}$');
alter table reward_grant drop constraint reward_grant_state_check;
alter table reward_grant add constraint reward_grant_state_check
  check (state in ('paid', 'locked', 'rounds', 'released', 'forfeited', 'expired', 'reversed'));
alter table reward_grant drop constraint reward_grant_check2;
alter table reward_grant add constraint reward_grant_locked_has_terms
  check (required is not null or state in ('paid', 'rounds', 'reversed'));
alter table reward_grant drop constraint reward_grant_check3;
alter table reward_grant add constraint reward_grant_ended
  check (state in ('paid', 'locked', 'rounds') = (ended_at is null));
alter table reward_grant add constraint reward_grant_paid_by
  check ((ledger_transaction_id is null) = (campaign_id is not null) and (state <> 'rounds' or campaign_id is not null));

-- PRO-03: whose draw is due.
create index reward_raffle_due on reward_raffle (merchant) where drawn_at is null;

-- Where free rounds are played: the titles of an engine.
create index game_by_engine on game (merchant, engine) where engine is not null;

-- Prizes are looked up by whose they are at every look at an account.
create index reward_prize_of_member on reward_prize (merchant, member_id);
