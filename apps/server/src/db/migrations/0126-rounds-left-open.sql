-- W23: rounds that a vendor has left open are looked for every few seconds, among all that are closed. A spin is written closed at
-- once and never stands here.
create index game_round_open on game_round (merchant, placed_at) where state = 'open';
