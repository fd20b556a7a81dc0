-- Who plays here without being a person, as the platform says when it launches a game (decision 0082).
alter table play_session add column is_bot boolean not null default false;
alter table shared_bet add column is_bot boolean not null default false;
