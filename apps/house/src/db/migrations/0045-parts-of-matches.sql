-- A part of a match that somebody bet on, as an over or a set, by its market. Its result stands before that of the match, whose last pass decides
-- whatever has no row here.
create table book_part (
  match_id text not null references book_match (id),
  market text not null,
  state text not null default 'open' check (state in ('open', 'final')),
  final_at timestamptz not null,
  primary key (match_id, market)
);
create index book_part_due on book_part (final_at) where state = 'open';

-- Matches that bets were taken on before are settled by the rule that these were sold under: broken off, all of them is void. No row is written for
-- what all of them have from now on, and what comes after has the other.
alter table book_match add column parts_stand boolean not null default false;
alter table book_match alter column parts_stand set default true;

grant select, insert, update on book_part to maidan_house_app;
