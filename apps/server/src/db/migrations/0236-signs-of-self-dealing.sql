-- T9: how often each of two won, so that opposite bets are known where both may lose or both may win as well. What was counted without
-- it is looked at again.
alter table team_opposite add column one_won int not null default 0, add column other_won int not null default 0;
alter table team_opposite alter column one_won drop default, alter column other_won drop default;
delete from team_opposite;
update team_opposite_clock set seen_at = least(seen_at, platform_now() - interval '9 days');
-- Money that goes in circles is looked for among the transfers of a week.
create index upline_transfer_by_time on upline_transfer (merchant, at);
