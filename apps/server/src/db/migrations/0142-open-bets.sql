-- MEM-15: what a member has open is counted with every such bet, among all that they ever played. A spin is written closed at once and never
-- stands here.
create index game_round_open_of_member on game_round (merchant, member_id, placed_at desc, id desc) where state = 'open';
