-- The most that one round of a title can pay, in stakes, as its engine says; not always a whole number (decision 0080). A world that is
-- there gets it at its next start.
alter table game add column max_win double precision check (max_win > 0);
alter table game_engine add column max_win double precision check (max_win > 0);
